# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The arrows on a Board to tiles beyond it."""

from __future__ import annotations

from drawings import ARROW_DOWN, ARROW_UP, ICON
from tables.line.markers import freest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tables.line.board import Board


def show(board: Board, ways: tuple[bool, ...]) -> None:
    """Show an arrow up, an arrow down, or both, where they cover the fewest tiles. `ways` says which."""
    arrows = []
    for way, icon, y in zip(ways, (ARROW_UP, ARROW_DOWN), (0, board.height - ICON)):
        if way:
            places = [(x, board.y + y) for x in ((board.width - ICON) // 2, 0, board.width - ICON)]
            arrows.append((icon, freest(board, places, ICON, ICON)[0], y))
    while len(board.arrows) > len(arrows):
        board.arrows.pop()
    for i, (icon, x, y) in enumerate(arrows):
        if i == len(board.arrows):
            board.art.icon(board.arrows, icon, x, y)
        grid = board.arrows[i]  # move it: if two left the group, everything between them would be repainted
        if grid[0] != icon:
            grid[0] = icon
        grid.x, grid.y = x, y
