# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The heap as the game sees it: half of it, since this computer's words are twice as long as the badge's."""

import gc
import sys


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
