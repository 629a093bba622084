# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Takes the person's last tile back."""

from __future__ import annotations

from seats import PERSON
from tables.line.animation import fly
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.kinds import Tile
    from engine.line_match import LineMatch
    from kinds import Steps
    from tables.line import Table

_SLIDE = 200  # ms; cut short by a press


def take_back(app: App, match: LineMatch, table: Table) -> Steps[Tile]:
    """Take the tile that was laid last on a Table back to the person's hand (generator). Return it."""
    tile = match.line.tiles[-1]
    table.status.say(app.words(names.TAKEN_BACK))
    yield  # answer the press at once: playing the round again takes longer
    app.take_back()
    yield from _slide(app, match, table, tile)
    yield from _take_away(app, match, table)
    yield from table.hand.change(match.hands[PERSON])
    if table.bar.faces:
        from tables.line import moods

        moods.show(match, table.bar.faces)
    table.bar.show_scores()
    table.bar.show_stock()
    yield
    return tile


def _take_away(app: App, match: LineMatch, table: Table) -> Steps[None]:
    """Remove the tile from the line (generator). If others had moved for it, lay the line again, in the same size,
    and show that."""
    board = table.board
    if not board.layout.take_back():
        from tables.line.table import lay_line, new_layout

        layout = new_layout(table.art, match, board.height)
        layout.half = board.layout.half
        yield from lay_line(app, layout, match.line)
        board.layout = layout
    board.spots.pop()
    board.mark_last(match)
    yield
    board.show_moved()


def _slide(app: App, match: LineMatch, table: Table, tile: Tile) -> Steps[None]:
    """Let the tile slide from the line down to the tray, below its place in the hand (generator)."""
    sprite = table.board.sprite(len(match.line.tiles))
    start = sprite.x, sprite.y
    end = table.hand.place(match.hands[PERSON].index(tile))[0], table.board.height

    yield from fly(app, table.board, sprite, start, end, _SLIDE, lambda part: part * part >> 8)
