# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the game sees of the heap: half of it, since this computer's words are twice as long as the badge's."""
import gc
import sys


class Heap:
    """What the game's modules import as `gc`."""

    collect = gc.collect
    free = gc.mem_free

    def mem_free():
        """How many bytes of the badge's would be free."""
        return Heap.free() // 2


def take_place(free=gc.mem_free):
    """Let this be what the game's modules import as `gc`; `free` says how many bytes of the heap here are free."""
    Heap.free = free
    sys.modules["gc"] = Heap
