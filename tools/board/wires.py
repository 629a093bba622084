# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The boards that can be imitated: their screens, and what happens on their pins when a button is pressed."""

from hardware import BUTTONS, SHIFT_REGISTER, Hardware

# The screen of each board, width and height in pixels.
SIZES = {
    "pybadge": (160, 128),
    "edgebadge": (160, 128),
    "pygamer": (160, 128),
    "pewpew_m4": (160, 128),
    "meowbit_v121": (160, 128),
    "hack_club_sprig": (160, 128),
    "pimoroni_picosystem": (240, 240),
    "pajenicko_picopad": (320, 240),
    "ugame22": (320, 240),
    "deshipu_ugame_s3": (320, 240),
    "hardkernel_odroid_go": (320, 240),
    "pimoroni_explorer2350": (320, 240),
    "tinycircuits_thumby_color": (128, 128),
}

# How long a press takes to be seen, in ms: by who looks at a stick once a frame, or whether a key is held.
_SEEN = 50
_HELD = 550


class Wires:
    """The pins of a board by its profile (see handheld.boards), and what its buttons do there.

    `pins` are the names of all pins, `axes` the values of analog ones, and `keys` the queue of events, once the
    program has asked for it, with `numbers`, the number of each key in it.
    """

    def __init__(self, board, profile=None):
        self.profile = profile or _load(board)
        self.keys = None
        self.numbers = {}
        self._is_register = not isinstance(self.profile.KEYS, dict)
        self.pins = set(SHIFT_REGISTER if self._is_register else self.profile.KEYS)
        self.pins.update([way[0] for way in self.profile.STICK])
        self.pins.update([pin for pin in self.profile.SPEAKER or () if pin])
        self.pins.update((self.profile.LIGHTS or ())[:1])
        self.axes = {way[0]: self._rest(way[0]) for way in self.profile.STICK}

    def open(self, keys, pins):
        """Begin to put the events of some keys, each a pin or a number in a register, into a queue."""
        self.keys = keys
        self.numbers = {pin: number for number, pin in enumerate(pins)}

    def set(self, button, pressed, ticks):
        """Press or release a button, by its name."""
        number = BUTTONS.index(button)
        way = self._way(number)
        if way:
            pin, least, most, _ = way
            self.axes[pin] = (least + most) // 2 if pressed else self._rest(pin)
        elif self.keys is not None:
            self.keys.put(self.numbers[self._key(number)], pressed, ticks)

    def least(self, button):
        """Return how long a button, by its name, must be held to be seen, in ms."""
        number = BUTTONS.index(button)
        if self._way(number):
            return _SEEN
        return _HELD if number in self.profile.HELD.values() else 0

    def _way(self, number):
        ways = [way for way in self.profile.STICK if way[3] == number]
        return ways[0] if ways else None

    def _key(self, number):
        """The key of a button, or of the one that has to be held for it."""
        for button, other in self.profile.HELD.items():
            if other == number:
                number = button
        if self._is_register:
            return list(self.profile.KEYS).index(number)
        return [pin for pin, button in self.profile.KEYS.items() if button == number][0]

    def _rest(self, pin):
        """Return the value of a stick that nobody touches: the middle, or 0 if that would mean a direction."""
        middle = 32768
        ways = [way for way in self.profile.STICK if way[0] == pin]
        return 0 if any([least <= middle <= most for _, least, most, _ in ways]) else middle


class _Board:
    """The firmware's `board` module, as far as a search for its profile asks."""

    def __init__(self, board):
        self.board_id = board


def _load(board):
    """The profile of a board that the program knows."""
    import modules
    from handheld import boards

    profile = boards.load(_Board(board))
    modules.let_go(("handheld.boards",))  # as the program does
    return profile


class WiredBoard(Hardware):
    """A board of any kind, whose buttons are pressed and released by name.

    `board`: its `board_id`, or with a `profile` (see handheld.boards) any other. `wires`: its Wires.
    """

    def __init__(self, display, board, profile=None):
        super().__init__(display)
        self.board_id = board
        self.wires = Wires(board, profile)
        self.pins = self.wires.pins
        self.axes = self.wires.axes
        self._pressed = {}  # by button: when it was pressed, in ms
        self._releases = []  # those to come: when, and which button

    def ms(self):
        """The time in ms since the start, which never wraps around."""
        return self.now

    def open_keys(self, events, pins):
        """See Hardware."""
        self.wires.open(events, pins)

    def hold(self, button):
        """Press the button of that name, without releasing it."""
        self._pressed[button] = self.ms()
        self.wires.set(button, True, self.ticks())

    def release(self, button):
        """Release the button of that name, but not before the board can have seen that it was pressed."""
        due = self._pressed[button] + self.wires.least(button)
        if due <= self.ms():
            self.wires.set(button, False, self.ticks())
        else:
            self._releases.append((due, button))

    def press(self, button):
        """Press and release the button of that name."""
        self.hold(button)
        self.release(button)

    def release_what_is_due(self):
        """Release the buttons that had to be held on; to be called when time has gone by."""
        if self._releases:
            now = self.ms()
            for release in [release for release in self._releases if release[0] <= now]:
                self._releases.remove(release)
                self.wires.set(release[1], False, self.ticks())
