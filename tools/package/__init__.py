# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The engine as a package for pip (docs/engine.md). hatchling builds it, as pyproject.toml says."""

import subprocess
import sys
from pathlib import Path

import environment


def build_wheel(folder: Path) -> None:
    """Write the wheel of the engine into a folder."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder.resolve())],
        cwd=environment.ROOT,
        stdout=subprocess.DEVNULL,
        check=True,
    )
