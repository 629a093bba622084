# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The boards: one table, with a dict for each board.

keys      the button of each key: `PIN=BUTTON` if each key has a pin, low while it is pressed; or just the buttons,
          in the order of a shift register
stick     `PIN=LEAST..GREATEST=BUTTON` for each direction of a stick: the values of an analog pin that mean the
          button
held      `BUTTON=OTHER`, on a board with fewer than eight keys: a long press of BUTTON counts as OTHER
names     the labels of B, A, START and SELECT on the case; for a button without a key, the label of the key to
          hold. Those of B and A are letters that have an icon, see sheets.BUTTONS
speaker   the pin of the speaker, and the pin that enables it
lights    the pin of the NeoPixels, and their number

Each value is one long string, not a tuple of short ones: a short string in code is never freed.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from handheld.profile import Profile

_BUTTONS = "B A START SELECT RIGHT DOWN UP LEFT".split()  # as handheld.buttons numbers them

_PYBADGE = {
    "keys": "B A START SELECT RIGHT DOWN UP LEFT",
    "names": "B A START SELECT",
    "speaker": "SPEAKER SPEAKER_ENABLE",
    "lights": "NEOPIXEL 5",
}
_PYGAMER = {
    "keys": "B A START SELECT",
    "stick": "JOYSTICK_X=0..16000=LEFT JOYSTICK_X=49500..65535=RIGHT "
    "JOYSTICK_Y=0..16000=UP JOYSTICK_Y=49500..65535=DOWN",
    "names": "B A START SELECT",
    "speaker": "SPEAKER SPEAKER_ENABLE",
    "lights": "NEOPIXEL 5",
}
# The µGame 22 and the µGame S3 have their speakers behind I2S.
_UGAME = {
    "keys": "BUTTON_X=A BUTTON_O=B BUTTON_Z=START BUTTON_LEFT=LEFT BUTTON_RIGHT=RIGHT BUTTON_UP=UP BUTTON_DOWN=DOWN",
    "held": "START=SELECT",
    "names": "O X Z Z",
}
_PEWPEW_M4 = dict(_UGAME, speaker="SPEAKER")
# No pin of the Meowbit's firmware names its buzzer.
_MEOWBIT = {
    "keys": "BTNA=A BTNB=B MENU=START LEFT=LEFT RIGHT=RIGHT UP=UP DOWN=DOWN",
    "held": "START=SELECT",
    "names": "B A MENU MENU",
}
# The Sprig has four keys on either side, and its speaker is behind I2S.
_SPRIG = {
    "keys": "BUTTON_A=LEFT BUTTON_D=RIGHT BUTTON_W=UP BUTTON_S=DOWN "
    "BUTTON_L=A BUTTON_K=B BUTTON_I=START BUTTON_J=SELECT",
    "names": "K L I J",
}
_PICOSYSTEM = {
    "keys": "SW_A=A SW_B=B SW_Y=START SW_X=SELECT SW_LEFT=LEFT SW_RIGHT=RIGHT SW_UP=UP SW_DOWN=DOWN",
    "names": "B A Y X",
    "speaker": "AUDIO",
}
# The Odroid Go's pad is a ladder of resistors on two analog pins: half the voltage means one direction, the full
# voltage the other. The firmware can't pull up the pin of the Start key, so the Menu key replaces it.
_ODROID_GO = {
    "keys": "BTN_A=A BTN_B=B BTN_MENU=START BTN_SELECT=SELECT",
    "stick": "BTN_AXIS_X=16000..49000=RIGHT BTN_AXIS_X=49000..65535=LEFT "
    "BTN_AXIS_Y=16000..49000=DOWN BTN_AXIS_Y=49000..65535=UP",
    "names": "B A MENU SELECT",
    "speaker": "SPEAKER_IN_P",
}
# The Explorer has three keys on either side of the screen, A to C and X to Z from top to bottom.
_EXPLORER = {
    "keys": "SW_A=UP SW_B=LEFT SW_C=DOWN SW_X=A SW_Y=RIGHT SW_Z=B",
    "held": "A=SELECT B=START",
    "names": "Z X Z X",
    "speaker": "AUDIO AMP_EN",
}
_THUMBY_COLOR = {
    "keys": "BUTTON_A=A BUTTON_B=B BUTTON_MENU=START BUTTON_BUMPER_LEFT=SELECT "
    "BUTTON_LEFT=LEFT BUTTON_RIGHT=RIGHT BUTTON_UP=UP BUTTON_DOWN=DOWN",
    "names": "B A MENU LB",
    "speaker": "SPEAKER SPEAKER_ENABLE",
}

# By `board.board_id`. The PyBadge LC runs the PyBadge's firmware.
BOARDS = {
    "pybadge": _PYBADGE,
    "edgebadge": _PYBADGE,
    "pygamer": _PYGAMER,
    "pewpew_m4": _PEWPEW_M4,
    "meowbit_v121": _MEOWBIT,
    "hack_club_sprig": _SPRIG,
    "pimoroni_picosystem": _PICOSYSTEM,
    "pajenicko_picopad": _PICOSYSTEM,
    "ugame22": _UGAME,
    "deshipu_ugame_s3": _UGAME,
    "hardkernel_odroid_go": _ODROID_GO,
    "pimoroni_explorer2350": _EXPLORER,
    "tinycircuits_thumby_color": _THUMBY_COLOR,
}


def load(board: ModuleType) -> Profile:
    """Return the Profile of a board; `board` is the firmware's module. For an unknown board with a display and keys
    with the usual names, guess the Profile, and print a note. Raises BoardError for any other board."""
    about = BOARDS.get(board.board_id)
    if not about:
        from handheld.guess import guess

        about = guess(board)
    return profile(about)


def profile(about: dict[str, str]) -> Profile:
    """Return the Profile that a dict of BOARDS describes."""
    from handheld.profile import Profile  # only now: the tools run this file alone

    keys = [_pair(key) for key in about["keys"].split()]
    pin, _, count = about.get("lights", "").partition(" ")
    return Profile(
        dict(keys) if keys[0][0] else [button for _, button in keys],
        [_way(text) for text in about.get("stick", "").split()],
        {_BUTTONS.index(button): other for button, other in map(_pair, about.get("held", "").split())},
        about["names"].split(),
        about.get("speaker", "").split(),
        (pin or None, int(count or 0)),
    )


def _pair(text: str) -> tuple[str, int]:
    """Split `PIN=BUTTON`. Return the pin ("" if the text has only a button) and the button's number."""
    pin, _, button = text.rpartition("=")
    return pin, _BUTTONS.index(button)


def _way(text: str) -> tuple[str, int, int, int]:
    """Split `PIN=LEAST..GREATEST=BUTTON`. Return the pin, the two values, and the button's number."""
    pin, values, button = text.split("=")
    least, greatest = values.split("..")
    return pin, int(least), int(greatest), _BUTTONS.index(button)
