# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `board`: its name, its screen and its pins."""

import hardware


def __getattr__(name):
    on = hardware.current()
    if name == "DISPLAY":
        return on.display
    if name == "board_id":
        return on.board_id
    if name in on.pins:
        return name
    raise AttributeError(name)
