# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The players that can meet in a match: the engine's levels, one that plays at random, and players in a file, named
as path.py:Class (docs/engine.md)."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import engine
from cli import Fault, texts
from engine import players
from engine.players import LEVELS
from engine.players.player import Player

if TYPE_CHECKING:
    from engine.kinds import Move, Thoughts
    from engine.view import View

    class Thinking(Protocol):
        """What is needed of a player of a file."""

        def think(self, view: View) -> Thoughts: ...


class Random(Player):
    """Plays any move, at random."""

    def choose(self, view: View) -> Iterator[Move]:
        """See Player.think."""
        yield view.moves[self.rng.below(len(view.moves))]


FAILS = Exception, SystemExit  # of a file of somebody's; nobody would notice that a process of the pool has ended


class Visitor(Player):
    """A player from a file. If it does something wrong, a sentence says so."""

    def __init__(self, name: str, seed: int) -> None:
        """Make the player that `name` names, with its seed. Raises Fault."""
        super().__init__(seed)
        self.name = name
        made = _class(name)
        try:
            self.player = made(seed)
        except FAILS as error:
            raise Fault(f"{name} can't be made of a seed: {_told(error, name)}") from None

    def think(self, view: View) -> Thoughts:
        """See Player.think. Raises Fault."""
        move = None
        try:
            for move in self.player.think(view):
                yield move
        except FAILS as error:
            raise Fault(f"{self.name} has failed: {_told(error, self.name)}") from None
        if move not in view.moves:
            raise Fault(f"{self.name} plays {move!r}, which isn't one of its legal moves {view.moves!r}")


RANDOM = "random"
NAMES = (*LEVELS, RANDOM)
FRIENDS = ("ivy", "max", "zoe", "leo", "mia", "sam")  # by their styles, see engine.players.styles


def load(name: str, seed: int = 0) -> Player:
    """The player of a name that is in NAMES, or of a file; all its chances come from `seed`, an int of 0 to
    2**30 - 1. Raises Fault."""
    if is_of_a_file(name):
        return Visitor(name, seed)
    level, _, friend = name.partition(":")
    if name not in NAMES and not (level in LEVELS and friend in FRIENDS):
        raise Fault(
            f"there is no player {name}, only {', '.join(NAMES)}, friends at a level, such as greedy:ivy, and those of"
            " a file, such as path.py:Class"
        )
    if name == RANDOM:
        return Random(seed)
    return players.load(level, seed, FRIENDS.index(friend) if friend else None)


def is_of_a_file(name: str) -> bool:
    """Whether a name is that of a player of a file."""
    return ".py:" in name


@cache  # the file is run once in a process
def _class(name: str) -> Callable[[int], Thinking]:
    """The class of a player of a file. Raises Fault."""
    file, _, called = name.rpartition(":")
    path = Path(file)
    if path.suffix != ".py" or not called:
        raise Fault(f"{name} doesn't name a file and one class in it, as path.py:Class does")
    text = texts.read(path)
    # The file may know the engine as everybody does who has installed it.
    sys.modules.setdefault("boneyard_dominoes", engine)
    module = ModuleType(f"player_{path.stem}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module
    try:
        exec(compile(text, path, "exec"), module.__dict__)
    except FAILS as error:
        raise Fault(f"{path} can't be run: {_told(error, name)}") from None
    found: Any = getattr(module, called, None)
    if not callable(getattr(found, "think", None)):
        raise Fault(f"{path} has no class {called} with a method think")
    return found


def _told(error: BaseException, name: str) -> str:
    """Return the end of a sentence on an exception: its text, and its last place in that player's file."""
    told = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError):  # tells its place itself
        return told
    places = traceback.extract_tb(error.__traceback__)
    file = Path(name.rpartition(":")[0]).name
    own = [place for place in places if Path(place.filename).name == file] or places
    return f"{told} ({Path(own[-1].filename).name}, line {own[-1].lineno})"
