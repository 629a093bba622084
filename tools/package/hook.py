# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The parts of the wheel's description that pyproject.toml can't express."""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# A link to another page of docs/, which would lead nowhere from where the wheel is: its text and the page.
LINK = re.compile(r"\[([^]]+)\]\(([\w-]+\.md)(?:#[\w-]+)?\)")


class Description(MetadataHookInterface):
    """Describes the package by docs/engine.md."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the page, with the names of other pages in place of links to them."""
        page = Path(self.root, "docs", "engine.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": LINK.sub(r"\1 (docs/\2)", page)}


class Command(BuildHookInterface[Any]):
    """Leaves the command `boneyard`, which needs a clone, to an editable wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Leave it out of any other."""
        if version != "editable":
            self.metadata.core.scripts.clear()
