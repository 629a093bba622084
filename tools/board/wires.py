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

# The badge's clock, in ms: it begins at START, and again from 0 before it gets to WRAP. That is after 65 s, so code
# that can't bear it fails early.
WRAP = 2**29
START = WRAP - 65_536

# How long a press takes to be seen, in ms: by who looks at a stick once a frame, or whether a key is held.
_SEEN = 50
_HELD = 550


def tell_keys(keys, names):
    """Return the sentences that tell which keys of a PC press the buttons: `keys` are their names, a text for each
    of A, B, START and SELECT, and `names` the labels of B, A, START and SELECT on the board's case."""
    labels = names[1], names[0], names[2], names[3]
    return " ".join(
        [f"{label}: {keys[button]}." for label, button in zip(labels, ("A", "B", "START", "SELECT")) if keys[button]]
    )


class WiredBoard(Hardware):
    """A board of any kind, whose buttons are pressed and released by name.

    `board`: its `board_id`. `profile`: see handheld.boards; without one it is a board that the program knows.
    """

    def __init__(self, display, board, profile=None):
        super().__init__(display)
        self.board_id = board
        self.profile = profile = profile or self._load_profile()
        with_pins = isinstance(profile.keys, dict)  # else the keys are numbers in a register
        keys = profile.keys if with_pins else dict(enumerate(profile.keys))
        self._keys = {button: key for key, button in keys.items()}
        self._keys.update({held: self._keys[button] for button, held in profile.held.items()})
        self._ways = {way[3]: way for way in profile.stick}  # by button
        self.axes = {way[0]: self._rest(way[0]) for way in profile.stick}
        pins = list(keys if with_pins else SHIFT_REGISTER) + list(self.axes) + profile.speaker
        self.pins = set(pins + [profile.lights[0]]) - {None}
        self._pressed = {}  # by button: when it was pressed, in ms
        self._releases = []  # those to come: when, and which button

    def _load_profile(self):
        import loader
        from handheld import boards

        profile = boards.load(self)
        loader.unload(("handheld.boards",))  # as the program does
        return profile

    def _rest(self, pin):
        """Return the value of a stick that nobody touches: the middle, or 0 if that would mean a direction."""
        middle = 32768
        return 0 if any([way[1] <= middle <= way[2] for way in self.profile.stick if way[0] == pin]) else middle

    def ms(self):
        """Return the time in ms since the start, which never wraps around."""
        return self.now

    def sleep(self, seconds):
        """See Hardware."""
        super().sleep(seconds)
        self.release_what_is_due()

    def ticks(self):
        """See Hardware."""
        return (START + self.ms()) % WRAP

    def open_keys(self, events, pins):
        """See Hardware."""
        self.keys = events
        self._numbers = {pin: number for number, pin in enumerate(pins)}

    def _set(self, button, pressed):
        number = BUTTONS.index(button)
        if number in self._ways:
            pin, least, most, _ = self._ways[number]
            self.axes[pin] = (least + most) // 2 if pressed else self._rest(pin)
        elif self.keys is not None:
            self.keys.put(self._numbers[self._keys[number]], pressed, self.ticks())

    def least(self, button):
        """Return how long the button of that name must be held to be seen, in ms."""
        number = BUTTONS.index(button)
        return _SEEN if number in self._ways else _HELD if number in self.profile.held.values() else 0

    def hold(self, button):
        """Press the button of that name, without releasing it."""
        self._pressed[button] = self.ms()
        self._set(button, True)

    def release(self, button):
        """Release the button of that name, but not before the board can have seen that it was pressed."""
        self._releases.append((self._pressed[button] + self.least(button), button))
        self.release_what_is_due()

    def press(self, button):
        """Press and release the button of that name."""
        self.hold(button)
        self.release(button)

    def release_what_is_due(self):
        """Release the buttons that had to be held on; to be called when time has gone by."""
        for release in self._releases[:]:
            if release[0] <= self.ms():
                self._releases.remove(release)
                self._set(release[1], False)
