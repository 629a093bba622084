# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The cases that the guide explains at the table of a line game, see tables.guide."""

from __future__ import annotations

from drawings import ICON
from engine import tiles
from engine.line_match import BLOCKED
from engine.moves import DONE, DRAW, PASS
from tables.hud import NAME_WIDE
from tables.line.hud import BOX, COUNT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kinds import MaybeNone, Tile
    from engine.line_match import LineMatch
    from kinds import Box
    from tables.line.board import Board
    from tables.line.scene import Scene

# The parts: the Line, its Ends, the Hand, a tile in it that fits several ends (T), one that scores (S), the bar (B),
# the partner's cell (P), the boneyard's sign (Y), the tile that was led or has to lead (F), a double at an end (D),
# the spinner (C).
NOTES = (
    "draw:LH one_draw:LHY pass:eH choose:LeH sum:bL alike:Ls many:LH go_on:LH lead:Lf first_lead:Lf low_double:Lf"
    " lowest:Lf several:Lt penalties:b partner:p later:H last_player:H double:BLd spinner:Lc third:Ld stay:y"
    " ends:Lc end:B nearest:B pips:B two_points:B goat:B more:B fewer:B no_double:B"
)


def arisen(scene: Scene) -> tuple[object, ...]:
    """Return for each of NOTES whether the table shows its case: in the person's turn, or after a round."""
    match = scene.match
    line, moves = match.line, match.moves
    if match.ended:
        blocked = match.ended.how == BLOCKED
        by_points = blocked and match.options.get("blocked") == "points"
        return (False,) * 22 + (not blocked,) * 4 + (True, by_points, blocked and not by_points, blocked)
    first, lies = moves[0], bool(line.tiles)
    plays = lies and first[0] is not None
    led = not match.rounds and (lies or len(moves) == 1)
    leads = match.rounds and not lies and len(moves) > 1
    spun = line.spinner and len(line.tiles) > 1
    double = led and tiles.is_double(line.tiles[0] if lies else first[0])
    return (
        first == DRAW,
        first == DRAW,
        first == PASS,
        plays,
        lies,
        plays and _in_hand(match, "S"),
        plays,
        DONE in moves,
        double,
        double,
        double,
        led,
        len(line.tiles) > 1 and plays and _in_hand(match, "T"),
        True,
        len(match.scores) < match.seats,
        leads,
        leads,
        len(line.tiles) > 1 and _double_at_end(match) is not None,
        spun,
        len(line.tiles) > 1 and line.ends[0] == line.ends[1] and _double_at_end(match) is not None,
        len(match.boneyard) <= match.reserve + 2,
        spun,
    ) + (False,) * 8


def values(scene: Scene) -> tuple[object, ...]:
    """Return the name of the person's partner."""
    return (scene.app.names[2],)


def rows(scene: Scene) -> list[tuple[int, int]]:
    """Return the rows that a note should cover as a whole or not at all: the bar, the tiles of the line, the line of
    text with the edge over it, and the hand."""
    art, table = scene.app.art, scene.table
    low, end = table.board.group.y + table.board.height + 1, table.status.pile[1] + ICON
    lie = [] if scene.match.ended else boxes(scene, "L")  # after a round the banner cuts them anyway
    return [(0, table.bar.height), (low, end), (table.hand.group.y + table.hand.place(0)[1], art.height)] + [
        (y, y + high) for _, y, _, high in lie
    ]


def boxes(scene: Scene, part: str) -> list[Box]:
    """Return the boxes of a part of the table on the screen, a list."""
    art, match, table = scene.app.art, scene.match, scene.table
    board, hand, bar, status = table.board, table.hand, table.bar, table.status
    line = match.line
    if part == "B":
        return [(1, 0, art.width - 2, bar.height)]
    if part == "P":
        return [(bar.left(2) - 1, 0, NAME_WIDE + BOX + 2, bar.top(1) - 1)]
    if part == "Y":
        x, y = status.pile
        return [(x, y, ICON + status.gap + COUNT, ICON)]
    if part == "H":
        top = hand.place(0)[1]
        return [(0, hand.group.y + top, art.width, hand.height - top)]
    tile = _in_hand(match, part)
    if tile:
        grid = hand.group[hand.tiles.index(tile)]
        return [(hand.group.x + grid.x, hand.group.y + grid.y, grid.tile_width, 2 * hand.half)]
    shown: Iterable[int] = range(len(board.spots))
    if part == "F":
        shown = (0,)
    elif part == "C":
        shown = (line.tiles.index(line.spinner),)
    elif part == "D":
        shown = (_double_at_end(match),)
    elif part == "E":
        shown = [line.end_index(arm) for arm in line.counting_arms()]
    return [box for box in [_on_screen(board, i) for i in shown] if box]


def _in_hand(match: LineMatch, part: str) -> Tile | None:
    """Return the tile of the hand that fits several ends (T), scores (S), or has to lead (F); None if there is none."""
    fitting = [tile for tile, arm in match.moves]
    for tile, arm in match.moves:
        if (
            (part == "T" and tile and fitting.count(tile) > 1)
            or (part == "S" and tile and match.gain(tile, arm))
            or (part == "F" and not match.line.tiles)
        ):
            return tile
    return None


def _double_at_end(match: LineMatch) -> int | MaybeNone:
    """Return the index of a double at an open end of the line, or None."""
    line = match.line
    for arm in line.counting_arms():
        i = line.end_index(arm)
        if tiles.is_double(line.tiles[i]) and line.pips[arm]:
            return i
    return None


def _on_screen(board: Board, i: int) -> Box | None:
    """Return the box of tile number `i` of the line; None while it is beyond the table."""
    x, y, wide, high = board.box(board.spots[i])
    top, end = max(y, board.y), min(y + high, board.y + board.height)
    return (x, top - board.y + board.group.y, wide, end - top) if top < end else None
