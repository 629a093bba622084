# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Guesses the keys of an unknown board from the names of its pins."""

from __future__ import annotations

from handheld.errors import BoardError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

_PREFIXES = "BUTTON_", "SW_", "BTN_", "BTN", "KEY_", ""
# For each button the possible names of its pin, without the prefix: take the first that exists.
_NEEDED = (("A", "A X"), ("B", "B O"), ("LEFT", "LEFT"), ("RIGHT", "RIGHT"), ("UP", "UP"), ("DOWN", "DOWN"))
_EXTRA = (("START", "START MENU Y Z"), ("SELECT", "SELECT X"))


def guess(board: ModuleType) -> dict[str, str]:
    """Return a dict for the board, as in `boards.BOARDS`, and print the buttons that were found. Raises BoardError
    if the board has too few buttons or no display."""
    pins: dict[str, tuple[str, str]] = {}  # by button: the pin, and the name on the case
    for button, names in _NEEDED + _EXTRA:
        _find(board, pins, button, names)
    if not (all([button in pins for button, _ in _NEEDED]) and hasattr(board, "DISPLAY")):
        raise BoardError(
            "Boneyard doesn't know the %s. It needs a screen and buttons named A, B, UP, DOWN, LEFT and RIGHT."
            % board.board_id
        )
    held = {}  # by button without a key: the button to hold down instead
    if "START" not in pins:
        held["START"] = "B"
    if "SELECT" not in pins:
        held["SELECT"] = "A" if held else "START"
    print(
        "Boneyard doesn't know the %s, and uses these buttons: %s"
        % (board.board_id, " ".join(sorted([pin for pin, _ in pins.values()])))
    )
    return {
        "keys": " ".join(["%s=%s" % (pins[button][0], button) for button in pins]),
        "held": " ".join(["%s=%s" % (held[other], other) for other in held]),
        "names": " ".join([pins[held.get(button, button)][1] for button in ("B", "A", "START", "SELECT")]),
    }


def _find(board: ModuleType, pins: dict[str, tuple[str, str]], button: str, names: str) -> None:
    """Add to `pins` the first pin of the board that has one of the names and isn't in use by another button."""
    for name in names.split():
        for prefix in _PREFIXES:
            pin = prefix + name
            if hasattr(board, pin) and pin not in [taken for taken, _ in pins.values()]:
                pins[button] = pin, name
                return
