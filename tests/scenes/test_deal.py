# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where a match's deals come from: the row of a new game, the page for a number, and the page that tells and
checks."""

import pytest

from engine import fairness
from engine.rng import SEEDS, Rng
from tests.person import match_of

TODAY = 20261127


def open_row(person):
    """From the title to the row of the deal."""
    person.press("A", "RIGHT", "A")
    person.wait(0.3)
    person.press("UP", "UP")
    assert person.scene.key == "deal"


def enter(person, number):
    """On the page for a number, enter one, from its last digit on."""
    while person.scene.chosen != 9:
        person.press("RIGHT")
    for digit in reversed("%010d" % number):
        while person.scene.digits[person.scene.chosen].text != digit:
            person.press("UP")
        person.press("LEFT")


@pytest.fixture
def set_clock(new_person):
    def new(**options):
        person = new_person(**options)
        person.badge.datetime = (2026, 11, 27, 8, 0, 0)
        return person

    return new


def test_a_match_is_random_unless_one_says_otherwise(person):
    open_row(person)
    assert person.value("Deal") == "random"
    person.press("START")
    assert person.app.fair and person.app.number == person.app.deal_seed


def test_a_number_is_entered_digit_by_digit_and_played(person):
    open_row(person)
    person.press("A")
    person.wait(0.5)
    assert person.scene_name == "scenes.deal"
    enter(person, 12345)
    person.press("A")
    person.wait(0.3)
    assert person.scene_name == "scenes.house_rules" and person.scene.key == "deal"
    assert person.value("Deal") == "12345"
    person.press("LEFT")
    assert person.value("Deal") == "random"
    person.press("RIGHT", "START")
    match = person.app.match
    assert (person.app.number, person.app.fair, person.app.deal_seed) == (12345, b"", 12345)
    other = match.another()
    other.deal(12345)
    assert match.pack_round()[:7] == other.pack_round()[:7]


def test_only_numbers_that_name_a_match_can_be_entered(person):
    open_row(person)
    person.press("A")
    enter(person, SEEDS - 1)
    for _ in range(10):
        person.press("UP", "RIGHT")
        assert int("".join(label.text for label in person.scene.digits)) < SEEDS


def test_todays_deal_is_there_only_where_the_clock_is_set(new_person, set_clock):
    person = new_person()
    open_row(person)
    person.press("LEFT")
    assert person.value("Deal") == "random"  # it would have been in 2000
    person = set_clock()
    open_row(person)
    person.press("RIGHT")
    assert person.value("Deal") == "today's"
    person.press("START")
    assert person.app.number == TODAY


def test_a_rematch_has_another_number(new_person):
    person = new_person()
    person.start_match()
    before = person.app.number
    match = person.app.match
    match.scores[0], match.result, match.rounds = 100, 0, 1
    person.app.start("result")
    person.wait(5)
    person.press("A")
    person.wait(0.5)
    assert person.scene_name == "tables.line.scene"
    assert person.app.number != before and person.app.fair


# The code.


def code_of(secret):
    return fairness.code(*fairness.unpack(secret))


def shown(person):
    return "".join(text for text in person.read(14) if len(text) == 16)


def test_the_code_can_be_read_before_the_match_and_in_its_pause(person):
    open_row(person)
    person.press("A")
    person.wait(1)
    code = "".join(text for text, box in sorted(person.texts, key=lambda seen: seen[1][1]) if len(text) == 16)
    assert code == code_of(person.app.secret) and len(code) == 32
    person.press("B", "START")
    person.wait_until_still()
    person.press("START", "DOWN", "DOWN", "DOWN")
    assert f"Deal {person.app.number}" in person.read()
    person.press("A")
    person.wait(1)
    assert person.scene_name == "scenes.fair"
    assert code == "".join(text for text, box in sorted(person.texts, key=lambda seen: seen[1][1]) if len(text) == 16)
    assert code == code_of(person.app.fair)
    seed, salt = fairness.unpack(person.app.fair)
    assert str(seed) not in person.read() and salt not in person.read()
    person.press("B")
    assert person.scene_name == "scenes.pause"


def test_the_number_comes_from_the_seed_and_the_moment_of_the_press(new_person):
    """Here the seed is the same, and the press comes later."""
    own = []
    for seconds in (0.1, 0.7):
        person = new_person(seed=3)
        person.press("A")
        secret = person.app.secret
        person.wait(seconds)
        person.press("START")
        assert person.app.fair == secret != person.app.secret
        own.append(person.app.number ^ fairness.unpack(secret)[0])
    assert 550 < own[1] - own[0] < 650  # ms


def over(person, match, number, fair):
    """Show the result of this match, as if it had been played with such a number."""
    person.take_match(match)
    person.app.number, person.app.fair = number, fair
    person.app.start("result")
    person.wait(5)


def fair_match(number):
    """A match of Kozel with the deals of a number."""
    from engine import games

    match, rng, moves = games.load("kozel")(2), Rng(number), Rng(1)
    while match.result is None:
        match.deal(rng.deal(number, match.rounds))
        while match.moves:
            match.play(match.moves[moves.below(len(match.moves))])
    return match


@pytest.mark.parametrize("own, verdict", [(9, "They are those of the code."), (8, "They aren't those of the code!")])
def test_after_the_match_all_is_told_and_checked(new_person, own, verdict):
    person = new_person()
    match = fair_match(5 ^ 9)
    over(person, match, 5 ^ own, (5).to_bytes(4, "big") + bytes(range(8)))
    person.press("SELECT")
    person.wait(1)
    assert person.scene_name == "scenes.fair"
    assert person.value("Seed") == "5" and person.value("Salt") == "0001020304050607"
    assert person.value("Your number") == str(own)
    checked = match.rounds if own == 9 else 1
    assert {f"Deals checked: {checked} of {match.rounds}", verdict} <= {text for text, _ in person.texts}
    person.press("A")
    assert person.scene_name == "scenes.result"


def test_a_number_that_was_given_has_no_code(new_person):
    person = new_person()
    over(person, match_of("kozel_match"), TODAY, b"")
    person.press("SELECT")
    person.wait(1)
    assert f"Deal {TODAY}" in person.read()
    assert not shown(person) and "Everybody who enters this" in " ".join(person.read())
