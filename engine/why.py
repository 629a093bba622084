# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Says why a move is illegal or an option isn't allowed. Loaded only when one is tried."""
from engine import moves, tiles
from engine.line import ARMS, CLOSED, START
from engine.moves import DRAW


def illegal(match, move):
    """The reason, as a clause, why `move` isn't among match.legal_moves()."""
    if match.result is not None:
        return "the match is over"
    if not match.moves:
        return "no round is being played" if match.round is None else "the round is over"
    if type(move) is not tuple or len(move) != 2:
        return "a move is a tuple of a tile and how it is played"
    tile, how = move
    if tile is None:
        return _standing(match, move)
    if tile not in match.hands[match.turn]:
        return "seat %d doesn't hold that tile" % match.turn
    if match.line.tiles:
        return _joining(match, tile, how)
    if how != START:
        return "the first tile of the line has no arm"
    return "seat %d has to lead %s" % (match.turn, tiles.name(match.moves[0][0]))


def _standing(match, move):
    if match.moves[0][0] is not None:
        return "seat %d can play a tile" % match.turn
    if move == DRAW and len(match.boneyard) <= match.reserve:
        return "there is nothing to draw"
    return "seat %d has to %s" % (match.turn, moves.name(match.moves[0]))


def _joining(match, tile, how):
    if how not in ARMS:
        return "the line has begun, so the move has to name an arm"
    end = match.line.ends[how]
    word = moves.WORDS[how]
    if end == CLOSED:
        return "the arm %s isn't open" % word
    return "%s doesn't fit %s, where a %d is open" % (tiles.name(tile), word, end)


def not_allowed(key, value, allowed):
    """The sentence that says that an option can't have this value, and which it can have."""
    names = [str(choice) for choice in allowed]
    if len(names) > 4:
        names[2:-1] = ["..."]
    return "option %s can't be %r, only one of %s" % (key, value, ", ".join(names))
