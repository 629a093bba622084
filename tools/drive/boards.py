# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The boards that the game knows, and the option --board, which names one."""

from __future__ import annotations

import argparse
import runpy
from typing import Any

import environment


def known() -> dict[str, dict[str, str]]:
    """Return the boards that the game knows, a dict by their ids."""
    path = environment.ROOT / "lib" / "handheld" / "boards.py"
    return runpy.run_path(str(path))["BOARDS"]  # its own package needs a board


def add_board(parser: argparse._ActionsContainer, **options: Any) -> None:
    """Add --board to the options of a tool, which takes the id of a board that the game knows; other options are
    add_argument's."""
    parser.add_argument("--board", choices=known(), metavar="ID", **options)
