# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of saves: a badge that is switched on."""

import pytest

from simulator import Simulator


@pytest.fixture
def badge():
    with Simulator(seed=5) as badge:
        badge.start()
        yield badge
