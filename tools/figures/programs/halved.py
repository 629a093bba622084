# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The heap as the game sees it: half of it, since this computer's words are twice as long as the badge's."""

import gc
import sys

_NAMES = 1500  # more than the game has
_NAME = 11  # bytes that each takes in a pool


class Heap:
    """The module that the game imports as `gc`."""

    collect = gc.collect
    free = gc.mem_free

    def mem_free():
        """How many bytes of the badge's would be free."""
        return Heap.free() // 2


def take_place(free=gc.mem_free):
    """Let the game's modules import this as `gc`; `free` says how many bytes of the heap here are free."""
    Heap.free = free
    sys.modules["gc"] = Heap


def make_room_for_names():
    """Make one pool for all names that the game will bring. The badge has pools of 64 names each, while here each
    new pool is twice the size of all before it."""
    gc.disable()
    i = pool = 0
    while pool < _NAMES * _NAME:
        if not i % 64:
            gc.collect()
        before = gc.mem_alloc()
        hasattr(gc, "name%d" % i)
        pool = gc.mem_alloc() - before
        i += 1
    gc.enable()


def grow_names_early(count):
    """Bring that number of names, so that their pool grows while there is much memory: here it grows by large pieces,
    and on the badge by small ones. More names than needed would make each import slower than there."""
    for i in range(count):
        hasattr(gc, "name%d" % i)
