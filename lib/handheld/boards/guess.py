# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""A guess at the profile of a board that isn't known, by the names of its pins."""

from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from handheld.errors import BoardError

_PREFIXES = "BUTTON_", "SW_", "BTN_", "BTN", "KEY_", ""
# For each button the names its pin may have; the first one that exists is taken.
_NEEDED = (A, ("A", "X")), (B, ("B", "O")), (LEFT, ("LEFT",)), (RIGHT, ("RIGHT",)), (UP, ("UP",)), (DOWN, ("DOWN",))
_START = "START", "MENU", "Y", "Z"
_SELECT = "SELECT", "X"


class _Profile:
    """See handheld.boards."""

    STICK = ()
    SPEAKER = LIGHTS = None

    def __init__(self):
        self.KEYS = {}
        self.HELD = {}
        self.NAMES = ["", "", "", ""]

    def find(self, board, button, names):
        """Give a button the first of some names that is a pin's and no other button's; returns whether there is
        one."""
        for name in names:
            for prefix in _PREFIXES:
                pin = prefix + name
                if hasattr(board, pin) and pin not in self.KEYS:
                    self.KEYS[pin] = button
                    self.name(button, name)
                    return True
        return False

    def hold(self, button, other):
        """Let `button`, held down, be `other`, which has no key of its own and so takes the name of `button`."""
        self.HELD[button] = other
        self.name(other, self.NAMES[button])

    def name(self, button, name):
        """Note that the case calls a button by that name; for UP, DOWN, LEFT and RIGHT none is needed."""
        if button < len(self.NAMES):
            self.NAMES[button] = name


def guess(board):
    """Return the profile that a board seems to need. Raises BoardError if it has too few buttons or no display."""
    profile = _Profile()
    found = [profile.find(board, button, names) for button, names in _NEEDED]
    if not (all(found) and hasattr(board, "DISPLAY")):
        raise BoardError(
            "Boneyard doesn't know the %s. It needs a screen and buttons named A, B, UP, DOWN, LEFT and RIGHT."
            % board.board_id)
    if not profile.find(board, START, _START):
        profile.hold(B, START)
    if not profile.find(board, SELECT, _SELECT):
        profile.hold(A if profile.HELD else START, SELECT)
    print("Boneyard doesn't know the %s, and takes these for its buttons: %s"
          % (board.board_id, " ".join(sorted(profile.KEYS))))
    return profile
