# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Whatever begins a match asks once before it drops one that is played, and that one counts as lost."""

import pytest

from openings import link
from saves import puzzles, statistics
from saves.memory import Memory

ALL_FIVES, GREEDY = 0, 1  # the numbers of a game and of a level in the statistics
ASKS = "scenes.give_up"
KOZEL = "game=kozel&players=4&level=expert&deal=12345&lang=ru"


def by_new_game(person):
    person.app.start("new_game")
    person.wait_for_choice()
    person.press("START")


def by_link(person):
    """As a link in the page does, and play.py with --game and --deal."""
    link.start(person.app, link.parse(KOZEL))
    person.wait(0.5)


@pytest.fixture
def playing(person, midway):
    """playing(rounds=1): a Person with a match of All Fives in mid-round, after so many scored rounds."""

    def make(rounds=1, scores=(45, 30)):
        match = midway("all_fives", "6-4", "6-5 4-1", "3-3 3-0", scores=scores)
        match.rounds = rounds
        match.played_by = bytearray((1, 0))
        person.take_match(match)
        person.app.level = "greedy"
        person.app.counted = rounds
        person.app.save()
        return person

    return make


def rows():
    return statistics.load().get((ALL_FIVES, GREEDY))


@pytest.mark.parametrize(
    "begin, rounds, sentence",
    [
        (by_new_game, 0, "Your match at 45:30 ends if you start a new one."),
        (by_link, 1, "Your match at 45:30 ends and counts as lost if you start a new one."),
    ],
)
def test_it_asks_with_the_score_and_says_what_the_match_counts_as(playing, begin, rounds, sentence):
    person = playing(rounds)
    begin(person)
    assert person.scene_name == ASKS
    assert sentence in " ".join(text for text, box in person.texts)


@pytest.mark.parametrize("begin, button", [(by_new_game, "A"), (by_new_game, "START"), (by_link, "B")])
def test_the_match_that_is_kept_goes_on_and_nothing_has_changed(playing, begin, button):
    person = playing()
    app, match = person.app, person.app.match
    before = match.pack_round(), match.scores, app.settings.language, app.number
    begin(person)
    writes, choice = person.badge.nvm.writes, app.packed_choice
    person.press(button)
    person.wait(0.5)
    assert app.scene == "table" and app.match is match and rows() is None
    assert (match.pack_round(), match.scores, app.settings.language, app.number) == before
    assert person.badge.nvm.writes == writes and app.packed_choice == choice


@pytest.mark.parametrize("begin, game", [(by_new_game, "all_fives"), (by_link, "kozel")])
def test_one_that_is_dropped_after_a_scored_round_counts_as_lost(playing, begin, game):
    person = playing()
    match = person.app.match
    begin(person)
    writes = person.badge.nvm.writes
    person.press("DOWN", "A")
    person.wait(0.5)
    app = person.app
    assert app.scene == "table" and app.match is not match and app.match.game == game
    matches, wins, _, _, run, margins, _ = rows()
    assert (matches, wins, run, margins) == (1, 0, 0, 0)
    assert person.badge.nvm.writes == writes + 1 and "match" not in Memory(person.badge.nvm).load()
    if game == "kozel":
        assert (app.number, app.settings.language, app.match.seats) == (12345, "ru", 4)


def test_one_that_is_dropped_before_a_round_was_scored_counts_as_nothing(playing):
    person = playing(0)
    by_new_game(person)
    person.press("DOWN", "A")
    person.wait(0.5)
    assert person.app.scene == "table" and rows() is None


def no_match(person):
    person.app.match = None


def dealt(person):
    person.app.match.played_by = bytearray()


def over(person):
    person.app.match.result = 1


@pytest.mark.parametrize("change, rounds", [(no_match, 0), (dealt, 0), (over, 3)])
def test_it_does_not_ask_where_nothing_is_lost(playing, change, rounds):
    person = playing(rounds)
    change(person)
    by_new_game(person)
    assert person.app.scene == "table" and rows() is None


def test_it_does_not_ask_before_a_puzzle_which_leaves_the_match(playing):
    person = playing()
    match = person.app.match
    link.start(person.app, link.parse("puzzle=17"))
    person.wait(0.5)
    assert person.app.scene == "table" and person.app.puzzle and person.app.own_match is match
    puzzles.leave(person.app)
