# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The board that the badge's modules use. One is switched on at a time.

After this import these modules can be imported: `alarm`, `analogio`, `audiocore`, `audioio`, `audiopwmio`, `board`,
`digitalio`, `keypad`, `microcontroller`, `neopixel_write` and `supervisor`.
"""

import sys
from collections import namedtuple

import state

BUTTONS = "B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT"  # in the order of the PyBadge's shift register
SHIFT_REGISTER = "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH"
NVM = 8192  # bytes, and as many of the memory that only a reset leaves alone

_QUEUE = 64  # events
_HEAD = 44  # bytes of a WAV file before the first sample

_on = None


class Hardware:
    """A PyBadge that does nothing by itself: its clock moves while the program rests, and its output goes nowhere.
    A host presses its buttons. Other boards and hosts override the differences.

    `display`: a Display. `board_id`, and `pins`: the names that `board` has. `nvm`, `sleep_memory`: bytes; None
    where there are none. `levels`: whether each pin in use is high, by its name. `axes`: the values of analog pins.
    `keys`: the queue of keypad's events, once the program has asked for it. `next_code_file`: the path of the
    program that was asked for next, None for the drive's own, or "". `datetime`: the date and the time of its
    clock, which has no battery, so that it begins in 2000.
    """

    board_id = "pybadge"
    pins = SHIFT_REGISTER + ("SPEAKER", "SPEAKER_ENABLE", "NEOPIXEL")
    keys = None
    now = 0  # ms since the start
    datetime = (2000, 1, 1, 0, 0, 0)

    def __init__(self, display):
        self.display = display
        self.nvm = bytearray(b"\xff" * NVM)
        self.sleep_memory = bytearray(NVM)
        self.levels = {}
        self.axes = {}
        self.next_code_file = ""

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
        """Do the host's own work after the program has slept, such as pressing buttons. A host overrides this."""

    def set_next_code_file(self, path):
        """Note the path of the program that `reload` starts instead of this one; None stands for the drive's
        code.py."""
        self.next_code_file = path

    def reload(self):
        """Start the program again; here that ends it."""
        raise SystemExit

    def open_keys(self, events, pins):
        """From now on, put the events of some keys into a queue. A key is a pin or a number in the register."""
        self.keys = events

    def press(self, button):
        """Press and release the button of that name."""
        for pressed in (True, False):
            self.keys.put(BUTTONS.index(button), pressed, self.ticks())

    def play(self, pin, path):
        """Start the sound in a file at a pin, in the place of the one that plays."""

    def shine(self, pin, colours):
        """Send colours to the lights at a pin: for each a byte of green, of red and of blue."""


class Kept:
    """`size` bytes that outlive the program, at first all `blank`. A host that keeps them overrides `keep`, called
    after each write."""

    def __init__(self, size, blank=b"\xff"):
        self._bytes = bytearray(blank * size)

    def __len__(self):
        return len(self._bytes)

    def __getitem__(self, index):
        return self._bytes[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice) and len(self._bytes[index]) != len(value):
            raise ValueError("Slice and value different lengths.")
        self._bytes[index] = value
        self.keep()


def current():
    """The board that is switched on. Raises RuntimeError if there is none."""
    if _on is None:
        raise RuntimeError("no board is switched on")
    return _on


class AnalogIn:
    """An analog pin."""

    def __init__(self, pin):
        if pin not in current().axes:
            raise ValueError("%s is not an analog pin of this board" % pin)
        self._pin = pin

    @property
    def value(self):
        """The value that is measured now, from 0 to 65,535."""
        return current().axes[self._pin]


class DigitalInOut:
    """A pin that is high or low, and which nobody else may use."""

    def __init__(self, pin):
        self.pin = pin
        self._levels = current().levels
        if pin in self._levels:
            raise ValueError("%s in use" % pin)
        self._levels[pin] = None

    def switch_to_output(self, value=False):
        """Make the pin an output."""
        self._levels[self.pin] = value

    @property
    def value(self):
        """Whether the pin is high."""
        return self._levels[self.pin]

    @value.setter
    def value(self, value):
        if self._levels[self.pin] is None:
            raise AttributeError("Cannot set value when direction is input.")
        self._levels[self.pin] = value


Event = namedtuple("Event", ("key_number", "pressed", "timestamp"))  # a key is pressed or released


class EventQueue:
    """Events in the order in which they came."""

    def __init__(self):
        self._events = []

    def __len__(self):
        return len(self._events)

    def put(self, key_number, pressed, timestamp):
        """Add an event, as the firmware does when it scans the keys. When the queue is full, it is lost."""
        if len(self._events) < _QUEUE:
            self._events.append(Event(key_number, pressed, timestamp))

    def get(self):
        """Take the oldest event, and return it; None if there is none."""
        return self._events.pop(0) if self._events else None


class ShiftRegisterKeys:
    """The keys behind a shift register; they must be wired as the PyBadge's and the PyGamer's are."""

    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        if (clock, data, latch, value_when_pressed) != SHIFT_REGISTER + (True,):
            raise ValueError("these are not the pins and values of the board's buttons")
        self.events = EventQueue()
        current().open_keys(self.events, range(key_count))


class Keys:
    """Keys with a pin each, which is low when they are pressed."""

    def __init__(self, pins, *, value_when_pressed, pull):
        if value_when_pressed or not pull or len(set(pins)) < len(pins):
            raise ValueError("these are not the pins and values of the board's buttons")
        self.events = EventQueue()
        current().open_keys(self.events, pins)


class WaveFile:
    """A sound in a WAV file of one channel and unsigned bytes; the badge would play others, at a price.

    On the badge it takes 64 bytes, and 576 of the open file, which has a sector of the drive in it.
    """

    def __init__(self, file, buffer=None):
        if buffer is not None and not 8 <= len(buffer) <= 1024:
            raise ValueError("buffer must be 8-1024 bytes")
        self._memory = bytearray(state.room(_HEAD, 64 + 576, 128))
        with open(file, "rb") as sound:
            head = sound.read(_HEAD)
        if len(head) < _HEAD or head[:4] != b"RIFF" or head[8:16] != b"WAVEfmt " or head[36:40] != b"data":
            raise ValueError("Invalid file")
        if head[22] != 1 or head[34] != 8:
            raise ValueError("%s isn't of one channel and unsigned bytes" % file)
        rate, size = int.from_bytes(head[24:28], "little"), int.from_bytes(head[40:44], "little")
        self.path = file
        self.duration = size * 1000 // rate  # ms


class AudioOut:
    """Plays one sound at a time at a pin."""

    def __init__(self, pin):
        self._pin = pin
        self._sample = None  # the one that plays, or played last
        self._started = 0

    def play(self, sample):
        """Start a sound, in place of the one that is playing."""
        self._sample = sample
        self._started = current().ticks()
        current().play(self._pin, sample.path)

    @property
    def playing(self):
        """Whether a sound plays."""
        elapsed = (current().ticks() - self._started) & 0x1FFFFFFF
        return self._sample is not None and elapsed < self._sample.duration


class Module:
    """A module with these `names`, and with the values that the current board has under some others, `asked`."""

    def __init__(self, *asked, **names):
        self._asked = asked
        for name, value in names.items():
            setattr(self, name, value)

    def __getattr__(self, name):
        if name in self._asked:
            return getattr(current(), name)
        raise AttributeError(name)


class Board(Module):
    """The module `board`, which has the screen and the pins, too."""

    def __getattr__(self, name):
        if _on and name in _on.pins:
            return name
        return super().__getattr__("display" if name == "DISPLAY" else name)


sys.modules.update(
    {
        "alarm": Module("sleep_memory"),
        "analogio": Module(AnalogIn=AnalogIn),
        "audiocore": Module(WaveFile=WaveFile),
        "audioio": Module(AudioOut=AudioOut),
        "audiopwmio": Module(PWMAudioOut=AudioOut),
        "board": Board("board_id", "display"),
        "digitalio": Module(DigitalInOut=DigitalInOut),
        "keypad": Module(Keys=Keys, ShiftRegisterKeys=ShiftRegisterKeys),
        "microcontroller": Module("nvm"),
        "neopixel_write": Module(neopixel_write=lambda pin, colours: current().shine(pin.pin, bytes(colours))),
        "rtc": Module(RTC=lambda: current()),
        "supervisor": Module("reload", "set_next_code_file", ticks_ms=lambda: current().ticks()),
    }
)
