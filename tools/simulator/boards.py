# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The boards that can be simulated, and the sentence on one that can't."""

from hardware import BUTTONS as BUTTONS
from hardware import SHIFT_REGISTER as SHIFT_REGISTER
from wires import SIZES as SIZES
from wires import START as START
from wires import WRAP as WRAP
from wires import WiredBoard as WiredBoard

import cli


def check(board):
    """Stop if no board of that name can be simulated."""
    if board not in SIZES:
        cli.stop(f"--board can't be {board}, only one of {', '.join(SIZES)}.")
