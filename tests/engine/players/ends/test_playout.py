# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Rounds of draw dominoes, Kozel, Bergen and Blitz played to their end on sampled deals."""

import pytest

from engine import games, tiles
from engine.line import LEFT_ARM, RIGHT_ARM
from engine.players.ends.playout import Playout
from engine.rng import Rng

TABLES = [
    ("draw", 2, {}),
    ("draw", 4, {"set": 12}),
    ("kozel", 2, {}),
    ("kozel", 4, {}),
    ("bergen", 2, {}),
    ("blitz", 8, {}),
]
# And any other game of this family.
TABLES += [
    (game, seats, {})
    for game in games.NAMES
    if games.load(game).family == "ends" and game not in {each for each, _, _ in TABLES}
    for seats in games.load(game).SEATS
]


def liked_in_bergen(match):
    """The move that everybody makes in Bergen: one that scores, then by what it leaves to the hand and to the
    others, then at the left end, then by pips and doubles."""
    view = match.view(match.turn)

    def liking(move):
        tile, how = move
        if tile is None:
            return (False,)
        line = match.line
        end, other = tiles.value(tile) - line.ends[how], line.ends[1 - how]
        rest = [kept for kept in view.hand if kept != tile]
        a_double = tiles.is_double(tile) or tiles.is_double(line.end_tile(1 - how))
        link = max(end, other), min(end, other)
        points = 3 if a_double or end == other else 2
        value = 497 * tiles.is_double(tile) + 1048 * (a_double and end == other)
        if link in rest:
            value += 436 * points
        elif link not in [*line.tiles, tile]:
            value -= 164 * points
        value += 280 * sum(any(number in kept for kept in rest) for number in (end, other))
        return (
            view.points(move) > 0,
            value,
            how == LEFT_ARM,
            tiles.value(tile) + 6 * tiles.is_double(tile),
            -tiles.index(tile),
        )

    return max(match.moves, key=liking)


def liked(match):
    """The move that everybody makes: points, then pips and doubles, then the left end; in a game of long turns
    the dearest if that is a double, or else a tile on which the hand can go on."""
    if match.bonus:
        return liked_in_bergen(match)
    view = match.view(match.turn)
    lies = tiles.is_double(match.line.end_tile(LEFT_ARM))

    def goes_on(tile, how):
        if how == RIGHT_ARM and match.line.ends[LEFT_ARM] in tile:
            return False  # where it fits both ends it is tried at the left one
        end = tiles.value(tile) - match.line.ends[how]
        return any(end in other for other in view.hand if other != tile)

    def liking(move):
        tile, how = move
        if tile is None:
            return False, -1
        scores = view.points(move) > 0
        return (
            scores,
            tiles.value(tile) + 6 * tiles.is_double(tile),
            -tiles.index(tile),
            (how == LEFT_ARM) != (scores and lies),
        )  # a double at the left end makes the point dearer

    order = sorted(match.moves, key=liking, reverse=True)
    if match.long_turns and order[0][0] and not tiles.is_double(order[0][0]):
        order.sort(key=lambda move: bool(move[0]) and goes_on(*move), reverse=True)
    return order[0]


def gain(match, move):
    """The gain of a move by the match itself, when all go on as they like."""
    side = match.side(match.turn)
    after = match.copy()
    after.scores = [0] * len(after.scores)
    after.play(move)
    while after.moves:
        after.play(liked(after))
    if after.ended is None:
        return None  # the match was won in mid round
    own = after.scores[side]
    gained = len(after.scores) * own - sum(after.scores)
    return -gained if match.penalties else gained


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_it_gains_what_a_match_played_so_would(knowing, game, seats, options):
    compared = 0
    for seed in range(3):
        match = games.load(game)(seats, options)
        match.deal(seed)
        while match.moves:
            if len(match.moves) > 1 and match.line.tiles:
                playout = knowing(match, "ends")
                for move in match.moves:
                    expected = gain(match, move)
                    if expected is not None:
                        compared += 1
                        assert playout.play(move) == expected
            match.play(match.moves[seed % len(match.moves)])
    assert compared > 20


def share_dealt(match, tile, deals=400):
    """In which share of sampled deals the opponent of the seat to move holds a tile."""
    view = match.view(match.turn)
    playout = Playout(view)
    list(playout.prepare())
    bit = 1 << playout.shifts[tiles.index(tile)]
    rng = Rng(1)
    held = 0
    for _ in range(deals):
        while playout.deal(rng):
            pass
        held += playout.deals.hands[1 - view.seat] & bit != 0
    return held / deals


def played(match, *names):
    """The match after these moves."""
    for name in names:
        match.play(match.parse(name))
    return match


def test_bergen_who_passes_over_points_hardly_holds_the_tile(begin):
    # Seat 1 laid 6-3 at the 6, though 6-4 would have made both ends alike.
    match = begin("bergen", "1-0 6-1 5-3 3-2 6-5 4-3", "4-0 6-3 5-1 5-0 4-1 6-2")
    played(match, "1-0", "4-0 right", "6-1 left", "6-3 left")
    assert share_dealt(match, (6, 4)) < 0.5 * share_dealt(match, (5, 2))


def test_draw_who_passes_over_a_double_hardly_holds_it(begin):
    # Seat 1 laid 5-1 at the 1; 2-2 would have fitted the other end.
    match = begin("draw", "6-6 6-1 4-0 3-1 2-0 1-0 3-0", "6-2 5-1 5-2 4-1 3-2 4-2 4-3")
    played(match, "6-6", "6-2 right", "6-1 left", "5-1 left")
    assert share_dealt(match, (2, 2)) < 0.8 * share_dealt(match, (3, 3))
