# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The command `boneyard` of the clone that this lies in."""

import sys
from pathlib import Path


def main() -> None:
    """Run one of its commands."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    import cli
    import run

    cli.run(run.main, sys.argv[1:])
