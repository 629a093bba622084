# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Which modules are loaded, and when they are let go: an imported module stays in the badge's memory until nobody
holds it any more.

One rule: the table stays loaded beside the pause and the ranking of hands, which lead straight back to it; any
other screen takes its place, and goes itself when it is left, but for what the next one needs, too. While one looks
at a menu or a summary, what the next press may need is loaded (scenes.ahead). So nothing is read
from the drive between a press and its answer in play, and what one reads for long has all the room. What is seen
only for a moment, the deal, the count of points or a tile's way back, is read then, and goes. The machine's
players are loaded to think, while the person looks at what happened, and go then; what the person's turn and the
moves in a line game are made of makes room for them, and is loaded again before the move is shown and before the
turn begins. The rest of the engine stays; storage.choice lets go of a game when another is chosen.
"""
import gc
import sys

# The packages and modules that go: not the engine but what it seldom needs, the app itself or the handheld.
_PASSING = {
    "engine.deal_checks", "engine.packed_rounds", "engine.players", "engine.taking_back", "adafruit_display_text",
    "adafruit_ticks", "bmp", "scenes", "sheets", "storage", "tables", "text", "themes"}
# By notation, what only the games that have it are made of.
OF_NOTATIONS = {
    "engine.moves": ("engine.line_match", "engine.line", "engine.moves"),
    "engine.chinese_moves": ("engine.trick_view", "engine.chinese", "engine.chinese_moves"),
}
# What of them lasts: the app itself holds it.
_LASTING = "scenes", "tables", "text", "text.label"


def loaded(*packages):
    """The names of the modules of some packages that are loaded, as a list; those of the packages' own aren't."""
    found = []
    for package in packages:
        start = package + "."
        found += [name for name in sys.modules if name.startswith(start)]
    return found


def let_go(names):
    """Forget those of some modules that are loaded. One that is imported after that is loaded anew.

    Their memory is free from the next collection on.
    """
    for name in names:
        if name in sys.modules:
            del sys.modules[name]
            package, _, own_name = name.rpartition(".")
            if hasattr(sys.modules.get(package), own_name):
                delattr(sys.modules[package], own_name)  # the package holds it, too, unless it was let go before it


def module(name):
    """The module of that name, which may lie in packages."""
    return __import__(name, None, None, ("Scene",))


class Passing:
    """`with Passing():` lets go of what is loaded meanwhile, and collects it at once: else what comes next lies
    behind it, and the free memory is in pieces. What a local name still holds stays until the function returns;
    `module(name).do()` leaves none.
    """

    def __enter__(self):
        self._before = set(sys.modules)  # in a list each would be looked for, for 30 ms in all

    def __exit__(self, *_):
        let_go([name for name in sys.modules if name not in self._before and _passes(name)])
        collect()


def _passes(name):
    if name in _LASTING:
        return False
    return name.partition(".")[0] in _PASSING or name in _PASSING or name.startswith("engine.players.")


def make_way(stay):
    """Let go of all that passes but of some modules, a set of names."""
    let_go([name for name in sys.modules if name not in stay and _passes(name)])


def let_go_games(stay):
    """Let go of the games, and of what only games need, but for some modules: those that a match is made of."""
    games = loaded("engine.games")
    for names in OF_NOTATIONS.values():
        games += names
    let_go([name for name in games if name not in stay])


def let_go_prose():
    """Let go of what writes prose, once all that a screen says is written: the pictures of it stay."""
    let_go(("text.prose", "text.letters", "text.cells", "adafruit_display_text.bitmap_label",
            "adafruit_display_text", "adafruit_ticks"))


def collect():
    """Collect the garbage, which takes 16 to 20 ms: to be called where nobody waits."""
    gc.collect()


def free():
    """How many bytes are free, what isn't collected yet left out; on a PC there are always enough."""
    return gc.mem_free() if hasattr(gc, "mem_free") else 1 << 30
