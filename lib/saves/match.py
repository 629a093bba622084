# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads the match that writing.py has saved."""

from __future__ import annotations

import struct

import loader
from engine import games, players
from saves.writing import HEAD, NUMBER, STATE, generators, pack, place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.match import Match

_SIZES = 0, NUMBER, NUMBER + 12  # of the number and App.fair
_DEAL = 7  # bytes at the start of Match.pack_round, if the round has the deal's seed


def scores_in(packed: bytes, match: Match) -> list[int]:
    """Return the scores in a packed match, a list. `match` is any match of the same game and seats."""
    return list(struct.unpack_from("<%dh" % len(match.scores), packed, _start_of_scores(match)))


def _start_of_scores(match: Match) -> int:
    return struct.calcsize(HEAD) + len(match.OPTIONS)


def take_back(app: App) -> None:
    """Take back the last move of the round. Its points go back, too."""
    from engine import history  # seldom needed

    history.take_back(app.match, scores_in(app.packed_match, app.match))


def restore(app: App, entries: dict[str, bytes]) -> list[str]:
    """Give an App the match in the entries of a Memory, if there is one. Return the keys of the entries that make
    no sense, a list. If the moves of a round make no sense, the round starts again."""
    if "match" not in entries:
        return []
    # Entries of another version would also pass their checks, so catch any error: the game must go on.
    try:
        _begin(app, entries["match"])
    except Exception:
        app.match = None
        return ["match"]
    faults = []
    if "round" in entries:
        try:
            _go_on(app, entries["round"])
        except Exception:
            faults = ["round"]
            _begin(app, entries["match"])
    app.counted = app.match.rounds
    app.charted = bool(entries.get("chart"))
    return faults


def _begin(app: App, packed: bytes) -> None:
    """Give the App the packed match. Raises ValueError or another error if it makes no sense."""
    game, seats, level, leader, stake, rounds = struct.unpack_from(HEAD, packed)
    rules = games.load(games.NAMES[game])
    packed = _with_options(rules, seats, packed)
    options = zip(rules.OPTIONS, packed[struct.calcsize(HEAD) :])
    match = rules(seats, {key: allowed[place] for (key, default, allowed), place in options})
    from saves import choice  # not needed for writing

    choice.sit_down(app, match, players.LEVELS[level], 0)
    match.restore(scores_in(packed, match), rounds, leader, stake)
    loader.unload(("engine.setup", "engine.deal_checks"))
    states = len(packed) - _size_of_states(app)
    number = packed[_start_of_scores(match) + 2 * len(match.scores) : states]
    if len(number) not in _SIZES:
        raise ValueError
    app.number = int.from_bytes(number[:NUMBER], "big") if number else None
    app.fair = number[NUMBER:]
    _set_states(app, packed[states:])
    if pack(app) != packed or match.result is not None:
        raise ValueError
    app.packed_match = packed


def _go_on(app: App, packed: bytes) -> None:
    """Replay the moves of the packed round. Raises ValueError or another error if it makes no sense."""
    match = app.match
    played = packed[_size_of_states(app) :]
    if match.stakes():
        match.bet(played[1])
    app.deal_seed = int.from_bytes(played[3:_DEAL], "big")
    match.deal(app.deal_seed)
    for move in match.notation.unpack(played[_DEAL + 2 :], match.tiles):
        if move not in match.moves:
            raise ValueError
        match.play(move)
    if match.pack_round() != played or not match.moves and match.result is None:
        raise ValueError
    _set_states(app, packed)


def _with_options(rules: type[Match], seats: int, packed: bytes) -> bytes:
    """Return a packed match with its options: an earlier version knew none in games that have one now. All other
    parts have an even number of bytes, but for the head."""
    at = struct.calcsize(HEAD)
    if (len(packed) - at - len(rules.OPTIONS)) % 2 == 0:
        return packed
    unnamed = rules.unnamed(seats)
    return packed[:at] + bytes([place(unnamed[key], allowed) for key, _, allowed in rules.OPTIONS]) + packed[at:]


def _set_states(app: App, packed: bytes) -> None:
    """Set the generators to the states in `packed`. Raises ValueError for a state that no generator can reach."""
    for i, rng in enumerate(generators(app)):
        rng.a, rng.b = struct.unpack_from(STATE, packed, i * struct.calcsize(STATE))
        if not rng.a or not rng.b:
            raise ValueError


def _size_of_states(app: App) -> int:
    return len(generators(app)) * struct.calcsize(STATE)
