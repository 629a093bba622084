# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Lets CPython import as the badge's core does: the firmware's modules first, then the files on the drive."""

import os
import sys
from collections.abc import Sequence
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import BuiltinImporter, ModuleSpec, PathFinder
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType

from firmware import MODULES, refusal


class FirmwareFinder(MetaPathFinder, InspectLoader):
    """Finds the firmware's modules anywhere in the path but on the drive. In place of one that isn't there it finds
    a module that refuses everything, see `firmware.refusal`.

    `stand_ins`: the folder of the modules that imitate them; while it isn't in the path, nothing is found.
    `drive`: the folders that a badge imports the game from.
    """

    def __init__(self, stand_ins: Path, drive: list[Path]) -> None:
        self._stand_ins = str(stand_ins)
        self._drive = set(map(str, drive))

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """See MetaPathFinder."""
        if name not in MODULES or self._stand_ins not in sys.path:
            return None
        folders = [folder for folder in sys.path if os.path.abspath(folder) not in self._drive]
        spec = BuiltinImporter.find_spec(name) or PathFinder.find_spec(name, folders)
        return spec if spec and spec.loader else spec_from_loader(name, self)

    def get_source(self, name: str) -> str:
        """See InspectLoader."""
        return refusal(name)
