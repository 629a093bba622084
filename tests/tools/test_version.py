# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/cli/version.py: one number for the build, the page, the records and the wheel, and the commit beside it."""

import re
import subprocess

import pytest

import engine
from cli import version
from drive import contents
from environment import ROOT

PROJECT = '__version__ = "1.0.0"\n'


def git(folder, *arguments):
    identity = ["-c", "user.name=Anybody", "-c", "user.email=anybody@example.com"]
    subprocess.run(["git", "-C", folder, *identity, *arguments], check=True, capture_output=True)


def write(root, text):
    (root / version.FILE).parent.mkdir(parents=True, exist_ok=True)
    (root / version.FILE).write_text(text, encoding="utf-8")


@pytest.fixture
def project(tmp_path):
    """A folder with a version, without git."""
    write(tmp_path, PROJECT)
    version.of.cache_clear()
    return tmp_path


@pytest.fixture
def committed(project):
    """The same in a repository, with one commit."""
    git(project, "init")
    git(project, "add", ".")
    git(project, "commit", "-m", "The first")
    return project


def test_changes_that_are_not_committed_are_told_even_at_the_tag(committed):
    git(committed, "tag", "v1.0.0")
    write(committed, PROJECT + "\n")
    assert re.fullmatch(r"1\.0\.0\+g[0-9a-f]{8}\.dirty", version.of(committed))


def test_the_build_and_the_engine_have_it():
    assert contents.version() == version.of(ROOT)
    assert version.of(ROOT).partition("+")[0] == engine.__version__
