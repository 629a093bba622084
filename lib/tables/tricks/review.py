# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table in the review of a match of Tien Gow."""

from __future__ import annotations

import displayio

from drawings import GOLD, WHITE
from engine.chinese_moves import DROP, LEAD
from seats import PERSON
from tables import review
from tables.tricks.hand import HEIGHT as HAND
from tables.tricks.hand import RAISE
from tables.tricks.table import Table
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from app import App
    from engine.games.tien_gow import Game
    from engine.kinds import ChineseMove, Move, Tile
    from engine.match import Happened


_LINE = 2  # px of a line below a better tile


class View:
    """See Review.view. A trick stays until the next one is led.

    marks  the Group of the lines below the better tiles
    """

    covers = True
    _moves: list[ChineseMove]
    _points = ""  # what each seat gains, once the round is over

    def __init__(self, app: App, match: Game) -> None:
        self.app = app
        self.words = app.words
        beside = review.width(app.art)
        self.table = table = Table(app.art, match, app.names, self.words, beside)
        self.trick, self.bar, self.hand, self.group = table.trick, table.bar, table.hand, table.group
        self.rows = self.group, app.art.width - beside, app.art.height - HAND + 2, 11
        self.hand.group.pop(1)  # the cursor: nothing is picked
        self.marks = displayio.Group()
        self.hand.group.append(self.marks)
        self._better: Sequence[Tile] = ()  # the tiles of a better move
        self.rewind(match)

    def rewind(self, match: Game) -> None:
        """See Review.view."""
        self.match = self.table.match = self.bar.match = match
        self._moves = list(match.trick)  # of the trick that lies on the table

    def add(self, happened: Happened) -> None:
        """See Review.view."""
        if happened.move[1] == LEAD:
            self._moves = []
        self._moves.append(happened.move)

    def finish(self) -> Iterable[bool]:
        """See Review.view."""
        return ()

    def show(self, happened: Happened | None) -> None:
        """See Review.view."""
        match = self.match
        self._better = ()
        self._show_trick()
        self.bar.show_tiles()
        self.bar.show_tricks()
        self.bar.mark.show(match.turn if match.moves else None)
        ended = happened and happened.ended
        self._points = self._told(ended.points) if ended else ""
        if happened:
            self._say_of(happened)

    def _told(self, points: Sequence[int]) -> str:
        """Return the points of each seat as a text, closer together if there is little space."""
        texts = ["%+d" % gained for gained in points]
        text = "  ".join(texts)
        return text if self.hand.words.fits(text) else " ".join(texts)

    def _show_trick(self) -> None:
        """Show the tiles that win the trick that lies on the table, if there is one, and what beats them."""
        trick = self.trick
        trick.clear()
        for move in self._moves:
            if move[1] != DROP:
                trick.add(move[0])
                trick.settle(move)
        if trick.tiles:
            self.table.show_best()
            trick.show_ladder()

    def _say_of(self, happened: Happened) -> None:
        match = self.match
        played, how = happened.move
        values: tuple[int, ...]
        seat, values = happened.seat, ()
        if len(match.trick) in (0, match.seats):
            seat = match.winning
            name, values = (names.WON_TRICKS, (len(played),)) if len(played) > 1 else (names.WON_TRICK, ())
        elif how == DROP:
            name, values = names.DROPPED, (len(played),)
        else:
            name = names.TRICKS_LED if how == LEAD else names.BEAT
        self.say(self.app.sentence(seat, name, *values), *([GOLD] if seat != happened.seat else []))

    def say(self, text: str, colour: int = WHITE) -> None:
        """See Review.view."""
        self.table.say(text, colour)

    def show_better(self, moves: Sequence[Move], points: int) -> Iterable[bool]:
        """See Review.view. The better tiles are underlined."""
        self._better = moves[0][0]
        self._underline()
        return ()

    def _underline(self) -> None:
        """Underline the better tiles, if the hand is that of the person."""
        hand, marks, left = self.hand, self.marks, list(self._better)
        while len(marks):
            marks.pop()
        if sorted(hand.tiles) != sorted(self.match.hands[PERSON]):
            return
        for i, tile in enumerate(hand.tiles):
            if tile in left:
                left.remove(tile)
                hand.art.panel(marks, GOLD, hand.place(i)[0], hand.top + RAISE + 2 * hand.half - 1, hand.half, _LINE)

    def show_hand(self, seat: int, move: Move | None) -> None:
        """See Review.view."""
        hand = self.hand
        hand.show(self.match.hands[seat])
        hand.say(self._points, WHITE)
        hand.name_groups()
        if move:
            left, picked = list(move[0]), []
            for i, tile in enumerate(hand.tiles):
                if tile in left:
                    left.remove(tile)
                    picked.append(i)
            hand.pick(picked, hand.tiles)
        self._underline()


class Scene(review.Review):
    """See Review."""

    chinese = True

    def view(self, match: Game, moves: Iterator[Move]) -> View:
        """See Review."""
        return View(self.app, match)
