# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The end of a round at the table: a banner says how it has ended, and the tiles left are counted in it."""

import functools
import random

import pytest

from engine import games
from engine.line import LEFT_ARM
from engine.line_match import BLOCKED, DOMINO
from handheld import FRAME
from tests.reading import names_heard
from tests.tables.line.shown import BAR

PIXELS = 3000  # in a frame
ROUNDS = 100  # played for one that ends in a certain way


def played(game, seats, seed, moves=1000):
    """A match after so many moves of its first round at random, or after all of them."""
    chance = random.Random(seed)
    match = games.load(game)(seats)
    match.deal(seed)
    while match.moves and len(match.played_by) < moves:
        match.play(chance.choice(match.moves))
    return match


@functools.cache
def seeds(game, how, seats):
    """The seeds with which a round ends in that way, those with the most tiles left first."""
    found = []
    for seed in range(ROUNDS):
        match = played(game, seats, seed)
        if match.ended and match.ended.how == how:
            found.append((-sum(map(len, match.hands)), seed))
    return [seed for _, seed in sorted(found)]


def almost(game, how, seats, place=0):
    """A match before the last move of a round that ends in that way, and this move."""
    seed = seeds(game, how, seats)[place]
    whole = played(game, seats, seed)
    return played(game, seats, seed, len(whole.played_by) - 1), whole.played[-1]


def frames(person, match, move, longest=300):
    """Let the seat to move make the last move of a round, and go through the frames from then on, until the next
    scene; yields the number of repainted pixels."""

    def give(*_):
        yield
        return move

    def make(name, make=person.app.make):
        scene = make(name)
        scene._think = scene._let_choose = give
        return scene

    person.app.make = make
    person.take_match(match)
    person.app.start("table")
    while ("tables.line.ending", "open") not in person.badge.running:
        person.step()
        assert person.app.scene in ("", "table")
    person.app.make = make.__defaults__[0]
    for _ in range(longest):
        before = person.display.pixels
        person.step()
        if person.app.scene != "table" or person.app._next or "lead_on" in person.badge.flow:
            return
        yield person.display.pixels - before
    raise AssertionError("it never ends")


def stages(person, match, move, read):
    """The values of `read()` at the end of a round, without those that are the same as in the frame before."""
    found = []
    for _ in frames(person, match, move):
        now = read()
        if not found or found[-1] != now:
            found.append(now)
    return found


@pytest.fixture
def rounded(midway):
    """A match of All Fives in which the person, at 20 points, goes out with 6-1 against 5-4, 4-1 and 1-1: 16 pips;
    and that move."""
    return midway("all_fives", "6-5", "6-1", "5-4 4-1 1-1", scores=(20, 40)), ((6, 1), LEFT_ARM)


def words(person):
    """The texts on the table that are words."""
    return [text for text in person.read(top=BAR, bottom=90) if text[:1].isalpha()]


def test_a_banner_says_who_goes_out_before_anything_is_counted(person, rounded):
    seen = stages(person, *rounded, lambda: words(person))
    assert seen[:3] == [[], ["You go out!"], ["Gus 9", "You go out!"]]
    heard = names_heard(person)
    assert heard[heard.index("domino") + 1] == "tick"


def test_a_banner_says_that_a_round_is_blocked(person):
    match, move = almost("kurnik", BLOCKED, 2)
    heard = sum(stages(person, match, move, lambda: words(person)), [])
    left, right = sorted(match.line.ends[:2])
    wanted = f"Blocked: no {left} left" if left == right else f"Blocked: no {left} or {right} left"
    assert wanted in heard and "blocked" in names_heard(person)


def test_a_banner_says_at_once_that_the_match_is_won_in_mid_round(person, midway):
    match = midway("kurnik", "6-4", "6-1 5-5", "6-6", scores=(95, 0))
    seen = stages(person, match, ((6, 1), LEFT_ARM), lambda: (words(person), names_heard(person)[-1]))  # 1+4=5
    assert match.winner == 0 and not match.ended
    assert seen == [([], "round_won"), (["You win!"], "round_won")]


def test_the_sum_grows_and_is_rounded_in_a_step_of_its_own(person, rounded):
    def read():
        return [text for text in person.read(top=BAR, bottom=90) if "+" in text[1:]]

    assert stages(person, *rounded, read) == [[], ["9+5"], ["9+5+2=16,"], ["9+5+2=16, rounded: 15"]]


@pytest.mark.parametrize(
    "game, seats, how, speed",
    [
        ("kurnik", 2, BLOCKED, 1),
        ("kozel", 4, DOMINO, 0),
        ("bergen", 3, BLOCKED, 2),
        ("blitz", 8, DOMINO, 2),
    ],
)
def test_it_takes_no_longer_than_set_and_no_frame_is_large(person, game, seats, how, speed):
    person.app.settings.speed = speed
    pixels = list(frames(person, *almost(game, how, seats)))
    assert max(pixels) <= PIXELS
    assert len(pixels) * FRAME / 1000 <= (1.6, 5, 7)[speed]


@pytest.mark.parametrize("game, seats", [("all_fives", 2), ("blitz", 8)])
def test_a_press_leads_to_the_summary_at_once(person, game, seats):
    for after in (2, 20, 60):
        steps = frames(person, *almost(game, DOMINO, seats))
        for _ in range(after):
            next(steps)
        person.badge.press("A")
        rest = list(steps)
        assert len(rest) <= 12 and max(rest) <= PIXELS
        assert person.app.scene == "summary" and names_heard(person)[-1].startswith("round_")


@pytest.fixture
def going_out(person, midway):
    """The person at a table at which they have just played their last tile."""
    person.sit_down(midway("draw", "6-1", "6-5", "5-4 4-4 3-3 2-2"))
    person.wait(0.5)
    person.press("A")
    person.wait(1)
    return person


def test_a_press_in_the_midst_of_it_does_not_go_on_to_the_next_round(going_out):
    going_out.press("A")
    going_out.wait(1)
    assert going_out.scene_name == "tables.line.summary"
    assert "9+8+6+4=27" in [text for text, box in going_out.texts]
    going_out.press("A")
    assert going_out.scene_name == "tables.line.scene"


def test_for_two_it_is_told_once_and_a_leads_from_the_banner_to_the_next_round(going_out):
    going_out.wait(6)
    assert going_out.scene_name == "tables.line.scene" and "lead_on" in going_out.badge.flow
    assert {"You go out!", "9+8+6+4=27", "A next round"} <= set(going_out.read())
    before = going_out.display.pixels
    going_out.wait(2)
    assert going_out.display.pixels == before
    going_out.press("LEFT", "A")
    going_out.wait(2)
    match = going_out.app.match
    assert going_out.scene_name == "tables.line.scene" and match.rounds == 1 and match.moves
    assert "You go out!" not in going_out.read()


def test_from_the_banner_start_leads_to_the_pause_and_back_to_the_summary(going_out):
    going_out.wait(6)
    going_out.press("START")
    assert going_out.scene_name == "scenes.pause"
    going_out.press("B")
    assert going_out.scene_name == "tables.line.summary"
    going_out.press("A")
    assert going_out.scene_name == "tables.line.scene"
