# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The settings: what the player has chosen for the game as a whole, and the functions that put it into effect.
Those are seldom needed, and are let go while the Settings stay."""
import modules
from text import LANGUAGES

_ALL_NOTES = 31

# For each its name and its values, the default first. Settings are kept by their places, so new ones go to the end.
ALL = (
    ("sound", (True, False)),
    ("lights", (True, False)),
    ("language", LANGUAGES),
    ("speed", (2, 1, 0)),  # how long animations take, in halves
    ("hints", (True, False)),
    ("theme", ("felt", "contrast")),
    ("numerals", (False, True)),
    ("guide", tuple(range(_ALL_NOTES + 1))),  # the notes of the guide that are still to come, a bit for each
    ("hand", ("drawn", "suit")),  # how the person's tiles are ordered in a line game
    ("undo", (True, False)),  # whether the person may take a tile back in a line game
)


class Settings:
    """Each setting of ALL is an attribute of that name. `kept` says whether they were read from an earlier save."""

    kept = False
    guide = 0


def unpack(packed):
    """Return the Settings that were packed, as far as they make sense; the rest are defaults."""
    settings = Settings()
    settings.kept = bool(packed)
    for i, (name, values) in enumerate(ALL):
        place = packed[i] if i < len(packed) else 0
        setattr(settings, name, values[place] if place < len(values) else values[0])
    if not packed:
        settings.guide = _ALL_NOTES  # for somebody who starts the game for the first time
    return settings


def pack(settings):
    """Return some Settings as bytes."""
    return bytes([place(settings, name) for name, values in ALL])


def place(settings, name):
    """Return the place of a setting's value among its possible values."""
    return dict(ALL)[name].index(getattr(settings, name))


def load(handheld):
    """Return the Settings that were kept, as far as they can be read, and apply them to the Handheld."""
    from handheld.memory import nvm
    from saves.memory import Memory

    chosen = unpack(Memory(nvm()).load().get("settings", b""))
    _switch(chosen, handheld)
    return chosen


def turn(app, name, step):
    """Choose the value of a setting `step` places further on, wrapping round."""
    values = dict(ALL)[name]
    at = place(app.settings, name)
    if name == "guide":
        step = -at or -1  # the guide has only two states to choose: none of its notes to come, or all
    choose(app, name, values[(at + step) % len(values)])


def choose(app, name, value):
    """Choose a value for a setting of an App. It takes effect at once; a new language from the next scene on."""
    setattr(app.settings, name, value)
    if name == "language":
        _speak(app)
    elif name in ("theme", "numerals"):
        with modules.Passing():
            modules.module("sheets").dress(app.art, app.settings.theme, app.settings.numerals)
    else:
        _switch(app.settings, app.handheld)


def _speak(app):
    """Let go of the previous language, and give the seats names in the new one."""
    before = app.shared_words.__name__
    modules.let_go(modules.loaded(before) + [before])
    app.shared_words = app.words()
    if app.match:
        from saves import choice
        choice.name_seats(app)


def _switch(chosen, handheld):
    handheld.speaker.on = chosen.sound
    handheld.lights.on = chosen.lights
