# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the tests of copying to a drive share."""

import pytest

from tests.tools.drive.flashing import THEIRS, put


@pytest.fixture
def drive(tmp_path):
    """A drive with its owner's files."""
    folder = tmp_path / "CIRCUITPY"
    put(folder, THEIRS)
    return folder
