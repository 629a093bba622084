# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How often the memory that survives power off is written to, in matches on the simulated badge."""

from collections.abc import Iterator

from figures import Figure

WRITES = 1  # at most: in a round on average, and when leaving to the menu


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the writes in matches of All Fives, and for leaving one."""
    matches = 1 if quick else 5
    writes = rounds = 0
    for seed in range(matches):
        written, played = play_match(seed)
        writes += written
        rounds += played
    yield Figure(
        "writes a round",
        writes / rounds,
        "writes",
        f"{writes} in the {rounds} rounds of {matches} matches, from the first deal to the result",
        at_most=WRITES,
    )
    yield Figure(
        "writes when leaving to the menu", leave(), "writes", "by the pause, in the middle of a round", at_most=WRITES
    )


def play_match(seed: int) -> tuple[int, int]:
    """The writes in a match from its first deal to its result, and its rounds."""
    from figures.badge import Watched
    from simulator import Simulator

    with Simulator(seed=seed) as simulator:
        watched = Watched(simulator, lambda watched: None)
        watched.start()
        match, before = watched.app.match, simulator.nvm.writes
        while match.result is None:
            watched.take_turn()
        return simulator.nvm.writes - before, match.rounds


def leave() -> int:
    """The writes from a pause in the first round to the title."""
    from figures.badge import Watched
    from simulator import Simulator

    with Simulator(seed=0) as simulator:
        watched = Watched(simulator, lambda watched: None)
        watched.start()
        watched.take_turn()
        before = simulator.nvm.writes
        for button in ("START", "UP", "A"):
            watched.press(button)
        return simulator.nvm.writes - before
