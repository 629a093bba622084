# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays the match of a keys file in a heap that has, while a round is played, no free block larger than late in a
round on the badge. So whatever asks for a larger one ends the game with a MemoryError.

Arguments: FILE BITS TAKEN, as of play_keys, SETTINGS, and the bytes of that block on the badge: here the words, and
so whatever is made of words, are twice as long. Bytes aren't, so the game's `bytearray` checks their number itself.

At the end it prints the names of the scenes that are loaded, and in how many frames the heap was in pieces.
"""

# ruff: noqa: E402
import builtins
import gc
import random
import sys

import bitmap
import bitmaptools
import halved
import hardware
import settled
from pybadge import badge


class Heap:
    """The module that the game imports as `gc`."""

    mem_free = gc.mem_free

    def collect():
        """Collect everything, and fill the large blocks that are free then."""
        gc.collect()
        if in_pieces:
            fill()


class Never(Exception):
    """Takes the place of MemoryError in the game, which goes on after one without telling."""


def go_on():
    """Do the steps that are due. A round begins in the frame after the one that has made its table."""
    global due, was_there, frames
    is_there = "tables.round" in sys.modules and "screens" not in sys.modules
    if not is_there:
        mend()
    elif was_there:
        frames += 1
        if not in_pieces:
            break_up()
    was_there = is_there
    while badge.now >= due:
        step, _, what = steps.readline().strip().partition(" ")
        if step == "press":
            badge.press(what)
            due = badge.now + taken
        elif step == "wait":
            due = badge.now + int(what)
        else:
            print(" ".join(sorted([name for name in sys.modules if name.startswith("scenes.")])), frames)
            sys.exit()


def open_screen(app, name):
    """Take the place of loader.open_screen: the round's heap is in pieces, and not that of another screen."""
    mend()
    opens(app, name)


def break_up():
    """Break the free memory into pieces: fill it, and free every second block."""
    global kept, in_pieces
    gc.disable()  # else it would collect before it refuses a block
    in_pieces = True
    gc.collect()
    holes = ()
    try:
        while True:
            holes = holes, make(piece - 2 * _BLOCK)  # with what refers to it, a whole piece
            kept = kept, make(piece + _BLOCK)
    except Full:
        holes = ()
    gc.collect()
    fill()


def fill():
    """Fill all free blocks that are larger than a piece."""
    global kept
    try:
        while True:
            kept = kept, make(piece + _BLOCK)
    except Full:
        pass


def mend():
    """Let the memory be as it is while no round is played."""
    global kept, in_pieces
    kept, in_pieces = (), False
    gc.enable()


def checked(*arguments):
    """Take the place of `bytearray` in the game."""
    made = make(*arguments)
    if in_pieces and len(made) > piece // 2:
        raise Full("%d bytes in one piece" % len(made))
    return made


Full, make = MemoryError, bytearray  # as they are for this program
_BLOCK = 32  # bytes in which memory is given out here
steps, random.bits, taken = open(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
piece = 2 * int(sys.argv[5])
due = frames = 0
kept, in_pieces, was_there = (), False, False
badge.slept = go_on
halved.make_room_for_names()
settled.settle(bytes.fromhex(sys.argv[4]))
sys.modules["gc"] = Heap
bitmap.bytearray = bitmaptools.bytearray = make  # as large as on the badge already, see state.room
hardware.bytearray = int  # the memory of a sound, which has no such piece on the badge
builtins.bytearray, builtins.MemoryError = checked, Never
import loader

opens, loader.open_screen = loader.open_screen, open_screen
import boneyard

for _ in boneyard.steps():
    pass
