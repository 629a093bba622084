# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays a whole match by its keys on the stand-ins of the badge; for figures.game_heap.

Arguments, in this order:

    FILE       the steps, one a line: "press BUTTON" or "wait MS"
    BITS       the value that random.getrandbits returns
    TAKEN      how many ms the game is given to take a press
    THINGS     how many small things lie in the heap before the game begins
    SETTINGS   the settings, packed, in hex
    MORE HEAP  if given: look at the memory; each 100 bytes of .mpy count MORE bytes more, and the game is told that
               its heap has HEAP bytes

At the end it prints the names of the scenes that are loaded. With MORE and HEAP it also prints, before the game and
at the end, MicroPython's figures of its names, and then how many bytes of the game's .mpy files are loaded when the
most bytes of the heap are live once it is collected.

With "before" as the only argument it prints how many bytes are live without the game.
"""

# ruff: noqa: E402
import gc
import os
import random
import sys
import time  # noqa: F401 (the badge's own modules are no part of the game)

import bitmaptools  # noqa: F401
import displayio  # noqa: F401
import halved
import settled
import vectorio  # noqa: F401
from pybadge import badge

_THING = 40  # bytes
_FRAMES, _THOUGHTS = 40, 60  # from one look at what is live to the next, which collects
_FOLDER = 0x4000  # its kind, as os.ilistdir tells it


def go_on():
    """Do the steps that are due."""
    global due, frames
    frames += 1
    if sys.argv[6:] and not frames % _FRAMES:
        look()
    while badge.now >= due:
        step, _, what = steps.readline().strip().partition(" ")
        if step == "press":
            badge.press(what)
            due = badge.now + taken
        elif step == "wait":
            due = badge.now + int(what)
        else:
            print(" ".join(sorted([name for name in sys.modules if name.startswith("scenes.")])))
            tell()
            sys.exit()


def look():
    """Count the live bytes without this program's own, and how many bytes of the game's .mpy files are loaded."""
    global loaded, live
    gc.collect()
    size = code()
    now = gc.mem_alloc() - counting + size * int(sys.argv[6]) // 100
    if now > live:
        live, loaded = now, size


def seen_ticks():
    """Return the time, and look at the memory. A player asks for the time after each thought, and a whole move is
    thought out in a single frame here. It thinks as long as its view is loaded."""
    global thoughts
    if "engine.view" in sys.modules:
        thoughts += 1
        if not thoughts % _THOUGHTS:
            look()
    return badge.now


def code():
    """The bytes of the .mpy files of the game's modules that are loaded now."""
    return sum([sizes[name] for name in sys.modules if name in sizes and name not in others])


def find_sizes(folder, start):
    """Note the bytes of each .mpy file in a folder, by the name of its module."""
    for entry in os.ilistdir(folder):
        path = folder + "/" + entry[0]
        if entry[1] == _FOLDER:
            find_sizes(path, "" if entry[0] in ("lib", "libraries") else start + entry[0] + ".")
        elif path.endswith(".mpy"):
            name = start[:-1] if entry[0] == "__init__.mpy" else start + entry[0][:-4]
            sizes[name] = os.stat(path)[6]


def tell():
    """Print how many names there are, how long they are, and how much was loaded, if that is wanted."""
    if sys.argv[6:]:
        import micropython

        micropython.qstr_info()
        print("loaded=%d" % loaded)


def free():
    """How many bytes would be free in a heap of the size that the game is told."""
    gc.collect()
    return int(sys.argv[7]) - gc.mem_alloc() + counting


if sys.argv[6:]:
    halved.take_place(free)
else:
    halved.take_place()
halved.make_room_for_names()
gc.collect()
if sys.argv[1] == "before":
    print(gc.mem_alloc())
    sys.exit()
steps, random.bits, taken = open(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
due = loaded = live = frames = thoughts = 0
badge.slept = go_on
things = [bytes(_THING) for _ in range(int(sys.argv[4]))]
settled.settle(bytes.fromhex(sys.argv[5]))
tell()
others = set(sys.modules)
gc.collect()
sizes, counting = {}, gc.mem_alloc()
if sys.argv[6:]:
    find_sizes(".", "")
    gc.collect()
counting = gc.mem_alloc() - counting
if sys.argv[6:]:
    badge.ticks = seen_ticks
import boneyard  # noqa: E402

for _ in boneyard.steps():
    pass
