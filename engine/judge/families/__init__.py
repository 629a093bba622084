# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""For each family of games (`Match.family`) a module that finds the different moves of a position, and plays rounds
out after them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from ...view import View


def of(view: View) -> ModuleType:
    """Return the module for the game of a view."""
    return __import__(view.rules.family, globals(), None, ("Playout",), 1)
