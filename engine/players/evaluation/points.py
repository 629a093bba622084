# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All Fives and Kurnik: points for two, on two or four ends."""
from array import array

from engine import tiles
from engine.line import START
from engine.players import likely, masks
from engine.players.gains import NOWHERE, Gains, doubts
from engine.players.unseen import SURE, Unseen, likelihood

# points   what the move scores at once
# wins     whether it reaches the target by that
# reply    the most that the opponent may be expected to score in reply, in tenths of a point
# stuck    how probably it can't play, in %
# choice   how many tiles of the rest of the hand fit
# next     the most that one of them would score if nothing changed
# doubles  how many doubles are laid
# numbers  how many different numbers the rest of the hand shows
# last     where it is a single tile, which fits: the pips that the opponent may be expected to hold
# danger   how probably the opponent goes out with its last tile, times the pips of the rest
FEATURES = ("points", "wins", "reply", "stuck", "choice", "next", "doubles", "numbers", "last", "danger")

_MOST = 16  # moves that are looked at: with 91 tiles there can be three times as many


def features(view):
    """See engine.players.evaluation."""
    chances = None
    for chances in _chances(view):
        yield None
    gains = Gains(view.tiles)
    seen = []
    for move in likely(view, _MOST):
        tile, how = move
        # Ends that show the same number and count the same come to the same.
        place = (tile, how) if how == START else (tile, view.line.ends[how], view.line.rest(how))
        if place not in seen:
            seen.append(place)
            yield _numbers(view, gains, chances, move), move
            yield None


def _chances(view):
    """How probably the opponent holds each tile, of SURE: a generator that gives way, and last yields an array."""
    opponent = 1 - view.seat
    doubt = None
    for doubt in doubts(view):
        yield None
    unseen = Unseen(view)
    yield from unseen.prepare()
    held = view.counts[opponent]
    chances = array("H", bytes(2 * len(view.tiles)))
    yield None
    for i in unseen.tiles:
        chances[i] = likelihood(doubt[i])
    for mask, most in unseen.lacks[opponent]:
        yield None
        most = SURE * max(0, most) // max(1, held)
        for i in unseen.tiles:
            if chances[i] > most and 1 << unseen.shifts[i] & mask:
                chances[i] = most
    yield None
    every = sum(chances)
    for i in unseen.tiles:
        chances[i] = min(SURE, chances[i] * held * SURE // every) if every else 0
    yield chances


def _numbers(view, gains, chances, move):
    tile, how = move
    scored = view.points(move)
    wins = scored + view.scores[view.seat] >= view.options["target"]
    view.line.having(tile, how, gains.find)
    best = gains.best
    reply, free = _reply(best, chances)
    rest = [other for other in view.hand if other != tile]
    fit = []
    shown = 0
    for high, low in rest:
        shown |= 1 << high | 1 << low
        gain = best[(high * (high + 1) >> 1) + low]
        if gain != NOWHERE:
            fit.append(gain)
    last = danger = 0
    if len(rest) == 1 and fit:
        last = sum([chance * tiles.value(other) for chance, other in zip(chances, view.tiles)]) // SURE
    if view.counts[1 - view.seat] == 1:
        danger = (SURE - free) * tiles.pips(rest) // SURE
    return (scored, int(wins), reply * 10 // SURE, free * 100 // SURE, len(fit), max(fit or (0,)),
            int(tiles.is_double(tile)), masks.count(shown), last, danger)


def _reply(best, chances):
    """What the opponent may be expected to score at the most, times SURE, and the chance that it can't play."""
    free = SURE
    scoring = []
    for i in range(len(best)):  # to enumerate takes as long again, and leaves garbage
        gain = best[i]
        chance = chances[i]
        if chance and gain != NOWHERE:
            free = free * (SURE - chance) // SURE
            if gain:
                scoring.append(gain * 2 * SURE + chance)
    scoring.sort()
    reply = 0
    none_better = SURE
    while scoring:
        gain, chance = divmod(scoring.pop(), 2 * SURE)
        reply += gain * none_better * chance // SURE
        none_better = none_better * (SURE - chance) // SURE
    return reply, free
