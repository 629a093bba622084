# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows how somebody draws tiles in a line game."""
from drawings import HALVES
from seats import PERSON
from tables.round import slide

_TIME = 200  # ms for a tile; cut short by a press
_MANY = 4  # from so many tiles in a row on, they come faster


def show(app, match, table, happened, place):
    """A generator: show how a tile that was drawn comes to its `place`, x and y in px."""
    back = app.art.tile(HALVES[-1])
    app.art.show_tile(back, None, True)
    app.play_sound("drawn")
    table.bar.show_stock()
    ours = happened.seat == PERSON
    time = _TIME if happened.drawn + 1 < _MANY else _TIME // 4
    yield from _fly(app, table.group if ours else table.board.group, back, table.status.pile, place, time)
    if ours:
        fit = [tile for tile, how in match.moves if tile]  # as in the turn that goes on
        yield from table.hand.change(match.hands[PERSON], fit)


def _fly(app, group, sprite, start, end, duration):
    """Let a sprite fly to the person in front of everything else, or to another seat behind the bar; then remove
    it."""
    (x, y), (end_x, end_y) = start, end
    sprite.x, sprite.y = start = x, y - group.y  # before it can be seen
    group.append(sprite)
    yield from slide(app, sprite, start, (end_x, end_y - group.y), duration)
    group.pop()
