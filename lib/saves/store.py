# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The saves: keeps all that there is to keep, and brings it back at the start.

The NVM survives power off, but wears out. So after each deal and each move of the person's, the match is kept in
the sleep memory, which survives only a reset.
"""
import modules
from handheld import memory
from saves import match
from saves.memory import Memory


def save(app):
    """Save the settings, the choice, the statistics and the match, so that they survive power off.

    A round that has ended since the last save is counted in the statistics. If there is no room for the match, the
    app's note says so.
    """
    from saves import settings  # which the other functions don't need

    saved = Memory(memory.nvm())
    entries = saved.load()
    entries["settings"] = settings.pack(app.settings)
    entries["choice"] = app.packed_choice
    if app.match and app.match.rounds > app.counted:
        from saves import statistics

        packed = entries.get("statistics", b"")
        before = match.scores_in(app.packed_match, app.match)
        entries["statistics"] = statistics.count(app, packed, before)
        app.counted = app.match.rounds
    entries["match"] = entries["round"] = b""
    entries.update(match.entries(app))
    note(app, "NO_ROOM", saved.save(entries))
    remember(app)


def deal(app):
    """Deal the next round, and keep it where it survives a reset."""
    app.packed_match = match.pack(app)
    app.deal_seed = app.seeds.seed()
    app.match.deal(app.deal_seed)
    remember(app)


def take_back(app):
    """Take the last move of the round back, and keep the match where it survives a reset."""
    from engine import taking_back

    taking_back.take_back(app.match, match.scores_in(app.packed_match, app.match))
    remember(app)


def remember(app):
    """Keep the match where it survives a reset. That wears nothing out."""
    Memory(memory.sleep_memory(), True).save(match.entries(app))


def load(app):
    """Bring back the choice and the match, as far as they can be read; the settings are there already. The console
    and the app's note say what can't be read."""
    saved, slept = Memory(memory.nvm()), Memory(memory.sleep_memory(), True)
    kept, newest = saved.load(), slept.load()
    app.packed_choice = kept.get("choice", b"")
    faults = saved.faults
    # After a reset the sleep memory has the newest match; after power off it is empty, or nonsense.
    lost = [fault for fault in slept.faults if fault not in ("foreign", "version")]
    lost += match.restore(app, newest)
    if lost and "round" in kept and kept.get("match") == newest.get("match"):
        lost = match.restore(app, kept) or [""]  # the same round, as far as it had been played at the last save
    if app.match:
        faults = [fault for fault in faults if fault not in ("match", "round")] + lost
    else:
        faults = faults + match.restore(app, kept)
        if lost:
            faults.append("" if app.match else "match")
    note(app, "FAULTS", faults)


def note(app, kind, keys):
    """Print what couldn't be kept or read, unless that was printed before, and put the worst of it in the note."""
    sentences = [""]
    if keys:
        words = app.words("saves")
        modules.let_go((words.__name__,))
        sentences += [sentence for key, sentence in getattr(words, kind) if key in keys]
    if sentences[-1] != app.note:
        app.note = sentences[-1]
        if app.note:
            print("\n".join(sentences[1:]))
