# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays a match by its keys, and tries the tiles of some puzzles, a frame at a time; for stack.mjs."""

import gc
import random
import sys

import bitmaptools
import settled
from pybadge import badge

bitmaptools.blit = "".format  # any function of the firmware, since on the badge it takes no Python stack
_SHOWN, _RESTS = 3000, 600  # ms from a puzzle's beginning to the first press, and from press to press
_TILES = 7


class Heap:
    """The module that the game imports as `gc`."""

    collect = gc.collect

    def mem_free():
        """Enough to load modules ahead."""
        return 100_000


def begin(file, bits, taken, puzzles):
    """Follow the steps of a file as play_keys does, and then show puzzles, by their numbers."""
    global app, flow
    sys.modules["gc"] = Heap
    random.bits = int(bits)
    settled.settle()
    sys.path.insert(0, "lib/libraries")
    from app import App
    from handheld import Handheld

    app = App(Handheld())
    flow = play(open(file), int(taken), puzzles.split())


def frame():
    """Do a frame. Return "", or after the last one the names of the scenes that are loaded."""
    try:
        next(flow)
    except StopIteration:
        return " ".join([name for name in sys.modules if name.startswith("scenes.")]) or "none"
    return ""


def play(keys, taken, puzzles):
    """Go on frame by frame (generator)."""
    for line in keys:
        kind, _, what = line.strip().partition(" ")
        yield from (press(what, taken) if kind == "press" else wait(int(what)))
    for puzzle in puzzles:
        put(int(puzzle))
        yield from wait(_SHOWN)
        for _ in range(_TILES):
            for button in ("A", "UP", "A", "RIGHT"):
                if app.scene == "table":
                    yield from press(button, _RESTS)
    yield from wait(_RESTS)


def press(button, taken):
    """Press a button, and wait (generator)."""
    badge.press(button)
    yield from wait(taken)


def wait(time):
    """Let some ms go by (generator)."""
    end = badge.now + time
    while badge.now < end:
        app.step()
        yield


def put(puzzle):
    """Put a puzzle on the table."""
    import loader

    with loader.guest():
        from saves import puzzles

        puzzles.begin(app, puzzle)
    app.start("table")
