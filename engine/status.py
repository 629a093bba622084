# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Names the invariants that a match breaks. For tests and tools: the badge never loads it."""
from engine.line import START, Line

TILE_MISSING = "a tile is missing"
TILE_TWICE = "a tile is there twice"
TILE_STRANGE = "a tile is not of the set"
JOINT = "a joint doesn't match"
LINE = "the line isn't what its tiles make"
PLAYED = "the line isn't what was played"
TURN = "the turn is no seat's"
MOVES = "the moves aren't the legal ones"
ROUND = "the round should be over, or should not"
RESULT = "the match should be over, or should not"


def broken(match):
    """The names of the invariants that `match` breaks, as a list: empty for a sound match."""
    return list(_tiles(match)) + list(_line(match.line)) + list(_play(match))


def _tiles(match):
    if not match.rounds and not match.moves:
        return  # nothing has been dealt yet
    stock = match.boneyard + [tile for tile, arm in match.line.tiles]
    for hand in match.hands:
        stock = stock + hand
    counts = [stock.count(tile) for tile in match.tiles]
    if 0 in counts:
        yield TILE_MISSING
    if max(counts) > 1:
        yield TILE_TWICE
    if sum(counts) < len(stock):
        yield TILE_STRANGE


def _line(line):
    again = Line(line.has_spinner)
    for tile, arm in line.tiles:
        first = not again.tiles
        if first != (arm == START) or not first and again.ends[arm] not in tile:
            yield JOINT
            return
        again.add(tile, arm)
    if (line.ends, line.pips, line.spinner) != (again.ends, again.pips, again.spinner):
        yield LINE


def _play(match):
    if [move for move in match.played if move[0] is not None] != match.line.tiles:
        yield PLAYED
    if match.turn not in range(match.seats):
        yield TURN
        return
    if match.moves and match.moves != match.find_moves():
        yield MOVES
    over = match.round is not None or match.result is not None
    if over and match.moves or not over and not match.moves and match.rounds:
        yield ROUND
    if match.result != match.find_result():
        yield RESULT
