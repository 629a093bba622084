# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where to play a tile that fits several ends: a ghost of it is moved among them. Let go after it, see
scenes.table."""
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B


def choose(table, what):
    """See scenes.table. `what` are the moves that play the tile, and the number of the one that is shown first."""
    fits, at = what
    tile = fits[0][0]
    line = table.match.line
    while True:
        arm = fits[at][1]
        table.board.ghost(tile, arm, line.having(tile, arm, table.match.points_in_play))
        button = yield from table.take_press()
        if button == A:
            return (yield from table.answer(fits[at]))
        if button in (B, START):
            table.board.hide_ghost()
            yield
            return (None, None) if button == START else ("person", ())
        if button in (LEFT, RIGHT, UP, DOWN):
            at = (at + (1 if button in (RIGHT, DOWN) else -1)) % len(fits)
