# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of build.py and flash.py: the real build, and folders that stand for a badge's drive."""

import os

import pytest

from drive import contents

BOOT_OUT = (
    "Adafruit CircuitPython 10.0.3 on 2025-10-17; Adafruit PyBadge with samd51j19\r\n"
    "Board ID:pybadge\r\nUID:1234567890ABCDEF\r\n"
)


@pytest.fixture(scope="session")
def built():
    """The contents of the drive of a PyBadge with CircuitPython 10."""
    return contents.build("pybadge", 10)


@pytest.fixture
def badge(tmp_path):
    """A folder like the drive of a PyBadge with CircuitPython 10, with nothing on it but boot_out.txt."""
    folder = tmp_path / "CIRCUITPY"
    folder.mkdir()
    (folder / "boot_out.txt").write_text(BOOT_OUT, encoding="utf-8", newline="")
    return folder


@pytest.fixture
def quick(monkeypatch):
    """For tests that prove nothing by waiting for the disk."""
    monkeypatch.setattr(os, "fsync", lambda number: None)


def read_tree(folder):
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


@pytest.fixture
def tree():
    """tree(folder): the bytes of all files below a folder, by their paths."""
    return read_tree
