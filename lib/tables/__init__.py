# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where rounds are played: what all tables share, and a room for each kind of table.

Each room is a package with the same modules: `scene` is its table's screen and what happens there, `input` the
person's choice, `animation` what a move looks like; the others are `hand`, `hud`, `review` and `summary`.
"""

_ROOMS = {"tien_gow": "tricks", "pai_gow": "pai_gow"}  # of the games that aren't played in a line


def room_of(game: str) -> str:
    """Return the name of the room for a game of that name."""
    return _ROOMS.get(game, "line")
