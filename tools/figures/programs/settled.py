# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A badge whose owner has made the first start, as in the simulator: the game begins with the title, and without
the guide."""

import gc
import sys

import hardware


def settle(packed=bytes(1)):
    """Keep these packed settings, by default English and the usual ones, and unload the modules that it has
    loaded."""
    from saves.memory import Memory

    Memory(hardware.current().nvm).save({"settings": packed})
    for name in list(sys.modules):
        if name == "modules" or name.startswith(("handheld", "saves")):
            del sys.modules[name]
    gc.collect()
