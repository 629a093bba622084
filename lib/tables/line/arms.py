# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The arms of a line of play in the space around its table: lays one more tile on an arm, if it has room there."""

from __future__ import annotations

from engine.line import ARMS, LEFT_ARM, RIGHT_ARM, UP_ARM
from tables.line.space import STRAIGHT, Space, crossing, number_of, way_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.kinds import MaybeNone, Tile
    from tables.line.space import Bounds


class Arms:
    """The part of a Layout that knows its arms. No laid tile moves here.

    rays         for each arm the indexes of its tiles, outwards from the root, the tile at which all arms begin
    ends         for each arm the ends of its last tiles, the outermost last
    space        the Space in which the tiles lie
    tries        the number of places that may still be tried; `push` counts them here
    """

    has_spinner: bool
    tiles: list[Tile]
    rays: list[list[int]]
    ends: list[list[int]]
    space: Space | MaybeNone
    tries: int
    _root: int
    _doubles: bytearray

    def last(self, arm: int) -> tuple[int, int]:
        """Return the index of the tile at the end of an open arm, and the way in which the next one joins it."""
        ray = self.rays[arm]
        return ray[-1] if ray else self._root, way_of(self.ends[arm][-1])

    def _begin(self, tile: Tile, arm: int) -> None:
        """Make a tile the last of an arm; it has no place yet."""
        self._note(tile, 1)
        self.rays[arm] += [len(self.tiles) - 1]  # on the badge `append` would double a list that is full

    def _give_up(self, tile: Tile, arm: int) -> None:
        """Undo `_begin`."""
        self.rays[arm].pop()
        self._note(tile, -1)

    def _note(self, tile: Tile, step: int) -> None:
        """Count a tile as laid, or with a step of -1 as still to come."""
        if step > 0:
            self.tiles.append(tile)
        else:
            del self.tiles[-1:]  # on the badge `pop` would free some of the list's space
        high, low = tile
        if high == low:
            self._doubles[high] -= step

    def _set_ends(self, left: int, right: int) -> None:
        """Begin the arms at the root, whose left and right ends these are."""
        up, down = crossing(right)
        self.ends = [[left], [right], [], []]
        if self.has_spinner and left & STRAIGHT:
            self.ends[UP_ARM:] = [up], [down]

    def _extend_by(self, arm: int, window: Bounds, turn: int, ahead: bool) -> bool:
        """Lay the last tile of an arm in one of `_ways_on`. Return whether that was possible."""
        if not self.push(arm, self.rays[arm][-1], turn, window):
            return False
        if not ahead or self._has_room_for_doubles(window):
            return True
        self.pull(arm)
        return False

    def _has_room_for_doubles(self, window: Bounds) -> bool:
        """Return whether each double that can come next has room at its end, in a window."""
        for arm in ARMS if self.rays[LEFT_ARM] and self.rays[RIGHT_ARM] else ARMS[:UP_ARM]:
            if self.ends[arm]:
                end = self.ends[arm][-1]
                number = number_of(end)
                if self._doubles[number] and not self.space.fit(end, number, 0, window):
                    return False
        return True

    def push(self, arm: int, i: int, turn: int, window: Bounds) -> int | None:
        """Lay tile number `i` at the end of an arm, in one of the TURNS, if it fits there and a window shows it.
        Return its end, or None if it doesn't fit."""
        ends, space = self.ends[arm], self.space
        high, low = self.tiles[i]
        self.tries -= 1
        end = space.fit(ends[-1], low if number_of(ends[-1]) == high else high, turn, window)
        if end:
            ends += [end]  # `append` would double a list that is full
            space.cover(end)
        return end

    def pull(self, arm: int) -> None:
        """Take the last tile of an arm off the table."""
        self.space.cover(self.ends[arm].pop())
