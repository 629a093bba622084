# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Presses the buttons of a keys file in a page with a virtual clock, as simulator.headless does; for
browser.visit."""

import host

_FRAME = 33  # ms, as in handheld, whose build has no name for it
_steps, _shots, _taken = [], [], 0
_due = 0


def begin(steps, taken):
    """Do these steps from now on, each a kind and a what of keys.files.read_keys; `taken` is the ms that
    each press has."""
    global _steps, _taken, _due, _shots
    _steps, _taken, _due, _shots = steps, taken, 0, []
    host.badge().slept = _go_on


def _go_on():
    global _due
    badge = host.badge()
    while _steps and badge.now >= _due:
        kind, what = _steps.pop(0)
        if kind == "press":
            badge.press(what)
            _due = _end_of_frame(badge.now + _taken + badge.least(what))
        elif kind == "wait":
            _due = _end_of_frame(badge.now + round(what * 1000))
        else:
            _shots.append(what)


def _end_of_frame(ms):
    """The end of the frame in which that time comes."""
    return -(-ms // _FRAME) * _FRAME


def shots():
    """The names of the shots to be taken of the current picture, a list; None when all is done."""
    global _shots
    names, _shots = _shots, []
    return names if _steps or names else None
