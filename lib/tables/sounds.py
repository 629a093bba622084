# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What is heard, and seen in the lights, when somebody scores, and when a round is over."""
from seats import PERSON

_NOTE = 5  # points
_MOST = 5
_STAY = 1000  # ms


def prefix(ours):
    """What the names of the sounds of points begin with, ours or others'."""
    return "" if ours else "their_"


def points(handheld, gained, ours):
    """Start a sound of a note for each five points, up to five, and show as many lights, ours or others'."""
    notes = max(1, min(_MOST, gained // _NOTE))
    handheld.speaker.play("%spoints%d" % (prefix(ours), notes))
    handheld.lights.show(0, notes, ours, _STAY)


def end(handheld, match):
    """Start the sound of a round that is over, unless nobody has won it."""
    side = match.ended.side
    if side is not None:
        handheld.speaker.play("round_won" if side == match.side(PERSON) else "round_lost")
