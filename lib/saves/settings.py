# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The settings: the player's choices for the game as a whole, and the functions that apply them. The functions are
seldom needed, so this module is unloaded while the Settings stay."""

from __future__ import annotations

from handheld import speaker
from saves import notes
from words import LANGUAGES
from words.words import available

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from app import App
    from handheld import Handheld

# Each setting's name and values, the default first. A save has no names, only places: add new settings at the end.
ALL: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("sound", (speaker.ALL, speaker.NONE, speaker.IMPORTANT)),
    ("lights", (True, False)),
    ("language", LANGUAGES),
    ("speed", (2, 1, 0)),  # the duration of animations, in halves
    ("hints", (True, False)),
    ("theme", ("felt", "contrast")),
    ("numerals", (False, True)),
    ("guide", (0,)),  # eight bits of the notes that are still to come: the number of the byte, see saves.notes
    ("hand", ("drawn", "suit")),  # the order of the person's tiles in a line game
    ("undo", (True, False)),  # whether the person may take a tile back in a line game
    ("swap", (False, True)),  # whether A and B are swapped, for the left hand
    ("one_hand", (False, True)),  # whether A, B, SELECT and START stand for all buttons
    ("faces", (True, False)),  # whether opponents have faces
    ("chart", (True, False)),  # whether the person may look at the chart of a line game
)
ALL += tuple([("guide", (i,)) for i in range(1, notes.BYTES)])
ALL += (
    ("forced", (False, True)),  # whether every move without an alternative is made without a press
    ("cloth", (0, 1, 2, 3, 4, 5, 6)),  # the number of the cloth, see themes; the others are won with the Set
    ("large", (False, True)),  # whether pages to read have large letters
    ("back", (0, 1, 2, 3, 4, 5, 6)),  # the number of the tiles' back, as of the cloth
)

_ALL_NOTES = (1 << notes.COUNT) - 1
_ALWAYS = 10  # settings that are in every save; those after them are left out while they have their defaults


class Settings:
    """Each setting of ALL is an attribute of that name. `kept` says whether the settings are saved, and `packed` is
    what a save has of them."""

    kept = False
    packed = b""
    guide = 0  # a bit for each note that is still to come
    sound: int
    lights: bool
    language: str
    speed: int
    hints: bool
    theme: str
    numerals: bool
    hand: str
    undo: bool
    swap: bool
    one_hand: bool
    faces: bool
    chart: bool
    forced: bool
    cloth: int
    large: bool
    back: int


def unpack(packed: bytes) -> Settings:
    """Return the Settings in `packed`. A value that makes no sense becomes the default."""
    settings = Settings()
    settings.kept, settings.packed = bool(packed), packed
    for i, (name, values) in enumerate(ALL):
        place = packed[i] if i < len(packed) else 0
        if name == "guide":
            settings.guide |= place << 8 * values[0]
        else:
            setattr(settings, name, values[place] if place < len(values) else values[0])
    settings.guide = settings.guide & _ALL_NOTES if packed else _ALL_NOTES  # all on the first start of the game
    return settings


def pack(settings: Settings) -> bytes:
    """Return Settings as bytes."""
    packed = bytes(
        [settings.guide >> 8 * values[0] & 255 if name == "guide" else place(settings, name) for name, values in ALL]
    )
    while len(packed) > _ALWAYS and not packed[-1]:
        packed = packed[:-1]
    return packed


def place(settings: Settings, name: str) -> int:
    """Return the place of a setting's value among its possible values, except for the guide."""
    return dict(ALL)[name].index(getattr(settings, name))


def load(handheld: Handheld) -> Settings:
    """Return the saved Settings as `read` does, and apply them to the Handheld."""
    chosen = read()
    _switch(chosen, handheld)
    return chosen


def read() -> Settings:
    """Return the saved Settings, the newest that there are, with defaults for any that can't be read. A language
    that isn't on the drive is replaced by the first that is."""
    from saves.memory import Memory, nvm
    from saves.writing import sleep_memory

    slept, saved = Memory(sleep_memory(), True), Memory(nvm())
    chosen = unpack(slept.load().get("settings") or saved.load().get("settings", b""))
    languages = available()
    if languages and chosen.language not in languages:
        chosen.language = languages[0]
    return chosen


def turn(app: App, name: str, step: int) -> None:
    """Choose the value of a setting that is `step` places further on, wrapping round. The guide is either off or to
    come again as a whole: that to the game which is played or, if none is, that to all games."""
    if name == "guide":
        bits = _own_notes(app)
        choose(app, name, app.settings.guide & ~bits if is_guided(app) else app.settings.guide | bits)
        return
    values = available() if name == "language" else dict(ALL)[name]
    at = values.index(getattr(app.settings, name))
    choose(app, name, values[(at + step) % len(values)])


def is_guided(app: App) -> bool:
    """Return whether notes of the guide are still to come: on the game which is played, or on any."""
    return bool(app.settings.guide & _own_notes(app))


def _own_notes(app: App) -> int:
    return notes.of_game(app.match.game) if app.match else _ALL_NOTES


def choose(app: App, name: str, value: object) -> None:
    """Set a setting of an App to a value. It takes effect at once, and survives a reset soon."""
    setattr(app.settings, name, value)
    app.settings.packed = pack(app.settings)
    app.remember_soon()
    if name == "language":
        _speak(app)
    elif name in ("theme", "numerals", "cloth", "back"):
        chosen = app.settings
        app.art.dress(chosen.theme, chosen.numerals, chosen.cloth, chosen.back)
    else:
        _switch(app.settings, app.handheld)
        if name == "swap":
            app.art.swap()


def _speak(app: App) -> None:
    """Speak the language that is set, and name the seats in it."""
    app.words.speak(app.settings.language)
    if app.match:
        from saves import choice

        choice.name_seats(app)


def _switch(chosen: Settings, handheld: Handheld) -> None:
    handheld.speaker.wanted = chosen.sound
    handheld.lights.on = chosen.lights
    buttons = handheld.buttons
    buttons.swap = chosen.swap
    buttons.events = getattr(buttons.events, "events", buttons.events)
    if chosen.one_hand:
        from handheld.one_hand import OneHand

        buttons.events = OneHand(buttons.events, chosen.swap)
