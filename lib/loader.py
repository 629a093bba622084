# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Loads and unloads modules. An imported module stays in memory until it is unloaded and nothing refers to it.

One rule: the modules of a screen stand in one table (screens), in load order, and stay until the screen is left.
Beside them there is at most one guest: the modules imported inside `with guest():`, which are unloaded at its end.
During a menu or a summary, Ahead loads the modules that the next press may need. So in play nothing is read between
a press and its answer.

Two exceptions. As long as a table leaves enough memory, a `regular` guest stays: the machine's player. Else it makes
room, see `level`: a line game's table has too little memory for the player, as it has for a hint and the end of a
round. Meanwhile the modules of that table that `screens` lists are unloaded. And the Expert's playouts need the
memory of the modules that have evaluated its moves.

The app, the handheld, the words and most of the engine always stay.
"""

from __future__ import annotations

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import ModuleType
    from typing import Any

    from app import App
    from kinds import Scene

# The packages that can be unloaded, and the parts of other packages. Long texts would take memory of their own.
_PACKAGES = (
    "adafruit_display_text",
    "bmp",
    "chinese_tiles",
    "saves",
    "scenes",
    "screens",
    "sheets",
    "tables",
    "themes",
)
_PARTS = {
    "engine": ("deal_checks", "fairness", "history", "judge", "parsing", "players", "setup", "trick_view", "view"),
    "handheld": ("chance",),
    "words": ("lines", "plurals", "prose"),
}
_SMALL = "tables.machine", "engine.players.weights", "engine.players.styles"
_STAY = "scenes", "tables"  # these packages themselves: the app imports them
# The engine's modules that only games with one of the notations need.
OF_NOTATIONS = {"moves": ("line_match", "line", "moves"), "chinese_moves": ("chinese", "chinese_moves")}
# The modules that write pages. Once a scene has written its texts, it can unload them: their pictures stay.
PROSE = "words.lines", "adafruit_display_text", "adafruit_display_text.bitmap_label", "words.prose"
_TABLE = "tables.hud"  # the module that each table has
_BOARD = "tables.line.board"  # and that tables have on which tiles lie in a line
_IN_ROOMS = "summary", "review", "ranking"  # the scenes, beside the table, of which each room has its own

# What a scene yields to have App.step collect the garbage at once, see collect.
COLLECT = 1

# What the App does between two things that take long, such as reading modules: it answers presses. None until there
# is an App.
meanwhile: Callable[[], None] | None = None

# What makes room for other modules on the screen that is shown:
#   0  nothing: the machine's player stays, and so do all modules of the table
#   1  the modules of `_away`, while they aren't needed
#   2  the player too, while it doesn't think
#   3  and the modules of `_again`, while it thinks
# Each round at a table begins with 0; all other screens have 3.
level = 3
# For each of these, the bytes that must be free when a turn begins: for what it allocates, and for modules that come.
_NEEDED = 20_000, 17_500, 22_500
_PLAYER = "engine.players.player"
_PLAYER_ROOM = 13_000  # more, if the player is still to be loaded

_listed = ""  # the names of the modules of the screen that is shown, with a space before and after each
# The listed modules that are unloaded for a guest that needs their memory: _again are loaded as soon as it has
# gone, _away when they are needed. The latter are also unloaded when a turn begins.
_again = _away = ""


def open_screen(app: App, name: str) -> None:
    """Unload every module that the screen of that name doesn't list, and collect the garbage. Load those that a new
    table is made of."""
    global _listed, _again, _away, level
    level = 0 if name == "table" and not app.puzzle else 3
    screens = module("screens")
    names = screens.modules_of(app, name)
    _listed = " %s " % " ".join(names)
    _again, _away = [" ".join(names) for names in screens.away_at(app.match, name)]
    unload(screens.other_games(app, name))
    unload([name for name in sys.modules if not _stays(name)])
    del screens
    collect()
    # Reading them takes 70 ms, and in the middle of a round they are mostly there.
    art, is_line = app.art, _BOARD in names
    if _TABLE in names and (
        art.seated != ((app.level, app.match.seats) if app.settings.faces else ("", 0))
        or not app.match.moves
        or (is_line and art.sizes()[0] not in art.tiles)
    ):
        with guest():
            module("sheets").load_for_table(app, is_line)
    if app.art.spread:
        load(*[name for name in names if name not in _away.split()])


def scene(app: App, name: str, room: str) -> Scene:
    """Return a new Scene of that name, for the App. `room` is the match's kind of table, see tables."""
    if name == "table":
        name = "puzzle" if app.puzzle else "scene"
    elif name not in _IN_ROOMS:
        return module("scenes." + name).Scene(app)
    return module("tables.%s.%s" % (room, name)).Scene(app)


class guest:
    """`with guest():` unloads the modules that are imported inside it, and collects the garbage at once: otherwise
    later objects would lie behind them, and fragment the free memory.

    A guest that needs more memory than a line game's table leaves is given a function: `drop()` drops the objects
    that the modules of `_again` and `_away` have made, and these modules are unloaded meanwhile. For such a guest
    nothing is collected here: yield COLLECT at its beginning, and at its end.

    A module stays in memory while a local name refers to it. So import a guest in a function of its own.
    """

    def __init__(self, drop: Callable[[], object] | None = None) -> None:
        self._drop = drop

    def __enter__(self) -> None:
        pass_time()
        if self._drop:
            self._drop()
            unload(_again.split() + _away.split())
            if level < 2:
                _unload_guests()
        self._before: Iterable[str]
        try:
            self._before = set(sys.modules)  # to look at each name would take 20 ms
        except MemoryError:  # late in a large round there may be no such piece
            self._before = [name for name in sys.modules if not _stays(name)]

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is GeneratorExit:
            return  # a generator was dropped in here: on a PC that may be noticed in the middle of an import
        unload([name for name in sys.modules if name not in self._before and not _stays(name) and not _is_small(name)])
        if not self._drop:
            collect()


class regular(guest):
    """A guest of each turn, which is given `drop`, too. `with regular(drop) as dropped:` makes room for it only if the
    `level` says so; `dropped` is whether it does. If so, yield COLLECT at its beginning; and always at its end."""

    def __enter__(self) -> bool:  # type: ignore[override]  # whether it makes room
        self._level = level
        if level == 3:
            super().__enter__()
        return level == 3

    def __exit__(self, kind: object, *others: object) -> None:
        if self._level == 3:
            super().__exit__(kind, *others)
        elif self._level == 2 and kind is not GeneratorExit:
            _unload_guests()


def gets_tighter() -> bool:
    """Return whether a turn begins with too little memory for the `level`. Then it rises by 1: collect the garbage,
    and ask again. Collect it before the first call, too."""
    global level
    if level == 3:
        return False
    needed = _NEEDED[level]
    if level < 2 and _PLAYER not in sys.modules:
        needed += _PLAYER_ROOM
    if free() >= needed:
        return False
    level += 1
    unload_away()
    if level == 2:
        _unload_guests()
    return True


def _unload_guests() -> None:
    """Unload the regular guests that have stayed."""
    unload([name for name in sys.modules if not _stays(name) and not _is_small(name)])


def unload_away() -> None:
    """Unload the modules that are loaded again when they are needed, unless there is memory for them."""
    if level:
        unload(_away.split())


def load_again() -> Iterator[None]:
    """Load the modules that are needed soon after such a guest has gone, one in each step (generator)."""
    for name in _again.split():
        if name not in sys.modules:
            module(name)
            yield


def loaded(*packages: str) -> list[str]:
    """Return the names of the loaded modules of some packages, as a list, without the packages themselves."""
    found: list[str] = []
    for package in packages:
        start = package + "."
        found += [name for name in sys.modules if name.startswith(start)]
    return found


def unload(names: Iterable[str]) -> None:
    """Unload modules, as far as they are loaded: the next import reads one from the drive again. The next
    collection frees their memory."""
    for name in names:
        if name in sys.modules:
            del sys.modules[name]
            package, _, own_name = name.rpartition(".")
            if hasattr(sys.modules.get(package), own_name):
                delattr(sys.modules[package], own_name)  # the package refers to the module, too


def unload_all() -> None:
    """Unload every module that can be unloaded, and collect the garbage."""
    unload([name for name in sys.modules if _can_go(name)])
    collect()


def module(name: str) -> ModuleType:
    """Return the module of that name, which may have dots in it. Import it if needed."""
    pass_time()
    return __import__(name, None, None, ("Scene",))


def load(*names: str) -> None:
    """Load some modules one after another: if one of them imported the others, no press would be answered until all
    are read."""
    for name in names:
        module(name)


def _stays(name: str) -> bool:
    """Return whether a module is part of the screen, or never unloaded."""
    return not _can_go(name) or " %s " % name in _listed


def _is_small(name: str) -> bool:
    """Return whether a module is a package, or one of the small ones of the machine's player. After a guest it stays:
    it takes 150 to 1,000 bytes, and the firmware collects the garbage after each import, for 20 ms."""
    return hasattr(sys.modules[name], "__path__") or name.startswith(_SMALL)


def _can_go(name: str) -> bool:
    package, _, own = name.partition(".")
    if package in _PARTS:
        return own.partition(".")[0] in _PARTS[package]
    return package in _PACKAGES and name not in _STAY


def room_for(count: int) -> list[Any]:
    """Return an empty list with space for `count` items: a list that grows needs ever larger blocks of memory, and
    late in a round the badge may have none."""
    things: list[Any] = [None] * count
    del things[:]
    return things


def collect() -> None:
    """Collect the garbage. That takes 11 to 31 ms, so call it when nobody waits.

    Deep in a scene's generators, what has just been unloaded or finished may stay: the firmware takes any word on
    its stack for a pointer, even one that an earlier call has left there. So a scene that has unloaded much yields
    COLLECT instead.
    """
    pass_time()
    gc.collect()
    pass_time()


def pass_time() -> None:
    """Call `meanwhile`, if it is set. Call this wherever something takes 50 ms or more on the badge."""
    if meanwhile:
        meanwhile()


def free() -> int:
    """Return how many bytes are free, not counting garbage that isn't collected yet; on a PC always enough."""
    return gc.mem_free() if hasattr(gc, "mem_free") else 1 << 30
