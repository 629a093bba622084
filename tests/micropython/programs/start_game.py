# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Starts the game, and ends as soon as it waits. Whatever stops it is printed."""

# ruff: noqa: E402
import sys

import settled
from pybadge import badge


def rest():
    """Called when the game has shown its first picture, or the message that it had to stop."""
    print("\n".join(sorted(sys.modules)))
    sys.exit()


settled.settle()
badge.slept = rest
import boneyard

for _ in boneyard.steps():
    pass
