# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows how somebody draws tiles in a line game."""
from drawings import HALVES
from engine.moves import DRAW
from handheld.buttons import START
from seats import PERSON
from tables.round import forget_hurry, slide

_TIME = 200  # ms for a tile; cut short by a press
_MANY = 4  # once so many tiles are drawn in a row, they come faster


def draw(app, match, table, place, say_move):
    """A generator: draw on a Table until a tile fits, nothing is left to draw, or START is pressed between two
    tiles. `place(None)` returns where a tile comes to lie, and `say_move(DRAW, drawn)` says how many were drawn."""
    seat = match.turn
    back = app.art.tile(HALVES[-1])
    app.art.show_tile(back, None, True)
    drawn = match.drawn
    while match.moves and match.moves[0] == DRAW:
        match.play(DRAW)
        drawn += 1
        app.play_sound("drawn")
        table.bar.show_stock()
        group = table.group if seat == PERSON else table.board.group
        yield from _fly(app, group, back, table.status.pile, place(None), _TIME if drawn < _MANY else _TIME // 4)
        if seat == PERSON:
            fit = [tile for tile, how in match.moves if tile]  # as in the turn that goes on
            yield from table.hand.change(match.hands[PERSON], fit)
        say_move(DRAW, drawn)
        yield
        if app.pressed() == START:
            break
        forget_hurry(app, match, seat)


def _fly(app, group, sprite, start, end, duration):
    """Let a sprite fly to the person in front of everything else, or to another seat behind the bar; then remove
    it."""
    (x, y), (end_x, end_y) = start, end
    sprite.x, sprite.y = start = x, y - group.y  # before it can be seen
    group.append(sprite)
    yield from slide(app, sprite, start, (end_x, end_y - group.y), duration)
    group.pop()
