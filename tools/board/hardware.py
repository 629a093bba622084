# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The board that the badge's modules use. One is switched on at a time."""

BUTTONS = "B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT"  # in the order of the PyBadge's shift register
SHIFT_REGISTER = "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH"
NVM = 8192  # bytes, and as many of the memory that only a reset leaves alone

_on = None


class Hardware:
    """A PyBadge that does nothing by itself: its clock moves while the program rests, and its output goes nowhere.
    A host presses its buttons. Other boards and hosts override what differs.

    `display`: a Display. `board_id`, and `pins`: the names that `board` has. `nvm`, `sleep_memory`: bytes; None
    where there are none. `levels`: whether each pin in use is high, by its name. `axes`: the values of analog pins.
    `keys`: the queue of keypad's events, once the program has asked for it.
    """

    board_id = "pybadge"
    pins = SHIFT_REGISTER + ("SPEAKER", "SPEAKER_ENABLE", "NEOPIXEL")
    keys = None
    now = 0  # ms since the start

    def __init__(self, display):
        self.display = display
        self.nvm = bytearray(b"\xff" * NVM)
        self.sleep_memory = bytearray(NVM)
        self.levels = {}
        self.axes = {}

    def switch_on(self):
        """Make this the board that the modules use. Raises RuntimeError if another is switched on."""
        global _on
        if _on is not None:
            raise RuntimeError("another board is switched on")
        _on = self

    def switch_off(self):
        """Leave the modules without a board."""
        global _on
        _on = None

    def ticks(self):
        """Return the time in ms, which wraps around to 0 at some point."""
        return self.now

    def sleep(self, seconds):
        """Stand in for the program's `time.sleep`. The host has its turn here, in `slept`."""
        self.now += round(seconds * 1000)
        self.slept()

    def slept(self):
        """Do what the host does while the program sleeps."""

    def reload(self):
        """Start the program again; here that ends it."""
        raise SystemExit

    def open_keys(self, events, pins):
        """Put the events of some keys, each a pin or a number in the register, into a queue from now on."""
        self.keys = events

    def press(self, button):
        """Press and release the button of that name."""
        for pressed in (True, False):
            self.keys.put(BUTTONS.index(button), pressed, self.ticks())

    def play(self, pin, path):
        """Start the sound in a file at a pin, in the place of the one that plays."""

    def shine(self, pin, colours):
        """Send colours to the lights at a pin: for each a byte of green, of red and of blue."""


def current():
    """The board that is switched on. Raises RuntimeError if there is none."""
    if _on is None:
        raise RuntimeError("no board is switched on")
    return _on
