# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of play: its arms, open ends and count (docs/rules.md, "Words, and what all line games share").

An *arm* is one of the rows of tiles, up to four, in which the line grows from its first tile or the spinner. It is
*open* while another tile can be joined to its end.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from .kinds import MaybeNone, Tile

    Answer = TypeVar("Answer")

LEFT_ARM, RIGHT_ARM, UP_ARM, DOWN_ARM, FIRST = range(5)
ARMS = (LEFT_ARM, RIGHT_ARM, UP_ARM, DOWN_ARM)

BOTH_SIDES = 1 << LEFT_ARM | 1 << RIGHT_ARM  # in `bare`: a first double whose long sides are both free

CLOSED = -1  # in `ends`: nothing can be joined to this arm


class Line:
    """The tiles on the table, outwards from the first.

    tiles    a list in the order of play
    arms     the arm that each tile was joined to, a bytearray; FIRST for the first tile
    ends     the number at the end of each arm, which the next tile must match, or CLOSED
    pips     the pips that each arm adds to the count
    spinner  the first double played, or None; stays None in games without a spinner
    bare     a bit for each arm whose next tile covers a side of the spinner or of a first double
    """

    def __init__(self, has_spinner: bool = True) -> None:
        self.has_spinner = has_spinner
        self.clear()

    def clear(self) -> None:
        """Remove all tiles."""
        self.tiles: list[Tile] = []
        self.arms = bytearray()
        self.ends = [CLOSED] * 4
        self.pips = [0] * 4
        self.spinner: Tile | MaybeNone = None
        self.bare = 0

    def reserve(self, count: int) -> None:
        """Make space for `count` tiles: a list that grows needs ever larger blocks of memory, and late in a round
        the badge may have none."""
        tiles, self.tiles = self.tiles, [None] * count  # type: ignore[list-item]  # they go at once
        del self.tiles[:]
        self.tiles += tiles

    def copy(self) -> Line:
        """Return another line with the same tiles."""
        line = Line(self.has_spinner)
        line.tiles += self.tiles  # on the badge this leaves space for one more tile, for `having`
        line.arms += self.arms
        line.take_ends(self)
        return line

    def take_ends(self, other: Line) -> None:
        """Take the ends of another line, without its tiles: that is enough to know what fits and counts."""
        self.ends[:] = other.ends
        self.pips[:] = other.pips
        self.spinner = other.spinner
        self.bare = other.bare

    def count(self) -> int:
        """Return the sum of the pips at the open ends. A double at an end counts both halves, and so does the
        first tile while it is alone. The spinner's sides `up` and `down` count once a tile lies there."""
        return sum(self.pips)

    def counting(self) -> list[int]:
        """Return the pips of each end that counts, as a list; `count` is their sum."""
        return [self.pips[arm] for arm in self.counting_arms()]

    def counting_arms(self) -> list[int]:
        """Return the arms whose ends count, as a list."""
        arms = {LEFT_ARM, RIGHT_ARM}
        arms.update(self.arms[1:])
        return [arm for arm in ARMS if arm in arms]

    def plays(self) -> list[tuple[Tile, int]]:
        """Return the tiles with their arms in the order of play, as a list of (tile, arm)."""
        return list(zip(self.tiles, self.arms))

    def end_index(self, arm: int) -> int:
        """Return the index of the tile at the end of an arm. While the arm is empty, that is the first tile, or for
        up and down the spinner."""
        for i in range(len(self.arms) - 1, -1, -1):
            if self.arms[i] == arm:
                return i
        return self.tiles.index(self.spinner) if self.spinner and arm > RIGHT_ARM else 0

    def end_tile(self, arm: int) -> Tile:
        """Return the tile at the end of an arm."""
        return self.tiles[self.end_index(arm)]

    def add(self, tile: Tile, arm: int) -> None:
        """Join a tile to an arm, or lay it as the first with FIRST: its larger half is the left end.

        The tile must fit: the caller checks that (see Match.play).
        """
        self.tiles += [tile]  # on the badge `append` would double a list that is full
        self.arms.append(arm)
        self.follow(tile, arm)

    def follow(self, tile: Tile, arm: int) -> None:
        """Update the ends as `add` does, without the tile itself: that is enough to know what fits and counts."""
        high, low = tile
        if arm == FIRST:
            self._start(high, low)
            return
        if self.bare >> arm & 1:
            self._cover(arm)
        if high == low:
            self.pips[arm] = high + high
            if self.has_spinner and self.spinner is None:
                self.spinner = tile
                self.bare = 1 << arm
        else:
            self.ends[arm] = self.pips[arm] = low if self.ends[arm] == high else high

    def rest(self, arm: int) -> int:
        """Return the count without an arm's end, which no longer counts once another tile lies there. The pips of a
        first double that is bare on two sides still count on its other side."""
        covers_first = self.bare == BOTH_SIDES
        return self.count() - (0 if covers_first else self.pips[arm])

    def having(self, tile: Tile, arm: int, ask: Callable[[Line], Answer]) -> Answer:
        """Add a tile, call `ask(line)`, remove the tile again, and return the answer."""
        arms, ends, pips, spinner, bare = self.arms, self.ends, self.pips, self.spinner, self.bare
        self.arms, self.ends, self.pips = arms[:], ends[:], pips[:]
        self.add(tile, arm)
        answer = ask(self)
        del self.tiles[-1:]  # on the badge `pop` would free some of the list's space
        self.arms, self.ends, self.pips, self.spinner, self.bare = arms, ends, pips, spinner, bare
        return answer

    def _start(self, high: int, low: int) -> None:
        self.ends[LEFT_ARM] = self.pips[LEFT_ARM] = high
        self.ends[RIGHT_ARM] = self.pips[RIGHT_ARM] = low
        if high == low:
            self.bare = BOTH_SIDES
            if self.has_spinner:
                self.spinner = (high, low)

    def _cover(self, arm: int) -> None:
        """Cover a side of the spinner or of a first double. After the first side, the other becomes an end that
        counts both halves; after the last, the spinner opens up and down."""
        self.bare ^= 1 << arm
        if self.bare:
            self.pips[RIGHT_ARM - arm] = 2 * self.ends[arm]
        elif self.spinner:
            self.ends[UP_ARM] = self.ends[DOWN_ARM] = self.spinner[0]
