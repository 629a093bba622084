# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Lays a whole line again when it can't keep its shape. That is rare, so the module is loaded only for it.

A search looks for places on the table, around the root, below it, or along *snakes*, rows to and fro. It gives up soon,
so that nobody has to wait; then the arms are laid as snakes that go beyond the table, which takes no search.

Tiles are laid by a plan: an array of index << 2 | arm, for each arm from the root outwards.
"""

from __future__ import annotations

from array import array

from engine.line import ARMS, LEFT_ARM, UP_ARM
from tables.line.space import NORTH, TURNS, WEST, place_of, way_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tables.line.layout import Layout
    from tables.line.space import Bounds

_FOR_SNAKES = 2  # tries for each tile, mostly
_SPARE = 30  # tries that a search has, besides one for each tile
_ALONG = 3  # tries for each tile that a search along snakes has

# Orders in which to try the turns, see Space.fit: straight on first, or the turns to the preferred side first.
_STRAIGHT_ON = _COUNTERCLOCKWISE, _CLOCKWISE = b"\0\2\4\1\3", b"\0\1\3\2\4"
_ROUND = b"\2\4\0\1\3", b"\1\3\0\2\4"

# Ways to search, and for all but the last the orders of the four arms.
_AROUND, _BELOW, _MIRRORED, _SNAKES = range(4)
_ORDERS = (_CLOCKWISE,) * 4, (_COUNTERCLOCKWISE, _CLOCKWISE) * 2, (_COUNTERCLOCKWISE,) * 4


def lay(layout: Layout, in_middle: bool) -> None:
    """Lay all tiles of a Layout again with the `tries` that it has, in the largest size in which a search finds
    places on the table, or else as snakes. The root comes to the middle of the table, or unless it has to be
    `in_middle` to a place above it."""
    arms = [arm for arm in ARMS if layout.rays[arm]]
    # The arm with the least choice comes first. The arm's number decides ties: the badge's sort isn't stable.
    arms.sort(key=lambda arm: (arm < UP_ARM, len(layout.rays[arm]), arm))
    layout.tries -= _FOR_SNAKES * len(layout.tiles)
    plan = array("H", bytes(2 * (len(layout.tiles) - 1)))  # all but the root
    at = 0
    for arm in arms:
        for i in layout.rays[arm]:
            plan[at] = i << 2 | arm
            at += 1
    smallest = layout.halves[-1]
    layout.clear(0)
    for half in layout.halves:
        if half <= layout.half and (half == smallest or layout.may_hold(half)):
            for way in _ways(layout, half - smallest):
                if not (in_middle and way == _BELOW) and _search(layout, plan, half, way, in_middle):
                    return
    _lay_snakes(layout, arms, plan)


def _ways(layout: Layout, larger: int) -> tuple[int, ...]:
    """Return the ways to search in a size that is `larger` by some px than the smallest, the best first."""
    if layout.ends[UP_ARM]:
        return _AROUND, _BELOW, _MIRRORED
    return (_SNAKES, _AROUND, _BELOW) if larger > 1 else (_SNAKES, _AROUND)  # the smallest sizes need tries, too


def _search(layout: Layout, plan: array[int], half: int, way: int, in_middle: bool) -> bool:
    """Look for a place on the table for each tile, in that size. Return whether there is one for all."""
    tries = _ALONG * len(plan) if way == _SNAKES else len(plan) + _SPARE
    if layout.tries < tries:
        return False
    left, top, right, bottom = layout.space.window(half)
    most = layout.space.widest[3] - bottom
    if way == _SNAKES:
        before, after = [len(ray) for ray in layout.rays[:UP_ARM]]
        # The longer arm gets more of the table.
        lower = 0 if in_middle else max(-most, min((bottom - top) * (after - before) // (2 * len(plan)), most))
        windows, orders = _parts(layout, (left, top + lower, right, bottom + lower)), None
    else:
        lower = (bottom - top) * 3 // 10 if way == _BELOW else 0
        windows = ((left, top + lower, right, bottom + min(lower, most)),) * len(ARMS)
        orders = _ORDERS[way]
    return _lay_by_plan(layout, plan, windows, layout.tries - tries, orders)


def _lay_snakes(layout: Layout, arms: list[int], plan: array[int]) -> None:
    """Lay each arm in rows, to and fro, in its own part of the table, and as far beyond the table as it must go.
    There is always room for that."""
    rays = layout.rays
    longest = max([len(ray) for ray in rays])
    # All arms grow at the same time, so that each finds its way beside the others.
    at = 0
    for k in range(longest):
        for arm in arms:
            if k < len(rays[arm]):
                plan[at] = rays[arm][k] << 2 | arm
                at += 1
    # On a screen of 128 px, 700 rounds took at most half a unit for each tile of the longest arm; with four arms,
    # one unit.
    more = longest if layout.ends[UP_ARM] else longest // 2
    rise = 0
    laid = False
    while not laid:  # the first pass has always been enough, with at most three tries for each tile
        rise += more + 4
        layout.clear(rise)
        laid = _lay_by_plan(layout, plan, _parts(layout, layout.space.widest), layout.tries - 8 * len(plan))


def _parts(layout: Layout, window: Bounds) -> tuple[Bounds, ...]:
    """Return a window for each arm, its own part of a larger one: about half of it, or a quarter if there are four
    arms."""
    left, top, right, bottom = window
    x, y = layout.space.centre(place_of(layout.ends[LEFT_ARM][0]))
    if not layout.ends[UP_ARM]:
        return (left, top, right, y + 2), (left, y - 2, right, bottom)
    return (
        (left, top, x - 1, y + 2),
        (x + 1, y - 2, right, bottom),
        (x - 2, top, right, y - 2),
        (left, y + 2, x + 2, bottom),
    )


def _lay_by_plan(
    layout: Layout,
    plan: array[int],
    windows: Sequence[Bounds],
    until: int,
    orders: Sequence[bytes] | None = None,
) -> bool:
    """Lay the tiles of a plan, each in the window of its arm. Return whether that was possible; if not, lay none.

    The search is depth-first: it tries the turns in the arm's order, and if a tile fits nowhere, it moves the tile
    before. It gives up once only `until` tries are left. Without orders the arms are snakes.
    """
    turns = bytearray(len(plan))
    at = 0
    while layout.tries > until:
        arm = plan[at] & 3
        i = plan[at] >> 2
        window = windows[arm]
        turn = turns[at]
        if turn == len(TURNS):
            if not at:
                return False
            while at:
                turns[at] = 0
                at -= 1
                layout.pull(plan[at] & 3)
                if orders or plan[at] & 3 == arm:  # moving a tile of another snake wouldn't help this one
                    break
            continue
        turns[at] = turn + 1
        turn = (orders[arm] if orders else _turns_of_snake(layout, arm, window))[turn]
        if layout.push(arm, i, turn, window):
            at += 1
            if at == len(plan):
                return True
    while at:
        at -= 1
        layout.pull(plan[at] & 3)
    return False


def _turns_of_snake(layout: Layout, arm: int, window: Bounds) -> bytes:
    """Return the order of turns for the next tile of a snake: straight on along a row; at its end away from the
    middle of the table, then at once into the next row, towards its longer part."""
    end = layout.ends[arm][-1]
    way = way_of(end)
    if way < NORTH:
        return _STRAIGHT_ON[(way == WEST) == (arm in (LEFT_ARM, UP_ARM))]
    is_left = 2 * layout.space.centre(place_of(end))[0] < window[0] + window[2]
    return _ROUND[(way == NORTH) == is_left]
