# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/cli/version.py: one number for the build, the page, the records and the wheel, and the commit beside it."""

import re
import subprocess

import pytest

from cli import version
from drive import contents
from environment import ROOT

PROJECT = '[project]\nversion = "1.0.0"\n'


def git(folder, *arguments):
    identity = ["-c", "user.name=Anybody", "-c", "user.email=anybody@example.com"]
    subprocess.run(["git", "-C", folder, *identity, *arguments], check=True, capture_output=True)


@pytest.fixture
def project(tmp_path):
    """A folder with a version, without git."""
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    version.of.cache_clear()
    return tmp_path


@pytest.fixture
def committed(project):
    """The same in a repository, with one commit."""
    git(project, "init")
    git(project, "add", ".")
    git(project, "commit", "-m", "The first")
    return project


def test_without_git_it_is_the_number(project):
    assert version.of(project) == "1.0.0"


def test_it_names_the_commit(committed):
    assert re.fullmatch(r"1\.0\.0\+g[0-9a-f]{8}", version.of(committed))


def test_at_the_tag_of_the_version_it_is_the_number(committed):
    git(committed, "tag", "v1.0.0")
    assert version.of(committed) == "1.0.0"


def test_a_tag_of_another_version_is_none_of_this_one(committed):
    git(committed, "tag", "v0.9.0")
    assert "+g" in version.of(committed)


def test_changes_that_are_not_committed_are_told_even_at_the_tag(committed):
    git(committed, "tag", "v1.0.0")
    (committed / "pyproject.toml").write_text(PROJECT + "\n", encoding="utf-8")
    assert re.fullmatch(r"1\.0\.0\+g[0-9a-f]{8}\.dirty", version.of(committed))


def test_a_folder_inside_another_repository_is_not_of_that_one(committed):
    inner = committed / "inner"
    inner.mkdir()
    (inner / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    assert version.of(inner) == "1.0.0"


def test_where_there_is_no_git_it_is_the_number(committed, monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert version.of(committed) == "1.0.0"


def test_the_build_has_it():
    assert contents.version() == version.of(ROOT)
