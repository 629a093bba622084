# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The counts of the statistics."""

import pytest

from engine import games
from saves import statistics
from saves.memory import Memory
from tests.saves.matches import GAMES, make_moves, start


def rows(nvm):
    return statistics.unpack(Memory(nvm).load())


@pytest.mark.parametrize("game", ["draw", "kozel", "tien_gow", "pai_gow"])
def test_each_round_and_match_is_counted_once(badge, game):
    app, short = badge.app, {"target": 100} if "target" in GAMES[game][1] else {}
    number, matches, margins = games.NAMES.index(game), 0, []
    start(app, game, "greedy", **short)
    while matches < 2:
        make_moves(app, 1)
        if app.match.moves and len(app.match.played) % 8:
            continue
        app.save()
        app.save()
        if app.match.result is not None:
            matches += 1
            ((key, row),) = rows(badge.nvm).items()
            assert key == (number, 0 if app.match.solo else 1) and row[0] == matches
            margins.append(statistics.ahead(app.match, app.match.scores))
            start(app, game, "greedy", **short)
    wins = [ahead > 0 for ahead in margins]
    assert row[1] == sum(wins) and row[3] == (2 if all(wins) else sum(wins)) and row[5] == sum(margins)


def test_who_wins_by_most_and_longest_is_counted():
    row = [0] * 7
    for won, ahead, charted in ((True, 30, False), (True, 5, True), (False, -50, True), (True, 1, False)):
        statistics.count_round(row, ahead)
        statistics.count_match(row, won, ahead, charted)
    assert row == [4, 3, 30, 2, 1, -14, 2]


def test_the_statistics_of_eight_games_and_all_levels_fit_into_500_bytes_and_nothing_overflows():
    huge = [10**9] * 5 + [-(10**9), 10**9]
    packed = statistics.pack({(game, level): huge for game in range(8) for level in range(4 if game < 7 else 1)})
    assert sum(map(len, packed.values())) <= 500
    assert set(map(tuple, statistics.unpack(packed).values())) == {(65535, 65535, 65535, 255, 255, -(10**9), 65535)}


def play_out(app):
    """Play the match of an App to its end, and save it."""
    while app.match.result is None:
        make_moves(app, 50)
    app.save()


def test_a_match_with_the_chart_is_counted_as_one_and_the_next_without_it_is_not(badge):
    app = badge.app
    start(app, "draw", "greedy", target=100)
    make_moves(app, 10)
    app.charted = True
    play_out(app)
    start(app, "draw", "greedy", target=100)
    assert not app.charted
    play_out(app)
    assert [(row[0], row[6]) for row in rows(badge.nvm).values()] == [(2, 1)]
