# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How large the files of modules are."""

import os


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
