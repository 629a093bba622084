# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Evaluates the position that a move leaves in All Fives and Kurnik: points for two, on two or four ends."""

from array import array

from engine import tiles
from engine.line import FIRST
from engine.players.lines.belief import CERTAIN, Belief, likelihood
from engine.players.player import candidates
from engine.players.points.tile_scores import DOESNT_FIT, TileScores, evidence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kinds import Move, Thoughts
    from engine.players.player import Features
    from engine.view import LineView

# points   the points that the move scores at once
# wins     whether they reach the target
# reply    the opponent's expected score in reply, in tenths of a point
# stuck    the probability that the opponent can't play, in %
# choice   the number of tiles in the rest of the hand that fit
# next     the most that one of them would score if the line stayed the same
# doubles  whether the tile is a double, 1 or 0
# numbers  the number of different numbers in the rest of the hand
# last     if a single tile is left, and it fits: the pips that the opponent is expected to hold
# danger   the probability that the opponent goes out with its last tile, times the pips of the rest
FEATURES = ("points", "wins", "reply", "stuck", "choice", "next", "doubles", "numbers", "last", "danger")

_MOST = 16  # moves that are examined: with 91 tiles there can be three times as many


def features(view: "LineView") -> "Features":
    """Yield (features, move), with the features in the order of FEATURES, and None as a pause.

    Skips a move with the same outcome as an earlier one.
    """
    chances: "Sequence[int]" = None  # type: ignore[assignment]  # until they are found
    for chances in opponent_chances(view):
        yield None
    scores = TileScores(view.tiles)
    seen = []
    for move in candidates(view, _MOST):
        tile, how = move
        # Ends with the same number and the same count have the same outcome.
        place = (tile, how) if how == FIRST else (tile, view.line.ends[how], view.line.rest(how))
        if place not in seen:
            seen.append(place)
            yield _features_of(view, scores, chances, move), move
            yield None


def opponent_chances(view: "LineView") -> "Thoughts":
    """Find the probability that the opponent holds each tile (generator). Yields None as a pause, and at the end an
    array for the tiles of the set, by their indexes, in parts of CERTAIN."""
    opponent = 1 - view.seat
    against: "Sequence[int]" = None  # type: ignore[assignment]  # until it is found
    for against in evidence(view):
        yield None
    belief = Belief(view)
    yield from belief.prepare()
    held = view.counts[opponent]
    chances = array("H", bytes(2 * len(view.tiles)))
    yield None
    for i in belief.unseen:
        chances[i] = likelihood(against[i])
    for mask, most in belief.limits[opponent]:
        yield None
        most = CERTAIN * max(0, most) // max(1, held)
        for i in belief.unseen:
            if chances[i] > most and 1 << belief.shifts[i] & mask:
                chances[i] = most
    yield None
    every = sum(chances)
    for i in belief.unseen:
        chances[i] = min(CERTAIN, chances[i] * held * CERTAIN // every) if every else 0
    yield chances


def _features_of(view: "LineView", scores: TileScores, chances: "Sequence[int]", move: "Move") -> "tuple[int, ...]":
    """Return the FEATURES of a move."""
    tile, how = move
    scored = view.points(move)
    wins = scored + view.scores[view.seat] >= view.options["target"]
    view.line.having(tile, how, scores.find)
    best = scores.best
    reply, stuck = _expect_reply(best, chances)
    rest = [other for other in view.hand if other != tile]
    fit = []
    shown = 0
    for high, low in rest:
        shown |= 1 << high | 1 << low
        score = best[(high * (high + 1) >> 1) + low]
        if score != DOESNT_FIT:
            fit.append(score)
    last = danger = 0
    if len(rest) == 1 and fit:
        last = sum([chance * tiles.value(other) for chance, other in zip(chances, view.tiles)]) // CERTAIN
    if view.counts[1 - view.seat] == 1:
        danger = (CERTAIN - stuck) * tiles.pips(rest) // CERTAIN
    return (
        scored,
        int(wins),
        reply * 10 // CERTAIN,
        stuck * 100 // CERTAIN,
        len(fit),
        max(fit or (0,)),
        int(tiles.is_double(tile)),
        tiles.count(shown),
        last,
        danger,
    )


def _expect_reply(best: bytearray, chances: "Sequence[int]") -> "tuple[int, int]":
    """Return the most points that the opponent can be expected to score, times CERTAIN, and the chance that it
    can't play."""
    stuck = CERTAIN
    scoring = []
    for i in range(len(best)):  # enumerate takes twice as long, and leaves garbage
        score = best[i]
        chance = chances[i]
        if chance and score != DOESNT_FIT:
            stuck = stuck * (CERTAIN - chance) // CERTAIN
            if score:
                scoring.append(score * 2 * CERTAIN + chance)
    scoring.sort()
    reply = 0
    none_better = CERTAIN
    while scoring:
        score, chance = divmod(scoring.pop(), 2 * CERTAIN)
        reply += score * none_better * chance // CERTAIN
        none_better = none_better * (CERTAIN - chance) // CERTAIN
    return reply, stuck
