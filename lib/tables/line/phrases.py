# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sentences about moves in a line game, and the moods of the opponents after them."""
from drawings import CALM, GLAD, SAD
from engine import tiles
from engine.line import FIRST
from engine.moves import DRAW, PASS
from words import names

_MANY = 10  # points of another side that make an opponent sad

def sentence(happened):
    """Return the name of the sentence about a Happened, and the values for it, see App.sentence."""
    move = tile, arm = happened.move
    if move == DRAW:
        return names.DREW, happened.drawn + 1
    if tile is None:
        return (names.PASSED if move == PASS else names.STOPPED,)
    name = tiles.name(tile)
    if happened.drawn:
        return names.DREW_PLAYED, happened.drawn, name
    return names.LED if arm == FIRST else names.WENT_ON if happened.laid else names.PLAYED, name


def mood(match, seat, happened):
    """Return the mood of an opponent after a Happened, or None if it stays as it is. It tells nothing that only the
    opponent knows."""
    ended = happened.ended
    winner = ended.side if ended else happened.result
    if ended or winner is not None:
        return CALM if winner is None else GLAD if winner == match.side(seat) else SAD
    if happened.points and match.side(happened.seat) == match.side(seat):
        return GLAD
    if happened.points >= _MANY:
        return SAD
    if happened.seat == seat:
        return SAD if happened.move in (DRAW, PASS) else CALM
    return None


def show_moods(match, faces, happened=None):
    """Show the moods after a Happened on `faces`, see BarForTwo; without one, calm all of them."""
    for seat, face in faces:
        now = mood(match, seat, happened) if happened else CALM
        if now is not None and face[0] != now:
            face[0] = now
