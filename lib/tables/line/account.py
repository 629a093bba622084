# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How a round of a line game that is over is counted, step by step."""
from engine import tiles
from engine.line_match import OWN, PIPS, ROUNDED
from tables.line.summary_scores import gained
from words import names

_MOST = 16  # tiles; with more, each isn't an addend of its own


def acts(app, words, seats):
    """Return what is counted step by step, from the hands of some seats: a list of (seat, pieces).

    `seat` is the one whose tiles are counted, or None. `pieces` are the texts that this adds to the sum (a line may
    break between them): one for each tile if there are as many of both; else all come with the last tile.
    """
    match = app.match
    side = match.ended.side
    if match.penalties:
        return _penalties(app, seats) + _nothing(match, words)
    if side is None:
        return [(seat, []) for seat in seats]  # shows how the round was tied
    return _workings(match, words, seats) + _nothing(match, words)


def _nothing(match, words):
    """Return the last step of a round in which nobody gains anything."""
    if any([gained(match, side) for side in range(len(match.scores))]):
        return []
    return [(None, ["\n" + words(names.NOTHING_SCORED)])]


def _workings(match, words, seats):
    """Return how the winner's points are made of the pips that are left."""
    made = []
    total = 0
    for what, number in match.workings(match.ended):
        if what == PIPS:
            total = number
            made += _pips(match, seats, total)
        elif what == OWN and number:
            total -= number
            made.append((match.ended.side, [" - %d = %d" % (number, total)]))
        elif what == ROUNDED and number != total:
            total = number
            made[-1][1][-1] += ","
            made.append((None, [" " + words(names.ROUNDED) % number]))
    return made


def _pips(match, seats, total):
    """Return the pips of all other hands: the value of each tile of a single hand, or the sums of several hands or
    large ones."""
    hands = match.hands
    others = [seat for seat in seats if hands[seat] and seat != match.ended.side]
    if len(others) == 1 and len(hands[others[0]]) <= _MOST:
        return [(others[0], _sum(map(tiles.value, hands[others[0]]), total))]
    return [(seat, [piece]) for seat, piece in zip(others, _sum(map(match.pips, others), total))]


def _penalties(app, seats):
    """Return what is left to each side; with sums if a side is several seats."""
    match = app.match
    made = []
    for side, points in enumerate(match.ended.points):
        ours = [seat for seat in seats if match.side(seat) == side]
        if len(ours) < 2:
            made += [(seat, []) for seat in ours]
            continue
        pieces = _sum(map(match.pips, ours), points)
        pieces[0] = "\n%s %s" % (app.side_name(side), pieces[0])
        made += [(seat, [piece]) for seat, piece in zip(ours, pieces)]
    return made


def _sum(addends, total):
    """Return a sum in pieces, or only the total if there is a single addend."""
    pieces = ["%+d" % value for value in addends]
    pieces[0] = pieces[0][1:]
    if len(pieces) > 1:
        pieces[-1] += "=%d" % total
    return pieces
