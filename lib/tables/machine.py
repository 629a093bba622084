# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the machine's player for a seat, and finds its move."""

import loader
from engine import players

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app import App
    from engine.kinds import Move
    from engine.players.player import Player
    from engine.rng import Rng
    from kinds import Steps


def player(app: "App", seat: int) -> "Player":
    """Return a new player for a seat, at the level that was chosen, with a copy of that seat's Rng."""
    made = players.load(app.level)
    made.after_evaluation = loader.unload_evaluation
    # Only the person's seat has none.
    made.rng.a, made.rng.b = app.chances[seat].a, app.chances[seat].b  # type: ignore[union-attr]
    return made


def find_move(
    app: "App", seat: int, stops: "Sequence[int]", show: "Callable[[int], None]"
) -> "Steps[tuple[Move | None, Rng]]":
    """Let the player at a seat think (generator). Return its move, or None if a press has stopped it, and its Rng
    for the next move. For `stops` and `show` see App.think."""
    thinker = app.player(seat)
    move = yield from app.think(thinker.think(app.match.view(seat)), stops, show)
    return move, thinker.rng
