# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The saves: what is kept when the power is off, and what after a reset. `resume` brings it back.

Of a match its state before the round's deal is kept, and the moves of that round; the deal and all chances follow
from the state of the random generators. So a match of hundreds of rounds takes no more room than one of three. The
rounds before, which `Match.over` lists, are not kept.
"""
import struct

import modules
from engine import games, players

# A match before the deal: its game, seats and level by number, the leader of the next round, the stake, and how
# many rounds are over; then the place of each option's value, the scores, and the states of the generators.
HEAD = "<BBBBBH"
STATE = "<II"


def save(app):
    """Keep the settings, the choice, the statistics and the match for when the power is off.

    A round that is over since the last time is counted in the statistics. Where there is no room for the match, the
    app's note says so.
    """
    modules.use("handheld.memory", lambda memory: _save(app, memory))


def deal(app):
    """Deal the next round, and keep it for after a reset."""
    app.begun = pack(app)
    app.deal = app.seeds.seed()
    app.match.deal(app.deal)
    remember(app)


def remember(app):
    """Keep the match for after a reset. That doesn't wear anything."""
    modules.use("handheld.memory", lambda memory: memory.Memory(memory.sleep_memory()).save(_match_entries(app)))


def _save(app, memory):
    saved = memory.Memory(memory.nvm())
    entries = saved.load()
    entries["settings"] = modules.use("settings", lambda settings: settings.pack(app.settings))
    entries["choice"] = app.chosen
    if _is_round_over(app):
        packed = entries.get("statistics", b"")
        before = scores_in(app.begun, app.match)
        entries["statistics"] = modules.use("tally", lambda tally: tally.count(app, packed, before))
        app.counted = app.match.rounds
    entries["match"] = entries["round"] = b""
    match = _match_entries(app)
    entries.update(match)
    left_out = saved.save(entries)
    memory.Memory(memory.sleep_memory()).save(match)
    tell(app, "NO_ROOM", left_out)


def tell(app, kind, keys):
    """Say what couldn't be kept or read on the console, unless it has been said, and the worst in the note."""
    sentences = [""]
    if keys:
        say = app.words("saves")
        modules.let_go((say.__name__,))
        sentences += [sentence for key, sentence in getattr(say, kind) if key in keys]
    if sentences[-1] != app.note:
        app.note = sentences[-1]
        if app.note:
            print("\n".join(sentences[1:]))


def _is_round_over(app):
    """Whether a round has ended that isn't counted in the statistics."""
    return app.match and app.match.rounds > app.counted


# A match as bytes.

def _match_entries(app):
    """The match of an App as entries of a Memory. One that is over is kept with its last round, until its result
    has been seen."""
    match = app.match
    if not match:
        return {}
    if not match.moves and match.result is None:
        return {"match": pack(app)}
    return {"match": app.begun, "round": pack_states(app) + match.pack_round()}


def pack(app):
    """The match of an App between two rounds as bytes."""
    match = app.match
    return (struct.pack(HEAD, games.NAMES.index(match.name), match.seats, _level(app), match.next_leader,
                        match.stake, match.rounds)
            + bytes([_place(match.options[key], allowed) for key, default, allowed in match.OPTIONS])
            + struct.pack("<%dh" % len(match.scores), *match.scores)
            + pack_states(app))


def _place(value, allowed):
    """Which of the allowed values it is; a list of them all, to ask for its index, takes 400 bytes."""
    for i, other in enumerate(allowed):
        if other == value:
            return i


def _level(app):
    return players.LEVELS.index(app.level)


def scores_in(packed, match):
    """The scores in a match that is packed; `match` is one of the same game and seats."""
    return struct.unpack_from("<%dh" % len(match.scores), packed, struct.calcsize(HEAD) + len(match.OPTIONS))


def generators(app):
    """The generators that all chances of the app's match come from, as a list."""
    return [app.seeds] + [rng for rng in app.chances if rng]


def pack_states(app):
    """The states of the generators as bytes."""
    return b"".join([struct.pack(STATE, rng.a, rng.b) for rng in generators(app)])
