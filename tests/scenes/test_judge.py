# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A badge judges the one move that the review shows."""

import pytest

from engine.judge import decision
from engine.judge.decisions import decisions
from handheld.buttons import SELECT
from saves import settings
from scenes.judge import BUDGET
from seats import PERSON
from tables.judgement import better, verdict
from tests.person import match_of
from words import LANGUAGES, names

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
    """Have the move judged that the review shows, and see the judgement."""
    person.press("SELECT")
    for _ in range(200):
        person.step()
        if person.app.scene == "judge" and len(person.texts) > 1:
            return
    raise AssertionError("it takes too long")


def said(person):
    return [text for text, _ in sorted(person.texts, key=lambda seen: seen[1][1])]


def budgeted(made, place):
    """The judgement of a decision as a PC finds it, with the badge's seed and budget."""
    return list(decision.judge(made.view, made.played, place + 1, BUDGET))[-1]


@pytest.mark.parametrize("name", ROOMS)
def test_the_move_that_the_review_shows_is_judged_as_on_a_pc_with_that_seed(person, name):
    made = look_back(person, name, 3)
    ask(person)
    found = budgeted(made, 3)
    told = " ".join(said(person))
    assert verdict(person.app.words, found, len) in told and better(person.app.words, made, found) in told
    assert "Judged by what you could know" in told


def test_any_press_leads_back_to_the_same_place_where_the_band_is_told(person):
    made = look_back(person, "kozel_partners", 3)
    found = budgeted(made, 3)
    ask(person)
    person.press("B")
    person.wait_for_scene("review")
    person.wait(0.5)
    assert (person.scene.number, person.scene.at) == (made.round, made.move)
    band = verdict(person.app.words, found, len).split(":")[0]
    assert any(text.startswith(band) for text in said(person))
    person.press("RIGHT")
    assert not any(text.startswith(band) for text in said(person))
    person.press("LEFT")
    assert any(text.startswith(band) for text in said(person))


def test_a_press_stops_the_judging(person, monkeypatch):
    made = look_back(person, "kozel_partners", 3)
    monkeypatch.setattr(person.app.handheld, "elapsed", lambda since: 1000)  # each thought takes a frame
    person.press("SELECT")
    person.wait(1)
    assert person.app.scene == "judge" and said(person) == ["Review"]
    person.press("B")
    person.wait_for_scene("review")
    assert (person.scene.number, person.scene.at) == (made.round, made.move)


def test_only_a_choice_of_the_person_is_judged(person):
    made = look_back(person, "kozel_partners", 3)
    person.press("RIGHT", "SELECT")  # another's turn
    person.wait(0.5)
    assert person.app.scene == "review" and person.scene.at == made.move + 1


def test_the_review_says_how_a_move_is_judged_after_it_has_told_of_the_arrows(person):
    person.take_match(match_of("kozel_partners"))
    person.app.start("review")
    person.wait_for_scene("review")
    person.wait(1)
    assert "←→ move, ↑↓ round" in said(person)
    person.wait(3)
    assert "SELECT: judge move" in said(person)
    person.press("LEFT")
    person.wait(4)
    assert "SELECT: judge move" not in said(person)


@pytest.mark.parametrize(
    ("board", "language"),
    [(BOARDS[0], language) for language in LANGUAGES]
    + [(board, language) for board in BOARDS[1:] for language in ("en", "ru")],
)
def test_all_that_is_told_has_its_place(new_person, board, language):
    person = new_person(board=board)
    settings.choose(person.app, "language", language)
    person.take_match(match_of("blitz_match"))
    person.app.start("review")
    person.wait_for_scene("review")
    person.wait(4)
    person.assert_laid_out()
    assert person.app.words(names.JUDGE_KEY) % person.app.button_name(SELECT) in said(person)
    look_back(person, "blitz_match", 1)
    ask(person)
    person.assert_laid_out()
    person.press("A")
    person.wait_for_scene("review")
    person.wait(0.5)
    person.assert_laid_out()
