# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How the line of play lies on the badge's table: whether it keeps its shape and its place, and how small it gets.

Rounds of random moves are laid tile by tile, with a ghost before each. The table is 160 px wide and 73 high for
two; for more, whose names and scores take more of the screen, it is 62 high. Hands of big sets have no large tiles,
so the table is 2 px higher.
"""

import collections
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import games
from engine.line_match import LineMatch
from figures import Figure, tables

if TYPE_CHECKING:
    from engine.kinds import Options, Tile
    from figures.tables import Table
    from tables.line.layout import Layout

WIDTH = 160
FOR_TWO, FOR_MORE, BIG_SET = 73, 62, 2  # px; the last is added for big sets

# With the double-six set:
# % of plays after which tiles may lie elsewhere. Kozel for four comes nearest: its table is low, and the larger its
# tiles are, the less room they leave to the next ones.
SHAPE = 3
BEYOND = 1  # % of rounds that may go beyond the table


def measure(quick: bool) -> Iterator[Figure]:
    """Yield for each game: plays after which tiles lie or are drawn elsewhere, wrong ghosts, the sizes, and how far
    the line lies off the centre of the table."""
    rounds = 50 if quick else 1000
    for table in of_lines():
        title = tables.title(*table)
        _, _, options = table
        is_limited = not quick and "set" not in options
        counts = Counts()
        random.seed(1)
        for _ in range(rounds):
            counts.play_round(*table)
        how = f"{rounds:,} random rounds, {counts.plays:,} plays"
        yield Figure(
            f"{title}: plays after which tiles lie elsewhere",
            counts.share(counts.moved),
            "% of plays",
            how,
            at_most=SHAPE if is_limited else None,
        )
        yield Figure(f"{title}: wrong ghosts", counts.wrong, "ghosts", how, at_most=0)
        yield Figure(
            f"{title}: plays without a ghost",
            counts.share(counts.without),
            "% of plays",
            f"{how}; of a first double that all others move for",
        )
        yield Figure(
            f"{title}: choices of an end whose mark can't be seen",
            counts.unmarked,
            "choices",
            f"{how}, {counts.choices:,} choices",
            at_most=0,
        )
        yield Figure(
            f"{title}: plays that move laid tiles",
            counts.share(counts.redrawn),
            "% of plays",
            f"{how}; the line moves to the middle, gets smaller, or is laid again",
        )
        for half in sizes(options):
            yield Figure(f"{title}: plays at {half} px", counts.share(counts.sizes[half]), "% of plays", how)
        yield Figure(
            f"{title}: off the centre",
            sum(counts.off) / max(1, len(counts.off)),
            "px",
            f"{how}; mean of those on the table",
        )
        yield Figure(f"{title}: off the centre, most", max(counts.off, default=0), "px", how)
        yield Figure(
            f"{title}: rounds that go beyond the table",
            100 * counts.beyond / rounds,
            "% of rounds",
            how,
            at_most=BEYOND if is_limited else None,
        )


def of_lines() -> "Iterator[Table]":
    """Yield the tables of all line games, each (game, seats, options): with the fewest and the most players, and
    then each variant with the fewest."""
    for name in games.NAMES:
        rules = games.load(name)
        if issubclass(rules, LineMatch):
            yield from ((name, seats, {}) for seats in sorted(set(rules.SEATS)))
            yield from ((name, rules.SEATS[0], options) for options in tables.variants(name)[1:])


def height(seats: int, options: "Options") -> int:
    """The height of a table with these options, in px."""
    return (FOR_TWO if seats == 2 else FOR_MORE) + BIG_SET * ("set" in options)


def sizes(options: "Options") -> tuple[int, ...]:
    """The sizes of tiles with which a game with these options is played, in px of half a tile."""
    from drawings import HALVES, IN_HANDS

    return IN_HANDS if "set" in options else HALVES


class Counts:
    """The counts of rounds that are laid."""

    def __init__(self) -> None:
        self.plays = self.moved = self.wrong = self.without = self.beyond = self.redrawn = 0
        self.choices = self.unmarked = 0
        self.sizes: collections.Counter[int] = collections.Counter()
        self.off: list[float] = []  # for each play after which the line is on the table: px off the centre

    def share(self, count: int) -> float:
        """How many of the plays these are, in %."""
        return 100 * count / self.plays

    def play_round(self, game: str, seats: int, options: "Options") -> None:
        """Lay a random round."""
        from tables.line.layout import Layout

        match: LineMatch = games.load(game)(seats, options)  # type: ignore[assignment]  # as of_lines has it
        layout = Layout(
            WIDTH,
            height(seats, options),
            sizes(options),
            match.line.has_spinner,
            match.tiles[-1][0],
            match.double_in_middle,
        )
        match.deal(random.getrandbits(30))
        while match.legal_moves():
            self._look_at_marks(match, layout)
            tile, arm = move = random.choice(match.legal_moves())
            match.play(move)
            if tile is not None:
                self._lay(layout, tile, arm)
        self.beyond += not is_on_table(layout, box_of(layout))

    def _look_at_marks(self, match: LineMatch, layout: "Layout") -> None:
        """Count the ends that can be chosen, and those of whose mark the table doesn't show the most."""
        from tables.line.ends import Ends

        if not layout.tiles:
            return
        marks = Ends(None, match, Shown(layout))  # type: ignore[arg-type]  # all that it needs
        for arm in [arm for tile, arm in match.legal_moves() if tile is not None]:
            x, y, wide, high = marks.edge(arm)
            self.choices += 1
            self.unmarked += not (0 <= x <= layout.width - wide and 0 <= y + high // 2 < layout.height)

    def _lay(self, layout: "Layout", tile: "Tile", arm: int) -> None:
        before, drawn = shape(layout), (layout.half, layout.spots[:])
        ghost = layout.ghost(tile, arm)
        if ghost is None:
            layout.lay_anew_for(tile, arm)
            ghost = layout.ghost(tile, arm)
        anew = shape(layout) != before
        half, places, root = layout.half, layout.places[:], layout.spots[:1]
        stays = layout.add(tile, arm)
        self.plays += 1
        self.moved += anew or not stays
        self.redrawn += len(layout.spots) > 1 and drawn != (layout.half, layout.spots[:-1])
        self.sizes[layout.half] += 1
        box = box_of(layout)
        if is_on_table(layout, box):
            self.off.append(off_centre(layout, box))
        self.without += ghost is None
        # Where the first double comes to the middle of the table with all others, its ghost was where it is laid.
        moves = any(before != now for before, now in zip(places, layout.places))
        if ghost is not None:
            lies, lay = layout.spots[-1] - layout.spots[0], ghost - (root or layout.spots)[0]
            self.wrong += not stays or not moves and (lies, layout.half) != (lay, half)


class Shown:
    """What the marks at the ends have to know of a Board that shows a layout, and hasn't moved its window."""

    y = 0

    def __init__(self, layout: "Layout") -> None:
        self.layout = layout
        self.half = layout.half
        self.spots = layout.spots
        self.width = layout.width
        self.height = layout.height

    def drop_hidden_marks(self) -> None:
        """There are none."""

    def box(self, spot: int) -> tuple[int, int, int, int]:
        """See Board."""
        from tables.line.board import Board

        return Board.box(self, spot)  # type: ignore[arg-type]  # it reads only `half`


def shape(layout: "Layout") -> list[int]:
    """How all tiles lie relative to the first, wherever that is on the table."""
    return [place - layout.places[0] for place in layout.places]


def box_of(layout: "Layout") -> tuple[int, int, int, int]:
    """The box of the whole line on the table, in px: left, top, right and bottom."""
    left, top, wide, high = zip(*map(Shown(layout).box, layout.spots))
    return min(left), min(top), max(map(sum, zip(left, wide))), max(map(sum, zip(top, high)))


def off_centre(layout: "Layout", box: tuple[int, int, int, int]) -> float:
    """How far the line's middle is from the table's, across or down, whichever is more, in px."""
    left, top, right, bottom = box
    return max(abs(left + right - layout.width), abs(top + bottom - layout.height)) / 2


def is_on_table(layout: "Layout", box: tuple[int, int, int, int]) -> bool:
    """Whether the table has room for the whole line."""
    _, top, _, bottom = box
    return 0 <= top and bottom <= layout.height
