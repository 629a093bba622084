# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The settings: what the player has chosen about the game as a whole. The functions are needed seldom, and are let
go while the Settings stay; what lets the game do as they say is in switches."""
from text import LANGUAGES

_ALL_NOTES = 15

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
