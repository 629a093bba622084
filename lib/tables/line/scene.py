# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of a line game: rounds are played here, until the match is over or the player leaves."""
import modules
from drawings import HALVES
from engine.moves import DRAW
from handheld.buttons import START
from seats import PERSON
from tables.hud import left_of_keys
from tables.line import ASK
from tables.line.hud import KEY, Keys
from tables.round import LOOK, Presses, Round, remember
from words import names

_LOOK_IN_TURN = 300  # ms to look at a move if another of the others' turns follows

_LINES_ONLY = HALVES[2]  # px of half a tile, in the one size that no hand has
_TABLE = "tables.line.table"  # what makes a table
# The modules that say what a move was, and that the line goes on beyond the table. They are loaded after the move
# was seen, and make room for the next turn.
_TOLD = "tables.line.markers", "tables.line.arrows", "tables.line.phrases", "tables.line.draw", "tables.sounds"


class Scene(Round):
    """The table's screen, and the flow of a round on it: see Round."""

    def __init__(self, app):
        super().__init__(app)
        art, match = app.art, self.match
        art.let_go_fonts()
        self._goes_on = goes_on = bool(match.moves or app.kept)  # kept, too, if the round's end was paused
        if not goes_on:
            app.next_deal()
        # In a turn that was paused: whether the person had begun to choose, and where the ghost lay, if it did.
        kept, chosen, self._begun, self._arm = app.kept or (None, None, False, None)
        app.kept = None
        made = modules.module(_TABLE)
        kept = made.still_right(app, kept)
        self.table = table = made.lay(
            art, match, app.names, left_of_keys(art, KEY), app.settings.hand == "suit", kept)
        if chosen in table.hand.tiles:  # which may be in another order now
            table.hand.cursor = table.hand.tiles.index(chosen)
        self._laying = made.begin(app, match, table, goes_on, kept)  # what shows the rest of the line
        self.guide = made.guide(app, match, table)
        modules.let_go((_TABLE,))
        self.group, self.mark = table.group, table.bar.mark
        self.keys = Keys(table)
        self._animation = None  # the Animation of moves, once it is loaded

    def begin(self):
        """See Round."""
        laying, self._laying = self._laying, None  # with which its module goes, too
        if self._goes_on:
            yield  # show the first picture before the modules for a turn are loaded
            yield from laying
        else:
            for sprite in self.table.hand.group:
                sprite.x = -self.app.art.width
            yield  # show the first picture before the modules for the deal are loaded
            with modules.Passing():
                yield from modules.module("tables.line.deal").begin(self.app, self.match, self.table)

    def keep(self):
        """See Round."""
        table, hand = self.table, self.table.hand
        chosen = hand.tiles[hand.cursor] if hand.cursor < len(hand.tiles) else None
        return (table.board.keep(), table.status.said, self.app.settings.language), chosen, self._begun, self._arm

    def make_room(self, to_think):
        """See Round."""
        modules.let_go(_TOLD)
        if to_think:
            self._animation = None
            modules.let_go(("tables.line.animation",))
            self.table.board.put_layout_away()
        if self.table.board.half < _LINES_ONLY:
            self.app.art.let_go_tiles(_LINES_ONLY)  # no line gets larger again

    def get_ready(self):
        """See Round."""
        self.table.board.get_layout()
        if not self._animation:
            animation = modules.module("tables.line.animation")
            self._animation = animation.Animation(self.app, self.match, self.table)

    def look(self):
        """See Round. There is no wait before a seat goes on drawing, and a short one if several others follow."""
        if self.match.drawn:
            return 0
        return LOOK if self.match.seats == 2 or self._may_take_back() else _LOOK_IN_TURN

    def _may_take_back(self):
        """Return whether the person may take a tile back. A tile that had to lead would only be laid again."""
        match = self.match
        chosen = len(match.line.tiles) > 1 or not match.lead_key(match)
        return self.app.settings.undo and chosen and match.has_just_played(PERSON)

    def offer_undo(self):
        """See Round. A draw can't be taken back, since it has shown what was hidden."""
        may = self._may_take_back()
        if may:
            word = self.app.words(names.UNDO_KEY)
            self.keys.show("", word, instead="Ⓑ " + word)
        return may

    def take_back(self):
        """See Round."""
        self.app.play_sound("undone")
        self.keys.show()
        yield  # answer the press at once: reading the modules takes longer
        self.table.board.get_layout()
        with modules.Passing():
            tile = yield from modules.module("tables.line.undo").take_back(self.app, self.match, self.table)
        self.table.hand.cursor = self.table.hand.tiles.index(tile)

    def choose(self):
        """See Round."""
        if self.guide and not self._begun:
            remember(self.app, self.match)  # the person may read a note for long
            yield from self.table.hand.light(self.match.moves)  # the note may be about which tiles fit
            if (yield from self.guide.explain()) == START:
                return None
        presses = Presses(self.app, self.match)
        move = yield from self._choose(presses)
        while move == ASK:
            self.make_room(True)  # thinking about a hint takes as much as about a move
            modules.collect()
            found = yield from self.app.hint()
            move = yield from self._choose(presses, found)
        return move

    def _choose(self, presses, *found):
        """A generator: let the person choose with an Input, or go on with it after the hint that was `found`;
        returns what the Input does."""
        self.get_ready()  # so that A is answered at once
        choice = modules.module("tables.line.input").Input(self.app, self.match, self.table, self.keys, presses)
        move = yield from (choice.go_on(*found) if found else choice.choose(self._begun, self._arm))
        self._begun, self._arm = not move, choice.arm
        modules.let_go(("tables.line.input",))
        return move

    def show(self, happened):
        """See Round."""
        self.keys.show()
        yield from self._animation.show(happened)

    def follows(self, happened):
        """See Round. After a draw the seat goes on drawing, until START is pressed."""
        draws = happened.move == DRAW and DRAW in self.match.moves
        return DRAW if draws and self.app.pressed() != START else None

    def end(self):
        """See Round. The guide explains it first."""
        if self.guide and self.match.ended:
            self.app.save()  # the person may read the note for long
            if (yield from self.guide.explain()) == START:
                self.leave("pause")
                return
        yield from super().end()
