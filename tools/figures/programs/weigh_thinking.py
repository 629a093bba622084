# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Weighs turns of the Expert, in MicroPython. For each it prints how many bytes are allocated, the loading of modules
included, and how many modules are loaded.

Arguments: a game, how many play, its options as JSON, and how many positions. Nothing is collected meanwhile.
"""

import gc
import json
import sys

from matches import positions

game, seats, options, count = sys.argv[1:]
gc.disable()


def unload():
    """Unload the modules that a turn loads; packages and small modules stay, see loader."""
    for name in list(sys.modules):
        if name.startswith(("engine.players.weights", "engine.players.styles")):
            continue
        if name.startswith(("engine.players.", "engine.view")) and not hasattr(sys.modules[name], "__path__"):
            module = sys.modules.pop(name)
            package, _, own = name.rpartition(".")
            if hasattr(sys.modules[package], own):
                delattr(sys.modules[package], own)
            del module


def think(match):
    """Let an Expert think."""
    from engine import players

    players.load("expert").move(match.view(match.turn))


ready = False
for match in positions(game, json.loads(options), int(count), int(seats)):
    if not ready:  # names and packages are there from now on
        think(match)
        ready = True
    unload()
    gc.collect()
    modules = set(sys.modules)
    before = gc.mem_alloc()
    think(match)
    print(gc.mem_alloc() - before, len(set(sys.modules) - modules))
