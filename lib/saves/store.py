# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The store: saves the settings, the choice, the statistics and the match, and loads them at the start.

The NVM survives power off, but wears out. So after each deal, and after each of the person's moves, the match is
saved to the sleep memory, which survives only a reset.
"""

import loader
from handheld import memory
from saves import match
from saves.memory import Memory
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from app import App

_WORST_LAST = "foreign", "version", "", "choice", "settings", "puzzles", "statistics", "round", "match"
# These entries have no sentence of their own.
_TOLD = {"chart": "", "charts": "statistics", "deeds": "statistics", "judged": "statistics"}


def save(app: "App") -> None:
    """Save the settings, the choice, the statistics and the match, so that they survive power off.

    Count a round that has ended since the last save in the statistics. If there is no space for the match, the
    app's note says so.
    """
    from saves import settings  # the other functions don't need it

    saved = Memory(memory.nvm())
    entries = saved.load()
    entries["settings"] = settings.pack(app.settings)
    entries["choice"] = app.packed_choice
    if app.match and app.match.rounds > app.counted:
        _count(app, entries)
        app.counted = app.match.rounds
    entries["match"] = entries["round"] = entries["chart"] = b""
    entries.update(match.entries(app))
    note(app, names.NO_ROOM, saved.save(entries))
    remember(app)


def _count(app: "App", entries: dict[str, bytes]) -> None:
    """Count the round that has ended in the statistics, and note its deeds. The memory isn't enough for both."""
    from saves import statistics

    won = statistics.count(app, entries, match.scores_in(app.packed_match, app.match))
    del statistics
    loader.unload(("saves.statistics",))
    from saves import deeds

    deeds.count(app, entries, won)


def deal(app: "App") -> None:
    """Deal the next round, and save it so that it survives a reset."""
    app.packed_match = match.pack(app)
    app.deal_seed = app.seeds.deal(app.number, app.match.rounds)
    app.match.deal(app.deal_seed)
    remember(app)


def remember(app: "App") -> None:
    """Save the match to the sleep memory: it survives a reset, and wears nothing out."""
    Memory(memory.sleep_memory(), True).save(match.entries(app))


def load(app: "App") -> None:
    """Load the choice and the match, as far as they can be read; the settings are loaded already. If a save can't
    be read, the console and the app's note say so."""
    saved, slept = Memory(memory.nvm()), Memory(memory.sleep_memory(), True)
    kept, newest = saved.load(), slept.load()
    app.packed_choice = kept.get("choice", b"")
    faults = saved.faults
    # After a reset the sleep memory has the newest match; after power off it is empty or has random bytes.
    lost = [fault for fault in slept.faults if fault not in ("foreign", "version")]
    lost += match.restore(app, newest)
    if lost and "round" in kept and kept.get("match") == newest.get("match"):
        lost = match.restore(app, kept) or [""]  # the same round, as it was at the last save
    if app.match:
        faults = [fault for fault in faults if fault not in ("match", "round", "chart")] + lost
    else:
        faults = faults + match.restore(app, kept)
        if lost:
            faults.append("" if app.match else "match")
    note(app, names.FAULTS, faults)


def note(app: "App", name: int, keys: "Sequence[str]") -> None:
    """Tell which entries couldn't be saved or read: the app's note has the sentence for the worst, and the console
    all of them, unless the note stays the same. `name` is the name of the sentences, see Words."""
    told = [_TOLD.get(key, key) for key in keys]
    sentences = [""] + [app.words(name, key or "some") for key in _WORST_LAST if key in told]
    if sentences[-1] != app.note:
        app.note = sentences[-1]
        if app.note:
            print("\n".join(sentences[1:]))
