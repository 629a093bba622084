# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Matches between two players, as arena.py plays them: pairs of mirrored matches, and their results."""

from __future__ import annotations

import argparse

from engine import games


def add_games(parser: argparse.ArgumentParser) -> None:
    """Add the argument `games` to a tool, a list of names; it is empty for all."""
    parser.add_argument("games", nargs="*", type=_game, metavar="GAME", help=f"some of {', '.join(games.NAMES)} (all)")


def _game(name: str) -> str:
    if name not in games.NAMES:
        raise argparse.ArgumentTypeError(f"there is no game {name}; there are {', '.join(games.NAMES)}")
    return name
