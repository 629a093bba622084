# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table in the review of a match of Tien Gow."""

from drawings import GOLD, WHITE
from engine.chinese_moves import DROP, LEAD
from tables import review
from tables.tricks.hand import HEIGHT as HAND
from tables.tricks.table import Table
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from app import App
    from engine.games.tien_gow import Game
    from engine.kinds import Move
    from engine.match import Happened


class View:
    """See Review.view. A trick stays until the next one is led."""

    covers = True
    _plays: "list[tuple[int, Move]]"

    def __init__(self, app: "App", match: "Game") -> None:
        self.app = app
        self.words = app.words
        self.table = table = Table(app.art, match, app.names, self.words)
        self.trick, self.bar, self.hand, self.group = table.trick, table.bar, table.hand, table.group
        self.rows = self.group, app.art.width - review.width(app.art), app.art.height - HAND + 2, 11
        self.hand.group.pop(1)  # the cursor: nothing is picked
        self.rewind(match)

    def rewind(self, match: "Game") -> None:
        """See Review.view."""
        self.match = self.table.match = self.bar.match = match
        # The seats and moves of the trick that lies on the table.
        first = match.turn - len(match.trick)
        self._plays = [((first + i) % match.seats, move) for i, move in enumerate(match.trick)]

    def add(self, happened: "Happened") -> None:
        """See Review.view."""
        if happened.move[1] == LEAD:
            self._plays = []
        self._plays.append((happened.seat, happened.move))

    def finish(self) -> "Iterable[bool]":
        """See Review.view."""
        return ()

    def show(self, happened: "Happened | None") -> None:
        """See Review.view."""
        match = self.match
        self._show_trick()
        self.bar.show_tiles()
        self.bar.show_tricks()
        self.bar.mark.show(match.turn if match.moves else None)
        ended = happened and happened.ended
        self.table.verdict.show("  ".join(["%+d" % points for points in ended.points]) if ended else "")
        if happened:
            self._say_of(happened)

    def _show_trick(self) -> None:
        """Show the trick that lies on the table, if there is one, and the tiles that win it."""
        self.trick.clear()
        for seat, move in self._plays:
            self.trick.add(seat, move)
        if self._plays:
            self.table.show_best()
        else:
            self.table.best.show("")

    def _say_of(self, happened: "Happened") -> None:
        match = self.match
        played, how = happened.move
        values: "tuple[int, ...]"
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

    def show_hand(self, seat: int, move: "Move | None") -> None:
        """See Review.view."""
        hand = self.hand
        hand.show(self.match.hands[seat])
        hand.name_groups()
        if move:
            left, picked = list(move[0]), []
            for i, tile in enumerate(hand.tiles):
                if tile in left:
                    left.remove(tile)
                    picked.append(i)
            hand.pick(picked, hand.tiles)


class Scene(review.Review):
    """See Review."""

    chinese = True

    def view(self, match: "Game", moves: "Iterator[Move]") -> View:
        """See Review."""
        return View(self.app, match)
