# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The tables at which games are measured: numbers of players, and the options that change the tiles or the line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import games

if TYPE_CHECKING:
    from engine.kinds import Options

    Table = tuple[str, int, Options]  # a game, its seats, and its options

CHANGING = "set", "ends"
VALUES = {9: "double-nine", 12: "double-twelve", 4: "four ends"}
NUMBERS = (None, None, "two", "three", "four", "five", "six", "seven", "eight")


def variants(name: str) -> list[Options]:
    """The options that make a game larger or change its line, a list of dicts; the usual ones, none, come first."""
    return [{}] + [
        {key: value}
        for key, default, allowed in games.load(name).OPTIONS
        if key in CHANGING
        for value in allowed
        if value != default
    ]


def every(name: str) -> list[Table]:
    """All tables of a game, a list of (game, seats, options): each number of players with each variant."""
    fewest, most = games.load(name).SEATS
    return [(name, seats, options) for seats in range(fewest, most + 1) for options in variants(name)]


def smallest_and_largest(name: str) -> list[Table]:
    """The first and the last of all tables of a game, a list; only one if there is no other."""
    tables = every(name)
    return tables[:1] + tables[1:][-1:]


def title(name: str, seats: int, options: Options) -> str:
    """The name of a table in those of figures, such as "Draw for two, double-twelve"."""
    fewest, most = games.load(name).SEATS
    players = f" for {NUMBERS[seats]}" if fewest < most else ""
    return name.replace("_", " ").title() + players + "".join(f", {VALUES[value]}" for value in options.values())
