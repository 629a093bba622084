# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the tests of the art share."""

import pytest

from tests.tools.art.sprites import Shown


@pytest.fixture
def shown(simulator):
    return Shown(simulator)
