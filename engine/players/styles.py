# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The styles of friends of Skilled and of the Expert. Each friend gives one feature of the game's evaluation another
weight than its level does, so a person can learn what to expect of them. Skilled's friends win no less often for it
(docs/opponents.md); of the Expert's, Ivy wins 47 % in Draw."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..view import View

# The change of a weight for each friend of a game, in the order of their seats.
STYLES = {
    "draw": (("doubles", -5000), ("pips", 1200)),
    "kozel": (("doubles", -750), ("pips", 50)),
    "bergen": (("doubles", -1500), ("pips", 110)),
    "blitz": (
        ("doubles", -18000),
        ("pips", 20000),
        ("stuck", 900),
        ("hold", 8000),
        ("numbers", 30000),
        ("laid", -30000),
    ),
    "tien_gow": (("sets", 4), ("ranks", -10)),
}


def weigh(view: View, features: Sequence[str], weights: Sequence[int], style: int) -> list[int]:
    """Return the weights of a game's features as a style has them, if the game has it. `weights` are those of its
    level."""
    changed = list(weights)
    for name, change in STYLES.get(view.rules.game, ())[style : style + 1]:
        changed[features.index(name)] += change
    return changed
