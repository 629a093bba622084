# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How large the files of modules are, and which modules were loaded since a press."""

import os
import sys

_MODULES = 150  # more than are ever loaded


def bytes_of(modules):
    """How many bytes the .mpy files of some modules have, by their names; those that have none count nothing."""
    total = 0
    for name in modules:
        path = name.replace(".", "/")
        for place in ("lib/" + path, "lib/" + path + "/__init__", path, path + "/__init__"):
            try:
                total += os.stat(place + ".mpy")[6]
                break
            except OSError:
                pass
    return total


def room_for_modules():
    """Return an empty set with room for the names of all modules. A set that grew would need large pieces of the heap,
    and while the game runs there are none."""
    names = set(range(_MODULES))
    names.difference_update(range(_MODULES))
    return names


def note_modules(names):
    """Put the names of the modules that are loaded now into such a set. Its room is kept, which `clear` would free."""
    names.difference_update([name for name in names if name not in sys.modules])
    names.update(sys.modules)


def loaded_since(names):
    """Return the modules that were loaded since `note_modules(names)`, a list of names."""
    return [name for name in sys.modules if name not in names]
