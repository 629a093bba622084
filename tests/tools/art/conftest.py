# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of the art."""

import pytest

from tests.tools.art.sprites import Shown


@pytest.fixture
def shown(simulator):
    return Shown(simulator)
