# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the machine's player for a seat, and finds its move."""

from __future__ import annotations

import loader
from engine import players
from seats import FRIEND
from tables import room_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app import App
    from engine.kinds import Move
    from engine.players.player import Player
    from engine.rng import Rng
    from kinds import Steps


_EVALUATION = "worth", "evaluation"  # the own names of the modules that evaluate moves
# The Expert's modules in line games that take most, see loader.load.
_EXPERT = "expert"
_OF_EXPERT = "engine.players.lines.belief", "engine.players.lines.sampled_deals"


def player(app: App, seat: int) -> Player:
    """Return a new player for a seat, at the level that was chosen, with a copy of that seat's Rng."""
    loader.load("engine.players.player")
    if app.level == _EXPERT and room_of(app.match.game) == "line":
        loader.load(*_OF_EXPERT)
    # Each friend has a style, see engine.players.styles.
    made = players.load(app.level, 0, seat - FRIEND if seat >= FRIEND else None)
    if loader.level >= 2:
        made.after_evaluation = _unload_evaluation
    made.rng.a, made.rng.b = app.chances[seat].a, app.chances[seat].b
    return made


def find_move(app: App, seat: int, stops: Sequence[int], show: Callable[[int], None]) -> Steps[tuple[Move | None, Rng]]:
    """Let the player at a seat think (generator). Return its move, or None if a press has stopped it, and its Rng
    for the next move. For `stops` and `show` see App.think."""
    thinker = app.player(seat)
    move = yield from app.think(thinker.think(app.match.view(seat)), stops, show)
    return move, thinker.rng


def _unload_evaluation() -> None:
    """Unload the modules that evaluate moves. On the badge they take 4,500 bytes, which the firmware collects once the
    playouts need them: mostly they don't, and a collection takes 20 ms."""
    loader.unload([name for name in loader.loaded("engine.players") if name.rpartition(".")[2] in _EVALUATION])
