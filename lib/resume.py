# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Brings back what `saves` has kept: once, at the start."""
import struct

import modules
from engine import games, players
from engine.rng import Rng
from saves import HEAD, STATE, generators, pack, scores_in, tell

_DEAL = 7  # bytes of Match.pack_round in which a deal stands by its seed


def load(app):
    """Bring back what was kept, as far as it can be read: the choice and the match; the settings are there already.
    What can't be read is told on the console, and in the app's note."""
    modules.use("handheld.memory", lambda memory: _load(app, memory))


def _load(app, memory):
    saved, slept = memory.Memory(memory.nvm()), memory.Memory(memory.sleep_memory())
    entries = saved.load()
    app.chosen = entries.get("choice", b"")
    faults = saved.faults
    # What survived a reset is the newest; but after the power was off it is gone, or nonsense.
    if _restore(app, slept.load(), []):
        faults = [fault for fault in faults if fault not in ("match", "round")]
    else:
        _restore(app, entries, faults)
    tell(app, "FAULTS", faults)


def _restore(app, entries, faults):
    """Give the app the match in some entries; returns whether there is one. What makes no sense is added to the
    faults: without its moves a round starts anew."""
    if "match" not in entries:
        return False
    chances = app.seeds
    app.seeds = Rng(0)
    if not _try(app, _begin, entries, "match", faults):
        app.match = None
        app.seeds = chances
        return False
    if "round" in entries and not _try(app, _go_on, entries, "round", faults):
        _begin(app, entries["match"])
    app.counted = app.match.rounds
    return True


def _try(app, step, entries, key, faults):
    """Take a step with the entry of a key; returns whether it made sense."""
    # It has passed its check, but other versions pass that, too; and whatever they come to here, the game goes on.
    try:
        step(app, entries[key])
    except Exception:
        faults.append(key)
        return False
    return True


def _begin(app, packed):
    """Give the app the match that is packed. Raises ValueError or others where it makes no sense."""
    game, seats, level, leader, stake, rounds = struct.unpack_from(HEAD, packed)
    rules = games.load(games.NAMES[game])
    options = zip(rules.OPTIONS, packed[struct.calcsize(HEAD):])
    match = rules(seats, {key: allowed[place] for (key, default, allowed), place in options})
    modules.use("scenes.choice", lambda choice: choice.sit_down(app, match, players.LEVELS[level]))
    modules.let_go((app.words("menus").__name__,))
    match.restore(scores_in(packed, match), rounds, leader, stake)
    modules.let_go(("engine.deal_checks",))
    _set_states(app, packed[-_size_of_states(app):])
    if pack(app) != packed or stake not in (match.stakes() or (0,)) or match.result is not None:
        raise ValueError
    app.begun = packed


def _go_on(app, packed):
    """Play the round that is packed as far as it went. Raises ValueError or others where it makes no sense."""
    match = app.match
    played = packed[_size_of_states(app):]
    if match.stakes():
        match.bet(played[1])
    app.deal = app.seeds.seed()
    match.deal(app.deal)
    for move in match.notation.unpack(played[_DEAL + 2:], match.tiles):
        if move not in match.moves:
            raise ValueError
        match.play(move)
    if match.pack_round() != played or not match.moves and match.result is None:
        raise ValueError
    _set_states(app, packed)


def _set_states(app, packed):
    """Set the generators to the states in `packed`. Raises ValueError for one that no generator comes to."""
    for i, rng in enumerate(generators(app)):
        rng.a, rng.b = struct.unpack_from(STATE, packed, i * struct.calcsize(STATE))
        if not rng.a or not rng.b:
            raise ValueError


def _size_of_states(app):
    return len(generators(app)) * struct.calcsize(STATE)
