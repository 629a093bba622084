# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A look back at a match, move by move."""

import pytest

import loader
from engine import games, history, parsing, record
from tests.person import match_of

REST = 0.5  # s, after which a look back has shown everything that a step leaves for later

ALL = "all_fives_match", "blitz_eight", "draw_four_double_twelve", "tien_gow_match", "pai_gow_match"


def press(person, *buttons):
    """Press buttons one after another, and see after each everything that it leads to."""
    for button in buttons:
        person.press(button)
        person.wait(REST)


def look_back(person, match):
    """Look back at a match that was played, and see its end."""
    person.take_match(match)
    person.app.start("review")
    person.wait_for_scene("review")
    person.wait(REST)
    return person.scene


def shown(scene):
    """The match that a look back shows, as it is after the move before, and the table: nobody else holds them."""
    return scene._match, scene._view


def loaded():
    """The game's loaded modules."""
    return set(loader.loaded("scenes", "tables", "engine"))


def place(person):
    """The rows beside the arrows: the move and the round."""
    return [text for text, box in person.texts if "/" in text and box[0] > 100]


def status(person):
    return [text for text, (left, top, right, bottom) in person.texts if 83 < top < 100 and left < 10][0]


def test_it_begins_with_the_end_of_the_match_and_says_what_its_arrows_do(person):
    look_back(person, match_of("all_fives_match"))
    assert place(person) == ["27/27", "6/6"]
    assert status(person) == "←→ move, ↑↓ round"
    assert {"You 105", "Gus 85"} <= {text for text, _ in person.texts}
    press(person, "B")
    person.wait_for_scene("result")
    assert {"105", "85", "Rematch", "Review"} <= {text for text, _ in person.texts}


def test_arrows_go_a_move_or_a_round_back_and_on(person):
    look_back(person, match_of("all_fives_match"))
    steps = (
        ("RIGHT", "27/27", "6/6"),
        ("DOWN", "27/27", "6/6"),
        ("LEFT", "26/27", "6/6"),
        ("UP", "0/27", "6/6"),
        ("LEFT", "16/16", "5/6"),
        ("RIGHT", "0/27", "6/6"),
        ("UP", "0/16", "5/6"),
        ("UP", "0/13", "4/6"),
        ("DOWN", "0/16", "5/6"),
        ("RIGHT", "1/16", "5/6"),
        ("RIGHT", "2/16", "5/6"),
        ("UP", "0/16", "5/6"),
        ("DOWN", "0/27", "6/6"),
        ("DOWN", "27/27", "6/6"),
    )
    for button, move, number in steps:
        press(person, button)
        assert place(person) == [move, number], button


def test_what_happened_and_what_it_scored_are_told(person):
    scene = look_back(person, match_of("all_fives_match"))
    scene.go(1, 1)
    assert status(person) == "Gus +5: 3+2" and "+5" in {text for text, _ in person.texts}
    scene.go(1, 14)
    assert status(person) == "Gus +20: 10+6+4" and "+20" in {text for text, _ in person.texts}
    scene.go(1, 15)
    assert status(person) == "You go out!" and "+20" not in {text for text, _ in person.texts}


def test_why_a_move_scored_is_told_where_the_line_does_not_show_it(person):
    """Bergen, rule 1: a double that is led; rule 2: ends alike, with a double or without one."""
    scene = look_back(person, match_of("bergen_match"))
    for number, at, told in (
        (0, 1, "Led a double: +2"),
        (0, 2, "Gus played 4-2"),
        (0, 4, "Gus: double end +3"),
        (1, 18, "Gus: ends alike +2"),
        (3, 12, "Double end: +3"),
    ):
        scene.go(number, at)
        assert status(person) == told


def test_hands_are_open_and_show_what_is_played_next(person):
    match = match_of("all_fives_match")
    first = parsing.move(record.from_match(match)["rounds"][0]["moves"][0])
    scene = look_back(person, match)
    scene.go(0, 0)
    match, view = shown(scene)
    hand = view.hand
    assert "Gus" in {text for text, box in person.texts if box[1] > 98}
    assert match.turn == 1 and hand.tiles == match.hands[1]
    assert hand.tiles[hand.chosen] == first[0]
    press(person, "A")
    assert "You" in {text for text, box in person.texts if box[1] > 98}
    assert hand.tiles == match.hands[0] and hand.chosen is None
    press(person, "A")
    assert hand.tiles == match.hands[1]


@pytest.mark.parametrize("name", ALL)
def test_every_position_of_every_game_is_as_it_was(person, name):
    """Back and forth, against the match replayed from its record."""
    match = match_of(name)
    scene = look_back(person, match)
    played = record.from_match(match)
    again = record.new_match(played)
    moves = [(number, at) for number, each in enumerate(played["rounds"]) for at in range(1, len(each["moves"]) + 1)]
    states = [
        (list(again.scores), [list(hand) for hand in again.hands], again.turn) for _ in record.replay(again, played)
    ]
    for i in [*range(0, len(moves), 5), *reversed(range(0, len(moves), 7)), len(moves) - 1]:
        scene.go(*moves[i])
        now, _ = shown(scene)
        assert (now.scores, now.hands, now.turn) == states[i]
    assert now.result == match.result and now.rounds == match.rounds


def test_the_match_is_left_as_it_was(person):
    match = match_of("tien_gow_match")
    scores, over = list(match.scores), list(match.past_rounds)
    look_back(person, match)
    press(person, "UP", "LEFT", "B")
    person.wait_for_scene("result")
    assert person.app.match is match and (match.scores, match.past_rounds) == (scores, over)
    assert not person.app.art.chinese


def test_rounds_from_before_a_reset_are_missed(person):
    """The NVM keeps the scores of a match at the last deal, not the rounds before it."""
    match = match_of("all_fives_match")
    rest = games.load("all_fives")(2)
    played = [each for piece in match.past_rounds for each in history.unpack(match, piece)]
    whole = record.from_match(match)
    before = record.new_match(whole)
    for happened in record.replay(before, dict(whole, rounds=whole["rounds"][:4])):
        pass
    rest.restore(before.scores, before.rounds, before.next_leader)
    for leader, stake, hands, boneyard, moves in played[4:]:
        rest.start_round(hands, boneyard, leader)
        for move in moves:
            rest.play(move)
    scene = look_back(person, rest)
    assert place(person) == ["27/27", "6/6"] and rest.scores == match.scores
    press(person, "UP", "UP", "UP")
    assert place(person) == ["0/16", "5/6"] and status(person) == "From round 5 on"
    assert shown(scene)[0].scores == before.scores


@pytest.mark.parametrize("name", ALL)
def test_a_position_looks_the_same_from_either_side(person, nothing_left, name):
    """From the last move to the first, and the other way."""
    scene = look_back(person, match_of(name))
    last = scene.at
    seen = {}
    count = min(last, 20)
    for button in ["LEFT"] * count + ["RIGHT"] * count:
        press(person, button)
        frame = person.badge.frame().tobytes()
        if scene.at < last:
            assert seen.setdefault(scene.at, frame) == frame, f"{scene.at} after {button}"
    assert scene.at == last and len(seen) == count


@pytest.mark.parametrize("name", ["kozel_partners", "pai_gow_match"])
def test_the_beginning_of_a_round_looks_the_same_whether_one_goes_back_to_it_or_on(person, nothing_left, name):
    look_back(person, match_of(name))
    press(person, "UP")
    after_going_back = person.badge.frame().tobytes()
    press(person, "LEFT", "RIGHT")
    assert person.badge.frame().tobytes() == after_going_back


@pytest.mark.parametrize(
    "name, beginning, move",
    [
        ("all_fives_match", "Round 6", "You +5: 3+2"),
        ("blitz_eight", "Round 1", "Gus led 0-0"),
        ("tien_gow_match", "Round 4", "Ivy leads"),
        ("pai_gow_match", "Round 11", "You win 5"),
    ],
)
def test_each_move_is_told(person, name, beginning, move):
    look_back(person, match_of(name))
    assert "←→ move, ↑↓ round" in person.read()
    press(person, "UP")
    assert beginning in person.read()
    press(person, "RIGHT")
    assert move in person.read()


@pytest.mark.parametrize("name", ["kozel_partners", "draw_four_double_twelve"])
def test_the_line_lies_as_it_lay_after_each_move(person, name):
    """Whichever way one goes, and whether or not the rest of the round has been laid."""
    from tables.line.table import new_layout

    scene = look_back(person, match_of(name))
    scene.go(0, 0)
    match, view = shown(scene)
    layout = new_layout(person.app.art, match, view.board.height)
    spots = {0: []}
    for at in range(1, scene.lengths[0] + 1):
        scene.go(0, at)
        for tile, arm in match.line.plays()[len(layout.tiles) :]:
            layout.add(tile, arm)
        spots[at] = layout.half, list(layout.spots)
        assert (view.board.half, view.board.spots) == spots[at]
    for at in reversed(range(1, scene.lengths[0])):
        scene.go(0, at)
        assert (view.board.half, view.board.spots) == spots[at]


def test_a_step_back_lays_no_tile_anew(person, monkeypatch):
    """That would take seconds on a badge."""
    from tables.line.layout import Layout

    look_back(person, match_of("draw_four_double_twelve"))
    monkeypatch.setattr(Layout, "add", None)
    for button in ["LEFT"] * 10 + ["RIGHT"] * 10:
        press(person, button)
    assert place(person) == ["77/77", "2/2"]


def test_after_a_round_of_pai_gow_both_splits_lie_and_are_compared_and_paid(person):
    look_back(person, match_of("pai_gow_match"))
    press(person, "UP", "RIGHT")
    own = {"You 200", "Gong", "8+12", "7", "9+8=17"}
    assert own | {"Banker 0", "8+2", "0", "4+6=10", "6-6 > 1-1", "Yours"} <= set(person.read())
