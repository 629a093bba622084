# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""What all tests share."""

import pytest
from hypothesis import settings

from simulator import Simulator

# The same cases in every run, and no deadline, since how fast the machine is proves nothing.
settings.register_profile("boneyard", derandomize=True, deadline=None)
settings.load_profile("boneyard")


@pytest.fixture
def simulator():
    """A simulated badge that is switched on, with seed 0, for one test."""
    with Simulator(seed=0) as badge:
        yield badge
