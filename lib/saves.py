# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The saves: what is kept when the power is off, and what after a reset.

Of a match its state before the round's deal is kept, and the moves of that round; the deal and all chances follow
from the state of the random generators. So a match of hundreds of rounds takes no more room than one of three. The
rounds before, which `Match.over` lists, are not kept.
"""
import struct

import modules
from app import PERSON
from engine import games, players
from engine.rng import Rng

# A match before the deal: its game, seats and level by number, the leader of the next round, the stake, and how
# many rounds are over; then the place of each option's value, the scores, and the states of the generators.
_HEAD = "<BBBBBH"
_STATE = "<II"
_DEAL = 7  # bytes of Match.pack_round in which a deal stands by its seed


def load(app):
    """Bring back what was kept, as far as it can be read: the choice and the match; the settings are there already.
    What can't be read is told on the console, and in the app's note."""
    modules.use("handheld.memory", lambda memory: _load(app, memory))


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
    _tell(app, "FAULTS", faults)


def _save(app, memory):
    saved = memory.Memory(memory.nvm())
    entries = saved.load()
    entries["settings"] = modules.use("settings", lambda settings: settings.pack(app.settings))
    entries["choice"] = app.chosen
    if _is_round_over(app):
        packed = entries.get("statistics", b"")
        entries["statistics"] = modules.use("tally", lambda tally: _count(app, tally, packed))
        app.begun = pack(app)
    entries["match"] = entries["round"] = b""
    match = _match_entries(app)
    entries.update(match)
    left_out = saved.save(entries)
    memory.Memory(memory.sleep_memory()).save(match)
    _tell(app, "NO_ROOM", left_out)


def _tell(app, kind, keys):
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
    return app.match and app.begun and app.match.rounds > struct.unpack_from(_HEAD, app.begun)[-1]


def _count(app, tally, packed):
    """The statistics with the round, and with it perhaps the match, that has ended."""
    match = app.match
    rows = tally.unpack(packed)
    row = rows.setdefault((games.NAMES.index(match.name), 0 if match.solo else _level(app)), [0] * 6)
    before = _scores(app.begun, match)
    tally.count_round(row, _ahead(match, [now - then for now, then in zip(match.scores, before)]))
    if match.result is not None:
        won = (match.result == match.side(PERSON)) != match.penalties
        tally.count_match(row, won, _ahead(match, match.scores))
    return tally.pack(rows)


def _ahead(match, points):
    """By how many points the person's side is ahead of the best of the others, or of the worst with penalties."""
    side = match.side(PERSON)
    ahead = points[side] - max(points[:side] + points[side + 1:])
    return -ahead if match.penalties else ahead


# A match as bytes, and back.

def _match_entries(app):
    """The match of an App as entries of a Memory; none where there is nothing to go on with."""
    match = app.match
    if not match or match.result is not None:
        return {}
    if not match.moves:
        return {"match": pack(app)}
    return {"match": app.begun, "round": _pack_states(app) + match.pack_round()}


def pack(app):
    """The match of an App between two rounds as bytes."""
    match = app.match
    return (struct.pack(_HEAD, games.NAMES.index(match.name), match.seats, _level(app), match.next_leader,
                        match.stake, match.rounds)
            + bytes([list(allowed).index(match.options[key]) for key, default, allowed in match.OPTIONS])
            + struct.pack("<%dh" % len(match.scores), *match.scores)
            + _pack_states(app))


def _level(app):
    return players.LEVELS.index(app.level)


def _scores(packed, match):
    """The scores in a match that is packed; `match` is one of the same game and seats."""
    return struct.unpack_from("<%dh" % len(match.scores), packed, struct.calcsize(_HEAD) + len(match.OPTIONS))


def _generators(app):
    return [app.seeds] + [player.rng for player in app.players if player]


def _pack_states(app):
    return b"".join([struct.pack(_STATE, rng.a, rng.b) for rng in _generators(app)])


def _set_states(app, packed):
    """Set the generators to the states in `packed`. Raises ValueError for one that no generator comes to."""
    for i, rng in enumerate(_generators(app)):
        rng.a, rng.b = struct.unpack_from(_STATE, packed, i * struct.calcsize(_STATE))
        if not rng.a or not rng.b:
            raise ValueError


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
    game, seats, level, leader, stake, rounds = struct.unpack_from(_HEAD, packed)
    rules = games.load(games.NAMES[game])
    options = zip(rules.OPTIONS, packed[struct.calcsize(_HEAD):])
    match = rules(seats, {key: list(allowed)[place] for (key, default, allowed), place in options})
    modules.use("scenes.choice", lambda choice: choice.sit_down(app, match, players.LEVELS[level]))
    modules.let_go((app.words("menus").__name__,))
    match.scores = list(_scores(packed, match))
    match.next_leader, match.stake, match.rounds = leader, stake, rounds
    _set_states(app, packed[-_size_of_states(app):])
    if (pack(app) != packed or leader >= seats or stake not in (match.stakes() or (0,))
            or match.find_result() is not None):
        raise ValueError
    app.begun = packed


def _go_on(app, packed):
    """Play the round that is packed as far as it went. Raises ValueError or others where it makes no sense."""
    match = app.match
    played = packed[_size_of_states(app):]
    if match.stakes():
        match.stake = match.stakes()[match.stakes().index(played[1])]
    app.deal = app.seeds.seed()
    match.deal(app.deal)
    for move in match.notation.unpack(played[_DEAL + 2:], match.tiles):
        if move not in match.moves:
            raise ValueError
        match.play(move)
    if match.pack_round() != played or not match.moves:
        raise ValueError
    _set_states(app, packed)


def _size_of_states(app):
    return len(_generators(app)) * struct.calcsize(_STATE)
