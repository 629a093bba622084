# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The guide to the first match: each note when it is due, once, and never again for who doesn't want it."""

import pytest

from languages import Language
from saves import notes
from tests.tables.line.shown import BAR

LATER = "sum", "spinner", "draw", "end"  # once the person has been told how to choose
ALL = notes.of_game("all_fives")


def bits(*names):
    """What Settings.guide is while these notes are to come."""
    return sum(map(notes.bit, names))


@pytest.fixture
def guided(new_person, midway):
    """guided("6-4", "6-5", "3-3", to_come=("sum",), leader=1): a person at a table with such a line, and those notes
    to come."""

    def make(line, mine, theirs, to_come=LATER, **options):
        person = new_person(seed=1)
        person.app.settings.guide = to_come if isinstance(to_come, int) else bits(*to_come)
        match = midway("all_fives", line, mine, theirs, **options)
        person.take_match(match)
        person.app.start("title")
        person.step()
        person.press("A")
        person.wait(0.1)  # to see the table, and the note on it
        assert person.scene.guided
        return person

    return make


def note(person):
    """The note that is shown, by its name; None without one."""
    if "explain" not in person.badge.flow:
        return None
    said = " ".join(said for said, box in person.texts)
    return [name for name, words in Language("en").NOTES.items() if words in said][0]


def wait_for_note(person):
    while note(person) is None:
        person.step()
    person.wait(0.2)  # to see it


def pause_over_note(person, back):
    """Press START over a note, and `back` in the pause that follows, until a note is shown again."""
    person.press("START")
    person.wait(0.3)
    assert person.scene_name == "scenes.pause"
    person.press(back)
    wait_for_note(person)


def end_round(person):
    """Play the last tile of the hand."""
    person.wait(0.3)  # to see the hand
    person.press("A")
    person.wait(2)


def test_a_tile_that_has_to_lead_is_explained_before_it_is_played(new_person, begin):
    person = new_person(seed=1)
    person.app.settings.guide = ALL
    person.sit_down(begin("all_fives", "6-6 5-4", "5-5 3-3"))
    wait_for_note(person)
    assert note(person) == "lead" and not person.app.match.line.tiles
    person.press("A")
    person.wait(2)
    assert person.app.match.line.tiles[0] == (6, 6)


def test_how_to_play_a_tile_is_explained_first_and_then_what_scores_and_who_has_led(guided):
    assert note(guided("6-6", "6-5 4-1", "3-3 3-0", to_come=ALL)) == "choose"
    assert note(guided("6-6", "6-5 4-1", "3-3 3-0", to_come=("lead", "sum"))) == "sum"
    assert note(guided("6-6", "6-5 4-1", "3-3 3-0", to_come=("lead", "spinner"))) == "lead"
    assert note(guided("6-4", "6-5 4-1", "3-3 3-0", to_come=("lead",))) is None


@pytest.mark.parametrize("hand, due", [("6-5 4-1", "later"), ("6-5 1-1", "first_lead")])
def test_who_leads_the_next_round_is_explained_to_who_may_lead_any_tile(new_person, begin, hand, due):
    person = new_person(seed=1)
    person.app.settings.guide = bits("later", "first_lead")
    match = begin("kurnik" if due == "later" else "kozel", hand, "3-3 3-0", leader=0)
    match.rounds = int(due == "later")
    person.sit_down(match)
    person.wait(4)
    assert note(person) == due


def test_the_sum_is_explained_when_there_is_one(guided):
    person = guided("6-4", "6-5 4-1", "3-3 3-0")
    assert note(person) == "sum"
    assert "6+4=10" in person.read(bottom=BAR)  # its subject can be seen
    person.press("A")
    assert note(person) is None and person.doing == "press"
    assert person.app.settings.guide == bits(*LATER[1:])


def test_the_draw_is_explained_before_it(guided):
    person = guided("6-4", "5-5 2-1", "3-3 3-0", boneyard="6-3 1-0")
    wait_for_note(person)
    assert note(person) == "draw"
    person.press("A")
    assert person.app.match.hands[0] == [(5, 5), (2, 1)]  # the press was for the note alone
    person.wait(0.3)  # to see what there is to do
    person.press("A")
    person.wait(1)
    assert (6, 3) in person.app.match.hands[0]


def test_start_pauses_the_match_over_a_note_which_comes_again(guided):
    person = guided("6-4", "6-5 4-1", "3-3 3-0")
    assert note(person) == "sum"
    pause_over_note(person, "B")
    assert note(person) == "sum"
    person.press("A")
    assert note(person) is None and person.doing == "press"


def test_the_end_of_a_round_is_explained_at_the_table(guided):
    person = guided("6-4", "6-5", "3-3 3-0", to_come=("end",))
    end_round(person)
    assert note(person) == "end" and person.app.match.ended
    person.press("A")
    person.wait(4)
    assert "lead_on" in person.badge.flow


def test_after_the_last_note_the_next_round_does_without_the_guide(guided):
    person = guided("6-4", "6-5", "3-3 3-0", to_come=("end",))
    person.wait(0.3)  # to see the hand
    person.press("A")
    person.wait(2)
    person.press("A")
    person.wait(4)  # while it is counted
    assert "lead_on" in person.badge.flow
    person.press("A")
    assert person.scene_name == "tables.line.scene" and not person.scene.guided
