# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Says which sides may end the match in this round; once a round for each side."""
from drawings import GOLD, RED_LIGHT
from tables.line.hud import score
from words import names

_HEAR = 250  # ms until the sound of points is over; cut short by a press
_PART = 5  # a side is near the end if it lacks at most a fifth of the target: a round often brings that


def is_near(match, side, less=0):
    """Return whether a side is near the end, or was near it with `less` fewer points."""
    return (match.target() - match.scores[side] + less) * _PART <= match.target()


def say(app, match, table, sides):
    """Say on a Table which of `sides` are near the end of a match. Return whether any is."""
    near = [side for side in sides if is_near(match, side)]
    if not near:
        return False
    if match.penalties:
        side = max(near, key=lambda side: match.scores[side])
        table.status.say("%s: %s!" % (app.side_name(side), score(match, side)), RED_LIGHT)
    else:
        said = app.sentence(near[0], names.NEAR) if len(near) == 1 else app.words(names.SEVERAL)
        table.status.say(said, GOLD)
    app.play_sound("match_point")
    return True


def say_new(app, match, table, side, points):
    """Say so if the `points` that a side has just scored in play have brought it near the end (generator)."""
    if match.moves and is_near(match, side) and not is_near(match, side, points):
        yield from app.pause(_HEAR)
        say(app, match, table, (side,))
        yield
