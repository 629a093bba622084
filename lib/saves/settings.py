# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The settings: the player's choices for the game as a whole, and the functions that apply them. The functions are
seldom needed, so this module is unloaded while the Settings stay."""

from handheld import speaker
from words import LANGUAGES
from words.words import available

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from handheld import Handheld

# The notes of the guide, in the order of their bits.
NOTES = ("sum", "spinner", "draw", "end", "choose", "lead", "ends", "double")

# Each setting's name and values, the default first. A save has no names, only places: add new settings at the end.
ALL: "tuple[tuple[str, tuple[object, ...]], ...]" = (
    ("sound", (speaker.ALL, speaker.NONE, speaker.IMPORTANT)),
    ("lights", (True, False)),
    ("language", LANGUAGES),
    ("speed", (2, 1, 0)),  # the duration of animations, in halves
    ("hints", (True, False)),
    ("theme", ("felt", "contrast")),
    ("numerals", (False, True)),
    ("guide", NOTES),  # here the value is a tuple: the notes that are still to come
    ("hand", ("drawn", "suit")),  # the order of the person's tiles in a line game
    ("undo", (True, False)),  # whether the person may take a tile back in a line game
    ("swap", (False, True)),  # whether A and B are swapped, for the left hand
    ("one_hand", (False, True)),  # whether A, B, SELECT and START stand for all buttons
    ("faces", (True, False)),  # whether opponents have faces
    ("chart", (True, False)),  # whether the person may look at the chart of a line game
)

_ALWAYS = 10  # settings that are in every save; those after them are left out while they have their defaults


class Settings:
    """Each setting of ALL is an attribute of that name. `kept` says whether the settings come from a save."""

    kept = False
    guide: tuple[str, ...] = ()
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


def unpack(packed: bytes) -> Settings:
    """Return the Settings in `packed`. A value that makes no sense becomes the default."""
    settings = Settings()
    settings.kept = bool(packed)
    for i, (name, values) in enumerate(ALL):
        place = packed[i] if i < len(packed) else 0
        if name == "guide":
            settings.guide = _notes(place) if packed else NOTES  # all of them on the first start of the game
        else:
            setattr(settings, name, values[place] if place < len(values) else values[0])
    return settings


def _notes(bits: int) -> tuple[str, ...]:
    """Return the notes whose bits are set, a tuple."""
    return tuple([note for i, note in enumerate(NOTES) if bits >> i & 1])


def pack(settings: Settings) -> bytes:
    """Return Settings as bytes."""
    packed = bytes([place(settings, name) for name, values in ALL])
    while len(packed) > _ALWAYS and not packed[-1]:
        packed = packed[:-1]
    return packed


def place(settings: Settings, name: str) -> int:
    """Return the place of a setting's value among its possible values; for the guide, the bits of its notes."""
    if name == "guide":
        return sum([1 << NOTES.index(note) for note in settings.guide])
    return dict(ALL)[name].index(getattr(settings, name))


def load(handheld: "Handheld") -> Settings:
    """Return the saved Settings as `read` does, and apply them to the Handheld."""
    chosen = read()
    _switch(chosen, handheld)
    return chosen


def read() -> Settings:
    """Return the saved Settings, with defaults for any that can't be read. A language that isn't on the drive is
    replaced by the first that is."""
    from handheld.memory import nvm
    from saves.memory import Memory

    chosen = unpack(Memory(nvm()).load().get("settings", b""))
    languages = available()
    if languages and chosen.language not in languages:
        chosen.language = languages[0]
    return chosen


def turn(app: "App", name: str, step: int) -> None:
    """Choose the value of a setting that is `step` places further on, wrapping round. The guide is either off or to
    come again as a whole."""
    if name == "guide":
        choose(app, name, () if app.settings.guide else NOTES)
        return
    values = available() if name == "language" else dict(ALL)[name]
    at = values.index(getattr(app.settings, name))
    choose(app, name, values[(at + step) % len(values)])


def choose(app: "App", name: str, value: object) -> None:
    """Set a setting of an App to a value. It takes effect at once."""
    setattr(app.settings, name, value)
    if name == "language":
        _speak(app)
    elif name in ("theme", "numerals"):
        app.art.dress(app.settings.theme, app.settings.numerals)
    else:
        _switch(app.settings, app.handheld)
        if name == "swap":
            app.art.swap()


def _speak(app: "App") -> None:
    """Speak the language that is set, and name the seats in it."""
    app.words.speak(app.settings.language)
    if app.match:
        from saves import choice

        choice.name_seats(app)


def _switch(chosen: Settings, handheld: "Handheld") -> None:
    handheld.speaker.wanted = chosen.sound
    handheld.lights.on = chosen.lights
    buttons = handheld.buttons
    buttons.swap = chosen.swap
    buttons.events = getattr(buttons.events, "events", buttons.events)
    if chosen.one_hand:
        from handheld.one_hand import OneHand

        buttons.events = OneHand(buttons.events, chosen.swap)
