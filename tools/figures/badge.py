# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Matches of All Fives on the simulated badge, played by its buttons, for figures of the running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from engine.line import FIRST

if TYPE_CHECKING:
    from engine.kinds import LineMove
    from simulator import Simulator

    class Display(Protocol):
        """What is read of a simulator's display."""

        pixels: int
        width: int
        height: int


PERSON = 0
LONGEST = 1000  # frames until the game waits for the player
SEEN = 300  # ms until a person presses: the game takes no press from somebody who can't have seen the tile yet


class Watched:
    """A match on a Simulator, from the title on. After each frame `look(watched)` is called.

    pixels  how many pixels the frame repainted
    """

    def __init__(self, simulator: Simulator, look: Callable[[Watched], None]) -> None:
        self.simulator = simulator
        self.display: Display = simulator.display
        self.look = look
        self.pixels = 0
        self.app = simulator.start()

    def frame(self) -> None:
        """Let the app do a frame."""
        pixels = self.display.pixels
        self.simulator.step()
        self.pixels = self.display.pixels - pixels
        self.look(self)

    def settle(self, waits: Sequence[str] = ("press",)) -> int:
        """Run the app until it waits in one of the generators `waits`, by default for the player. Return the pixels
        that it has repainted."""
        before = self.display.pixels
        for _ in range(LONGEST):
            self.frame()
            if self.simulator.doing in waits and not self.pixels:
                return self.display.pixels - before
        raise RuntimeError("the game no longer waits for the player")

    def press(self, button: str) -> int:
        """Wait until a person has seen the screen, press a button, and run the app until it waits or shows a ghost.
        Return the pixels that it has repainted."""
        self.rest()
        self.simulator.press(button)
        return self.settle(("press", "pause"))

    def rest(self) -> int:
        """Run the app for as long as a person takes to see the screen. Return the pixels that it has repainted."""
        before, start = self.display.pixels, self.simulator.now
        while self.simulator.now - start < SEEN:
            self.frame()
        return self.display.pixels - before

    def start(self) -> None:
        """Get into a match, as a first-time player does."""
        for _ in range(3):
            self.press("A")
        if self.app.match is None:
            raise RuntimeError("three presses of A no longer start a match")

    def take_turn(self) -> tuple[list[int], list[int]]:
        """Run the app until it waits. Then move the cursor once and play, or do whatever else it waits for.

        Return two lists of repainted pixels: for moving the cursor, and for the ghost that follows. Both are empty if
        the cursor didn't move.
        """
        self.settle()
        match = self.app.match
        moves = match.moves if match.turn == PERSON else ()
        if not match.moves or moves and moves[0][0] is None:  # to go on after a round; to draw or pass
            self.press("A")
        elif len(moves) > 1 or moves and moves[0][1] != FIRST:  # a tile that has to lead is placed by itself
            return self._choose(moves)
        return [], []

    def _choose(self, moves: Sequence[LineMove]) -> tuple[list[int], list[int]]:
        choice = {tile for tile, arm in moves}
        cursor, ghost = [], []
        if len(choice) > 1:
            cursor.append(self.press("RIGHT"))
            ghost.append(self.rest())
        played = len(self.app.match.played)
        self.press("A")
        if len(self.app.match.played) == played:  # the ghost shows one of several ends
            self.press("A")
        return cursor, ghost
