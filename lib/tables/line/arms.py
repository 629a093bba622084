# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The arms of a line of play in the space around its table: lays one more tile on an arm, if it has room there."""

from engine.line import ARMS, LEFT_ARM, RIGHT_ARM, UP_ARM
from tables.line.space import ANY, ANY_OTHER, STRAIGHT, TURNS, Space, crossing, number_of, way_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.kinds import Tile
    from tables.line.space import Bounds

_UNKNOWN = -1  # the index of a tile that isn't known yet

_AHEAD = 20  # the most places to try to see whether all ends can go on: each takes some 0.9 ms on the badge


class Arms:
    """The part of a Layout that knows its arms. No laid tile moves here.

    rays         for each arm the indexes of its tiles, outwards from the root, the tile at which all arms begin
    ends         for each arm the ends of its last tiles, the outermost last
    space        the Space in which the tiles lie
    tries        the number of places that may still be tried; `push` and `leaves_room` count their tries here
    """

    has_spinner: bool
    tiles: "list[Tile]"
    rays: list[list[int]]
    ends: list[list[int]]
    space: Space
    tries: int
    _root: int
    _singles: bytearray
    _doubles: bytearray

    def last(self, arm: int) -> tuple[int, int]:
        """Return the index of the tile at the end of an open arm, and the way in which the next one joins it."""
        ray = self.rays[arm]
        return ray[-1] if ray else self._root, way_of(self.ends[arm][-1])

    def _begin(self, tile: "Tile", arm: int) -> None:
        """Make a tile the last of an arm; it has no place yet."""
        self._note(tile, 1)
        self.rays[arm] += [len(self.tiles) - 1]  # on the badge `append` would double a list that is full

    def _give_up(self, tile: "Tile", arm: int) -> None:
        """Undo `_begin`."""
        self.rays[arm].pop()
        self._note(tile, -1)

    def _note(self, tile: "Tile", step: int) -> None:
        """Count a tile as laid, or with a step of -1 as still to come."""
        if step > 0:
            self.tiles.append(tile)
        else:
            del self.tiles[-1:]  # on the badge `pop` would free some of the list's space
        high, low = tile
        if high == low:
            self._doubles[high] -= step
        else:
            self._singles[high] -= step
            self._singles[low] -= step

    def _set_ends(self, left: int, right: int) -> None:
        """Begin the arms at the root, whose left and right ends these are."""
        up, down = crossing(right)
        self.ends = [[left], [right], [], []]
        if self.has_spinner and left & STRAIGHT:
            self.ends[UP_ARM:] = [up], [down]

    def _extend_by(self, arm: int, window: "Bounds", turn: int, ahead: "bool | None") -> bool:
        """Lay the last tile of an arm in one of `_ways_on`. Return whether that was possible."""
        if not self.push(arm, self.rays[arm][-1], turn, window):
            return False
        if self.leaves_room(window, ahead):
            return True
        self.pull(arm)
        return False

    def leaves_room(self, window: "Bounds", ahead: "bool | None") -> bool:
        """Return whether the open ends can go on in a window. `ahead` tells how far to look: None, not at all;
        False, every double that can come next has room; True, also all ends together can go on by a tile each."""
        if ahead is None:
            return True
        arms = []
        for arm in ARMS if self.rays[LEFT_ARM] and self.rays[RIGHT_ARM] else ARMS[:UP_ARM]:
            if self.ends[arm]:
                end = self.ends[arm][-1]
                number = number_of(end)
                if self._doubles[number] and not self._has_room_for_double(end, window):
                    return False
                if self._singles[number]:
                    arms.append(arm)
        return not ahead or self._can_go_on(arms, window, self.tries - _AHEAD)

    def _can_go_on(self, arms: list[int], window: "Bounds", until: int) -> bool:
        """Return whether some arms together can go on by a tile each, with room for a double after each. Return
        False, too, once only `until` tries are left."""
        if not arms:
            return True
        arm = arms[0]
        for turn in TURNS:
            if self.tries <= until:
                break
            end = self.push(arm, _UNKNOWN, turn, window)
            if end:
                can = (not any(self._doubles) or self._has_room_for_double(end, window)) and self._can_go_on(
                    arms[1:], window, until
                )
                self.pull(arm)
                if can:
                    return True
        return False

    def push(self, arm: int, i: int, turn: int, window: "Bounds") -> "int | None":
        """Lay tile number `i` at the end of an arm, in one of the TURNS, if it fits there and a window shows it.
        Return its end, or None if it doesn't fit."""
        ends, space = self.ends[arm], self.space
        joined = ends[-1]
        number = number_of(joined)
        if i == _UNKNOWN:
            number = ANY_OTHER if number == ANY else ANY
        else:
            high, low = self.tiles[i]
            number = low if number == high else high
        self.tries -= 1
        end = space.fit(joined, number, turn, window)
        if end:
            ends += [end]  # `append` would double a list that is full
            space.cover(end)
        return end

    def pull(self, arm: int) -> None:
        """Take the last tile of an arm off the table."""
        self.space.cover(self.ends[arm].pop())

    def _has_room_for_double(self, end: int, window: "Bounds") -> "int | None":
        """Return a true value if the double of an end's number has room there. That counts as a try, too."""
        self.tries -= 1
        return self.space.fit(end, number_of(end), 0, window)
