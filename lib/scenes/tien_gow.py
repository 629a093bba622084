# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of Tien Gow: rounds are played here, until the match is over or the player leaves."""
import gc

import modules
from app import PERSON
from art import ARROW_UP, BUTTON_A, BUTTON_B, FELT_DARK, GOLD_LIGHT, PAGE, WHITE
from engine import chinese, tiles
from table.keys import Keys
from table.picks import HEIGHT as HAND
from table.picks import Picks
from table.trick import Bar, Trick
from table.turns import Turns
from text.label import CENTRE

_COLUMNS = 26  # characters of what there is to do
_LINE = 9  # px
_TRAY = HAND + 2 * _LINE + 1

_KEY = 5  # characters
_KEY_ROW = 11  # px
_LOOK_IN_TURN = 400  # ms


class Scene(Turns):
    """The table's screen, and the flow of a round on it."""

    summary = "tien_gow_summary"

    def __init__(self, app):
        super().__init__(app)
        say = self.say
        self.art = art = app.art
        match = self.match
        goes_on = bool(match.moves)
        if not goes_on:
            app.next_deal()
        self.group = art.felt()
        columns = art.width // art.small.width
        left = (art.width - columns * art.small.width) // 2
        self.tray = tray = art.height - _TRAY  # px from the top
        self.trick = Trick(art, match.seats)
        self.trick.group.y = (tray + Bar.height - self.trick.height - _LINE) // 2
        self.group.append(self.trick.group)  # under all else
        self.best = art.label(
            self.group, art.small, GOLD_LIGHT, columns, left, self.trick.group.y + self.trick.height + 1, CENTRE)
        art.panel(self.group, FELT_DARK, 0, tray, art.width, _TRAY)
        self.bar = Bar(art, self.group, match, app.names)
        left = max(0, (art.width - PAGE[0]) // 2 + 2)
        self._message = art.label(self.group, art.small, WHITE, _COLUMNS, left, tray + 1)
        self.verdict = art.label(self.group, art.small, WHITE, _COLUMNS, left, tray + 1 + _LINE)
        self.keys = Keys(
            art, self.group, (BUTTON_A, BUTTON_B, ARROW_UP), _KEY, 1, art.height - HAND + 3, _KEY_ROW)
        self.hand = Picks(art, (say.CIVIL, say.MILITARY))
        self.hand.group.x, self.hand.group.y = left, art.height - HAND
        self.group.append(self.hand.group)
        self.hand.show(match.hands[PERSON])
        self.hand.show_words()
        first = match.turn - len(match.trick)
        for i, move in enumerate(match.trick):
            self.trick.add((first + i) % match.seats, move)
        if match.trick:
            self.show_best()
        self.tell(app.say.GOES_ON if goes_on else app.told(match.leader, say.BANKER))
        self.let_go_say()
        gc.collect()

    @property
    def say(self):
        """The sentences of this table. While a player thinks there isn't room for them."""
        return self.app.words("tien_gow")

    def let_go_say(self):
        """Let go of the sentences until they are asked for again."""
        modules.let_go(["text.%s.%s" % (self.app.settings.language, part) for part in ("tien_gow", "chinese")])

    def run(self):
        """See scenes."""
        following = yield from super().run()
        if following != self.summary:
            self.art.drop_chinese()
        return following

    def look(self):
        """See Turns."""
        return _LOOK_IN_TURN if self.match.trick else 0  # one has just looked at who leads

    def tell(self, text, colour=WHITE):
        """Say what to do, or what was done."""
        self._message.show(text, self.art.ink(colour))

    def choose(self):
        """See Turns."""
        return (yield from self.app.use("table.picking", lambda picking: picking.Picking(self).choose()))

    def make(self, move):
        """See Turns."""
        yield from self.app.use("table.taking", lambda taking: taking.Taking(self).make(move))

    def show_best(self):
        """Crown what wins the trick so far, and name it."""
        winner = self.match.winning
        self.trick.crown(winner)
        self.best.show(self.say.WINNING % (self.app.names[winner], self.name(self.trick.tiles[winner])))

    # What tiles make.

    def name(self, combined):
        """What tiles make that are a lead, in words."""
        say = self.say
        if combined == chinese.SUPREME:
            return say.SUPREME
        names = []
        for civil in (True, False):
            alike = [tile for tile in combined if chinese.is_civil(tile) == civil]
            if alike:
                names.append(self._kind(alike[0], len(alike), len(alike) == len(combined)))
        return say.SET % tuple(names) if len(names) == 2 else names[0]

    def _kind(self, tile, count, alone):
        """One or two tiles of a kind in words; `alone` unless they are part of a set."""
        say = self.say
        if chinese.is_civil(tile):
            name = say.NAMES.get(tile) or (tiles.name(tile) if count == 2 else say.CIVIL_TILE % tiles.name(tile))
        else:
            name = say.NUMBERS[sum(tile)][count - 1]
            if alone and count == 1:
                name = say.MILITARY_TILE % name
        if count == 1:
            return name
        return (say.PAIR if alone else say.TWO) % name
