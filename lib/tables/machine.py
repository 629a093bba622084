# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The machine's player at a seat. Loaded while it thinks."""
import modules
from engine import players

# The own names of the modules that evaluate moves, besides their weights.
_EVALUATION = "worth", "evaluation", "features"


def player(app, seat):
    """Return a new player for a seat, at the level that was chosen, with a copy of that seat's Rng."""
    made = players.load(app.level)
    made.after_evaluation = _let_go_evaluation
    made.rng.a, made.rng.b = app.chances[seat].a, app.chances[seat].b
    return made


def find_move(app, thinker, seat, stops, show):
    """A generator: let a player think at a seat, see App.think for `stops` and `show`. Returns its move, or None
    if a press has ended that, and its Rng for the next move."""
    move = yield from app.think(thinker.think(app.match.view(seat)), stops, show)
    return move, thinker.rng


def _let_go_evaluation():
    """Let go of what tells how good a move is: the playouts that follow need the room."""
    modules.let_go([name for name in modules.loaded("engine.players")
                    if name.rpartition(".")[2] in _EVALUATION or name.startswith("engine.players.weights")])
    modules.collect()
