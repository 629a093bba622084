# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The judged matches that are saved: what mistakes cost, and the positions to play again."""

import pytest

from saves import judged, puzzles, statistics
from saves.judged import COSTS, Judged
from tests.saves.mistakes import NUMBER, judging_of, lost, misjudge, played, take


@pytest.fixture
def app(person, monkeypatch):
    misjudge(monkeypatch)
    return person.app


def test_what_was_judged_comes_back(app):
    kept = lost("doubles", 7, 55)
    kept.last = NUMBER
    kept.positions = [b"\1abc", b"\1d"]
    kept.games = {2: [3, -400], 7: [1, 77]}
    judged.save(app, kept)
    other = judged.load()
    assert vars(other) == vars(kept)


def test_the_losses_of_a_match_are_added_to_what_they_cost(app):
    match = played("draw")
    kept = take(app, judging_of(match, (0, 1)), match)
    assert kept.matches == 1 and kept.rows[COSTS.index("points")] == [2, 200] and statistics.are_judged()


def test_no_match_is_counted_twice(app):
    match = played("draw")
    take(app, judging_of(match), match)
    assert take(app, judging_of(match), match).matches == 1
    assert take(app, judging_of(match), match, NUMBER + 1).matches == 2


def test_of_a_match_the_worst_mistake_of_a_cost_can_be_played_again(app):
    match = played("all_fives")
    judging = judging_of(match, (0, 1, 2))
    judging.judgements[1] = judging.judgements[1]._replace(loss=0.2)
    kept = take(app, judging, match)
    assert len(kept.positions) == 1
    puzzles_match(app, kept, judging.decisions[1])


@pytest.mark.parametrize(
    "game, seats, options",
    [("all_fives", 2, {}), ("draw", 3, {"set": 9}), ("kozel", 4, {})],
)
def test_a_position_is_the_one_that_the_person_saw(app, game, seats, options):
    match = played(game, seats, options)
    for place in 0, 1, -1:
        judging = judging_of(match, ())
        judging.judgements.update(judging_of(match, (range(len(judging.decisions))[place],)).judgements)
        kept = take(app, judging, match, place + 2)
        puzzles_match(app, kept, judging.decisions[place])


def puzzles_match(app, kept, made):
    """The newest position of what is kept is a Decision's, in which the move that was made loses."""
    judged._set_up(app, 0, kept.positions[-1])
    match, view = app.match, made.view
    _, task, losses, reason, amount = app.puzzle
    assert match.status() == [] and view.rules(len(view.counts), view.options).options == match.options
    now = match.view(0)
    assert (now.hand, now.line.tiles, now.scores, now.rounds, now.moves, now.counts) == (
        view.hand,
        view.line.tiles,
        view.scores,
        view.rounds,
        view.moves,
        view.counts,
    )
    assert [bool(loss) for loss in losses] == [move == made.played[0] for move in view.moves]
    assert (reason, amount) == ("points", 5)
    puzzles.leave(app)


def test_of_each_cost_the_newest_positions_are_kept_and_no_more():
    kept = Judged()
    for i in range(9):
        for cost in range(len(COSTS)):
            kept.keep(bytes((cost, i)))
    assert kept.positions == [bytes((cost, i)) for i in (6, 7, 8) for cost in range(len(COSTS))]
    assert [kept.positions[place][1] for place in kept.places("doubles")] == [8, 7, 6]
    kept.keep(bytes(256))
    assert len(kept.positions) == 3 * len(COSTS) - 1 or bytes(256) not in kept.positions


def test_nothing_costs_the_most_if_its_lead_is_within_its_error():
    """Two losses of 5 % lead one by 5 %, with an error of 8.7 %; thirty by 145 %, with one of 39.4 %."""
    assert lost("replies", 2, 50).costliest() == ""
    assert lost("replies", 30, 50).costliest() == "replies"
    assert Judged().costliest() == ""


def test_a_position_that_this_version_cannot_play_is_passed_over(app):
    match = played("all_fives")
    kept = take(app, judging_of(match, (2,)), match)
    kept.positions += [bytes(kept.positions[0][:-1]) + b"\xff", b"\0"]  # its last choice isn't there; nothing is
    assert judged._begin(app, kept, [2, 1, 0]) == "table" and app.puzzle[0] == -1
    puzzles.leave(app)
    assert judged._begin(app, kept, [1]) == "statistics" and app.puzzle is None


def test_the_statistics_clear_them_too(app):
    judged.save(app, lost("plans", 20, 50))
    statistics.clear()
    assert not statistics.are_judged()
