# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Says after the deal that a side can win the match in this round, because the stake is the other's last points
(docs/rules.md, section 7b, rule 6)."""

from __future__ import annotations

from handheld.buttons import A
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.games.pai_gow import Game
    from kinds import Steps
    from tables.pai_gow.table import Table

_LOOK = 900  # ms; cut short by a press


def say(app: App, match: Game, table: Table) -> Steps[None]:
    """Say on a Table which side can win the match in this round, if one can (generator)."""
    for side, points in enumerate(match.scores):
        if points == match.stake:
            table.say(app.sentence(1 - side, names.NEAR))
            app.play_sound("match_point")
            yield from app.pause(_LOOK)
            app.forget_press(A)  # a press that cut this short has done its work
