# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A puzzle as puzzles.json has it: the position, the grade, the task, and the figures of its proof.

game, scores, rounds, leader, deal  the state before the round, and the number of its deal; seat 0 is the person's
moves           the moves up to the position, in the notation of records (docs/record-format.md)
grade, task     see docs/puzzles.md
solution        the best move; of several with the same outcome the first
reason, amount  the feature of Skilled's evaluation that favours it most over the second best, and by how much
deals           the number of deals
margin          the lead over the best other move, in % of win chance, on the deal where it is least
worth           the average win chance after each different move, in %
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import games, history, parsing
from engine import players as levels
from engine.judge import families, reasons

if TYPE_CHECKING:
    from engine.judge.families.lines import Key
    from engine.line_match import LineMatch
    from engine.view import LineView
    from puzzling.proof import Proof

Entry = dict[str, Any]

PERSON = 0  # the seat that has to find the solution
GRADES = ("easy", "medium", "hard")  # neither more nor fewer than lib/words has words for
TASKS = ("match", "save", "score", "best")

_FINDERS = ("greedy", "skilled")


def make(match: LineMatch, scores: list[int], rounds: int, proved: Proof) -> Entry | None:
    """Return the puzzle that a match has come to, in a round with these `scores` and `rounds` before it, or None if
    no feature of the evaluation tells why its solution is better."""
    view = match.view(PERSON)
    second = max((key for key in proved.moves if key != proved.best), key=proved.mean)
    named = task(view, proved)
    scored = view.points(proved.moves[proved.best])
    why = ("points", scored) if named == "score" else reasons.why(view, proved.best, second)
    if not why:
        return None
    ((leader, _, dealt, _),) = history.split(match.pack_round())
    return {
        "game": match.game,
        "scores": scores,
        "rounds": rounds,
        "leader": leader,
        "deal": int.from_bytes(dealt, "big"),
        "moves": [match.name(move) for move in match.played],
        "grade": grade(view, proved.best),
        "task": named,
        "solution": match.name(proved.moves[proved.best]),
        "reason": why[0],
        "amount": why[1],
        "deals": proved.deals(),
        "margin": percent(proved.margin()),
        "worth": {match.name(move): percent(proved.mean(key)) for key, move in proved.moves.items()},
    }


def position(entry: Entry) -> LineMatch:
    """Return a match in the position of a puzzle. Raises ValueError if the rules don't allow it."""
    match: LineMatch = games.load(entry["game"])(2)  # type: ignore[assignment]  # all puzzles are of line games
    match.restore(entry["scores"], entry["rounds"], entry["leader"])
    match.deal(entry["deal"])
    for text in entry["moves"]:
        match.play(match.parse(text))
    return match


def choices(entry: Entry) -> bytes:
    """Return the places of the moves of a puzzle's round among the legal ones, wherever there were several."""
    match = position({**entry, "moves": []})
    places = []
    for text in entry["moves"]:
        move = match.parse(text)
        if len(match.moves) > 1:
            places.append(match.moves.index(move))
        match.play(move)
    return bytes(places)


def grade(view: LineView, best: Key) -> str:
    """Return the grade of a puzzle: easy if both Greedy and Skilled find its solution, hard if neither does."""
    found = sum(_choice(level, view) == best for level in _FINDERS)
    return GRADES[len(_FINDERS) - found]


def _choice(level: str, view: LineView) -> Key:
    key: Key = families.of(view).key(view, [levels.load(level).move(view)])
    return key


def task(view: LineView, proved: Proof) -> str:
    """Return the task of a puzzle: to win the match, whatever is hidden; to save it, where every other move loses
    it; to score the most; or just the best move."""
    others = [worth for key, worth in proved.worth.items() if key != proved.best]
    points = {key: view.points(move) for key, move in proved.moves.items()}
    most = points.pop(proved.best)
    if min(proved.worth[proved.best]) == 1:
        return "match"
    if max(map(max, others)) == 0:
        return "save"
    return "score" if most > max(points.values()) else "best"


def losses(entry: Entry) -> bytes:
    """Return the chance to win that each legal move of a puzzle's position loses, in % and at least 1; 0 for a
    solution."""
    view = position(entry).view(PERSON)
    family = families.of(view)
    worth = {family.key(view, [parsing.move(text)]): value for text, value in entry["worth"].items()}
    best = max(worth.values())
    return bytes(_loss(best - worth[family.key(view, [move])]) for move in view.moves)


def _loss(percents: float) -> int:
    return max(1, round(percents)) if percents else 0


def percent(share: float) -> float:
    """A share of 1 in percent, with one decimal."""
    return round(100 * share, 1) + 0.0
