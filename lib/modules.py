# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Which modules are loaded, and when they are let go: an imported module stays in the badge's memory until nobody
holds it any more.

One rule: each screen takes the place of the one before, and what both need stays. During a menu or a summary,
whatever the next press may need is loaded (scenes.ahead). So in play nothing is read from the drive between a
press and its answer, and a screen with text to read has all the room. Modules for what is seen only for a moment
(the deal, the count of points, a tile's way back) are loaded then, and let go. The machine's players are loaded
while the person looks at what happened, and let go once they have thought. In a line game, the modules for the
person's turn, for showing moves and for laying the line make room for them, and are loaded again when they are
needed. The rest of the engine stays; saves.choice lets go of a game when another is chosen.
"""
import gc
import sys

# The packages and modules that are let go. The app, the handheld and most of the engine stay.
_PASSING = {
    "engine.deal_checks", "engine.dealing", "engine.options", "engine.packed_rounds", "engine.parsing",
    "engine.players", "engine.taking_back", "engine.trick_view", "engine.view", "adafruit_display_text", "bmp",
    "chinese_tiles", "handheld.memory", "scenes", "saves", "sheets", "tables", "themes", "words.cells",
    "words.font", "words.letters", "words.lines", "words.plurals", "words.prose", "words.writers"}
# For each notation, the modules that only games with that notation need.
OF_NOTATIONS = {
    "engine.moves": ("engine.line_match", "engine.line", "engine.moves"),
    "engine.chinese_moves": ("engine.chinese", "engine.chinese_moves"),
}
# Those of the passing packages that stay, because the app itself holds them.
_LASTING = "scenes", "tables"


def loaded(*packages):
    """Return the names of the loaded modules of some packages, as a list, without the packages themselves."""
    found = []
    for package in packages:
        start = package + "."
        found += [name for name in sys.modules if name.startswith(start)]
    return found


def let_go(names):
    """Forget those of some modules that are loaded. If one is imported again, it is loaded anew.

    The next collection frees their memory.
    """
    for name in names:
        if name in sys.modules:
            del sys.modules[name]
            package, _, own_name = name.rpartition(".")
            if hasattr(sys.modules.get(package), own_name):
                delattr(sys.modules[package], own_name)  # the package holds the module, too, if it is still loaded


def module(name):
    """Return the module of that name, which may have dots in it; imports it if needed."""
    return __import__(name, None, None, ("Scene",))


class Passing:
    """`with Passing():` lets go of all modules loaded inside it, and collects them at once: otherwise later objects
    would lie behind them, and fragment the free memory. A module that a local name still holds stays until the
    function returns; `module(name).do()` leaves no such name.
    """

    def __enter__(self):
        self._before = set(sys.modules)  # searching a list would take 30 ms in all

    def __exit__(self, *_):
        let_go([name for name in sys.modules if name not in self._before and _passes(name)])
        collect()


def _passes(name):
    if name in _LASTING:
        return False
    return name.partition(".")[0] in _PASSING or name in _PASSING or name.startswith("engine.players.")


def make_way(stay):
    """Let go of all passing modules except those in `stay`, a set of names."""
    let_go([name for name in sys.modules if name not in stay and _passes(name)])


def room_for(count):
    """Return an empty list with room for `count` items: a list that grows needs ever larger blocks of memory, which
    the badge may not have any more late in a round."""
    things = [None] * count
    del things[:]
    return things


def collect():
    """Collect the garbage. That takes 16 to 20 ms, so call it when nobody waits."""
    gc.collect()


def free():
    """Return how many bytes are free, not counting garbage that isn't collected yet; on a PC always enough."""
    return gc.mem_free() if hasattr(gc, "mem_free") else 1 << 30
