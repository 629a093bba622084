# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hosts with memory for it judge the person's moves during the result and the review, and tell it there."""

import json

import pytest

import judged
import openings.look_back
import openings.played
import spoken
from engine.judge import decision, luck, review
from engine.judge.decision import BANDS
from judging import report
from saves import judged as noted
from saves import settings
from tables.judgement import percent, verdict, why
from tests.person import match_of

JUDGED = 60  # s of the game's time in which a match is judged, at most
BOARDS = ("pybadge", "tinycircuits_thumby_color", "pimoroni_picosystem")


@pytest.fixture
def new_reader(new_person, monkeypatch):
    """new_reader(**options): somebody at a badge of these options whose host judges moves."""
    monkeypatch.setattr("app.App", judged.JudgedApp)
    return new_person


@pytest.fixture(autouse=True)
def roughly(request):
    """See judged_roughly; not in a test that is marked as slow."""
    if not request.node.get_closest_marker("slow"):
        request.getfixturevalue("judged_roughly")


def look_back(person, match):
    """Look back at a match that was played."""
    person.take_match(match)
    person.app.start("review")
    person.wait_for_scene("review")
    return person.scene


def judge_all(person):
    """Wait until all is judged."""
    for _ in range(30 * JUDGED):
        if person.app.teller and person.app.teller.is_done:
            return person.app.teller.judging
        person.step()
    raise AssertionError("it takes too long")


def go(person, made):
    """Go to a decision, and see all that is told of it."""
    person.scene.show(made.round, made.move)
    for _ in range(300):
        person.step()
        if person.app.teller.told:
            person.wait(1)
            return
    raise AssertionError("nothing was told")


def worst_of(person):
    """The costliest decision of the match, and its judgement."""
    judging = judge_all(person)
    place = judging.costliest()[0]
    return judging.decisions[place], judging.judgements[place]


def texts_of(person):
    return [text for text, box in person.texts]


@pytest.mark.slow("2 s each: a whole match is judged twice")
@pytest.mark.parametrize("name", ["all_fives_won_in_mid_round", "tien_gow_match"])
def test_a_match_is_judged_as_replay_does(new_reader, name):
    person = new_reader()
    look_back(person, match_of(name))
    judging = judge_all(person)
    *lines, summary = report.judged(match_of(name), 0)
    for line in lines:
        made, judgement = judging.decisions[line["decision"] - 1], judging.judgements[line["decision"] - 1]
        assert report.line(line["decision"], made, judgement) == line
    assert report.summary(0, judging) == summary


def test_at_a_mistake_a_ghost_shows_the_better_tile_a_sentence_says_why_and_words_tell_both(new_person, monkeypatch):
    monkeypatch.setattr("app.App", spoken.SpokenApp)
    person = new_person()
    look_back(person, match_of("all_fives_won_in_mid_round"))
    made, judgement = worst_of(person)
    go(person, made)
    board = person.scene.shown.board
    [ghost] = [sprite for sprite in board.ahead if sprite.pixel_shader is person.app.art.ghost]
    tile, arm = judgement.best[0]
    assert (ghost[0] // 2, ghost[1] // 2) in (tile, tile[::-1])
    assert person.scene.shown.status.said[0] == verdict(person.app.words, judgement)
    told = [line for line in spoken.of(person.app) if line[0] in ("judged", "better", "said")]
    name, (move,) = person.app.match.name, made.played
    assert told[0][:2] == ("judged", name(move)) and told[0][2].startswith("Costly: -")
    assert told[1:] == [("better", f"Better: {name(judgement.best[0])}. {why(person.app, made, judgement)}")]
    person.wait(4)
    assert person.scene.shown.status.said[0] == why(person.app, made, judgement) != ""
    person.press("RIGHT")
    assert not [sprite for sprite in board.ahead if sprite.pixel_shader is person.app.art.ghost]


def test_select_leads_from_slip_to_slip_and_from_the_last_to_the_first(new_reader):
    person = new_reader()
    scene = look_back(person, match_of("all_fives_won_in_mid_round"))
    judging = judge_all(person)
    slips = [judging.decisions[place] for place, judgement in judging.real() if judgement.band in BANDS[2:]]
    expected = [(made.round, made.move) for made in slips]
    seen = []
    for _ in range(len(slips) + 1):
        person.press("SELECT")
        person.wait(1)
        seen.append((scene.number, scene.at))
    assert slips and seen == expected + expected[:1]


def test_the_page_past_the_end_leads_to_the_costliest(new_reader):
    person = new_reader()
    scene = look_back(person, match_of("all_fives_won_in_mid_round"))
    judging = judge_all(person)
    scene.show(scene.count - 1, scene.lengths[-1])
    person.press("RIGHT")
    person.wait(1)
    assert person.app.scene == "judgement"
    texts = texts_of(person)
    assert f"Skill {100 * judging.skill():+.0f}" in texts and any(text.startswith("Luck ") for text in texts)
    person.assert_laid_out()
    assert judging.starts[0] == pytest.approx(0.5, abs=0.1) and len(judging.starts) == scene.count + 1
    graph, has_won = person.scene._graph, judging.starts[-1] == 1
    assert bool(graph[graph.width - 1, 0]) == has_won and not graph[0, 0]
    person.press("A")
    person.wait(1)
    made = judging.decisions[judging.costliest()[0]]
    assert person.app.scene == "review" and (scene.number, scene.at) == (made.round, made.move)
    assert person.app.teller.told
    person.press("B")
    person.wait_for_scene("result")


def test_a_match_that_is_judged_is_noted_for_the_statistics(new_reader):
    person = new_reader()
    person.take_match(match_of("all_fives_won_in_mid_round"))
    person.app.start("result")
    person.wait_for_scene("result")
    judging = judge_all(person)
    kept = noted.load()
    assert kept.matches == 1 and kept.last == person.app.number
    lost = sum(lost for _, lost in kept.rows)
    assert 0 < lost <= -1000 * judging.skill() + len(judging.decisions)
    person.press("DOWN", "A")
    person.wait_for_scene("review")
    person.press("B")
    person.wait_for_scene("result")
    assert noted.load().matches == 1


def test_once_all_is_judged_the_result_tells_the_worst_slip(new_reader):
    person = new_reader(board="tinycircuits_thumby_color")
    person.take_match(match_of("all_fives_won_in_mid_round"))
    person.app.start("result")
    person.wait_for_scene("result")
    judging = judge_all(person)
    person.wait(3)
    worst = max(judgement.loss for _, judgement in judging.real() if judgement.band in BANDS[2:])
    assert f"Worst slip: -{percent(person.app.words, worst)}%" in texts_of(person)
    person.assert_laid_out()


def test_a_match_whose_record_has_the_judgements_is_not_judged_again(new_reader, monkeypatch):
    person = new_reader()
    match = match_of("all_fives_won_in_mid_round")
    person.take_match(match)
    person.app.start("result")
    person.wait_for_scene("result")
    assert "judged" not in openings.played.record_of(person.app)
    first = judge_all(person)
    told = json.loads(json.dumps(openings.played.record_of(person.app)))

    def refuse(*arguments):
        raise AssertionError("it is judged again")

    monkeypatch.setattr(decision, "judge", refuse)
    monkeypatch.setattr(luck.Luck, "begin", refuse)
    openings.look_back.start(person.app, openings.look_back.match_of(told), judged=told["judged"])
    person.wait_for_scene("review")
    second = judge_all(person)
    assert second is not first and second.costliest() == first.costliest()
    assert second.skill() == pytest.approx(first.skill(), abs=0.001)
    assert second.changed() == pytest.approx(first.changed(), abs=0.001)
    assert openings.played.record_of(person.app)["judged"] == told["judged"]
    go(person, second.decisions[second.costliest()[0]])
    person.press("B")
    person.wait_for_scene("title")
    assert person.app.kept is None


def test_the_judging_goes_on_at_the_table_of_the_rematch(new_reader):
    person = new_reader()
    person.take_match(match_of("all_fives_won_in_mid_round"))
    person.app.start("result")
    person.wait_for_scene("result")
    person.press("A")
    person.wait_for_scene("table")
    number = person.app.number
    assert person.app.is_judging and noted.load().matches == 0
    judge_all(person)
    assert person.app.scene == "table" and noted.load().matches == 1 and noted.load().last != number


def test_a_press_is_answered_at_once_while_moves_are_judged(new_reader):
    person = new_reader()
    scene = look_back(person, match_of("all_fives_won_in_mid_round"))
    person.step()
    assert person.app.is_judging
    person.badge.press("LEFT")
    for _ in range(3):
        person.step()
    assert scene.at == scene.lengths[-1] - 1 and person.app.is_judging


def test_a_match_that_cannot_be_played_again_is_not_judged(new_reader, monkeypatch):
    def refuse(*arguments):
        raise ValueError
        yield

    person = new_reader()
    person.take_match(match_of("all_fives_won_in_mid_round"))
    monkeypatch.setattr(review.Judging, "find", refuse)
    person.app.start("result")
    person.wait_for_scene("result")
    person.wait(1)
    assert not person.app.is_judging and not person.app.teller.judging.decisions


def test_a_new_game_whose_chances_have_not_been_played_is_not_judged(new_reader, monkeypatch):
    monkeypatch.setattr(judged, "_can_be_judged", lambda match: False)  # see test_chances.py
    person = new_reader()
    look_back(person, match_of("draw_match"))
    person.press("RIGHT", "LEFT", "B")
    assert person.app.teller is None


@pytest.mark.parametrize(
    ("name", "board", "language"),
    [
        ("all_fives_won_in_mid_round", "tinycircuits_thumby_color", "bg"),
        ("tien_gow_unfinished", "pybadge", "hu"),
        ("pai_gow_push_and_zero", "pimoroni_picosystem", "ru"),
    ],
)
def test_all_that_is_told_has_its_place(new_reader, name, board, language):
    person = new_reader(board=board)
    settings.choose(person.app, "language", language)
    look_back(person, match_of(name))
    judging = judge_all(person)
    for place in judging.costliest():
        go(person, judging.decisions[place])
        if name != "tien_gow_match":  # there the words below the tiles lie beside the rows for the buttons
            person.assert_laid_out()
    person.scene.show(person.scene.count - 1, 1 << 16)
    person.press("RIGHT")
    person.wait(1)
    assert person.app.scene == "judgement"
    person.assert_laid_out()


@pytest.mark.parametrize("name", ["all_fives_won_in_mid_round", "pai_gow_push_and_zero"])
def test_what_is_told_leaves_nothing_on_the_screen(new_reader, nothing_left, name):
    """Each frame is compared with a full repaint."""
    person = new_reader()
    look_back(person, match_of(name))
    judge_all(person)
    for button in "SELECT RIGHT LEFT A SELECT LEFT DOWN DOWN DOWN DOWN RIGHT DOWN LEFT LEFT".split():
        person.press(button)
        person.wait(0.3)
