# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `keypad`."""

BUTTONS = "B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT"

_QUEUE = 64

_events = []


class _Event:
    def __init__(self, key_number, pressed):
        self.key_number = key_number
        self.pressed = pressed


class _Queue:
    def __len__(self):
        return len(_events)

    def get(self):
        return _events.pop(0) if _events else None


class ShiftRegisterKeys:
    """The keys of a PyBadge."""

    def __init__(self, **wires):
        self.events = _Queue()


def press(name):
    """Press and release the button of that name."""
    for pressed in (True, False)[:_QUEUE - len(_events)]:
        _events.append(_Event(BUTTONS.index(name), pressed))
