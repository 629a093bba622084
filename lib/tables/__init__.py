# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where rounds are played: what all tables share, and a room for each kind of table.

Each room is a package with the modules `scene` (its table's screen, and what happens there), `table` (what lies
there), `input` (the person's choice), `animation` (what a move looks like), `hand`, `hud`, `phrases`, `review` and
`summary`; but Pai Gow has no `summary`. In the room of the line games the bars at the top, which belong to `hud`
elsewhere, are modules of their own.
"""

_ROOMS = {"tien_gow": "tricks", "pai_gow": "pai_gow"}  # of the games that aren't played in a line


def room_of(game: str) -> str:
    """Return the name of the room for a game of that name."""
    return _ROOMS.get(game, "line")
