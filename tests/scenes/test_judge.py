# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A badge judges the moves that the review shows, and tells it on the table."""

import pytest

from engine.judge import decision
from engine.judge.decisions import decisions
from scenes import judge
from scenes.judge import BUDGET
from seats import PERSON
from tables.judgement import verdict, why
from tests.person import match_of

BOARDS = ("pybadge", "tinycircuits_thumby_color", "pimoroni_picosystem")
ROOMS = ("kozel_partners", "tien_gow_match", "pai_gow_match")


def look_back(person, name, place):
    """Look back at a match, before the person's decision at a place among all; return the decision."""
    match = match_of(name)
    made = list(decisions(match, PERSON))[place]
    person.take_match(match)
    person.app.start("review")
    person.wait_for_scene("review")
    person.scene.show(made.round, made.move)
    person.wait(0.5)
    return made


def ask(person):
    """Press SELECT, and see what the review then tells."""
    person.press("SELECT")
    for _ in range(2000):
        person.step()
        if person.app.scene == "review" and person.doing == "press":
            person.wait(1)
            return
    raise AssertionError("it takes too long")


def said(person):
    return [text for text, _ in sorted(person.texts, key=lambda seen: seen[1][1])]


def budgeted(made, place):
    """The judgement of a decision as a PC finds it, with the badge's seed and budget."""
    return list(decision.judge(made.view, made.played, place + 1, BUDGET))[-1]


def slips(name):
    """The decisions of a match that a badge judges as slips, each as its round and its move, and the others."""
    found, others = [], []
    for place, made in enumerate(decisions(match_of(name), PERSON)):
        judgement = budgeted(made, place)
        (found if judgement and judgement.band in decision.BANDS[2:] else others).append((made.round, made.move))
    return found, others


@pytest.mark.parametrize("name", ROOMS)
def test_the_move_that_the_review_shows_is_judged_as_on_a_pc_with_that_seed(person, name):
    made = look_back(person, name, 3)
    ask(person)
    found = budgeted(made, 3)
    assert (person.scene.number, person.scene.at) == (made.round, made.move)
    assert verdict(person.app.words, found) in said(person)


def test_the_band_is_told_at_that_move_alone(person):
    made = look_back(person, "kozel_partners", 3)
    band = verdict(person.app.words, budgeted(made, 3)).split(":")[0]
    ask(person)
    assert any(text.startswith(band) for text in said(person))
    person.press("RIGHT")
    assert not any(text.startswith(band) for text in said(person))
    person.press("LEFT")
    person.wait(0.5)
    assert any(text.startswith(band) for text in said(person))


def worst(name):
    """The place of the decision among all that lost most, as a badge judges it, with the decision and its judgement."""
    found = [(place, made, budgeted(made, place)) for place, made in enumerate(decisions(match_of(name), PERSON))]
    return max([one for one in found if one[2]], key=lambda one: one[2].loss)


def test_at_a_slip_a_ghost_shows_the_better_tile_and_then_a_sentence_says_why(person):
    place, made, judgement = worst("all_fives_won_in_mid_round")
    look_back(person, "all_fives_won_in_mid_round", place)
    ask(person)
    person.wait(2)
    board = person.scene.shown.board
    [ghost] = [sprite for sprite in board.ahead if sprite.pixel_shader is person.app.art.ghost]
    tile, _ = judgement.best[0]
    assert (ghost[0] // 2, ghost[1] // 2) in (tile, tile[::-1])
    assert person.scene.shown.status.said[0] == verdict(person.app.words, judgement)
    person.wait(4)
    assert person.scene.shown.status.said[0] == why(person.app, made, judgement) != ""
    person.press("RIGHT")
    assert not board.ahead


def test_in_tien_gow_the_better_tiles_are_underlined_in_the_persons_hand(person):
    place, made, judgement = worst("tien_gow_match")
    look_back(person, "tien_gow_match", place)
    ask(person)
    marks = person.scene.shown.marks
    assert len(marks) == len(judgement.best[0][0])
    person.press("A")
    assert not marks
    person.press("A", "A", "A")
    assert len(marks) == len(judgement.best[0][0])
    person.press("RIGHT")
    assert not marks


def test_in_pai_gow_the_better_split_lies_on_the_table(person):
    place, made, judgement = worst("pai_gow_match")
    look_back(person, "pai_gow_match", place)
    ask(person)
    better = judgement.best[0][0]
    laid = [sorted(hand.tiles) for hand in person.scene.shown.table.mine]
    assert laid == [sorted(better[:2]), sorted(better[2:])]


@pytest.mark.parametrize("name", ["pai_gow_match"])
def test_select_leads_from_slip_to_slip_then_to_the_end_and_from_there_to_the_first(person, name):
    found, _ = slips(name)
    person.take_match(match_of(name))
    person.app.start("review")
    person.wait_for_scene("review")
    scene = person.scene
    end = scene.count - 1, scene.lengths[-1]
    seen = []
    for _ in range(len(found) + 2):
        ask(person)
        seen.append((person.scene.number, person.scene.at))
    assert found and seen == found + [end] + found[:1]


def test_a_move_that_was_judged_is_not_judged_again(person, monkeypatch):
    look_back(person, "kozel_partners", 3)
    ask(person)
    asked = []
    monkeypatch.setattr(judge, "_judge", lambda made, place: asked.append(place) or iter([None]))
    person.press("LEFT", "RIGHT")
    ask(person)
    assert 3 not in asked


def test_a_press_stops_the_judging(person, monkeypatch):
    made = look_back(person, "kozel_partners", 3)
    monkeypatch.setattr(person.app.handheld, "elapsed", lambda since: 1000)  # each thought takes a frame
    person.press("SELECT")
    person.wait(1)
    assert person.app.scene == "judge" and said(person) == ["Review", "Judged by what you could see"]
    person.press("B")
    person.wait_for_scene("review")
    assert (person.scene.number, person.scene.at) == (made.round, made.move)
