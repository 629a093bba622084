# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""START at any moment of a round: the next look at the buttons answers it with the pause's heading bar, whatever
the table still does, and the pause then comes. And a new table: something moves until it is there."""

import pytest

import loader
from tests.tables.line.shown import MINE

THEIRS = "6-6 5-5 4-4 3-3 2-2 4-1 6-0"


def bar_is_shown(person):
    """Whether the picture is another one than the table's."""
    table = person.scene  # None if it has ended
    return person.app.scene == "pause" or person.display.root_group is not (table and table.group)


@pytest.mark.parametrize("game, wait", [(("all_fives", "kozel", "tien_gow")[i % 3], 17 * i) for i in range(9)])
def test_start_is_answered_in_its_frame_at_any_moment_and_leads_to_the_pause(new_person, game, wait):
    """The deal, slides, thoughts, counts and the person's own turn: whichever comes after so many frames."""
    person = new_person()
    person.press("A")
    person.choose("game", game)
    person.scene.choice.number = 7
    person.badge.press("START")
    while person.scene_name.split(".")[-1] != "scene":
        person.step()
    for _ in range(wait):
        if person.doing == "press":
            person.badge.press("A")
        person.step()
    assert person.app.scene == "table"
    person.badge.press("START")
    person.step()
    before = person.app.match.rounds, person.app.match.result
    assert bar_is_shown(person)
    person.wait_for_scene("pause")
    assert (person.app.match.rounds, person.app.match.result) == before


@pytest.mark.parametrize("wait", range(1, 80, 18))
def test_start_while_the_round_ends_leads_to_the_pause_and_from_there_to_the_summary(person, midway, wait):
    person.sit_down(midway("all_fives", "6-1", "2-1", "3-3 4-4"))
    person.wait_until_still()
    person.badge.press("A")
    for _ in range(wait):
        person.step()
    assert person.app.scene == "table"
    person.badge.press("START")
    person.step()
    assert bar_is_shown(person)
    person.wait_for_scene("pause")
    person.press("A")
    person.wait_for_scene("summary")


def test_between_two_things_that_take_long_start_is_answered_at_once(table, monkeypatch):
    """While modules are read or garbage is collected, no frame ends; the buttons are looked at all the same."""
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    person.wait_for_turn(1)
    sent = []
    refresh = type(person.display).refresh

    def noted(display):
        sent.append(bar_is_shown(person))
        return refresh(display)

    monkeypatch.setattr(type(person.display), "refresh", noted)
    person.badge.press("START")
    loader.collect()
    assert sent == [True]


@pytest.mark.parametrize("button", ["A", "START"])
def test_a_new_game_shows_its_cloth_before_it_saves_reads_or_collects(person, monkeypatch, button):
    person.press("A")
    done = []
    monkeypatch.setattr(loader, "collect", lambda: done.append("collected"))
    monkeypatch.setattr(type(person.app), "drop_match", lambda app: done.append("saved"))
    refresh = type(person.display).refresh

    def noted(display):
        done.append("shown" if person.app.art.spread else "")
        return refresh(display)

    monkeypatch.setattr(type(person.display), "refresh", noted)
    person.badge.press(button)
    person.wait(0.1)
    assert done.index("shown") < min(done.index("collected"), done.index("saved"))
