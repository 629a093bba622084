# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A move that is typed in notation is the move that is played."""

import random

import pytest
from hardware import BUTTONS

import spoken
import typed
from engine import games
from engine.line import FIRST, LEFT_ARM, RIGHT_ARM
from tests.person import FRAME

LONGEST = 900  # frames until a turn
MOVES = 12  # that are typed in a match


class Writer:
    """Somebody who types at a Person's badge."""

    def __init__(self, person):
        self.person = person
        self.app = person.app
        self.typist = typed.Typist(person.app, lambda button: person.badge.press(BUTTONS[button]))

    def wait(self, seconds):
        for _ in range(round(seconds / FRAME)):
            self.typist.step()
            self.person.step()

    def until_it_waits(self):
        for _ in range(LONGEST):
            if self.app.waits and not self.typist.is_busy():
                return
            self.wait(FRAME)
        raise AssertionError("the turn never came")

    def until_done(self):
        for _ in range(LONGEST):
            if not self.typist.is_busy():
                return
            self.wait(FRAME)
        raise AssertionError("the move was never made")


@pytest.fixture
def writer(new_person, monkeypatch):
    """writer("draw", 2, target=50): a Writer at a match that has just begun."""
    monkeypatch.setattr("app.App", spoken.SpokenApp)

    def make(name, seats, **options):
        made = Writer(new_person(seed=5))
        made.person.sit_down(games.load(name)(seats, options))
        made.until_it_waits()
        return made

    return make


@pytest.fixture
def begun():
    """A match of Draw in which 6-6 and 6-5 lie on the table, and the person's 6-4 and 6-1 fit on the left."""
    match = games.load("draw")(2)
    hands = [
        [(6, 6), (6, 4), (4, 4), (6, 1), (1, 0), (2, 0), (3, 0)],
        [(6, 5), (6, 3), (6, 2), (6, 0), (5, 4), (5, 3), (5, 2)],
    ]
    match.start_round(hands, [tile for tile in match.tiles if tile not in sum(hands, [])])
    match.play(((6, 6), FIRST))
    match.play(((6, 5), RIGHT_ARM))
    return match


@pytest.mark.parametrize("text", ["6-4 left", "4-6", "64", "left 6:4", " 6-4,  LEFT"])
def test_a_play_is_found_however_it_is_written(begun, text):
    assert typed.find(begun, text) == [((6, 4), LEFT_ARM)]


@pytest.mark.parametrize("text", ["", "6", "6-4 right", "1-0", "hello", "draw", "6-4 6-1", "7-", "-", "²2"])
def test_what_is_no_legal_move_finds_nothing(begun, text):
    assert typed.find(begun, text) == []


def test_a_tile_that_fits_two_ends_finds_both(begun):
    begun.play(((6, 1), LEFT_ARM))
    begun.moves = [((5, 1), LEFT_ARM), ((5, 1), RIGHT_ARM)]
    assert typed.find(begun, "5-1") == begun.moves


def test_tiles_of_a_trick_may_stand_in_any_order_and_beat_rather_than_drop(writer):
    of = writer("tien_gow", 4)
    match = of.app.match
    name = match.name
    for move in match.legal_moves():
        word, *tiles = name(move).split()
        assert typed.find(match, " ".join([word, *reversed(tiles)]))[0] == move
        (found,) = typed.find(match, " ".join(tiles))
        assert found[0] == move[0] and found[1] <= move[1]


def test_a_split_names_the_high_hand_first(writer):
    of = writer("pai_gow", 2)
    of.typist.type("10")
    of.until_done()
    of.until_it_waits()
    match = of.app.match
    for move in match.legal_moves():
        high, low = move[0][:2], move[0][2:]
        for text in ("split %d-%d %d-%d / %d-%d %d-%d", "%d-%d %d-%d %d-%d %d-%d"):
            assert typed.find(match, text % sum(high + low, ())) == [move]


@pytest.mark.parametrize(
    "name, seats, options",
    [
        ("all_fives", 2, {}),
        ("kurnik", 2, {"ends": 4}),
        ("blitz", 5, {}),
        ("tien_gow", 4, {}),
        ("pai_gow", 2, {}),
    ],
)
def test_the_move_that_is_typed_is_made(writer, name, seats, options):
    of = writer(name, seats, **options)
    chance, match = random.Random(3), of.app.match
    for _ in range(MOVES):
        of.until_it_waits()
        if of.app.scene != "table" or match.result is not None or not match.moves and not match.stakes():
            of.person.badge.press("A")
            of.wait(1)
        elif not match.moves:
            stake = chance.choice(match.stakes())
            assert of.typist.type(str(stake)) == [str(stake)]
            of.until_done()
            assert match.stake == stake and match.moves
        else:
            move = chance.choice(match.legal_moves())
            before = len(match.played), match.rounds
            name = match.name(move)
            assert name in of.typist.type(name)
            of.until_done()
            made = match.played
            if match.rounds == before[1] and len(made) > before[0]:
                assert made[before[0]] == move or sorted(made[before[0]][0]) == sorted(move[0])
            else:
                assert match.rounds > before[1] and match.last_move == move or match.stakes()


def test_a_text_that_means_no_move_presses_nothing_and_none_can_be_typed_on_another_screen(writer):
    of = writer("draw", 2)
    before = of.app.handheld.buttons.since
    assert of.typist.type("9-9") == [] and not of.typist.is_busy()
    of.wait(1)
    assert of.app.handheld.buttons.since == before
    name = of.app.match.name(of.app.match.legal_moves()[0])
    of.person.press("START")
    of.wait(1)
    assert of.app.scene == "pause" and of.typist.type(name) == []


def test_a_wrong_answer_to_a_puzzle_is_made_once_and_its_loss_is_said(new_person, monkeypatch):
    monkeypatch.setattr("app.App", spoken.SpokenApp)
    of = Writer(new_person())
    of.app.start("puzzles")
    of.wait(1)
    of.person.press("A")
    of.until_it_waits()
    match, losses = of.app.match, of.app.puzzle[2]
    wrong = [move for move, loss in zip(match.moves, losses) if loss]
    speaker = spoken.Speaker(of.app)
    speaker.look()
    for move in wrong[0], wrong[0], wrong[-1]:
        assert of.typist.type(match.name(move)) == [match.name(move)]
        heard = []
        while of.typist.is_busy() or not of.app.waits:
            of.wait(FRAME)
            if not of.typist.is_busy():
                heard += [line[1] for line in speaker.look() if line[0] == "said"]
        loss = losses[match.moves.index(move)]
        assert heard == ["No: it loses %d%%" % loss]


def test_a_game_is_chosen_by_its_name(new_person, monkeypatch):
    monkeypatch.setattr("app.App", spoken.SpokenApp)
    of = Writer(new_person())
    of.person.press("A")
    of.wait(1)
    assert of.typist.type("Kozel") == ["kozel"]
    of.until_done()
    of.wait(1)
    assert of.app.shown.choice.game == "kozel" and not of.typist.is_busy()
    assert of.typist.type("chess") == []
