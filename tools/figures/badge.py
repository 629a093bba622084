# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Matches of All Fives on the simulated badge, played by its buttons, for figures of the running game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from engine.line import FIRST

if TYPE_CHECKING:
    from engine.kinds import LineMove
    from simulator import Simulator

    class Display(Protocol):
        """What is read of a simulator's display."""

        pixels: int
        full_repaints: int
        width: int
        height: int


PERSON = 0
LONGEST = 1000  # frames until the game waits for the player
SEEN = 300  # ms until a person presses: the game takes no press from somebody who can't have seen the tile yet


class Watched:
    """A match on a Simulator, from the title on. After each frame `look(watched)` is called.

    pixels     how many pixels the frame repainted
    animating  whether it was one of an animation
    new_scene  whether it was the first of a scene
    """

    def __init__(self, simulator: "Simulator", look: "Callable[[Watched], None]") -> None:
        self.simulator = simulator
        self.display: "Display" = simulator.display
        self.look = look
        self.animating = self.new_scene = False
        self.pixels = 0
        self.app = simulator.start()

    def frame(self) -> None:
        """Let the app do a frame."""
        pixels, repaints = self.display.pixels, self.display.full_repaints
        self.simulator.step()
        self.pixels = self.display.pixels - pixels
        self.animating = self.simulator.doing == "animate"
        self.new_scene = self.display.full_repaints > repaints
        self.look(self)

    def settle(self, waits: Sequence[str] = ("press",)) -> int:
        """Let the app go on until it waits in one of the generators `waits`, by default for the player;
        returns the pixels that it repaints until then."""
        before = self.display.pixels
        for _ in range(LONGEST):
            self.frame()
            if self.simulator.doing in waits and not self.pixels:
                return self.display.pixels - before
        raise RuntimeError("the game no longer waits for the player")

    def press(self, button: str) -> int:
        """Once a person has seen the screen, press a button, and let the app go on until it waits or lets one
        look; returns the pixels repainted."""
        self.rest()
        self.simulator.press(button)
        return self.settle(("press", "pause"))

    def rest(self) -> int:
        """Press nothing for as long as a person takes to see the screen; returns the pixels repainted."""
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

    def take_turn(self) -> tuple[list[int], list[int], list[int]]:
        """Let the app go on until it waits; then move the cursor once and play, or do anything else that it waits
        for.

        Returns three lists: the pixels repainted for moving the cursor, those for the ghost that comes once it
        rests, and those for playing a tile; each is empty if that wasn't done.
        """
        self.settle()
        match = self.app.match
        moves = match.moves if match.turn == PERSON else ()
        if not match.moves or moves and moves[0][0] is None:  # to go on after a round; to draw or pass
            self.press("A")
        elif len(moves) > 1 or moves and moves[0][1] != FIRST:  # a tile that has to lead is placed by itself
            return self._choose(moves)
        return [], [], []

    def _choose(self, moves: "Sequence[LineMove]") -> tuple[list[int], list[int], list[int]]:
        choice = {tile for tile, arm in moves}
        cursor, ghost = [], []
        if len(choice) > 1:
            cursor.append(self.press("RIGHT"))
            ghost.append(self.rest())
        played = len(self.app.match.played)
        play = [self.press("A")]
        if len(self.app.match.played) == played:  # the ghost shows one of several ends
            play = [self.press("A")]
        return cursor, ghost, play
