# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The engine of this clone, after `pip install -e .`: hatchling can't rename a folder there."""

from pathlib import Path

__path__ = [str(Path(__file__).resolve().parents[4] / "engine")]
exec(Path(__path__[0], "__init__.py").read_bytes())
