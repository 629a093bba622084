# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pixels that are repainted and sent to the badge's screen, counted by the simulator's display.

The display finds changes by the same rules as the badge; areas that overlap count twice, as there.
Matches of All Fives are played, with the cursor moved once in each turn. At each table some rounds are played at
random, and their frames are counted by the things that move in them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import games
from figures import Figure, tables

if TYPE_CHECKING:
    from app import App
    from engine.kinds import Options
    from simulator import Simulator

    Line = tuple[int, int, list[int]]  # see line_of

CURSOR = 1_500
ANIMATION = 3_000
# A line that moves is drawn in one frame, since it would look torn in several: where it lay and where it lies may
# each be all of the table.
TABLE = 2 * 160 * 78

MOVES = 0.1  # s until the cursor has moved, and before a ghost is shown
ROUNDS = 3
CHANCE = 1  # of the presses: a seed with which each of the MOTIONS comes in the first round already

# The motion that a function shows, by the end of its module's name and its own name. Of several the innermost
# counts.
MOTIONS = {
    ("line.deal", "begin"): "the deal",
    ("tricks.animation", "deal"): "the deal",
    ("pai_gow.animation", "deal"): "the deal",
    ("line.scoring", "show"): "the count of the points of a play",
    ("line.undo", "take_back"): "a tile that is taken back",
    ("line.draw", "show"): "tiles that are drawn",
    ("line.animation", "_lay"): "a tile that is laid",
    ("tricks.animation", "show"): "tiles that are laid in a trick",
    ("tricks.animation", "_end_trick"): "a trick that is gathered",
    ("pai_gow.animation", "show"): "the comparison of hands",
    ("line.ending", "show"): "the end of a round",
    ("tricks.summary", "run"): "the count of a summary",
    ("line.input", "choose"): "the person's choice",
    ("tricks.input", "choose"): "the person's choice",
    ("pai_gow.input", "choose"): "the person's choice",
    ("pai_gow.input", "choose_stake"): "the person's choice",
}
MOVED = "a line that moves, gets smaller or is looked along"
OTHERS = "all else"
SCENES = "table", "summary"
BUTTONS = ("A", "A", "A", "A", "RIGHT", "LEFT", "UP", "DOWN", "B", "SELECT")


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the pixels of moving the cursor, and of a frame of each motion."""
    matches = 1 if quick else 5
    cursor = [pixels for seed in range(matches) for pixels in of_cursor(seed)]
    yield Figure(
        "moving the cursor in the hand, most",
        max(cursor),
        "pixels",
        f"from the press until nothing changes, {len(cursor)} presses in {matches} matches of All Fives",
        at_most=CURSOR,
    )
    motions = Motions()
    places = [place for name in games.NAMES for place in tables.smallest_and_largest(name)]
    rounds = 1 if quick else ROUNDS
    for game, seats, options in places:
        motions.play(game, seats, options, rounds)
    for name, frames in motions.frames.items():
        pixels, table = max(frames)
        yield Figure(
            f"one frame of {name}, most",
            pixels,
            "pixels",
            f"{len(frames):,} frames in {rounds} rounds at random at each of {len(places)} tables; the most at one of"
            f" {table}",
            at_most=TABLE if name == MOVED else ANIMATION,
        )


def of_cursor(seed: int) -> Iterator[int]:
    """Play a match of All Fives, and yield the pixels of each move of the cursor, one in each turn."""
    from keys import person
    from simulator import Simulator

    with Simulator(seed=seed, painted=False) as badge:
        app = badge.start()
        sit_down(app, "all_fives", 2, {})
        while app.match.result is None:
            badge.run(person.FRAMES)
            if badge.doing != "press":
                continue
            match = app.match
            if app.scene != "table" or not match.moves:
                badge.press("A")
                continue
            if len({tile for tile, _ in match.moves}) > 1:
                before = badge.display.pixels
                badge.press("RIGHT")
                badge.run(MOVES)
                yield badge.display.pixels - before
            for line in person.turn(badge):
                person.do(badge, line)


class Motions:
    """The pixels of the frames of random rounds, except those with a new screen.

    frames  a dict by the name of a motion, of lists of the pixels and the game of each frame
    """

    painted = False

    def __init__(self) -> None:
        self.frames: dict[str, list[tuple[int, str]]] = {}

    def play(self, game: str, seats: int, options: Options, rounds: int) -> None:
        """Play some rounds of a game at a new table."""
        from simulator import Simulator

        chance = random.Random(CHANCE)
        with Simulator(seed=1, painted=self.painted) as simulator:
            app = simulator.start()
            sit_down(app, game, seats, options)
            match = app.match
            while app.scene != "result" and (match.rounds < rounds or not match.moves):  # until the next deal
                if simulator.doing == "press" or "take_back" not in simulator.flow and chance.random() < 0.02:
                    simulator.press(chance.choice(BUTTONS))
                self.step(simulator, game)

    def step(self, simulator: Simulator, game: str) -> None:
        """Let the app do a frame, and note it."""
        display = simulator.display
        before, pixels = (simulator.scene, display.full_repaints), display.pixels
        line = line_of(simulator)
        simulator.step()
        if simulator.app.scene not in SCENES:
            return
        if (simulator.scene, display.full_repaints) == before and display.pixels > pixels:
            name = MOVED if has_moved(line, line_of(simulator)) else motion(simulator)
            self.note(simulator, game, name, display.pixels - pixels)

    def note(self, simulator: Simulator, game: str, name: str, count: int) -> None:
        """Note a frame: the name of its motion, and how many pixels it has repainted."""
        self.frames.setdefault(name, []).append((count, game))


def sit_down(app: App, game: str, seats: int, options: Options) -> None:
    """Let a match begin against Beginners."""
    from saves.choice import Choice

    choice = Choice()
    choice.set_game(game)
    choice.seats = seats
    choice.options.update(options)
    choice.level = "beginner"
    choice.start(app)
    app.settings.guide = 0
    app.start("table")


def line_of(simulator: Simulator) -> Line | None:
    """The size, the window and the spots of the line that is shown, or None."""
    board = getattr(getattr(simulator.scene, "table", None), "board", None)
    return board and (board.half, board.y, board.spots[:])


def has_moved(before: Line | None, now: Line | None) -> bool:
    """Whether tiles lie elsewhere than before, each as `line_of` returns it."""
    if not before or not now:
        return False
    both = min(len(before[2]), len(now[2]))
    return before[:2] != now[:2] or before[2][:both] != now[2][:both]


def motion(simulator: Simulator) -> str:
    """The motion in a frame, by the functions that run."""
    for module, function in reversed(simulator.running):
        for (end, name), told in MOTIONS.items():
            if function == name and module.endswith(end):
                return told
    return OTHERS
