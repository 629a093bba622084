# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The result of a match."""

import json
import sys

import pytest

from drawings import ARROW_RIGHT, GOAT, STAR, TROPHY
from engine import games, record
from engine.players import LEVELS
from environment import ROOT
from saves import deeds, settings
from tests.person import match_of
from words import LANGUAGES, names


def over(game, scores, result, seats=None):
    match = games.load(game)(seats or len(scores))
    match.scores = list(scores)
    match.rounds = 4
    match.result = result
    return match


def shown(person):
    return {text for text, box in person.texts}


def ranking(person):
    """The places and the scores, as they stand from top to bottom, in two columns."""
    rows = [
        (left // 80, top, left, text)
        for text, (left, top, right, bottom) in person.texts
        if text.isdigit() or text[:1].isdigit() and text[2:] in person.app.names
    ]
    return [text for column, top, left, text in sorted(rows)]


def test_two_players_see_both_scores(person):
    person.show("result", over("draw", (104, 30), 0))
    assert {"You win!", "You 104 : 30 Gus"} <= shown(person)
    assert person.icons(TROPHY)


def test_the_bankers_name_needs_no_table_before(person):
    """A match of Pai Gow that was over when the power went comes back as its result."""
    person.show("result", over("pai_gow", (0, 200), 1))
    assert {"Banker wins", "You 0 : 200 Banker"} <= shown(person)


def test_more_are_ranked_by_their_scores(person):
    person.show("result", over("draw", (33, 104, 7, 33), 1))
    assert "Gus wins" in shown(person)
    assert ranking(person) == ["1 Gus", "104", "2 You", "33", "2 Max", "33", "4 Ivy", "7"]
    assert not person.icons(TROPHY)


def test_eight_are_ranked_in_two_columns(person):
    person.show("result", over("blitz", (33, 104, 7, 50, 0, 1, 2, 99), 1))
    assert ranking(person) == [
        "1 Gus",
        "104",
        "2 Sam",
        "99",
        "3 Max",
        "50",
        "4 You",
        "33",
        "5 Ivy",
        "7",
        "6 Mia",
        "2",
        "7 Leo",
        "1",
        "8 Zoe",
        "0",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_a_rank_stand_apart_from_the_name_on_the_narrowest_page(new_person, language):
    person = new_person(seed=1, size=(240, 240))
    settings.choose(person.app, "language", language)
    person.show("result", over("blitz", (208, 204, 207, 200, 201, 202, 203, 206), 0))
    boxes = [box for text, box in person.texts if text[:1].isdigit()]
    assert len(boxes) == 16
    for left, top, right, bottom in boxes:
        gaps = [x - right for x, y, end, low in boxes if y == top and x > left]
        assert not gaps or min(gaps) >= 3


@pytest.mark.parametrize("place, scores", [(0, (104, 3, 2)), (2, (2, 104, 3))])
def test_your_own_place_is_marked(person, place, scores):
    person.show("result", over("draw", scores, scores.index(104)))
    ((left, top, right, bottom),) = [box for box in person.icons(ARROW_RIGHT) if box[1] < 80]
    beside = [text for text, box in person.texts if box[1] == top and right <= box[0] < right + 9]
    assert beside == [f"{place + 1} You"]


def test_the_side_with_most_penalties_is_the_goat(person):
    person.show("result", over("kozel", (112, 40, 60), 0))
    assert "You are the goat!" in shown(person)
    assert ranking(person) == ["1 Gus", "40", "2 Ivy", "60", "3 You", "112"]
    assert person.icons(GOAT) and not person.icons(TROPHY)


def test_whoever_else_is_the_goat_you_have_won(person):
    person.show("result", over("kozel", (12, 140), 1))
    assert {"Gus is the goat", "You 12 : 140 Gus"} <= shown(person)
    assert person.icons(TROPHY) and not person.icons(GOAT)


def test_partners_are_goats_together(person):
    person.show("result", over("kozel", (12, 140), 1, seats=4))
    assert {"Gus+Max are the goats", "You+Ivy 12 : 140 Gus+Max"} <= shown(person)
    person.show("result", over("kozel", (140, 12), 0, seats=4))
    assert "You are both goats!" in shown(person)


def falling(person):
    """The boxes of the tiles that fall over a page."""
    return [box for box in person.tiles if box[3] - box[1] in (7, 14)]


def test_tiles_fall_for_who_has_won_and_are_gone_in_the_end(person):
    person.show("result", over("draw", (104, 30), 0))
    seen = set()
    for _ in range(80):
        before = person.display.pixels
        person.step()
        assert person.display.pixels - before <= 3000
        seen.add(tuple(falling(person)))
    assert len(seen) > 30
    assert not falling(person) and person.doing == "press"


def test_whoever_loses_sees_no_tiles_fall(person):
    person.show("result", over("draw", (30, 104), 1))
    person.wait(0.3)
    assert not falling(person)


def test_a_press_ends_the_fall_and_is_taken(person):
    person.show("result", over("draw", (104, 30), 0))
    assert falling(person)
    person.press("DOWN")
    assert not falling(person) and person.scene.menu.chosen == 1


def test_without_animations_nothing_falls(person):
    person.app.settings.speed = 0
    person.show("result", over("draw", (104, 30), 0))
    assert not falling(person)


# A rematch.


def test_the_level_of_a_rematch_turns_only_where_its_line_is_chosen(person):
    person.app.settings.speed = 0
    person.show("result", over("draw", (104, 30), 0))
    person.wait(1)
    person.press("DOWN", "RIGHT")
    assert "Rematch: Greedy" in shown(person)
    person.press("UP", "RIGHT")
    assert "Rematch: Skilled" in shown(person)


def test_a_rematch_against_the_banker_has_no_level(person):
    person.app.settings.speed = 0
    person.show("result", over("pai_gow", (0, 200), 1))
    person.wait(1)
    person.press("RIGHT")
    assert "Rematch" in shown(person)
    person.press("A")
    assert person.app.level == "greedy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_a_rematch_fits_the_narrowest_page(new_person, language):
    person = new_person(seed=1, size=(240, 240))
    settings.choose(person.app, "language", language)
    person.app.settings.speed = 0
    person.show("result", over("draw", (104, 30), 0))
    person.wait(1)
    for _ in LEVELS:
        person.press("RIGHT")
        person.assert_laid_out()


# Highlights.


def played(name):
    """The match of a record in tests/fixtures, and the players at it."""
    match_record = json.loads((ROOT / "tests" / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
    match = record.new_match(match_record)
    return match, list(record.replay(match, match_record))


def facts(person):
    """The facts below the scores, a dict of the values by their names."""
    rows = {}
    for text, (left, top, right, bottom) in sorted(person.texts, key=lambda seen: seen[1]):
        if 50 < top < 91:
            rows.setdefault(top, []).append(text)
    return dict(row for row in rows.values() if len(row) == 2)


def wait_for_facts(person, match):
    person.show("result", match)
    for _ in range(100):
        if person.doing == "press" and facts(person):
            person.wait(0.5)  # they come one after another
            return facts(person)
        person.step()
    raise AssertionError("nothing is told")


def test_the_best_play_the_longest_run_and_the_average_margin_are_told(person):
    match, happened = played("all_fives_match")
    best = max(happened, key=lambda one: one.points)
    names = "You", "Gus"
    tile = "%d-%d" % best.move[0]
    winners = [one.ended.side if one.ended else one.result for one in happened if one.ended or one.result is not None]
    assert "".join(map(str, winners)) == "100000" and match.scores == [105, 85]
    play = f"{names[best.seat]} {tile} +{best.points}"
    assert wait_for_facts(person, match) == {"Best play": play, "Wins in a row": "You 5", "Average margin": "+3.3"}


def test_a_game_without_points_in_play_tells_its_best_round(person):
    match, _ = played("draw_match")
    assert wait_for_facts(person, match) == {
        "Best round": "Gus +39",
        "Wins in a row": "Gus 4",
        "Average margin": "-25.0",
    }


def test_penalties_are_told_as_the_worst_round(person):
    match, _ = played("kozel_partners")
    assert wait_for_facts(person, match)["Worst round"] == "Gus+Max +38"


@pytest.mark.parametrize("name", ["tien_gow_match", "pai_gow_match", "bergen_match", "blitz_eight"])
def test_every_game_tells_something(person, name):
    match, _ = played(name)
    assert wait_for_facts(person, match)


def test_of_a_match_whose_first_rounds_are_forgotten_only_the_average_is_told(person):
    match, _ = played("all_fives_match")
    match.past_rounds = match.past_rounds[1:]
    assert wait_for_facts(person, match) == {"Average margin": "+3.3"}


@pytest.mark.parametrize(
    "scores, average",
    [((104, 91), "+3.3"), ((91, 104), "-3.2"), ((100, 99), "+0.3"), ((60, 99), "-9.7"), ((99, 99), "+0.0")],
)
def test_the_average_margin_is_rounded_alike_on_every_machine(person, scores, average):
    """A half is rounded up: floats on CPython would make +3.2 of 13 points in four rounds, and +3.3 on a badge."""
    match = over("draw", scores, 0)
    assert wait_for_facts(person, match)["Average margin"] == average


def test_matches_are_looked_through_while_the_menu_is_used(person):
    match, _ = played("all_fives_match")
    person.app.settings.speed = 0
    person.show("result", match)
    person.press("DOWN")
    assert person.scene.menu.chosen == 1
    person.wait(2)
    assert facts(person)
    assert not any(name.startswith("adafruit_display_text") for name in sys.modules)  # which has written them


@pytest.mark.painted
def test_the_prize_rises_from_behind_the_heading(person):
    person.take_match(over("draw", (104, 30), 0))
    person.app.start("result")
    person.step()
    heading, score = [box for text, box in person.texts if "You" in text]
    gold = {(255, 190, 49), (255, 227, 132), (189, 113, 24)}  # of the stars and the trophy
    below = person.badge.frame().crop((0, heading[3], 160, score[1]))
    assert not gold & {colour for count, colour in below.getcolors()}


def test_trophy_and_stars_rise_one_after_another_and_no_frame_repaints_too_much(person):
    person.take_match(over("draw", (104, 30), 0))
    person.app.start("result")
    person.step()
    heights, pixels = [], []
    for _ in range(14):
        before = person.display.pixels
        person.step()
        pixels.append(person.display.pixels - before)
        heights.append([box[1] for icon in (TROPHY, STAR) for box in person.icons(icon)])
    assert max(pixels) <= 3000
    firsts = [next(i for i, now in enumerate(heights) if now[k] != heights[0][k]) for k in range(5)]
    assert firsts == sorted(firsts) and firsts[0] < firsts[-1]


def test_a_press_while_they_rise_brings_all_of_them_up_and_no_frame_repaints_too_much(person):
    person.take_match(over("draw", (104, 30), 0))
    person.app.start("result")
    person.wait(0.1)
    pixels = []
    person.badge.press("A")
    for _ in range(5):
        before = person.display.pixels
        person.step()
        pixels.append(person.display.pixels - before)
    assert max(pixels) <= 3000
    heights = [box[1] for icon in (TROPHY, STAR) for box in person.icons(icon)]
    person.wait(1)
    assert [box[1] for icon in (TROPHY, STAR) for box in person.icons(icon)] == heights


def show_deeds(person, match, *keys):
    """Show the result of a match in which these deeds were done for the first time, until all is written."""
    person.take_match(match)
    person.app.new_deeds = sum(1 << deeds.KEYS.index(key) for key in keys)
    person.app.settings.speed = 0
    person.app.start("result")
    person.wait(1)


def test_a_new_deed_is_told_and_others_if_there_is_space(person):
    show_deeds(person, match_of("all_fives_match"), "twenty_at_once")
    assert {"New deed", "Twenty at once", "Best play"} <= shown(person)
    show_deeds(person, match_of("all_fives_match"), "all_four_arms", "without_drawing")
    assert {"New deed", "Self-reliant, Crossroads"} <= shown(person)
    show_deeds(person, match_of("all_fives_match"), "twenty_at_once", "all_four_arms", "without_drawing")
    assert {"New deed", "Self-reliant"} <= shown(person)
    show_deeds(person, match_of("all_fives_match"))
    assert "New deed" not in shown(person)


@pytest.mark.parametrize(
    "match", [("draw", (104, 30)), ("draw", (104, 30, 33, 7)), ("blitz", (104, 3, 7, 50, 0, 1, 2, 99))]
)
@pytest.mark.parametrize("size", [(128, 128), (240, 135)], ids=str)
def test_a_new_deed_has_its_place_in_every_result(new_person, size, match):
    person = new_person(size=size)
    for language in LANGUAGES:
        settings.choose(person.app, "language", language)
        named = {person.app.words.forms(names.DEEDS, key)[0]: key for key in deeds.KEYS}
        longest = max(named, key=person.app.art.font.width)
        show_deeds(person, over(*match, 0), named[longest])
        assert longest in shown(person)
        person.assert_laid_out()


def test_the_deed_of_the_last_round_is_among_them(person, midway):
    match = midway("draw", "6-6, 6-4 left", "4-1", "5-5", boneyard="2-0", target=100)
    match.scores[:] = 95, 0
    person.app.settings.speed = 0
    person.sit_down(match)
    person.wait_for_choice()
    for _ in range(6):
        if person.app.scene != "result":
            person.press("A")
            person.wait(1)
    person.wait(3)
    assert person.app.scene == "result" and {"New deed", "Self-reliant"} <= shown(person)
