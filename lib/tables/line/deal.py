# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How a round of a line game begins: the person's tiles are dealt, and whoever is near the end of the match is
named."""
from handheld.buttons import A
from tables.line import match_point
from tables.round import beat, dealt

# In ms; all is cut short by a press.
_TILE = 70  # to deal a tile
_TILES = 490  # to deal all of them, at most
_TURN = 30  # some tiles over, beside the frame that shows it
_LOOK = 900  # at who is near the end
_TURNS = 4  # in which all tiles are turned over


def begin(app, match, table):
    """A generator: fill the person's Hand on a Table, none of whose tiles is to be seen before."""
    yield from (_place(app, table.hand) if app.hurries() else _deal(app, table.hand, table.status.pile))
    app.forget_press(A)  # one that cut this short has done its work
    if match_point.tell(app, match, table, range(len(match.scores))):
        yield from app.pause(_LOOK)
        app.forget_press(A)


def _deal(app, hand, pile):
    """Let the tiles come from the pile, whose place is in px, one after another and face down, and turn over."""
    sprites = hand.group
    count = len(sprites)
    x, y = pile[0] - hand.group.x - hand.half // 4, pile[1] - hand.group.y - hand.half // 2
    off = 0
    for sprite in sprites:
        app.art.show_tile(sprite, None, True)

    def draw(part):
        nonlocal off
        for i in range(0 if app.hurries() else count):  # what isn't there yet will be when it is turned over
            gone = dealt(part, i, count)
            if gone < 0:
                break
            if i == off:
                off += 1
                app.play_sound("deal")
            end_x, end_y = hand.place(i)
            sprites[i].x, sprites[i].y = x + (end_x - x) * gone // 256, y + (end_y - y) * gone // 256

    yield from app.animate(min(_TILES, _TILE * count), draw)
    yield from _place(app, hand)


def _place(app, hand):
    """Have all tiles in their places, face up, some of them in each frame."""
    count = len(hand.tiles)
    together = -(-count // _TURNS)
    for first in range(0, count, together):
        for i in range(first, min(first + together, count)):
            sprite = hand.group[i]
            app.art.show_tile(sprite, hand.tiles[i], True)
            sprite.x, sprite.y = hand.place(i)
        if not app.hurries():
            app.play_sound("turned")
        yield
        yield from beat(app, _TURN)
