# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What is said once the tiles are dealt, if the stake is all that one of the two has left: then the other can win
the match with it (docs/rules.md, section 7b, rule 6)."""
from handheld.buttons import A
from words import names

_LOOK = 900  # ms; cut short by a press


def say(app, match, table):
    """A generator: say on a Table who can win the match in this round, if anybody can."""
    for side, points in enumerate(match.scores):
        if points == match.stake:
            table.say(app.sentence(1 - side, names.NEAR))
            app.play_sound("match_point")
            yield from app.pause(_LOOK)
            app.forget_press(A)  # a press that cut this short has done its work
