# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The version of the project, which the build, the page, the records and the engine's wheel carry."""

import re
import subprocess
from functools import cache
from pathlib import Path

FILE = "engine/__init__.py"
NUMBER = re.compile('^__version__ = "(.+)"$', re.MULTILINE)


@cache
def of(root: Path) -> str:
    """Return the version of the project in the folder `root`: the number in engine/__init__.py and the commit, such
    as 1.0.0+g1a2b3c4d.

    At the commit with the tag v1.0.0, or where there is no git to ask, it is the number alone. If changes aren't
    committed, .dirty stands at the end.
    """
    number: str = NUMBER.findall((root / FILE).read_text(encoding="utf-8"))[0]
    commit = _git(root, "describe", "--always", "--dirty", "--abbrev=8", "--exclude=*")
    if not commit or commit.isalnum() and f"v{number}" in _git(root, "tag", "--points-at", "HEAD").split():
        return number
    return f"{number}+g{commit.replace('-', '.')}"


def _git(root: Path, *arguments: str) -> str:
    """What git says of the repository in a folder, or "" if there is none, or no git."""
    if not (root / ".git").exists():  # a folder inside another repository isn't of that one
        return ""
    try:
        done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True)
    except OSError:
        return ""
    return "" if done.returncode else done.stdout.strip()
