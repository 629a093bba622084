# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Counts the collections of garbage: those that the game asks for, and those that the size of the heap forces.

The first have stretches of their own, and figures.answer counts each as the ms that one takes on the badge. The second
are part of other stretches: their instructions count as code, some 30 ms each. `look` notices them because less memory
is allocated than at the look before, and nothing but a collection frees any. Two of them between two looks count as
one.
"""

import gc
import sys

from marks import mark

# The lines of marks: what comes before a collection is only a part of a stretch, and it is no part of it itself.
PART, COLLECTION = "part", "collection"

_asked_for = _forced = _allocated = 0


def take_place():
    """Count from now on. Call this after halved.take_place."""
    sys.modules["gc"].collect = _asked


def begin():
    """Count from 0 again."""
    global _asked_for, _forced, _allocated
    _asked_for, _forced, _allocated = 0, 0, gc.mem_alloc()


def look():
    """Notice a collection that was forced since the last look."""
    global _forced, _allocated
    _forced += gc.mem_alloc() < _allocated
    _allocated = gc.mem_alloc()


def tell():
    """Mark how many collections there were since `begin`: "collected TIMES" for those that were asked for, and then
    "forced TIMES"."""
    look()
    mark("collected %d" % _asked_for)
    mark("forced %d" % _forced)


def _asked():
    """In the place of gc.collect."""
    global _asked_for, _allocated
    mark(PART)
    look()
    gc.collect()
    _asked_for += 1
    _allocated = gc.mem_alloc()
    mark(COLLECTION)
