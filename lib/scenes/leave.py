# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The way out of the game, where another program has started it."""

from __future__ import annotations

import os

import supervisor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Steps


class Scene:
    """Only the cloth: saves the match, and starts the drive's own program."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.group = app.art.felt()

    def run(self) -> Steps[str]:
        """See scenes. It doesn't return on a badge."""
        yield
        self.app.save()
        os.chdir("/")  # in another folder CircuitPython 10 doesn't find the program None, and raises ValueError
        supervisor.set_next_code_file(None)
        supervisor.reload()
        return "title"
