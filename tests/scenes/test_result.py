# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The result of a match."""

import json
import sys

import pytest

from drawings import ARROW_RIGHT, FACE, GLAD, SAD, STAR
from engine import games, record
from engine.players import LEVELS
from environment import ROOT
from saves import deeds, settings
from tests.person import match_of
from tests.reading import layers
from words import LANGUAGES

SIZES = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]


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


def show(person, match, level="greedy"):
    """Show the result of a match against opponents of a level, once nothing moves any more."""
    person.take_match(match)
    person.app.level = level
    person.app.settings.speed = 0
    person.app.start("result")
    person.wait(1)


def faces(person):
    """The faces that are shown large: a list of (x, mood) from left to right."""
    found = []
    for layer in person.scene.page:
        if getattr(layer, "scale", 1) == 3 and getattr(layer[0], "tile_width", 0) == FACE:
            found.append((layer.x, layer[0][0]))
    return sorted(found)


def leads(person):
    """What the buttons lead to, and the chosen one."""
    return person.scene._leads, person.scene._leads[person.scene.chosen]


def test_two_sides_see_both_scores_and_both_faces_in_their_mood(person):
    show(person, over("draw", (104, 30), 0))
    assert {"You win!", "104", ":", "30"} <= shown(person)
    assert [mood for x, mood in faces(person)] == [GLAD, SAD] and person.icons(STAR)
    show(person, over("draw", (30, 104), 1))
    assert {"Gus wins", "30", ":", "104"} <= shown(person)
    assert [mood for x, mood in faces(person)] == [SAD, GLAD] and not person.icons(STAR)


def test_the_banker_has_a_face_and_needs_no_table_before(person):
    """A match of Pai Gow that was over when the power went comes back as its result."""
    show(person, over("pai_gow", (0, 200), 1))
    assert {"Banker wins", "0", "200"} <= shown(person)
    assert [mood for x, mood in faces(person)] == [SAD, GLAD]


def test_more_are_ranked_by_their_scores_beside_ones_own_face(person):
    show(person, over("draw", (33, 104, 7, 33), 1))
    assert "Gus wins" in shown(person)
    assert ranking(person) == ["1 Gus", "104", "2 You", "33", "2 Max", "33", "4 Ivy", "7"]
    assert [mood for x, mood in faces(person)] == [SAD]


def test_eight_are_ranked_in_two_columns(person):
    show(person, over("blitz", (33, 104, 7, 50, 0, 1, 2, 99), 1))
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


@pytest.mark.parametrize("place, scores", [(0, (104, 3, 2)), (2, (2, 104, 3))])
def test_your_own_place_is_marked(person, place, scores):
    person.show("result", over("draw", scores, scores.index(104)))
    ((left, top, right, bottom),) = [box for box in person.icons(ARROW_RIGHT) if box[1] < 70]
    beside = [text for text, box in person.texts if box[1] == top and right <= box[0] < right + 9]
    assert beside == [f"{place + 1} You"]


def test_the_side_with_most_penalties_is_the_goat(person):
    show(person, over("kozel", (112, 40, 60), 0))
    assert "You are the goat!" in shown(person)
    assert ranking(person) == ["1 Gus", "40", "2 Ivy", "60", "3 You", "112"]
    assert [mood for x, mood in faces(person)] == [SAD]


def test_whoever_else_is_the_goat_you_have_won(person):
    show(person, over("kozel", (12, 140), 1))
    assert {"Gus is the goat", "12", "140"} <= shown(person)
    assert [mood for x, mood in faces(person)] == [GLAD, SAD]


def test_partners_are_goats_together(person):
    show(person, over("kozel", (12, 140), 1, seats=4))
    assert {"Gus+Max are the goats", "12", "140"} <= shown(person)
    show(person, over("kozel", (140, 12), 0, seats=4))
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
    assert not falling(person) and leads(person)[1] == "review"


# The buttons.


def test_after_a_win_the_next_stronger_opponent_is_chosen(person):
    show(person, over("draw", (104, 30), 0), "greedy")
    assert leads(person) == (["rematch", "other", "review"], "other") and "Sid" in shown(person)
    person.press("A")
    assert person.app.scene == "table" and (person.app.level, person.app.match.scores) == ("skilled", [0, 0])


def test_after_a_loss_the_rematch_is_chosen_beside_the_next_weaker_opponent(person):
    show(person, over("draw", (30, 104), 1), "greedy")
    assert leads(person)[1] == "rematch" and "Pip" in shown(person)
    person.press("A")
    assert person.app.scene == "table" and person.app.level == "greedy"


@pytest.mark.parametrize("level, won, other", [("expert", True, "Sid"), ("beginner", False, "Gus")])
def test_at_the_end_of_the_levels_the_other_neighbour_is_offered(person, level, won, other):
    show(person, over("draw", (104, 30) if won else (30, 104), 0 if won else 1), level)
    assert other in shown(person)


def test_a_rematch_against_the_banker_has_no_other_opponent(person):
    show(person, over("pai_gow", (200, 0), 0))
    assert leads(person) == (["rematch", "review"], "rematch")
    person.press("A")
    assert person.app.scene == "table" and person.app.level == "greedy"


def test_left_and_right_go_from_button_to_button_and_up_and_down_to_the_ends(person):
    show(person, over("draw", (104, 30), 0))
    for button, lead in (
        ("RIGHT", "review"),
        ("RIGHT", "rematch"),
        ("LEFT", "review"),
        ("UP", "rematch"),
        ("DOWN", "review"),
    ):
        person.press(button)
        assert leads(person)[1] == lead


def test_b_leads_to_the_title_and_select_to_the_deals(person):
    show(person, over("draw", (104, 30), 0))
    person.press("SELECT")
    assert person.app.scene == "fair"
    person.press("A")
    assert person.app.scene == "result"
    person.press("B")
    assert person.app.scene == "title" and person.app.match is None


@pytest.mark.parametrize(("language", "size"), [*zip(LANGUAGES, SIZES[1:] + SIZES[:2])])
def test_all_of_it_has_its_place(new_person, language, size):
    person = new_person(seed=1, size=size)
    settings.choose(person.app, "language", language)
    for match in (
        over("draw", (1104, 930), 0),
        over("kozel", (140, 12), 0, seats=4),
        over("draw", (104, 30, 33, 7), 0),
        over("blitz", (208, 204, 207, 200, 201, 202, 203, 206), 0),
        over("pai_gow", (0, 200), 1),
        match_of("all_fives_match"),
        match_of("kozel_partners"),
    ):
        for level in LEVELS:
            show(person, match, level)
            person.assert_laid_out()
        for i, (x, y, wide, high) in enumerate(person.scene.buttons):
            assert x >= 0 and x + wide <= person.app.art.page_width and y + high <= person.app.art.page_height
            assert not i or x > sum(person.scene.buttons[i - 1][::2])


# The sentence on the match.


def played(name):
    """The match of a record in tests/fixtures, and the players at it."""
    match_record = json.loads((ROOT / "tests" / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
    match = record.new_match(match_record)
    return match, list(record.replay(match, match_record))


def test_with_large_text_the_sentence_on_a_match_has_larger_letters(new_person):
    heights = []
    for large in (False, True):
        person = new_person(seed=1)
        settings.choose(person.app, "large", large)
        told = fact(person, played("draw_match")[0])
        person.assert_laid_out()
        ((_, top, _, bottom),) = [box for said, box in person.texts if said == told]
        heights.append(bottom - top)
    assert heights[0] < heights[1]


def fact(person, match):
    """The sentence on a match."""
    person.show("result", match)
    for _ in range(100):
        found = [text for text in shown(person) if ": " in text and not text.startswith("Next: ")]
        if person.doing == "press" and found:
            return found[0]
        person.step()
    raise AssertionError("nothing is told")


def test_a_long_run_of_wins_is_told_first(person):
    match, happened = played("all_fives_match")
    winners = [one.ended.side if one.ended else one.result for one in happened if one.ended or one.result is not None]
    assert "".join(map(str, winners)) == "100000" and fact(person, match) == "Wins in a row: You 5"


def test_else_the_best_play_is(person):
    match, happened = played("bergen_four_level")
    best = max(happened, key=lambda one: one.points)
    assert fact(person, match) == "Best play: %s %d-%d +%d" % (
        ("You", "Gus", "Ivy", "Max")[best.seat],
        *best.move[0],
        best.points,
    )


def test_a_game_without_points_in_play_tells_its_best_round(person):
    assert fact(person, played("blitz_eight")[0]) == "Best round: Sam +54"


def test_penalties_are_told_as_the_worst_round(person):
    assert fact(person, played("kozel_partners")[0]) == "Worst round: Gus+Max +38"


@pytest.mark.parametrize("name", ["tien_gow_match", "pai_gow_match", "bergen_match", "draw_match"])
def test_every_game_tells_something(person, name):
    assert fact(person, played(name)[0])


def test_of_a_match_whose_first_rounds_are_forgotten_the_average_is_told(person):
    match, _ = played("all_fives_match")
    match.past_rounds = match.past_rounds[1:]
    assert fact(person, match) == "Average margin: +3.3"


@pytest.mark.parametrize(
    "scores, average",
    [((104, 91), "+3.3"), ((91, 104), "-3.2"), ((100, 99), "+0.3"), ((60, 99), "-9.7"), ((99, 99), "+0.0")],
)
def test_the_average_margin_is_rounded_alike_on_every_machine(person, scores, average):
    """A half is rounded up: floats on CPython would make +3.2 of 13 points in four rounds, and +3.3 on a badge."""
    assert fact(person, over("draw", scores, 0)) == "Average margin: " + average


def test_matches_are_looked_through_while_the_buttons_are_used(person):
    match, _ = played("all_fives_match")
    person.app.settings.speed = 0
    person.show("result", match)
    person.press("DOWN")
    person.wait(2)
    assert "Wins in a row: You 5" in shown(person)
    assert not any(name.startswith("adafruit_display_text") for name in sys.modules)  # which has written them


# The card with a tile of the Set.


def show_deeds(person, match, *keys):
    """Show the result of a match in which these deeds were done for the first time, until all is written."""
    person.take_match(match)
    person.app.new_deeds = sum(1 << deeds.KEYS.index(key) for key in keys)
    person.app.settings.speed = 0
    person.app.start("result")
    person.wait(1)


def card_tile(person):
    """The palette of the tile on the card, and where it lies."""
    art = person.app.art
    sheet = id(art.tiles[9])
    ((grid, x, y),) = [
        found for found in layers(person.display.root_group) if id(getattr(found[0], "bitmap", None)) == sheet
    ]
    return grid.pixel_shader, (x, y)


def test_a_tile_that_was_won_lies_on_the_card_and_how_many_more_were(person):
    show_deeds(person, match_of("all_fives_match"), "twenty_five_at_once")
    assert {"25 at once", "0/28"} <= shown(person) and card_tile(person)[0] is person.app.art.plain
    show_deeds(person, match_of("all_fives_match"), "all_four_arms", "without_drawing")
    assert {"Self-reliant", "1/28 (+2)"} <= shown(person)


def test_without_one_the_next_goal_of_the_game_does_in_the_dark(person):
    show_deeds(person, match_of("kozel_match"))
    assert {"Next: Self-reliant", "0/28"} <= shown(person)
    assert card_tile(person)[0] not in (person.app.art.plain, person.app.art.chosen)


def test_the_tile_that_was_won_flies_to_the_card(person):
    person.take_match(match_of("draw_match"))
    person.app.new_deeds = 1
    person.app.start("result")
    person.step()
    places, pixels = [], []
    for _ in range(40):
        before = person.display.pixels
        person.step()
        pixels.append(person.display.pixels - before)
        places.append(card_tile(person)[1])
    assert len(set(places)) > 10 and places[-1] == (4, 92) and max(pixels[1:]) <= 3000


def test_the_tile_of_the_last_round_is_among_them(person, midway):
    match = midway("draw", "6-6, 6-4 left", "4-1", "5-5", boneyard="2-0", target=100)
    match.scores[:] = 95, 0
    person.app.settings.speed = 0
    person.sit_down(match)
    person.app.level = "skilled"
    person.wait_for_choice()
    for _ in range(6):
        if person.app.scene != "result":
            person.press("A")
            person.wait(1)
    person.wait(3)
    assert person.app.scene == "result" and {"First match", "2/28 (+2)"} <= shown(person)
