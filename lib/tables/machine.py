# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the machine's player for a seat, and finds its move."""
import loader
from engine import players


def player(app, seat):
    """Return a new player for a seat, at the level that was chosen, with a copy of that seat's Rng."""
    made = players.load(app.level)
    made.after_evaluation = loader.unload_evaluation
    made.rng.a, made.rng.b = app.chances[seat].a, app.chances[seat].b
    return made


def find_move(app, seat, stops, show):
    """Let the player at a seat think (generator). Return its move, or None if a press has stopped it, and its Rng
    for the next move. For `stops` and `show` see App.think."""
    thinker = app.player(seat)
    move = yield from app.think(thinker.think(app.match.view(seat)), stops, show)
    return move, thinker.rng
