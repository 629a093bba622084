# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The types that the type hints of the game name. Only the type check reads this file."""

from collections.abc import Generator, Iterator
from typing import Any, Protocol, TypeVar

from displayio import Group, TileGrid

_Result = TypeVar("_Result")

Steps = Generator[Any, None, _Result]  # what App.step runs, a frame at a time; at the end a result
Place = tuple[int, int]  # x and y in px
Box = tuple[int, int, int, int]  # x, y, width and height in px
Words = tuple[str, ...]

class _Sprites(Group):
    def __iter__(self) -> Iterator[TileGrid]: ...
    def __getitem__(self, index: int) -> TileGrid: ...
    def pop(self, i: int = -1) -> TileGrid: ...

Sprites = _Sprites | Any  # a Group of TileGrids alone; any new Group can become one

class Scene(Protocol):
    """A screen, see lib/scenes/__init__.py."""

    group: Group

    def run(self) -> Steps[str]: ...
