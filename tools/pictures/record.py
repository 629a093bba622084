# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Pictures of a record: the badge's own look back at a match, see lib/tables/review.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from openings import look_back
from pictures import moving

if TYPE_CHECKING:
    from pathlib import Path

    from PIL.Image import Image

    from engine.match import Match
    from simulator import Simulator

# For how many ms a picture is shown, by the event just before.
DEALT, DREW, PLAYED, ROUND_OVER, MATCH_OVER = 1500, 300, 900, 2500, 5000


class Look:
    """A look back at a match, over or not, of which at least a round has begun, on a simulated badge.

        with Simulator() as badge:
            Look(badge, match).at(14).save("table.png")

    moves  how many moves there are in each round, a list
    """

    def __init__(self, badge: Simulator, match: Match) -> None:
        look_back.start(badge.start(), match)
        badge.step()
        while badge.doing != "press":
            badge.step()
        self.badge, self._match, self._scene = badge, match, badge.scene
        self.moves = self._scene.lengths

    def show(self, number: int, at: int) -> Image:
        """The picture after some moves of a round, both counted from 0, as a PIL image in RGB."""
        self._scene.go(number, at)
        self.badge.display.refresh()
        return self.badge.frame()

    def place(self, move: int) -> tuple[int, int]:
        """The round, from 0, and how many of its moves there were at that move of the match."""
        number = 0
        while move > self.moves[number]:
            move -= self.moves[number]
            number += 1
        return number, move

    def at(self, move: int) -> Image:
        """The picture after that move of the match."""
        return self.show(*self.place(move))

    def frames(self) -> Iterator[tuple[Image, int]]:
        """All pictures of the match from its first deal on, each with how many ms it is shown."""
        for number, moves in enumerate(self.moves):
            for at in range(moves + 1):
                yield self.show(number, at), self._time(number, at)

    def _time(self, number: int, at: int) -> int:
        if at < self.moves[number]:
            happened = self._scene.happened
            if happened is None:
                return DEALT
            return DREW if happened.move == self._draw() else PLAYED
        return MATCH_OVER if number == len(self.moves) - 1 else ROUND_OVER

    def _draw(self) -> object:
        return getattr(self._match.notation, "DRAW", None)

    def film(self, path: Path, scale: int) -> tuple[int, float]:
        """Save the whole match as a GIF; returns how many frames it has, and how many seconds it takes."""
        frames = list(self.frames())
        moving.save(path, frames, scale)
        return len(frames), sum(ms for _, ms in frames) / 1000
