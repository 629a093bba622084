# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `board`: its name, its screen and its pins."""

from simulator import badge


def __getattr__(name):
    current = badge.current()
    if name == "DISPLAY":
        return current.display
    if name == "board_id":
        return current.board_id
    if name in current.wires.pins:
        return name
    raise AttributeError(f"module 'board' has no attribute {name!r}")
