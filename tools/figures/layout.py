# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How the line of play lies on the badge's table: whether it keeps its shape and its place, how small it gets, and
whether the numbers at its ends lie on anything.

Rounds of random moves are laid tile by tile, with a ghost before each. The table is 160 px wide and 73 high for
two; for more, whose names and scores take more of the screen, it is 62 high, and for seven and eight 51. Hands of big
sets have no large tiles, so the table is 2 px higher.
"""

from __future__ import annotations

import collections
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import games
from engine.line_match import LineMatch
from figures import Figure, tables

if TYPE_CHECKING:
    from displayio import Palette, TileGrid

    from engine.kinds import Options, Tile
    from figures.tables import Table
    from kinds import Box
    from tables.line.ends import Ends
    from tables.line.layout import Layout

WIDTH = 160
FOR_TWO, FOR_MORE, FOR_CROWD, BIG_SET = 73, 62, 51, 2  # px; the last is added for big sets
CROWD = 7  # seats

# % of plays after which tiles may lie elsewhere, with the double-six set and with a big one, in a quick run, too. Size
# comes first: a line is laid again rather than drawn small on a table that is half empty. Of the first, Kozel for four
# comes nearest: its table is low, and all 28 tiles may lie on it.
SHAPE, SHAPE_OF_BIG_SET = 7, 12
# With the double-six set:
SMALL = 2.5  # % of plays that may leave much of the table free to small tiles
BEYOND = 1  # % of rounds that may go beyond the table
DIGIT = 6  # px from one digit to the next
FILLED = ((9, 3 / 4), (11, 1 / 2))  # px that are small, and how much of the table the box of smaller tiles takes


def measure(quick: bool) -> Iterator[Figure]:
    """Yield for each game: plays after which tiles lie elsewhere, wrong ghosts, ends whose mark or number is hidden,
    the sizes, lines in small tiles, and lines that go beyond the table."""
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
            at_most=SHAPE_OF_BIG_SET if "set" in options else SHAPE,
        )
        yield Figure(f"{title}: wrong ghosts", counts.wrong, "ghosts", how, at_most=0)
        yield Figure(
            f"{title}: choices of an end whose mark can't be seen",
            counts.unmarked,
            "choices",
            f"{how}, {counts.choices:,} choices",
            at_most=0,
        )
        yield Figure(
            f"{title}: numbers of ends that lie on a tile, a ghost or another number",
            counts.covering,
            "numbers",
            f"{how}, {counts.signs:,} numbers",
            at_most=0,
        )
        for half in sizes(options):
            yield Figure(
                f"{title}: plays at {half} px",
                counts.share(counts.sizes[half]),
                "% of plays",
                f"{how}; their box takes {100 * counts.filled[half] / max(1, counts.sizes[half]):.0f} % of the table",
            )
        yield Figure(
            f"{title}: plays in small tiles on a table with much space",
            counts.share(counts.small),
            "% of plays",
            f"{how}; below 11 px on less than half of the table, or below 9 px on less than three quarters",
            at_most=SMALL if is_limited else None,
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


def height(seats: int, options: Options) -> int:
    """The height of a table with these options, in px."""
    high = FOR_TWO if seats == 2 else FOR_MORE if seats < CROWD else FOR_CROWD
    return high + BIG_SET * ("set" in options)


def sizes(options: Options) -> tuple[int, ...]:
    """The sizes of tiles with which a game with these options is played, in px of half a tile."""
    from drawings import HALVES, IN_HANDS

    return IN_HANDS if "set" in options else HALVES


class Counts:
    """The counts of rounds that are laid."""

    def __init__(self) -> None:
        self.plays = self.moved = self.wrong = self.beyond = 0
        self.choices = self.unmarked = self.small = 0
        self.signs = self.covering = 0
        self.sizes: collections.Counter[int] = collections.Counter()
        # For each size, the sum of the shares of the table that the line's box takes after each play.
        self.filled: dict[int, float] = collections.defaultdict(float)

    def share(self, count: int) -> float:
        """How many of the plays these are, in %."""
        return 100 * count / self.plays

    def play_round(self, game: str, seats: int, options: Options) -> None:
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

    def _look_at_marks(self, match: LineMatch, layout: Layout) -> None:
        """Count the ends that can be chosen, and those whose mark lies mostly outside of the table."""
        from tables.line.ends import Ends

        if not layout.tiles:
            return
        marks = Ends(None, match, Shown(layout))  # type: ignore[arg-type]  # all that it needs
        for arm in [arm for tile, arm in match.legal_moves() if tile is not None]:
            x, y, wide, high = marks.edge(arm)
            self.choices += 1
            self.unmarked += not (0 <= x <= layout.width - wide and 0 <= y + high // 2 < layout.height)
        self._look_at_numbers(match, layout, marks)

    def _look_at_numbers(self, match: LineMatch, layout: Layout, marks: Ends) -> None:
        """Count the numbers that stand at the ends, and those that cover anything: in a turn with no ghost, and with
        one where a tile fits only one end."""
        from tables.line import markers

        board = marks.board
        fits = [move for move in match.legal_moves() if move[0] is not None]
        ghosts = [layout.ghost(tile, arm, False) for tile, arm in fits if [how for how, _ in fits].count(tile) == 1]
        marks.show_numbers()
        for ghost in [None, *[board.box(ghost) for ghost in ghosts if ghost is not None]]:
            marks.keep_off(ghost)
            shown = [(sign.x, sign.y, markers.width(sign), markers.HIGH) for sign in board.marks if sign.x >= 0]
            others = [board.box(spot) for spot in board.spots] + ([ghost] if ghost else [])
            self.signs += len(board.marks)
            self.covering += sum(covers(sign, others + shown[:i]) for i, sign in enumerate(shown))

    def _lay(self, layout: Layout, tile: Tile, arm: int) -> None:
        before = shape(layout)
        ghost = layout.ghost(tile, arm)
        if ghost is None:
            layout.lay_anew_for(tile, arm)
            ghost = layout.ghost(tile, arm)
        anew = shape(layout) != before
        half, places, root = layout.half, layout.places[:], layout.spots[:1]
        stays = layout.add(tile, arm)
        self.plays += 1
        self.moved += anew or not stays
        filled = share_of(layout, box_of(layout))
        self.sizes[layout.half] += 1
        self.filled[layout.half] += filled
        self.small += any(layout.half < half and filled < least for half, least in FILLED)
        # Where the first double comes to the middle of the table with all others, its ghost was where it is laid.
        moves = any(before != now for before, now in zip(places, layout.places))
        if ghost is not None:
            lies, lay = layout.spots[-1] - layout.spots[0], ghost - (root or layout.spots)[0]
            self.wrong += not stays or not moves and (lies, layout.half) != (lay, half)


def covers(sign: Box, others: list[Box]) -> bool:
    """Whether a sign lies on one of the other boxes."""
    from tables.line import meet

    return any(meet(sign, other) for other in others)


class Pen:
    """What the marks at the ends have to know of an Art: how wide a text is. It draws nothing."""

    font: Pen

    def __init__(self) -> None:
        self.font = self

    def width(self, text: str) -> int:
        """See Font: all digits are as wide."""
        return DIGIT * len(text)

    def draw(self, *_: object) -> None:
        """See Font."""

    def ink(self, *_: int) -> Palette:
        """See Art."""
        import displayio

        return displayio.Palette(2)


class Shown:
    """The part of a Board that the marks at the ends need: it shows a layout, and hasn't moved its window."""

    y = 0

    def __init__(self, layout: Layout) -> None:
        self.art = Pen()
        self.marks: list[TileGrid] = []
        self.layout = layout
        self.half = layout.half
        self.spots = layout.spots
        self.width = layout.width
        self.height = layout.height

    def drop_hidden_marks(self) -> None:
        """There are none."""

    def hide_marks(self) -> None:
        """There are none yet."""

    def box(self, spot: int) -> tuple[int, int, int, int]:
        """See Board."""
        from tables.line.board import Board

        return Board.box(self, spot)  # type: ignore[arg-type]  # it reads only `half`


def shape(layout: Layout) -> list[int]:
    """How all tiles lie relative to the first, wherever that is on the table."""
    return [place - layout.places[0] for place in layout.places]


def box_of(layout: Layout) -> tuple[int, int, int, int]:
    """The box of the whole line on the table, in px: left, top, right and bottom."""
    left, top, wide, high = zip(*map(Shown(layout).box, layout.spots))
    return min(left), min(top), max(map(sum, zip(left, wide))), max(map(sum, zip(top, high)))


def share_of(layout: Layout, box: tuple[int, int, int, int]) -> float:
    """How much of the table a box takes, from 0 to 1, and more if it goes beyond."""
    left, top, right, bottom = box
    return (right - left) * (bottom - top) / (layout.width * layout.height)


def is_on_table(layout: Layout, box: tuple[int, int, int, int]) -> bool:
    """Whether the table has room for the whole line."""
    _, top, _, bottom = box
    return 0 <= top and bottom <= layout.height
