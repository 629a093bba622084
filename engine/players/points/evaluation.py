# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Evaluates the position that a move leaves in All Fives and Kurnik: points for two, on two or four ends. Finds the
score of each tile, and the evidence about an opponent's hand in its choice of tiles."""

from __future__ import annotations

from array import array

from ... import tiles
from ...games.fives import points
from ...line import ARMS, CLOSED, FIRST, Line
from ...moves import Past
from ...view import ALL
from ..lines.belief import CERTAIN, Belief, candidates, infer, likelihood

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kinds import Thoughts, Tile
    from ...view import LineView
    from ..player import Features, Worths

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
FEATURES = "points wins reply stuck choice next doubles numbers last danger"

DOESNT_FIT = 255  # above any number of points

# Half bits of evidence against the opponent's holding a tile, for each time that it played another one although
# this one would have scored more, or had a higher value where neither scored. Tested by the share of matches that
# Expert wins against Greedy: without it 78.0 %, with a third of it 79.1 %, with this 80.1 %.
_SCORES_MORE = 4
_SHEDS_MORE = 1

_RECENT = 14  # the opponent's latest plays that are examined: with 28 tiles there are no more

_MOST = 16  # moves that are examined: with 91 tiles there can be three times as many


def features(view: LineView) -> Features:
    """Yield (features, move), with the features in the order of FEATURES, and None as a pause.

    Skips a move with the same outcome as an earlier one.
    """
    chances: Sequence[int]
    for chances in opponent_chances(view):
        yield None
    scores = TileScores(view.tiles)
    line = Line(view.line.has_spinner)
    seen = []
    for move in candidates(view, _MOST, _worths):
        tile, how = move
        # Ends with the same number and the same count have the same outcome.
        place = (tile, how) if how == FIRST else (tile, view.line.ends[how], view.line.rest(how))
        if place not in seen:
            seen.append(place)
            line.take_ends(view.line)
            line.follow(tile, how)
            yield _features_of(view, line, scores, chances, tile), move
            yield None


def opponent_chances(view: LineView) -> Thoughts:
    """Find the probability that the opponent holds each tile (generator). Yields None as a pause, and at the end an
    array for the tiles of the set, by their indexes, in parts of CERTAIN."""
    opponent = 1 - view.seat
    against: Sequence[int]
    for against in evidence(view):
        yield None
    belief: Belief
    for belief in infer(view):
        yield None
    held = view.counts[opponent]
    chances = array("H", bytes(2 * len(view.tiles)))
    yield None
    for i in belief.unseen:
        chances[i] = likelihood(against[i])
    for mask, most in belief.limits[opponent]:
        yield None
        most = CERTAIN * max(0, most) // max(1, held)
        for i in belief.unseen:
            if chances[i] > most and belief.shows[i] & mask:
                chances[i] = most
    yield None
    every = sum(chances)
    for i in belief.unseen:
        chances[i] = min(CERTAIN, chances[i] * held * CERTAIN // every) if every else 0
    yield chances


def _features_of(view: LineView, line: Line, scores: TileScores, chances: Sequence[int], tile: Tile) -> tuple[int, ...]:
    """Return the FEATURES of a move: the line that it makes, without tiles, and its tile."""
    scored = points(line.count())
    wins = scored + view.scores[view.seat] >= view.options["target"]
    scores.find(line)
    best = scores.best
    reply, stuck = _expect_reply(best, chances)
    # Of the rest of the hand: the tiles that fit, the most that one would score, the numbers that show, the pips.
    choice = most = shown = kept = 0
    for other in view.hand:
        if other != tile:
            high, low = other
            shown |= 1 << high | 1 << low
            kept += high + low
            score = best[(high * (high + 1) >> 1) + low]
            if score != DOESNT_FIT:
                choice += 1
                most = max(most, score)
    last = danger = 0
    if len(view.hand) == 2 and choice:
        for i in range(len(chances)):
            last += chances[i] * tiles.value(view.tiles[i])
    if view.counts[1 - view.seat] == 1:
        danger = (CERTAIN - stuck) * kept // CERTAIN
    return (
        scored,
        int(wins),
        reply * 10 // CERTAIN,
        stuck * 100 // CERTAIN,
        choice,
        most,
        int(tiles.is_double(tile)),
        tiles.count(shown),
        last // CERTAIN,
        danger,
    )


def _expect_reply(best: bytearray, chances: Sequence[int]) -> tuple[int, int]:
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
        score = scoring.pop()  # divmod would leave garbage
        chance = score % (2 * CERTAIN)
        score //= 2 * CERTAIN
        reply += score * none_better * chance // CERTAIN
        none_better = none_better * (CERTAIN - chance) // CERTAIN
    return reply, stuck


class TileScores:
    """The most points that each tile scores at once.

    best  these points for each tile of the set, by its index; a bytearray
    """

    def __init__(self, tile_set: Sequence[Tile]) -> None:
        """Make the scores of the tiles of a set, each as the first tile of a line."""
        self._numbers = range(tile_set[-1][0] + 1)
        self._none_fits = bytes((DOESNT_FIT,)) * len(tile_set)
        self.best = bytearray(self._none_fits)
        for i in range(len(tile_set)):  # enumerate would leave garbage
            self.best[i] = points(tiles.value(tile_set[i]))

    def find(self, line: Line) -> None:
        """Set `best` to the most points that each tile would score if it were joined to `line` now: 0 if it fits
        but scores nothing, and DOESNT_FIT if it fits nowhere."""
        best = self.best
        best[ALL] = self._none_fits
        for arm in ARMS:  # enumerate would leave garbage
            end = line.ends[arm]
            if end != CLOSED:
                rest = line.rest(arm)
                scores = -rest % 5  # the remainder by five of the numbers that score
                i = (end * (end + 1) >> 1) - 1
                for other in self._numbers:
                    i += other if other > end else 1  # the index of the tile with both numbers
                    if best[i] == DOESNT_FIT:
                        best[i] = 0
                    if other % 5 == scores and other != end and rest + other > best[i]:
                        best[i] = rest + other
                score = points(rest + 2 * end)
                i = end * (end + 3) >> 1
                if score > best[i]:
                    best[i] = score


def evidence(view: LineView) -> Thoughts:
    """Find the evidence in the opponent's plays against its holding each tile (generator).

    Yields None as a pause, and at the end a bytearray with the half bits of evidence for each tile of the set, by
    its index, which the view keeps. Two half bits halve the probability; see lines.belief.likelihood().
    """
    if view.evidence:
        yield view.evidence
        return
    against = bytearray(len(view.tiles))
    scores = TileScores(view.tiles)
    line = Line(view.line.has_spinner)
    left = 0  # plays of the opponent still to come
    past = Past(view)
    while past.read():
        left += past.tile is not None and past.seat != view.seat
    past = Past(view)
    while past.read():
        tile = past.tile
        if tile:
            yield None
            looked_at = past.seat != view.seat and left <= _RECENT
            if looked_at and past.how != FIRST:
                scores.find(line)
            line.follow(tile, past.how)
            if looked_at and not (past.how == FIRST and view.rules.lead_key(view)):
                _add(against, scores.best, view.tiles, tile, points(line.count()))
            left -= past.seat != view.seat
    view.evidence = against
    yield against


def _add(against: bytearray, best: bytearray, tile_set: Sequence[Tile], played: Tile, scored: int) -> None:
    """Add the evidence of one play: the opponent played a tile that scored `scored`, and passed over others."""
    value = tiles.value(played)
    for i in range(len(best)):  # enumerate takes twice as long, and leaves garbage
        score = best[i]
        if score == DOESNT_FIT:
            continue
        if score > scored:
            against[i] += _SCORES_MORE
        elif score == scored == 0 and tiles.value(tile_set[i]) > value:
            against[i] += _SHEDS_MORE


def _worths(view: LineView) -> Worths:
    """See worth.worths: only hands with many moves need that module."""
    from .worth import worths

    return worths(view)
