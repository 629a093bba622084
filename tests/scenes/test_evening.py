# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The map of an evening, and how one gets from stop to stop."""

import sys
from types import ModuleType, SimpleNamespace

import pytest

import spoken
from drawings import BRONZE, GLAD, GOLD, SAD, SLATE, WHITE, WINE
from openings import link
from saves import evening
from saves.memory import Memory
from simulator.nvm import Nvm

NUMBER = 1128
PLAYED = bytes((34, 12, 0, 20))


@pytest.fixture
def look(new_person):
    """look(points, ...): a Person who looks at the evening after stops with these points, or at none."""

    def make(points=PLAYED, best=0, scene="evening"):
        nvm = Nvm()
        going = evening.Evening()
        going.best, going.number = best, NUMBER
        if points is not None:
            going.lives, going.points = 3 - points.count(0), points
        Memory(nvm).save({"settings": bytes(1), "evening": going.pack()})
        person = new_person(seed=1, nvm=nvm)
        person.app.settings.guide = 0
        person.app.start(scene)
        person.wait(1)  # the face has hopped by then
        return person

    return make


def told(person):
    return " ".join(person.read())


def end(person, ahead, others=100):
    """End the match that is played with this lead of the person's on the next, and with these points of the others, as
    its last round would."""
    app = person.app
    match = app.match
    while match.moves:
        match.play(match.moves[0])
    match.scores[:] = [100 + ahead, 100] + [others] * (len(match.scores) - 2)
    if match.penalties:
        match.scores[0] = 100 - ahead
    match.result = int((ahead > 0) == match.penalties)
    app.save()
    app.start("result")
    person.wait(6)


def frames(person):
    """The colour of each stop's frame, by its number."""
    inks = {id(person.app.art.ink(colour)): colour for colour in (BRONZE, GOLD, SLATE, WHITE, WINE)}
    return [inks[id(frame.pixel_shader)] for frame in person.scene._frames]


def test_the_title_leads_to_it_and_says_which_stop_comes_and_b_and_start_lead_back(look):
    person = look(scene="title")
    for button in "B", "START":
        assert "Evening 5/8" in person.read()
        person.scene.menu.choose(person.scene.next.index("evening"))
        person.press("A")
        assert person.scene_name == "scenes.evening"
        person.press(button)
        assert person.scene_name == "scenes.title"


def test_the_map_shows_where_one_is_and_how_the_stops_have_ended(look):
    person = look()
    assert frames(person) == [BRONZE, BRONZE, WINE, BRONZE, WHITE, SLATE, SLATE, SLATE]
    person.press("LEFT")
    assert frames(person) == [BRONZE, BRONZE, WINE, WHITE, GOLD, SLATE, SLATE, SLATE]
    assert [face[0] for face in person.scene._faces[:4]] == [SAD, SAD, GLAD, SAD]
    assert {"34", "12", "-", "20", "66"} <= set(person.read())
    you, (x, _, wide, _) = person.scene._you, person.scene.stops[4]
    assert x <= you.x and you.x + 11 <= x + wide


def test_the_tray_tells_the_stop_that_comes_and_the_arrows_the_others(look):
    person = look()
    assert {"5/8 Tien Gow", "Sid, 4 rounds, finish top", "two", "play"} <= set(person.read())
    person.press("RIGHT")
    assert {"6/8 Bergen", "Sid, to 15 points"} <= set(person.read()) and "play" not in person.read()
    person.press("LEFT", "LEFT")
    assert "4/8 All Fives" in person.read()


def test_the_first_evening_has_a_number_that_the_arrows_change_and_a_begins_it(look):
    person = look(None)
    scene = person.scene
    assert scene.choosing and "Eight matches, three lives." in told(person)
    first = scene.number
    person.press("RIGHT", "UP", "LEFT", "DOWN")
    digits, changed = "%04d" % first, "%04d" % scene.number
    assert int(changed[1]) == (int(digits[1]) + 1) % 10 and int(changed[0]) == (int(digits[0]) - 1) % 10
    assert changed[2:] == digits[2:]
    person.press("A")
    assert not scene.choosing and evening.load().number == scene.number and evening.load().goes_on
    assert f"Evening {changed}".split()[0] in person.read() and "1/8" in told(person)


def test_the_days_number_is_proposed_where_there_is_a_clock(look, monkeypatch):
    clock = ModuleType("rtc")
    clock.RTC = lambda: SimpleNamespace(datetime=(2026, 12, 24))
    monkeypatch.setitem(sys.modules, "rtc", clock)
    person = look(None)
    assert person.scene.number == 1224


def test_a_plays_the_stop_that_comes_and_its_result_leads_to_the_next(look):
    person = look(PLAYED[:3])
    person.press("A")
    person.wait(3)
    match = person.app.match
    assert person.app.scene == "table"
    assert (match.game, match.options["target"], person.app.level) == ("all_fives", 75, "greedy")
    end(person, 20)
    assert "Evening 5/8" in person.read() and "Rematch" not in person.read()
    person.press("A")
    person.wait(0.5)
    assert person.scene_name == "scenes.evening" and person.app.match is None
    assert {"5/8 Tien Gow", "20"} <= set(person.read())
    person.press("A")
    person.wait(3)
    assert person.app.scene == "table" and person.app.match.game == "tien_gow"


def test_a_loss_costs_a_candle_and_the_third_ends_the_evening(look):
    person = look(bytes((34, 0, 0)))
    person.press("A")
    person.wait(3)
    end(person, -20)
    assert "Evening" in person.read()
    person.press("A")
    person.wait(0.5)
    assert {"Out of lives", "Best evening: 34", "new"} <= set(person.read())
    assert person.scene._large[0][0] == SAD
    person.press("A")
    assert person.scene.choosing and person.scene.number != NUMBER


def test_the_last_stop_ends_the_evening(look):
    person = look(bytes((34, 12, 0, 20, 41, 33, 8)), best=300)
    person.press("A")
    person.wait(3)
    end(person, 1000)
    person.press("A")
    person.wait(0.5)
    assert {"A fine evening", "Best evening: 300", "238"} <= set(person.read())
    assert person.scene._large[0][0] == GLAD


def test_in_the_middle_of_a_stop_continue_and_the_map_lead_back_to_it(look):
    person = look(PLAYED[:3])
    person.press("A")
    person.wait(4)
    match = person.app.match
    person.press("START")
    person.wait(0.5)
    person.app.start("title")
    person.wait(0.5)
    person.press("A")
    person.wait(1)
    assert person.app.scene == "table" and person.app.match is match
    person.app.start("evening")
    person.wait(0.5)
    person.press("A")
    person.wait(1)
    assert person.app.scene == "table" and person.app.match is match


def test_select_offers_another_evening_and_b_goes_back_to_the_one_that_goes_on(look):
    person = look()
    person.press("SELECT")
    assert person.scene.choosing
    person.press("UP", "B")
    assert not person.scene.choosing and person.scene.number == NUMBER and "5/8 Tien Gow" in person.read()
    person.press("SELECT", "A")
    assert evening.load().points == b"" and evening.load().number == person.scene.number != NUMBER


def test_a_link_opens_the_evening_of_its_number(look):
    person = look(None, scene="title")
    link.start(person.app, link.parse("evening=1128"))
    person.wait(0.5)
    assert person.scene.choosing and person.scene.number == NUMBER
    person = look(scene="title")  # that evening goes on
    link.start(person.app, link.parse("evening=1128&lang=en"))
    person.wait(0.5)
    assert not person.scene.choosing and "5/8 Tien Gow" in person.read()


def test_the_link_to_a_stop_is_that_to_its_evening(look, monkeypatch):
    monkeypatch.setattr("app.App", spoken.SpokenApp)
    person = look()
    assert link.of(person.app) == "evening=1128"
    person.press("A")
    person.wait(3)
    assert link.of(person.app) == "evening=1128"


def test_the_result_to_be_shared_has_a_square_for_each_stop_and_no_game(look):
    from openings import played

    person = look(bytes((34, 0, 0, 20, 0)))
    assert played.evening_result(person.app) == "🟦🟧🟧🟦🟧 ★54"
    assert played.evening_result(look(b"\12" * 8).app) == "🟦🟦🟦🟦🟦🟦🟦🟦 🕯🕯🕯★140"
    assert played.evening_result(look().app) is None


def test_nothing_is_left_behind(look, nothing_left):
    person = look()
    for button in "RIGHT", "LEFT", "LEFT", "SELECT", "UP", "RIGHT", "B":
        person.press(button)
