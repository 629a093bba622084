# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The players that can meet in a match: the engine's levels, a few plain players to compare them with, and those of
a file, named as in path.py:Class (docs/engine.md)."""

import importlib.util
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import engine
from engine import players, tiles
from engine.line_match import LineMatch
from engine.players import LEVELS
from engine.players.player import Player

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

    from engine.kinds import Move, Thoughts, Tile
    from engine.match import Match
    from engine.view import View

    class Thinking(Protocol):
        """What is needed of a player of a file."""

        def think(self, view: View) -> Thoughts: ...


class Random(Player):
    """Plays any move, at random."""

    def choose(self, view: "View") -> "Iterator[Move]":
        """See Player.think."""
        yield view.moves[self.rng.below(len(view.moves))]


class Double(Player):
    """Plays as `double` of PyPI's dominoes 6.1.0: a double if one fits, or else the first tile of the hand that
    does."""

    def choose(self, view: "View") -> "Iterator[Move]":
        """See Player.think."""
        plays = [move for move in view.moves if move[0]]  # stopping a turn comes last, in the games that know it
        yield min(plays, key=lambda move: (self.dislike(move[0]), view.hand.index(move[0])))

    @staticmethod
    def dislike(tile: "Tile") -> int:
        """The greater, the less it likes to play a tile."""
        return not tiles.is_double(tile)


class BotaGorda(Double):
    """Plays as `bota_gorda` of PyPI's dominoes 6.1.0: the tile of the highest value that fits."""

    @staticmethod
    def dislike(tile: "Tile") -> int:
        """The greater, the less it likes to play a tile."""
        return -tiles.value(tile)


FAILS = Exception, SystemExit  # of a file of somebody's; nobody would notice that a process of the crew has ended


class Fault(Exception):
    """A player can't be loaded, or fails; the text says why."""


class Visitor(Player):
    """A player of a file, watched: what it does wrong is told in a sentence."""

    def __init__(self, name: str, seed: int) -> None:
        """Make the player that `name` names, with its seed. Raises Fault."""
        super().__init__(seed)
        self.name = name
        made = _class(name)
        try:
            self.player = made(seed)
        except FAILS as error:
            raise Fault(f"{name} can't be made of a seed: {_told(error, name)}") from None

    def think(self, view: "View") -> "Thoughts":
        """See Player.think. Raises Fault."""
        move = None
        try:
            for move in self.player.think(view):
                yield move
        except FAILS as error:
            raise Fault(f"{self.name} has failed: {_told(error, self.name)}") from None
        if move not in view.moves:
            raise Fault(f"{self.name} plays {move!r}, which isn't one of its legal moves {view.moves!r}")


OTHERS = {"random": Random, "double": Double, "bota_gorda": BotaGorda}
NAMES = LEVELS + tuple(OTHERS)


def can_play(name: str, rules: "type[Match]") -> bool:
    """Whether a player knows a game, a subclass of Match."""
    return not issubclass(OTHERS.get(name, Player), Double) or issubclass(rules, LineMatch)


def load(name: str, seed: int = 0) -> Player:
    """The player of a name that is in NAMES, or of a file; all its chances come from `seed`, an int of 0 to
    2**30 - 1. Raises Fault."""
    if is_of_a_file(name):
        return Visitor(name, seed)
    if name not in NAMES:
        raise Fault(f"there is no player {name}, only {', '.join(NAMES)}, and those of a file, such as path.py:Class")
    return OTHERS[name](seed) if name in OTHERS else players.load(name, seed)


def is_of_a_file(name: str) -> bool:
    """Whether a name is that of a player of a file."""
    return ".py:" in name


@cache  # the file is run once in a process
def _class(name: str) -> "Callable[[int], Thinking]":
    """The class of a player of a file. Raises Fault."""
    file, _, called = name.rpartition(":")
    path = Path(file)
    if path.suffix != ".py" or not called:
        raise Fault(f"{name} doesn't name a file and one class in it, as path.py:Class does")
    # The file may know the engine as everybody does who has installed it.
    sys.modules.setdefault("boneyard_dominoes", engine)
    spec: "ModuleSpec" = importlib.util.spec_from_file_location(  # type: ignore[assignment]  # as of any .py
        f"player_{path.stem}", path
    )
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)  # type: ignore[union-attr]  # a file's spec has one
    except OSError as error:
        raise Fault(f"{path} can't be read: {error.strerror}") from None
    except FAILS as error:
        raise Fault(f"{path} can't be run: {_told(error, name)}") from None
    found: "Callable[[int], Thinking]" = getattr(module, called, None)  # type: ignore[assignment]  # see below
    if not callable(getattr(found, "think", None)):
        raise Fault(f"{path} has no class {called} with a method think")
    return found


def _told(error: BaseException, name: str) -> str:
    """An exception in a sentence's end, with its last place in the file of the player of that name."""
    told = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError):  # tells its place itself
        return told
    places = traceback.extract_tb(error.__traceback__)
    file = Path(name.rpartition(":")[0]).name
    own = [place for place in places if Path(place.filename).name == file] or places
    return f"{told} ({Path(own[-1].filename).name}, line {own[-1].lineno})"


def decide(player: Player, view: "View") -> "Move":
    """The move that a player finds for the seat of a View."""
    move: "Move" = None  # type: ignore[assignment]  # until the last thought
    for move in player.think(view):
        pass
    return move
