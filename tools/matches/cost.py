# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The cost of a player's move, on this Python: bytecode operations, and bytes of memory at the peak."""

import gc
import sys
import tracemalloc
from typing import TYPE_CHECKING, NamedTuple

from engine import games
from engine.players.greedy import Level as Greedy
from engine.rng import Rng
from matches import players
from matches.pairs import derive, play_match

if TYPE_CHECKING:
    from types import FrameType

    from _typeshed import TraceFunction

    from engine.kinds import Thoughts
    from engine.players.player import Player
    from engine.view import View
    from matches.pairs import Setup

SAMPLE = 20  # moves to count operations, and as many to measure bytes: some seconds of the Expert's


class Cost(NamedTuple):
    """The cost of moves: the operations of `moves` moves, on average and at most, and the bytes of as many others,
    at most."""

    moves: int
    opcodes: float
    most_opcodes: int
    peak_bytes: int


class Watched(Greedy):
    """A Greedy that keeps every view in which it had a choice."""

    def __init__(self) -> None:
        super().__init__()
        self.views: "list[View]" = []

    def choose(self, view: "View") -> "Thoughts":
        """See Player.think."""
        self.views.append(view)
        return super().choose(view)


def positions(setup: "Setup", count: int) -> "list[View]":
    """Some Views with a choice, spread over matches of a Setup's game that Greedy plays with itself. Both
    players are measured at these."""
    watched = Watched()
    deals = Rng(derive(setup.seed, "cost"))
    while len(watched.views) < count:
        match = games.load(setup.game)(setup.seats, setup.options)
        play_match(match, [watched] * setup.seats, deals)
    return [watched.views[len(watched.views) * i // count] for i in range(count)]


def measure(name: str, views: "list[View]") -> Cost:
    """The Cost of a player, counted at the Views in turn: operations at one, bytes at the next."""
    player = players.load(name)
    for view in views[:2]:
        players.decide(player, view)  # loads its modules, which isn't a move's cost
    counts = [count_opcodes(player, view) for view in views[::2]]
    peaks = [peak_bytes(player, view) for view in views[1::2]]
    return Cost(len(counts), sum(counts) / len(counts), max(counts), max(peaks))


def count_opcodes(player: "Player", view: "View") -> int:
    """How many bytecode operations a player needs for a move."""
    count = 0

    def enter(frame: "FrameType", event: str, argument: object) -> "TraceFunction":
        frame.f_trace_lines = False
        frame.f_trace_opcodes = True
        return step

    def step(frame: "FrameType", event: str, argument: object) -> "TraceFunction":
        nonlocal count
        if event == "opcode":
            count += 1
        return step

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        players.decide(player, view)
    finally:
        sys.settrace(before)
    return count


def peak_bytes(player: "Player", view: "View") -> int:
    """The most bytes that a player needs at a time for a move."""
    gc.collect()
    tracemalloc.start()
    try:
        players.decide(player, view)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
