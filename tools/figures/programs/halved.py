# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the game sees of the heap: it is twice as large as the badge's, and so is what is free of it."""
import gc
import sys


class Heap:
    """In the place of `gc`."""

    collect = gc.collect

    def mem_free():
        """How many bytes of the badge's would be free."""
        return gc.mem_free() // 2


def take_place():
    """Let this be what the game's modules import as `gc`."""
    sys.modules["gc"] = Heap
