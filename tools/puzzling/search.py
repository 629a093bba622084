# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Finds puzzles in matches for two that Greedy plays against itself, with a move at random now and then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import games
from engine import players as levels
from engine.judge import families
from engine.rng import Rng
from matches.pairs import derive
from puzzling import entries, proof

if TYPE_CHECKING:
    from engine.line_match import LineMatch
    from engine.view import LineView
    from puzzling.entries import Entry

GAMES = ("all_fives", "kurnik", "draw", "kozel", "bergen")

_ODD = 6  # one move in this many is made at random, so that positions differ
_FEW = 1000  # deals of a position that is tried: many more than most puzzles have
_CHOICES = 3  # the fewest different moves: of two, half of all guesses are right
_MARGIN = 0.08  # more than a proof asks for, so that a puzzle doesn't depend on the last digit of the tables


def find(game: str, grade: str, seed: int) -> Entry:
    """Return a puzzle of a game and of a grade. All chances come from the seed."""
    rng = Rng(seed)
    while True:
        for match, state in moments(game, rng):
            found = _entry(match, *state, grade)
            if found:
                return found


def moments(game: str, rng: Rng) -> Iterator[tuple[LineMatch, tuple[list[int], int]]]:
    """Play a match of a game, and yield it at each moment when the person has a choice, with the scores before the
    round and the number of rounds before it."""
    match: LineMatch = games.load(game)(2)  # type: ignore[assignment]  # they all are
    seated = [levels.load("greedy", rng.seed()) for _ in match.hands]
    while match.result is None:
        state = match.scores[:], match.rounds
        match.deal(rng.seed())
        while match.moves:
            view = match.view(match.turn)
            move = seated[match.turn].move(view)
            if len(view.moves) > 1 and not rng.below(_ODD):
                move = view.moves[rng.below(len(view.moves))]
            if match.turn == entries.PERSON and len(view.moves) >= _CHOICES:
                yield match, state
            match.play(move)


def _entry(match: LineMatch, scores: list[int], rounds: int, grade: str) -> Entry | None:
    """Return the puzzle of a grade that a match has come to, or None if it is none."""
    view = match.view(entries.PERSON)
    keys = families.of(view).candidates(view)
    if proof.deals_of(view) > _FEW or len(keys) < _CHOICES or len({tile for tile, _ in keys}) == 1:
        return None
    proved = proof.prove(view, None, lambda key: entries.grade(view, key) == grade)
    if not proved or proved.margin() < _MARGIN or not _is_usual(view, proved):
        return None
    return entries.make(match, scores, rounds, proved)


def _is_usual(view: LineView, proved: proof.Proof) -> bool:
    """Return whether the solution is the best move against a usual player, too, who doesn't know all tiles."""
    worths = proof.worths(view)
    best = worths.pop(proved.best)
    return best - max(worths.values()) >= proof.MARGIN


def job(work: tuple[str, str, int, int]) -> Entry:
    """Return a puzzle; `work` is its game, its grade, its number among those of both, and the seed of the run."""
    game, grade, number, seed = work
    return find(game, grade, derive(seed, game, grade, number))
