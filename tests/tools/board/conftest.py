# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of the imitated display."""

import pytest

from simulator.painting import Display
from tests.tools.board.layers import HEIGHT, WIDTH, group


@pytest.fixture
def shown():
    """shown(layer, ...): a display whose screen shows these layers, the last on top."""

    def show(*layers):
        display = Display(WIDTH, HEIGHT)
        display.root_group = group(*layers)
        display.refresh()
        return display

    return show
