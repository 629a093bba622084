# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The store: saves the settings, the choice, the statistics and the match, and loads them at the start.

The NVM survives power off, but wears out. So after each deal, and after each of the person's moves and choices,
the match, the settings and the choice are saved to the sleep memory, which survives only a reset.
"""

from __future__ import annotations

import loader
from saves import match
from saves.memory import Memory, nvm
from saves.writing import chosen, pack, remember, sleep_memory
from saves.writing import entries as match_entries
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from app import App

_WORST_LAST = "foreign", "version", "", "choice", "settings", "puzzles", "statistics", "round", "match"
_CHOSEN = "settings", "choice"
# These entries have no sentence of their own.
_TOLD = {
    "chart": "",
    "erased": "",
    "charts": "statistics",
    "deeds": "statistics",
    "judged": "statistics",
    "evening": "",
}


def save(app: App, drops: bool = False) -> None:
    """Save the settings, the choice, the statistics and the match, so that they survive power off.

    Count a round that has ended since the last save in the statistics. While another match than the person's own
    is shown, the saved one stays. If there is no space for the match, the app's note says so. With `drops`, drop
    the match: if it isn't over, and a round was scored, count it as lost.
    """
    saved = Memory(nvm())
    entries = saved.load()
    app.settings.kept, app.settings.packed = True, _settings().pack(app.settings)
    entries.update(chosen(app))
    if not app.own:
        if app.match and app.match.rounds > app.counted:
            _count(app, entries)
            app.counted = app.match.rounds
        if app.match and app.match.result is not None:
            _evening().count(app, entries)
        if drops:
            _drop(app, entries)
        entries["match"] = entries["round"] = entries["chart"] = b""
        entries.update(match_entries(app))
    note(app, names.NO_ROOM, saved.save(entries))
    remember(app)


def drop(app: App) -> None:
    """Drop the match, and save that, see save."""
    save(app, True)


def _drop(app: App, entries: dict[str, bytes]) -> None:
    if app.match and app.match.rounds and app.match.result is None:
        from saves import statistics

        statistics.give_up(app, entries)
        _evening().count(app, entries, True)
    app.match = None


def _count(app: App, entries: dict[str, bytes]) -> None:
    """Count the round that has ended in the statistics, and note its deeds. The memory isn't enough for both."""
    from saves import statistics

    wins = statistics.count(app, entries, match.scores_in(app.packed_match, app.match))
    del statistics
    loader.unload(("saves.statistics", "saves.doubles", "saves.settings", "saves.notes"))
    from saves import deeds

    deeds.count(app, entries, wins)
    del deeds
    loader.unload(loader.loaded("saves.deeds") + ["saves.deeds"])


def _settings() -> ModuleType:
    loader.load("saves.notes", "saves.settings")  # the other functions don't need them
    from saves import settings

    return settings


def _evening() -> ModuleType:
    from saves import evening

    return evening


def deal(app: App) -> None:
    """Deal the next round, and save it so that it survives a reset."""
    app.packed_match = pack(app)
    app.deal_seed = app.seeds.deal(app.number, app.match.rounds)
    loader.pass_time()
    app.match.deal(app.deal_seed)
    remember(app)


def load(app: App) -> None:
    """Load the choice and the match, as far as they can be read; the settings are loaded already. If a save can't
    be read, the console and the app's note say so."""
    saved, slept = Memory(nvm()), Memory(sleep_memory(), True)
    kept, newest = saved.load(), slept.load()
    app.packed_choice = newest.get("choice") or kept.get("choice", b"")
    faults = saved.faults + [fault for fault in slept.faults if fault in _CHOSEN]
    # After a reset the sleep memory has all that is newest; after power off it is empty or has random bytes.
    lost = [fault for fault in slept.faults if fault not in ("foreign", "version", "erased") + _CHOSEN]
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


def note(app: App, name: int, keys: Sequence[str]) -> None:
    """Tell which entries couldn't be saved or read: the app's note has the sentence for the worst, and the console
    all of them, unless the note stays the same. `name` is the name of the sentences, see Words."""
    told = [_TOLD.get(key, key) for key in keys]
    sentences = [""] + [app.words(name, key or "some") for key in _WORST_LAST if key in told]
    if sentences[-1] != app.note:
        app.note = sentences[-1]
        if app.note:
            print("\n".join(sentences[1:]))
