# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows the deals and moves of Tien Gow."""

from __future__ import annotations

import displayio

from drawings import BACK, GOLD, ICON, IVORY
from engine.chinese_moves import DROP, LEAD
from handheld.buttons import A
from seats import PERSON
from tables import sounds
from tables.round import beat, dealt, move_between, slide
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.games.tien_gow import Game
    from engine.kinds import ChineseMove
    from engine.match import Happened
    from kinds import Steps
    from tables.tricks.table import Table

# In ms; each is cut short by a press.
_SLIDE = 300
_LOOK_AT_DROP = 500  # at the last one, before who wins the trick is told
_LOOK_AT_TRICK = 900
_BRING = 230
_DEAL = 400
_TURN = 60  # to turn two tiles over

_BACKS = 2  # flights to each of the others, one after another: more would be too quick to see


class Animation:
    """Shows the deals and moves of a match on a Table."""

    def __init__(self, app: App, match: Game, table: Table) -> None:
        self.app = app
        self.match = match
        self.table = table
        self.seat = 0  # the seat that has made the move

    def deal(self) -> Steps[None]:
        """Let the person's tiles fly from the middle of the table to the hand, and small backs to the others; then
        turn the person's tiles over (generator)."""
        table, hand = self.table, self.table.hand
        pile = table.show_pile()
        start = pile.x - hand.group.x, pile.y - hand.group.y
        hand.cover()
        backs = displayio.Group()
        for _ in self.match.hands[PERSON + 1 :]:
            self.app.art.icon(backs, BACK, pile.x, pile.y)
        table.group.insert(table.group.index(table.trick.group), backs)
        count = len(hand.tiles)
        self._dealt = 0

        def draw(part: int) -> None:
            if self.app.hurries():
                return  # the other tiles go to their places when they are turned over
            for i in range(count):
                gone = dealt(part, i, count)
                if gone >= 0 and self._dealt == i:
                    self._dealt += 1
                    self.app.play_sound("deal")
                    table.bar.show_tiles(self._dealt)
                move_between(hand.sprites[i], start, hand.place(i), max(0, gone))
            gone = part * _BACKS % 256 if part < 256 else 256
            for seat, back in enumerate(backs, PERSON + 1):
                move_between(back, (pile.x, pile.y), table.bar.tiles_place(seat), gone)

        draw(0)
        yield from self.app.animate(_DEAL, draw)
        table.bar.show_tiles(count)
        for back in backs:
            back.x = -ICON  # off the screen, so that all of them can leave at once
        table.group.remove(pile)
        for i in range(0, count, 2):
            self.app.play_sound("turned")
            for k in range(i, min(i + 2, count)):
                hand.sprites[k].x, hand.sprites[k].y = hand.place(k)
            hand.turn(i, i + 2)
            if self.app.hurries():
                yield  # all at once would be too much for one frame
            else:
                yield from beat(self.app, _TURN)
        yield  # the cursor and the names have their own frame: they repaint most of the hand
        table.group.remove(backs)
        hand.move(0)
        hand.name_groups()
        yield

    def show(self, happened: Happened) -> Steps[None]:
        """Show a move and its results, a Happened (generator)."""
        table, match = self.table, self.match
        self.seat = happened.seat
        played, how = happened.move
        start = table.hand.left_of(played[0]) if self.seat == PERSON else None
        if self.seat == PERSON:
            yield from table.hand.change(match.hands[PERSON])
            yield
            table.hand.name_groups()
            yield
        yield from self._slide(happened.move, start)
        self.app.play_sound("laid")
        table.trick.settle(happened.move)
        yield
        table.bar.show_tiles()
        if how == DROP:
            self._say(self.seat, names.DROPPED, len(played))
        else:
            self._say(self.seat, names.TRICKS_LED if how == LEAD else names.BEAT)
            yield
            table.show_best()
            yield
            table.trick.show_ladder()
        yield
        if len(match.trick) in (0, match.seats):
            if how == DROP and self.seat != PERSON:
                yield from self.app.pause(_LOOK_AT_DROP)
            yield from self._end_trick(match.winning, len(played))
        if happened.ended:
            sounds.end(self.app.handheld, match)

    def _say(self, seat: int, name: int, *values: object, colour: int = IVORY) -> None:
        self.table.say(self.app.sentence(seat, name, *values), colour)

    def _slide(self, move: ChineseMove, start: int | None) -> Steps[None]:
        """Let tiles slide to the trick (generator): from the seat's row, or from `start`, their left end in the
        person's hand in px. Dropped ones lie face down."""
        table = self.table
        tiles, how = move
        play = table.trick.add((None,) * len(tiles) if how == DROP else tiles)
        place = table.bar.tiles_place(self.seat) if start is None else (start, table.tray)
        yield from slide(self.app, play, place, (play.x, play.y), _SLIDE)

    def _end_trick(self, winner: int, count: int) -> Steps[None]:
        """Let the trick slide to its winner (generator)."""
        table = self.table
        trick = table.trick
        if count > 1:
            self._say(winner, names.WON_TRICKS, count, colour=GOLD)
        else:
            self._say(winner, names.WON_TRICK, colour=GOLD)
        self.app.play_sound("trick" if winner == PERSON else "their_trick")
        yield from self.app.pause(_LOOK_AT_TRICK)
        trick.take()
        yield
        place = table.bar.tricks_place(winner)
        yield from self.app.animate(_BRING, lambda part: trick.bring(place, part))
        trick.clear()
        yield
        table.bar.show_tricks()
        self.app.forget_press(A)  # a press that cut this short has done its work
        yield
