# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Marks in a program whose instructions are counted by figures.stepping."""


def mark():
    """Begin or end a stretch: print to nobody, of which the counter is told."""
    try:
        print()
    except OSError:  # a broken pipe
        pass
