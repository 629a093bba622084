# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Marks in a program whose instructions are counted by figures.counting."""

import sys


def mark(line=""):
    """End a stretch and begin the next; the counter is told the line."""
    sys.stdout.write(line + "\n")
