# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Connects the parts of the handheld to its board. Needed only at the start."""

from __future__ import annotations

import board
import keypad

from handheld.buttons import Buttons
from handheld.lights import Lights
from handheld.screen import Screen
from handheld.speaker import Speaker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from digitalio import DigitalInOut

    from handheld.buttons import Events
    from handheld.profile import Profile


def connect(profile: Profile) -> tuple[Screen, Buttons, Speaker, Lights]:
    """Return the screen, the buttons, the speaker and the lights of the board with that Profile."""
    return Screen(board.DISPLAY), Buttons(_events(profile)), Speaker(profile), Lights(_lights(profile))


def _events(profile: Profile) -> Events:
    """Return a queue of the events of the board's buttons, like keypad's."""
    if type(profile.keys) is dict:
        pins = [getattr(board, pin) for pin in profile.keys]
        events = keypad.Keys(pins, value_when_pressed=False, pull=True).events
    else:
        events = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=len(profile.keys),
            value_when_pressed=True,
        ).events
        if len(profile.keys) == 8:
            return events  # the numbers of the keys are the buttons
    from handheld.pad import Pad

    return Pad(events, profile)


def _lights(profile: Profile) -> DigitalInOut | None:
    """Return the output that drives the board's lights, or None if it has none."""
    if not profile.lights[0]:
        return None
    from digitalio import DigitalInOut

    pin = DigitalInOut(getattr(board, profile.lights[0]))
    pin.switch_to_output()
    return pin
