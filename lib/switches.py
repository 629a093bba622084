# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The switches: what lets the game do as the settings say, at its start and when one is changed."""
import modules
import settings


def load(handheld):
    """The Settings that were kept, as far as they can be read; the Handheld does as they say."""
    entries = modules.use("handheld.memory", lambda memory: memory.Memory(memory.nvm()).load())
    chosen = settings.unpack(entries.get("settings", b""))
    modules.let_go(("settings",))
    _switch(chosen, handheld)
    return chosen


def turn(app, name, step):
    """Choose the value of a setting that is `step` further on, round and round."""
    values = dict(settings.ALL)[name]
    place = settings.place(app.settings, name)
    if name == "guide":
        step = -place or -1  # to none of its notes, or from there back to all of them
    choose(app, name, values[(place + step) % len(values)])


def choose(app, name, value):
    """Choose a value for a setting of an App, which does so at once; a new language is that of the next scene."""
    setattr(app.settings, name, value)
    if name == "language":
        _speak(app)
    elif name in ("theme", "numerals"):
        modules.use("sheets", lambda sheets: sheets.dress(app.art, app.settings.theme, app.settings.numerals))
    else:
        _switch(app.settings, app.handheld)


def _speak(app):
    """Let go of the language before, and call all by names of this one."""
    before = app.say.__name__
    modules.let_go(modules.loaded(before) + [before])
    app.say = app.words()
    if app.match:
        modules.use("scenes.choice", lambda choice: choice.name_seats(app))


def _switch(chosen, handheld):
    handheld.speaker.on = chosen.sound
    handheld.lights.on = chosen.lights
