# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The result of a match."""

import json

import pytest

from drawings import FACE, GLAD, SAD, STAR
from engine import games, record
from environment import ROOT
from saves import deeds
from tests.person import match_of
from tests.reading import layers

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


def test_more_are_ranked_by_their_scores_beside_ones_own_face(person):
    show(person, over("draw", (33, 104, 7, 33), 1))
    assert "Gus wins" in shown(person)
    assert ranking(person) == ["1 Gus", "104", "2 You", "33", "2 Max", "33", "4 Ivy", "7"]
    assert [mood for x, mood in faces(person)] == [SAD]


def test_the_side_with_most_penalties_is_the_goat(person):
    show(person, over("kozel", (112, 40, 60), 0))
    assert "You are the goat!" in shown(person)
    assert ranking(person) == ["1 Gus", "40", "2 Ivy", "60", "3 You", "112"]
    assert [mood for x, mood in faces(person)] == [SAD]


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


# The sentence on the match.


def played(name):
    """The match of a record in tests/fixtures, and the players at it."""
    match_record = json.loads((ROOT / "tests" / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
    match = record.new_match(match_record)
    return match, list(record.replay(match, match_record))


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
    assert "".join(map(str, winners)) == "100000" and fact(person, match) == "Rounds in a row: You 5"


def test_else_the_best_play_is(person):
    match, happened = played("bergen_four_level")
    best = max(happened, key=lambda one: one.points)
    assert fact(person, match) == "Best play: %s %d-%d +%d" % (
        ("You", "Gus", "Ivy", "Max")[best.seat],
        *best.move[0],
        best.points,
    )


def test_in_pai_gow_no_round_is_told_as_the_best_since_each_is_about_a_stake(person):
    assert fact(person, played("pai_gow_match")[0]).partition(":")[0] != "Best round"


def test_penalties_are_told_as_the_worst_round(person):
    assert fact(person, played("kozel_partners")[0]) == "Worst round: Gus+Max +38"


@pytest.mark.parametrize(
    "scores, average",
    [((104, 91), "+3.3"), ((91, 104), "-3.2"), ((99, 99), "+0.0")],
)
def test_the_average_margin_is_rounded_alike_on_every_machine(person, scores, average):
    """A half is rounded up: floats on CPython would make +3.2 of 13 points in four rounds, and +3.3 on a badge."""
    assert fact(person, over("draw", scores, 0)) == "Average margin: " + average


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
    assert {"25 at once", "The Set 0/28"} <= shown(person) and card_tile(person)[0] is person.app.art.plain
    show_deeds(person, match_of("all_fives_match"), "all_four_arms", "without_drawing")
    assert {"Self-reliant", "The Set 1/28 (+2)"} <= shown(person)


def test_without_one_the_next_goal_of_the_game_does_in_the_dark(person):
    show_deeds(person, match_of("kozel_match"))
    assert {"Next: Self-reliant", "The Set 0/28"} <= shown(person)
    assert card_tile(person)[0] not in (person.app.art.plain, person.app.art.chosen)


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
    assert person.app.scene == "result" and {"First match", "The Set 2/28 (+2)"} <= shown(person)
