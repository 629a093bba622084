# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The types that the engine's type hints name. Only the type check reads this file."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from .rng import Rng

Tile = tuple[int, int]  # its numbers, the larger one first
Hand = list[Tile]
Move = tuple[Any, int]  # the tile, the tiles or None; and how, see engine.moves and engine.chinese_moves
LineMove = tuple[Tile | None, int]
Play = tuple[Tile, int]  # a LineMove that lays a tile
ChineseMove = tuple[tuple[Tile | None, ...], int]
Options = dict[str, Any]  # the value of each option of a game, by its key
Thoughts = Iterator[Any]  # None as a pause, any number of times, and at the end the result
MaybeNone = Any  # as in typeshed: `Tile | MaybeNone` is a Tile where it is asked for, elsewhere None

class Notation(Protocol):
    """A module that names and packs the moves of some games, such as engine.moves."""

    __name__: str

    @property
    def WORDS(self) -> tuple[str, ...]: ...
    def name(self, move: Any) -> str: ...
    def pack(self, packed: bytearray, move: Any) -> None: ...
    def unpack(self, packed: bytes | bytearray, tile_set: Sequence[Tile]) -> Iterator[Move]: ...

class Playout(Protocol):
    """Playouts of a family of games, see engine.players.player."""

    CANDIDATES: int
    PRIOR: int
    spent: int

    def prepare(self) -> Iterator[None]: ...
    def deal(self, rng: Rng) -> bool: ...
    def play(self, move: Move) -> int: ...
