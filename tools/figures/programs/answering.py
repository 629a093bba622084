# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The game on the stand-ins of the badge, whose code, reading and collections of garbage are counted; for the programs
of figures.answer.

Their marks have these lines:

    nothing                 nothing at all
    part, collection        before and after a collection that the game asks for: it is no part of a stretch, and what
                            comes before it is only a part of one
    did READ ASKED FORCED   after each other line: the bytes of .mpy files that were read since `begin`, and the
                            collections that the game has asked for and that the size of the heap has forced

Forced collections are part of stretches. They are noticed because less memory is allocated than before, and nothing
but a collection frees any; two of them between two looks count as one.
"""

import gc
import os
import sys

import halved
import settled
import weightless
from marks import mark
from pybadge import badge, fly

_MODULES = 150  # more than are ever loaded

_there = set(range(_MODULES))  # the modules that were loaded at `begin`: it has room for all, and never grows
_there.difference_update(range(_MODULES))
_read = []  # those that were read and unloaded since then
_asked = _forced = _allocated = 0


def set_up(seen, names=60):
    """Switch the badge on; `seen()` is called when a picture is shown. After so many `names` the pool of names doesn't
    grow as a table is loaded."""
    global _unload
    weightless.take_place(badge.display)
    badge.slept = fly
    badge.display.seen = seen
    settled.settle()
    halved.take_place()
    halved.grow_names_early(names)
    sys.modules["gc"].collect = _collect
    mark()
    mark("nothing")
    import loader

    _unload, loader.unload = loader.unload, _note


def sit_down(app, game, seats, options, level=None, number=None):
    """Begin a match of that number."""
    import loader

    with loader.guest():
        from engine.setup import chosen
        from saves.choice import Choice

        choice = Choice()
        choice.set_game(game)
        choice.seats = seats
        choice.options = chosen(choice.rules, seats, options)
        choice.level = level or choice.level
        choice.number = number
        choice.start(app)


def begin():
    """Begin to count."""
    global _asked, _forced, _allocated
    _read.clear()
    _there.difference_update([name for name in _there if name not in sys.modules])
    _there.update(sys.modules)
    _asked, _forced, _allocated = 0, 0, gc.mem_alloc()
    mark()


def tell(line):
    """End a stretch, whose mark has that line, and begin the next."""
    global _allocated
    mark(line)
    _look()
    names = _read + [name for name in sys.modules if name not in _there]
    told = "did %d %d %d" % (sum([_size(name) for name in names]), _asked, _forced)
    _allocated = gc.mem_alloc()
    mark(told)


def _size(module):
    """How many bytes the .mpy file of a module has, by its name; 0 if it has none."""
    path = module.replace(".", "/")
    for place in ("lib/" + path, "lib/" + path + "/__init__", path, path + "/__init__"):
        try:
            return os.stat(place + ".mpy")[6]
        except OSError:
            pass
    return 0


def _note(going):
    """Note which modules were read before they are unloaded."""
    _read.extend([name for name in going if name in sys.modules and name not in _there])
    _there.difference_update(going)
    _unload(going)


def _look():
    """Notice a collection that was forced since the last look."""
    global _forced, _allocated
    _forced += gc.mem_alloc() < _allocated
    _allocated = gc.mem_alloc()


def _collect():
    """In the place of gc.collect."""
    global _asked, _allocated
    mark("part")
    _look()
    gc.collect()
    _asked += 1
    _allocated = gc.mem_alloc()
    mark("collection")
