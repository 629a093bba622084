# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of copying to a drive."""

import pytest

from tests.tools.drive import flashing
from tests.tools.drive.flashing import THEIRS, put


@pytest.fixture
def drive(tmp_path):
    """A drive with its owner's files."""
    folder = tmp_path / "CIRCUITPY"
    put(folder, THEIRS)
    return folder


@pytest.fixture(params=["flash.py", "the installer"])
def install(request):
    """install(drive, contents): put the contents (NEW) onto the drive by flash.py, and by the installer. Both keep
    the same promises, but that the owner of the drive has replaced its code.py by the installer."""
    return flashing.flash if request.param == "flash.py" else flashing.unpack
