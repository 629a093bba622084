# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The settings: what the player has chosen about the game as a whole, and what lets the game do as they say. The
functions are needed seldom, and are let go while the Settings stay."""
import modules
from text import LANGUAGES

_ALL_NOTES = 31

# Of each its name and its values, the default first. They are kept by their places, so what is new goes to the end.
ALL = (
    ("sound", (True, False)),
    ("lights", (True, False)),
    ("language", LANGUAGES),
    ("speed", (2, 1, 0)),  # how long animations take, in halves
    ("hints", (True, False)),
    ("theme", ("felt", "contrast")),
    ("numerals", (False, True)),
    ("guide", tuple(range(_ALL_NOTES + 1))),  # the notes of the guide that are to come, a bit for each
    ("hand", ("drawn", "suit")),  # in what order one's tiles stand in a line game
    ("undo", (True, False)),  # whether one may take a tile back in a line game
)


class Settings:
    """Each setting of ALL is an attribute of that name. `kept` is whether they come from an earlier time."""

    kept = False
    guide = 0


def unpack(packed):
    """The Settings that were packed, as far as that makes sense; the rest are defaults."""
    settings = Settings()
    settings.kept = bool(packed)
    for i, (name, values) in enumerate(ALL):
        place = packed[i] if i < len(packed) else 0
        setattr(settings, name, values[place] if place < len(values) else values[0])
    if not packed:
        settings.guide = _ALL_NOTES  # for who starts the game for the first time
    return settings


def pack(settings):
    """Some Settings as bytes."""
    return bytes([place(settings, name) for name, values in ALL])


def place(settings, name):
    """Which of its values a setting has: its place among them."""
    return dict(ALL)[name].index(getattr(settings, name))


def load(handheld):
    """The Settings that were kept, as far as they can be read; the Handheld does as they say."""
    from handheld.memory import nvm
    from storage.memory import Memory

    chosen = unpack(Memory(nvm()).load().get("settings", b""))
    _switch(chosen, handheld)
    return chosen


def turn(app, name, step):
    """Choose the value of a setting that is `step` further on, round and round."""
    values = dict(ALL)[name]
    at = place(app.settings, name)
    if name == "guide":
        step = -at or -1  # to none of its notes, or from there back to all of them
    choose(app, name, values[(at + step) % len(values)])


def choose(app, name, value):
    """Choose a value for a setting of an App, which does so at once; a new language is that of the next scene."""
    setattr(app.settings, name, value)
    if name == "language":
        _speak(app)
    elif name in ("theme", "numerals"):
        with modules.Passing():
            modules.module("sheets").dress(app.art, app.settings.theme, app.settings.numerals)
    else:
        _switch(app.settings, app.handheld)


def _speak(app):
    """Let go of the language before, and call all by names of this one."""
    before = app.say.__name__
    modules.let_go(modules.loaded(before) + [before])
    app.say = app.words()
    if app.match:
        from storage import choice
        choice.name_seats(app)


def _switch(chosen, handheld):
    handheld.speaker.on = chosen.sound
    handheld.lights.on = chosen.lights
