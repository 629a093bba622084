# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How the line of play lies on the badge's table: whether it keeps its shape and its place, how small it gets, and
whether a sign lies on anything.

Rounds of random moves are laid tile by tile on the tables of a simulated badge, with a ghost before each.
"""

from __future__ import annotations

import collections
import random
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from displayio import Group

from engine import games
from engine.line_match import LineMatch
from figures import Figure, tables
from seats import PERSON
from tables.hud import left_of_keys
from tables.line import meet
from tables.line.hud import KEY

if TYPE_CHECKING:
    from typing import Any

    from app import App
    from engine.kinds import Options, Tile
    from engine.match import Happened
    from figures.tables import Table
    from kinds import Box, Steps
    from tables.line.board import Board
    from tables.line.ends import Ends
    from tables.line.hud import Keys
    from tables.line.layout import Layout

# % of plays after which tiles may lie elsewhere, with the double-six set and with a big one, in a quick run, too. Size
# comes first: a line is laid again rather than drawn small on a table that is half empty. Of the first and of SMALL,
# Kozel for four comes nearest: its table is low, and all 28 tiles may lie on it.
SHAPE, SHAPE_OF_BIG_SET = 7, 12
# With the double-six set:
SMALL = 1.2  # % of plays that may leave much of the table free to small tiles, but with house rules
BEYOND = 1  # % of rounds that may go beyond the table
ARROWS = "arrows"  # where a line goes on beyond the table, and no place for them may be free
RESTS = 0.2  # s without a press, after which ends have their points
APART = 4  # px between two signs in a row; numbers that are closer read as one
FLIGHT = 1  # the number of the motion in which the numbers of a play fly to their sum, from 0
FILLED = ((9, 3 / 4), (11, 1 / 2))  # px that are small, and how much of the table the box of smaller tiles takes


def measure(quick: bool) -> Iterator[Figure]:
    """Yield for each game: plays after which tiles lie elsewhere, wrong ghosts, ends whose mark or number is hidden,
    the sizes, lines in small tiles, and lines that go beyond the table."""
    from simulator import Simulator

    rounds = 50 if quick else 1000
    for table in of_lines():
        title = tables.title(*table)
        _, _, options = table
        is_limited = not quick and "set" not in options
        with Simulator(painted=False) as badge:
            counts = Counts(badge.start())
            random.seed(1)
            for _ in range(rounds):
                counts.play_round(*table)
        how = f"{rounds:,} random rounds, {counts.plays:,} plays"
        yield Figure(
            f"{title}: plays after which tiles lie elsewhere",
            counts.share(counts.moved),
            "% of plays",
            how,
            at_most=SHAPE_OF_BIG_SET if "set" in options else SHAPE,
        )
        signs = sum(counts.covering.values()) - counts.covering[ARROWS]
        for what, count, unit, among in (
            ("wrong ghosts", counts.wrong, "ghosts", how),
            ("choices of an end whose mark can't be seen", counts.unmarked, "choices", f"{counts.choices:,} choices"),
            ("signs that lie on a tile, a ghost or near another sign", signs, "signs", f"{how}: {counts.listed()}"),
        ):
            yield Figure(f"{title}: {what}", count, unit, among, at_most=0)
        yield Figure(
            f"{title}: plays in small tiles on a table with much space",
            counts.share(counts.small),
            "% of plays",
            f"{how}, {counts.sizes_told()}; below 11 px on less than half of the table, or below 9 on less than 3/4",
            at_most=SMALL if is_limited and not options else None,
        )
        yield Figure(
            f"{title}: rounds that go beyond the table",
            100 * counts.beyond / rounds,
            "% of rounds",
            how,
            at_most=BEYOND if is_limited else None,
        )


def of_lines() -> Iterator[Table]:
    """Yield the tables of all line games, each (game, seats, options): with the fewest and the most players, and
    then each variant with the fewest."""
    for name in games.NAMES:
        rules = games.load(name)
        if issubclass(rules, LineMatch):
            yield from ((name, seats, {}) for seats in sorted(set(rules.SEATS)))
            yield from ((name, rules.SEATS[0], options) for options in tables.variants(name)[1:])


class Counts:
    """The counts of rounds that are laid on the tables of an App."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.plays = self.moved = self.wrong = self.beyond = 0
        self.choices = self.unmarked = self.small = 0
        # By their kinds, how many signs are shown, and how many lie on anything.
        self.signs: collections.Counter[str] = collections.Counter()
        self.covering: collections.Counter[str] = collections.Counter()
        self.sizes: collections.Counter[int] = collections.Counter()

    def share(self, count: int) -> float:
        """How many of the plays these are, in %."""
        return 100 * count / self.plays

    def sizes_told(self) -> str:
        """How many of the plays there are with tiles of each size, as a text."""
        return ", ".join(
            f"{self.share(self.sizes[half]):.0f} % at {half} px" for half in sorted(self.sizes, reverse=True)
        )

    def listed(self) -> str:
        """How many signs of each kind lie on anything, of all of the kind, as a text."""
        return ", ".join(f"{self.covering[kind]:,} of {count:,} {kind}" for kind, count in self.signs.items())

    def play_round(self, game: str, seats: int, options: Options) -> None:
        """Lay a random round."""
        from tables.line import table
        from tables.line.hud import Keys

        match: LineMatch = games.load(game)(seats, options)  # type: ignore[assignment]  # as of_lines has it
        match.deal(random.getrandbits(30))
        art = self.app.art
        art.set_top(match.tiles[-1][0])
        self.app.match, self.app.names = match, ("",) * seats
        self.table = table.lay(art, match, [""] * seats, left_of_keys(art, KEY))
        keys = Keys(self.table)
        while match.legal_moves():
            self._look_at_marks(match)
            if match.turn == PERSON:
                self._look_at_gains(match, keys)
            tile, arm = move = random.choice(match.legal_moves())
            gain = match.gain(tile, arm) if tile else 0
            happened = match.play(move)
            if tile:
                self._lay(tile, arm, gain)
            if happened.points:
                self._look_at_points(match, happened)
        layout = self.table.board.layout
        self.beyond += not is_on_table(layout, box_of(self.table.board))

    def _look(self, kind: str, signs: Iterable[Box], *others: Box) -> None:
        """Count signs, whose boxes on the whole line these are, and those that lie on a tile, on one of the `others`
        or near each other."""
        board = self.table.board
        taken = [*map(board.box, board.spots), *others]
        for sign in signs:
            self.signs[kind] += 1
            self.covering[kind] += any(meet(sign, other) for other in taken)
            x, y, wide, high = sign
            taken.append((x - APART, y, wide + 2 * APART, high))

    def _on_line(self, group: Iterable[Any], scale: int = 1, x: int = 0, y: int = 0) -> Iterator[Box]:
        """Yield the boxes of the signs that can be seen in a Group of the board's, or in a list of its parts, on the
        whole line."""
        for sign in group:
            left, top = x + scale * sign.x, y + scale * sign.y
            if isinstance(sign, Group):
                yield from self._on_line(sign, sign.scale, left, top)
            elif left >= 0 <= top:
                yield left, top + self.table.board.y, scale * sign.width * sign.tile_width, scale * sign.tile_height

    def _look_at_marks(self, match: LineMatch) -> None:
        """Count the ends that can be chosen, and those whose mark lies mostly outside of the table; and look at the
        numbers of the ends in a turn with no ghost, and with one where a tile fits only one end; and at the points of
        a tile that fits several."""
        from tables.line.ends import Ends

        board = self.table.board
        if not board.spots:
            return
        marks = Ends(self.app, match, board)
        fits = [move for move in match.legal_moves() if move[0]]
        for _, arm in fits:
            x, y, wide, high = marks.edge(arm)
            self.choices += 1
            self.unmarked += not (0 <= x <= board.width - wide and 0 <= y + high // 2 < board.height)
        ghosts = [board.layout.ghost(*move, False) for move in fits if [tile for tile, _ in fits].count(move[0]) == 1]
        marks.show_numbers()
        for ghost in [None, *filter(None, ghosts)]:
            box = [board.box(ghost)] if ghost else []
            marks.keep_off(*box or [None])
            self._look("numbers of ends", self._on_line(board.marks), *box)
        self._look_at_choices(match, marks)
        board.hide_marks()
        board.drop_hidden_marks()

    def _look_at_choices(self, match: LineMatch, marks: Ends) -> None:
        """Look at the points of each tile at all ends where it fits, beside the edges and the numbers there."""
        board = self.table.board
        for tile in {tile for tile, _ in match.legal_moves() if tile}:
            arms = [arm for other, arm in match.legal_moves() if other == tile]
            marks.show(tile, arms, [match.gain(tile, arm) for arm in arms])
            if len(arms) > 1:
                time.sleep(RESTS)  # the badge's time
                marks.rest()
                self._look("points at ends", self._on_line(board.ahead), *self._on_line(board.marks))

    def _look_at_gains(self, match: LineMatch, keys: Keys) -> None:
        """Look at the points of each tile that can be chosen, where they stand above the hand."""
        table = self.table
        table.hand.show(match.hands[PERSON])
        for tile, arm in match.legal_moves():
            gain = match.gain(tile, arm) if tile else 0
            if gain:
                table.hand.choose(table.hand.tiles.index(tile))
                parts = len(table.group)
                keys.show("", gain=f"+{gain}")
                self._look("points above the hand", self._added(parts))
                keys.show()

    def _added(self, parts: int) -> list[Box]:
        """The boxes of the signs in the table's group that came after its first parts, a list."""
        return list(self._on_line(list(self.table.group)[parts:], y=-self.table.board.group.y))

    def _look_at_points(self, match: LineMatch, happened: Happened) -> None:
        """Look at the signs with the points of a play, before they fly to the score, and in the review."""
        from tables.line.scoring import Scoring

        board, parts = self.table.board, len(self.table.group)
        motions: list[int] = []

        def animate(duration: int, draw: Callable[[int], object]) -> Steps[None]:
            if len(motions) == FLIGHT:
                self._look("numbers and points of a play", self._added(parts))
            motions.append(duration)
            draw(256)
            yield

        self.app.animate = animate  # type: ignore[method-assign]  # as it takes no time
        for _ in Scoring(self.app, match, self.table).show(happened.seat, happened.points):
            pass
        board.show_sign(f"+{happened.points}", board.box(board.spots[-1]))
        self._look("points in the review", self._on_line(board.ahead))
        board.hide_ghost()

    def _lay(self, tile: Tile, arm: int, gain: int) -> None:
        """Lay a tile as a person does who has seen its ghost."""
        board = self.table.board
        layout = board.layout
        before = shape(layout)
        board.aim(tile, arm)
        if board.spots:
            board.ghost(tile, arm, gain)
        anew = shape(layout) != before
        ghost = layout.ghost(tile, arm)
        box = [board.box(ghost)] if ghost is not None else []
        signs = [sign for sign in board.ahead if sign.pixel_shader is not board.art.ghost]
        self._look("signs of ghosts", self._on_line(signs), *box)
        half, places, root = layout.half, layout.places[:], layout.spots[:1]
        board.hide_ghost()
        stays = layout.add(tile, arm)
        board.show()
        self._look(ARROWS, self._on_line(board.arrows))
        self.plays += 1
        self.moved += anew or not stays
        filled = share_of(layout, box_of(board))
        self.sizes[layout.half] += 1
        self.small += any(layout.half < half and filled < least for half, least in FILLED)
        # Where the first double comes to the middle of the table with all others, its ghost was where it is laid.
        moves = any(before != now for before, now in zip(places, layout.places))
        if ghost is not None:
            lies, lay = layout.spots[-1] - layout.spots[0], ghost - (root or layout.spots)[0]
            self.wrong += not stays or not moves and (lies, layout.half) != (lay, half)


def shape(layout: Layout) -> list[int]:
    """How all tiles lie relative to the first, wherever that is on the table."""
    return [place - layout.places[0] for place in layout.places]


def box_of(board: Board) -> tuple[int, int, int, int]:
    """The box of the whole line on a Board, in px: left, top, right and bottom."""
    left, top, wide, high = zip(*map(board.box, board.spots))
    return min(left), min(top), max(map(sum, zip(left, wide))), max(map(sum, zip(top, high)))


def share_of(layout: Layout, box: tuple[int, int, int, int]) -> float:
    """How much of the table a box takes, from 0 to 1, and more if it goes beyond."""
    left, top, right, bottom = box
    return (right - left) * (bottom - top) / (layout.space.width * layout.space.height)


def is_on_table(layout: Layout, box: tuple[int, int, int, int]) -> bool:
    """Whether the table has room for the whole line."""
    _, top, _, bottom = box
    return 0 <= top and bottom <= layout.space.height
