# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tells which sides are so near the end of the match that this round may bring it; for each side once a round."""
from drawings import GOLD, RED_LIGHT
from tables.line.hud import score
from words import names

_HEAR = 250  # ms until the sound of points is over; cut short by a press
_PART = 5  # a side is near when it lacks at most one part in so many of the target: a round often brings that


def is_near(match, side, less=0):
    """Return whether a side is near the end, or was when it had `less` fewer points."""
    return (match.target() - match.scores[side] + less) * _PART <= match.target()


def say(app, match, table, sides):
    """Say on a Table which of `sides` are near the end of a match; returns whether any is."""
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
    """A generator: say so if a side has come near the end with the points that it has just scored in play."""
    if match.moves and is_near(match, side) and not is_near(match, side, points):
        yield from app.pause(_HEAR)
        say(app, match, table, (side,))
        yield
