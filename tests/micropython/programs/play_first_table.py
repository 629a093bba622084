# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Compiles first_table.py on the spot, as a badge does, and plays a match with it: RIGHT and A in turn."""

# ruff: noqa: E402
import gc

from pybadge import badge

presses = 0


def press():
    """Press the next button while the program waits."""
    global presses
    presses += 1
    badge.now += 20
    badge.press("A" if presses % 2 else "RIGHT")


badge.slept = press
gc.collect()
with open("first_table.py") as source:
    exec(compile(source.read(), "first_table.py", "exec"))
