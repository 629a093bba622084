# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""A badge on the PC, on which the game's own code runs unchanged. tools/board/ imitates the firmware's modules, and
this package their foundation: a screen that is painted as a picture, buttons, memories and a clock."""

from __future__ import annotations

import gc
import os
import sys
from functools import cache
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from app import App
    from handheld import Handheld

ROOT = Path(__file__).resolve().parent.parent.parent
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # else pygame greets on the console
# The program comes after all else, since code.py is not the library's `code`.
sys.path.insert(0, str(ROOT / "tools" / "board"))
sys.path += [str(ROOT), str(ROOT / "lib"), str(ROOT / "tools" / "hosted")]

import languages  # noqa: E402
import loader  # noqa: E402
from simulator.badge import Badge  # noqa: E402

# The program unloads its modules and loads them again all the time: each is looked for and read once, which halves
# a match's time.
FileFinder.find_spec = cache(FileFinder.find_spec)  # type: ignore[method-assign]
SourceFileLoader.get_code = cache(SourceFileLoader.get_code)  # type: ignore[method-assign]
# It asks this of each module that is loaded: of a dozen on the badge, and of a thousand here.
loader._can_go = cache(loader._can_go)
# A PC has room, and collects by itself: it needn't look through old objects as often as the program asks.
loader.gc = SimpleNamespace(collect=lambda: gc.collect(1))  # type: ignore[attr-defined,assignment]


def serve_words() -> None:
    """Let the program read words that are packed from the texts as they are now. Call this again whenever its
    modules have been unloaded."""
    from words import words

    setattr(words, "open", languages.opened)


serve_words()


class Simulator(Badge):
    """A badge for tests, which runs an app frame by frame in its own time.

    with Simulator(seed=1) as simulator:
        simulator.start()
        simulator.press("A")
        simulator.run(0.5)
        simulator.frame().save("frame.png")
    """

    app: App

    def start(self, make: Callable[[Handheld], App] | None = None) -> Any:
        """Make the app, by `make(handheld)` (default: the game's own App), and return it."""
        from app import App
        from handheld import Handheld

        self.app = (make or App)(Handheld())
        return self.app

    def step(self) -> None:
        """Let the app do one frame."""
        before = self.now
        self.app.step()
        if self.now == before:  # a scene has ended, and the next begins in the same frame
            self.app.step()
        if self.now == before:
            raise RuntimeError("the app did a step without a rest: time stands still")

    @property
    def scene(self) -> Any:
        """The innermost scene that the app plays."""
        scene = None
        for generator in self._generators():
            if "scene" in generator.gi_code.co_varnames:  # to look into all others takes longer
                scene = generator.gi_frame.f_locals.get("scene", scene)
        return scene

    @property
    def doing(self) -> str:
        """The name of the innermost generator that the app runs, such as "press" while it waits for one."""
        return self.flow[-1]

    @property
    def flow(self) -> list[str]:
        """The names of all generators that the app runs, the outermost first."""
        return [generator.gi_code.co_name for generator in self._generators()]

    @property
    def running(self) -> list[tuple[str, str]]:
        """The module and the name of each of those generators, as pairs."""
        return [
            (generator.gi_frame.f_globals["__name__"], generator.gi_code.co_name) for generator in self._generators()
        ]

    def _generators(self) -> list[Any]:
        generators: list[Any] = [self.app._flow]
        while generators[-1].gi_yieldfrom is not None:
            generators.append(generators[-1].gi_yieldfrom)
        return generators

    def run(self, seconds: float, look: Callable[[], object] | None = None) -> None:
        """Let the app do its frames until `seconds` of its time have gone by, and call `look()` after each."""
        end = self.now + round(seconds * 1000)
        while self.now < end:
            self.step()
            if look:
                look()
