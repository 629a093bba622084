# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The actions of the tests in the page."""

import pytest

SLOW = pytest.mark.slow("the page is loaded, and the game starts in MicroPython")
A = "z"


def press(visited, key=A, frames=12):
    """Press a key, and let the game do some frames."""
    visited.page.keyboard.down(key)
    visited.page.keyboard.up(key)
    visited.step(frames)
