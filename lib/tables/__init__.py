# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The tables, at which rounds are played: modules for all tables, and a package for each kind of table, its *room*.

Each room has the modules `scene` (its table's screen, and the flow of a round), `table` (the parts of the table),
`input` (the person's choice), `animation` (the motion of the tiles), `hand`, `hud`, `phrases`, `review` and
`summary`; but Pai Gow has no `summary`. In the room of the line games the bars at the top have their own modules;
elsewhere they belong to `hud`.
"""

_ROOMS = {"tien_gow": "tricks", "pai_gow": "pai_gow"}  # of the games that aren't played in a line


def room_of(game: str) -> str:
    """Return the name of the room for a game of that name."""
    return _ROOMS.get(game, "line")
