# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What it looks like when the person takes a tile back."""
import modules
from seats import PERSON

_SLIDE = 200  # ms; cut short by a press


def take_back(app, match, table):
    """A generator: take the tile that was laid last on a Table back to the person's hand; returns it."""
    words = app.words("line_events")
    tile, _ = match.line.tiles[-1]
    app.play_sound("undone")
    table.status.say(words.TAKEN_BACK)
    yield  # the press is answered at once: to play the round anew takes longer
    modules.let_go_players()  # there is to be room for another match
    modules.module("storage.saves").take_back(app)
    modules.collect()
    yield from _slide(app, match, table, tile)
    yield from table.board.take_back(app, match.line.tiles)
    table.board.mark_last(match)
    yield from table.hand.change(match.hands[PERSON])
    table.bar.show_scores()
    table.bar.show_stock()
    yield
    return tile


def _slide(app, match, table, tile):
    """Let the tile slide from the line to where it comes to stand in the hand, under the tray."""
    sprite = table.board.sprite(len(match.line.tiles))
    x, y = sprite.x, sprite.y
    end = table.hand.place(match.hands[PERSON].index(tile))[0]

    def draw(part):
        part = part * part >> 8
        sprite.x = x + (end - x) * part // 256
        sprite.y = y + (table.board.height - y) * part // 256

    yield from app.animate(_SLIDE, draw)
