# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where rounds are played: what all tables share, and a room for each kind of table.

Each room is a package with the same modules: scene, which is its table's screen and what happens there, input, the
person's choice, animation, what a move looks like, hand, hud, review and summary.
"""

_ROOMS = {"tien_gow": "tricks", "pai_gow": "pai_gow"}  # of the games that aren't played in a line


def room_of(game: str) -> str:
    """The name of the room in which a game is played, by its name."""
    return _ROOMS.get(game, "line")
