# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge's clock, by the wall or by the program's own rests."""

import time

# The badge's clock starts so that it begins again from 0 after 65 seconds: what can't bear that shows early.
WRAP = 2**29
START = WRAP - 65_536

real_sleep = time.sleep


class VirtualClock:
    """A clock that only the program's own rests move, so that a run is the same every time."""

    now = 0  # ms since the start

    def ms(self):
        return self.now

    def ticks(self):
        return (START + self.ms()) % WRAP

    def sleep(self, seconds):
        self.now += round(seconds * 1000)


class WallClock(VirtualClock):
    """The real time."""

    def __init__(self):
        self._start = time.monotonic()

    def ms(self):
        return int((time.monotonic() - self._start) * 1000)

    def sleep(self, seconds):
        real_sleep(seconds)
