# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table in the review of a match of Pai Gow."""

from __future__ import annotations

from drawings import GOLD
from engine.games.pai_gow import BANKER, house_way
from seats import PERSON
from tables import review
from tables.pai_gow.hud import KEYS_HIGH, ROW
from tables.pai_gow.phrases import outcome
from tables.pai_gow.table import Table, lay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from app import App
    from engine.games.pai_gow import Game
    from engine.kinds import Move, Tile
    from engine.match import Happened
    from tables.pai_gow.hand import Hand


class View:
    """See Review.view. All tiles are open; before the split they lie in the order of the deal."""

    covers = False
    show_hand: Callable[[int, Move | None], None]  # isn't called

    def __init__(self, app: App, match: Game) -> None:
        self.table = table = Table(app.art, match, app.names, app.words)
        self.group = table.group
        self.rows = table.page, 3, app.art.page_height - KEYS_HIGH - ROW, ROW
        for i in (0, 1):
            table.put(i, 0)
            table.put(i, 1)
        self.rewind(match)

    def rewind(self, match: Game) -> None:
        """See Review.view."""
        table, hands = self.table, match.hands
        self.match = table.match = table.bar.match = match
        for title, verdict in zip(table.titles, table.verdicts):
            title.show("")
            verdict.clear()
        _put(table.mine, _halves(hands[PERSON]))
        _put(table.bankers, _halves(hands[BANKER]))

    def add(self, happened: Happened) -> None:
        """See Review.view."""
        table = self.table
        split, house = _halves(happened.move[0]), house_way(self.match.hands[BANKER])
        _put(table.mine, split, True)
        _put(table.bankers, house, True)
        for verdict, mine, bankers in zip(table.verdicts, split, house):
            verdict.show(mine, bankers)

    def finish(self) -> Iterable[bool]:
        """See Review.view."""
        return ()

    def show(self, happened: Happened | None) -> None:
        """See Review.view."""
        self.table.bar.show()
        if happened:
            self.say(*outcome(self.table.words, happened.ended))

    def show_better(self, moves: Sequence[Move], points: int) -> Iterator[bool]:
        """See Review.view. The better split lies in place of the tiles as they were dealt."""
        for _ in lay(self.table.mine, _halves(moves[0][0])):
            yield True

    def say(self, text: str, colour: int = GOLD) -> None:
        """See Review.view."""
        self.table.say(text, colour)


def _put(hands: list[Hand], split: Sequence[tuple[Tile, ...]], named: bool = False) -> None:
    for hand, pair in zip(hands, split):
        if not named:
            hand.cover("")
        hand.lay(pair)
        if named:
            hand.show_name()


def _halves(tiles: Sequence[Tile]) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    return tuple(tiles[:2]), tuple(tiles[2:])


class Scene(review.Review):
    """See Review."""

    chinese = True

    def view(self, match: Game, moves: Iterator[Move]) -> View:
        """See Review."""
        return View(self.app, match)
