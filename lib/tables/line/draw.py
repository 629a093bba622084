# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows a seat drawing tiles in a line game."""

from __future__ import annotations

from drawings import IN_HANDS
from seats import PERSON
from tables.round import slide

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group, TileGrid

    from app import App
    from engine.line_match import LineMatch
    from engine.match import Happened
    from kinds import Place, Steps
    from tables.line import Table

_TIME = 200  # ms for a tile; cut short by a press
_MANY = 4  # from this many tiles in a row on, they come faster


def show(app: App, match: LineMatch, table: Table, happened: Happened, place: Place) -> Steps[None]:
    """Let the drawn tile fly from the pile to its `place`, x and y in px (generator)."""
    back = app.art.tile(IN_HANDS[-1])
    app.art.show_tile(back, None, True)
    app.play_sound("drawn")
    table.bar.show_stock()
    ours = happened.seat == PERSON
    time = _TIME if happened.drawn + 1 < _MANY else _TIME // 4
    yield from _fly(app, table.group if ours else table.board.group, back, table.status.pile, place, time)
    if ours:
        fit = [tile for tile, how in match.moves if tile]  # dim the others: the turn goes on
        yield from table.hand.change(match.hands[PERSON], fit)


def _fly(app: App, group: Group, sprite: TileGrid, start: Place, end: Place, duration: int) -> Steps[None]:
    """Let a sprite fly on top of a group, and remove it (generator). `start` and `end` are in px of the screen."""
    (x, y), (end_x, end_y) = start, end
    sprite.x, sprite.y = start = x, y - group.y  # before it can be seen
    group.append(sprite)
    yield from slide(app, sprite, start, (end_x, end_y - group.y), duration)
    group.pop()
