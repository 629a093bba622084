# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Notes how long the machine thinks about each move, in a page with a virtual clock, where it thinks without a
pause; for figures.web."""

import utime

from app import App

_times = []


def begin(*_):
    """Note it from now on."""
    think = App.think

    def noted(app, *arguments):
        start = utime.ticks_ms()
        thought = yield from think(app, *arguments)
        _times.append(utime.ticks_diff(utime.ticks_ms(), start))
        return thought

    App.think = noted


def times():
    """The ms that each move has taken so far, a list."""
    return _times
