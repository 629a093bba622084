# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds as they are saved."""

import pytest

from engine import games
from saves import deeds, statistics
from saves.deeds import line, pai_gow, tien_gow
from saves.memory import Memory
from simulator import Simulator
from tests.saves.matches import GAMES, make_moves, start

LOADED = "6-5 5-5 5-4 4-4 5-3 1-1 5-2 5-0"  # 60 pips
BY_FAMILY = {"tien_gow": tien_gow, "pai_gow": pai_gow}


def saved(badge):
    """The keys of the deeds that a badge has saved."""
    return deeds.done(Memory(badge.nvm).load())


def count(badge, match, entries=None, before=0):
    """The keys of the deeds after this match's round was counted, for the App of a badge. `before` are the matches in
    a row that the person had won."""
    badge.app.match = match
    entries = {} if entries is None else entries
    deeds.count(badge.app, entries, statistics.won(match) and before + 1)
    Memory(badge.nvm).save(entries)
    return saved(badge)


def test_a_deed_keeps_its_bit(badge):
    """An entry of version 1.0.0: more deeds may follow, but none may take another's place."""
    Memory(badge.nvm).save({"deeds": b"\x81\x22"})
    assert saved(badge) == ["without_drawing", "double_at_an_end", "far_ahead", "beating_the_expert"]
    Memory(badge.nvm).save({"deeds": b"\x00\xc0\x1f"})
    assert saved(badge) == list(deeds.KEYS[-7:])


def test_a_deed_is_new_in_the_match_in_which_it_is_done_first(badge, midway, play):
    start(badge.app, "draw", "greedy")
    match = midway("draw", "6-6, 6-4 left", "4-1", LOADED, boneyard="2-0")
    play(match, "4-1 left")
    entries = {"deeds": b"\x01"}
    count(badge, match, entries)
    assert deeds.keys(badge.app.new_deeds) == ["caught_loaded"]
    start(badge.app, "draw", "greedy")
    count(badge, match, entries)
    assert badge.app.new_deeds == 0


@pytest.mark.parametrize("level, score, is_done", [("skilled", 95, True), ("skilled", 0, False), ("greedy", 95, False)])
def test_some_deeds_count_only_in_the_round_that_wins_a_match_against_the_skilled(
    badge, midway, play, level, score, is_done
):
    start(badge.app, "draw", level)
    match = midway("draw", "6-6, 6-4 left", "4-1", "5-5", boneyard="2-0", scores=(score, 0))
    play(match, "4-1 left")
    assert ("without_drawing" in count(badge, match)) == is_done


@pytest.mark.parametrize("score, is_done", [(95, True), (0, False)])
def test_some_deeds_count_only_in_the_round_that_wins_a_match(badge, midway, play, score, is_done):
    start(badge.app, "all_fives", "beginner")
    match = midway("all_fives", "6-6, 6-4 left", "4-3", "5-5", scores=(score, 0))
    play(match, "4-3 left")
    assert ("scoring_the_last" in count(badge, match)) == is_done


@pytest.mark.parametrize(
    "level, scores, before, is_done",
    [
        ("expert", (95, 0), 1, True),
        ("expert", (95, 0), 0, False),
        ("skilled", (95, 0), 1, False),
        ("expert", (0, 95), 1, False),
    ],
)
def test_winning_two_matches_in_a_row_against_the_expert(badge, midway, play, level, scores, before, is_done):
    """The round is worth 10: it wins the match, or not, or the other wins it."""
    start(badge.app, "draw", level)
    loses = scores[1] > 0
    hands = ("5-5", "4-1") if loses else ("4-1", "5-5")
    match = midway("draw", "6-6, 6-4 left", *hands, turn=1 if loses else 0, scores=scores)
    play(match, "4-1 left")
    assert ("beating_the_expert" in count(badge, match, before=before)) == is_done


@pytest.mark.parametrize("game", GAMES)
def test_every_round_of_any_game_is_looked_through(badge, game):
    """The last of some whole rounds is as the functions say."""
    app = badge.app
    start(app, game, "greedy")
    found = BY_FAMILY.get(games.load(game).family, line).DEEDS
    noted = set()
    for _ in range(3):
        while app.match.moves:
            make_moves(app, 1)
        noted |= {key for key in found if found[key](app.match)}
        if app.match.result is None:
            noted -= {*deeds._WINNING, *deeds._SKILLED}
        app.save()
        assert set(saved(badge)) - {"beating_the_expert"} == noted
        if app.match.result is None:
            app.next_deal()


def test_damaged_deeds_are_told_as_lost_statistics(badge):
    Memory(badge.nvm).save({"settings": b"\x01", "deeds": b"\x81\x22"})
    nvm = badge.nvm
    nvm[bytes(nvm[:]).index(b"\x81\x22")] ^= 1
    badge.__exit__()
    with Simulator(seed=3, nvm=nvm) as again:
        assert again.start().note == "Statistics were lost."
        assert saved(badge) == []
    badge.__enter__()


def test_clearing_the_statistics_clears_the_deeds(badge):
    Memory(badge.nvm).save({"settings": b"\x01", "deeds": b"\x81\x22"})
    statistics.clear()
    assert saved(badge) == [] and Memory(badge.nvm).load() == {"settings": b"\x01"}
