# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All that the screen shows can be had in words, and what is new is said once."""

import json

import pytest

import languages
import pictured
import spoken
import told_tables
import wording
from engine import chinese_moves, games, tiles
from engine.games import pai_gow
from saves import notes, settings
from tables.tricks import phrases
from tests.person import match_of
from words import LANGUAGES, names

PAGES = {
    "title": (),
    "new_game": ("A",),
    "house_rules": ("A", "RIGHT", "A"),
    "help": ("A", "SELECT"),
    "statistics": ("DOWN", "A"),
    "options": ("DOWN", "DOWN", "A"),
    "puzzles": ("UP", "A", "START"),
    "the_set": ("UP", "UP", "A"),
}


class Ear:
    """Somebody who hears what a Person's badge shows."""

    def __init__(self, person):
        self.person = person
        self.app = person.app
        self.speaker = spoken.Speaker(person.app)
        self.heard = []

    def wait(self, seconds=2.0):
        """Hear what is new in some seconds."""
        for _ in range(round(seconds * 30)):
            self.person.step()
            self.heard += self.speaker.look()

    def press(self, *buttons):
        """Press buttons, and hear all that follows them."""
        for button in buttons:
            self.heard = []
            self.person.badge.press(button)
            self.wait()

    def told(self, kind):
        """The values of each line of a kind that is shown now."""
        return [line[1:] for line in self.speaker.lines if line[0] == kind]

    def said(self, kind):
        """The same of those that were heard since the last press."""
        return [line[1:] for line in self.heard if line[0] == kind]


@pytest.fixture
def ear(new_person, monkeypatch):
    """ear(**options): an Ear at a badge of these options."""
    monkeypatch.setattr("app.App", spoken.SpokenApp)

    def make(**options):
        made = Ear(new_person(**options))
        made.wait(1)
        return made

    return make


def sit_down(ear, name, seats, **options):
    """Begin a match of a game, and wait for the person's choice."""
    ear.person.sit_down(games.load(name)(seats, options))
    for _ in range(60):
        ear.wait(1)
        if ear.app.waits:
            return
    raise AssertionError("the person's turn never came")


@pytest.mark.parametrize(("page", "language"), list(zip(PAGES, 4 * ("en", "ru"))))
def test_all_that_is_written_on_a_page_is_told(ear, page, language):
    of = ear()
    settings.choose(of.app, "language", language)
    of.app.start("title")
    of.wait()
    of.press(*PAGES[page])
    told = " ".join(str(value) for line in of.speaker.lines for value in line[1:])
    in_other_words = of.app.words(names.FIRST_CLOTH) % 4
    for text in of.person.texts:
        assert text[0] in told or text[0] == in_other_words, of.speaker.lines


def test_the_end_of_a_round_is_told_with_what_is_left_and_what_it_makes(ear, midway):
    of = ear()
    of.person.sit_down(midway("draw", "6-1", "6-5", "5-4 4-4 3-3 2-2"))
    of.wait(1)
    of.press("A")
    of.wait(7)
    told = " ".join(str(value) for line in of.speaker.lines for value in line[1:])
    for text in ("You go out!", "9+8+6+4=27", "next round"):
        assert text in told
    assert of.told("left") == [("Gus", "5-4 4-4 3-3 2-2", 27)]
    assert of.told("gained") == [("", 27, 27), ("Gus", 0, 0)]


def test_in_pai_gow_each_hand_is_compared_with_the_bankers_and_the_next_stake_is_told(ear):
    of = ear()
    sit_down(of, "pai_gow", 2)
    of.press("A", "A")  # deals, and plays the first split
    of.wait(4)
    match = of.app.match
    split, house = match.last_move[0], pai_gow.house_way(match.hands[1])
    compared = of.told("compared")
    for which, pairs in enumerate(((split[:2], house[0]), (split[2:], house[1]))):
        assert compared[which][0] == which
        for pair, told in zip(pairs, compared[which][1:3]):
            assert set(told.partition(" = ")[0].split()) == set(map(tiles.name, pair))
        assert ("yours" in compared[which][3]) == pai_gow.is_better(*pairs)
    assert of.told("stands") == [tuple(match.scores)]
    assert any("A: deal" in text for (text,) in of.told("keys"))
    assert of.told("stakes") == [([5, 10, 25], match.stake)]


def test_a_page_is_said_when_it_opens_and_then_only_the_line_at_the_cursor(ear):
    of = ear()
    assert of.said("heading") == [("Boneyard",)] and of.said("chosen")[0][0] == "New game"
    of.press("DOWN")
    assert [line[:2] for line in of.heard] == [("chosen", "Statistics")]
    of.press("DOWN", "A", "DOWN", "RIGHT")
    assert [line[:2] for line in of.heard] == [("chosen", "Sound: none")]


def test_the_table_of_a_line_game_is_told(ear):
    of = ear(seed=4)
    sit_down(of, "all_fives", 2)
    match = of.app.match
    while len(match.line.tiles) < 4:
        of.press("A")
        of.wait(3)
    assert of.told("hand")[0][0].split() == [tiles.name(tile) for tile in of.app.shown.table.hand.tiles]
    ends, total = of.told("ends")[0]
    assert total == match.line.count() and len(ends) == len([end for end in match.line.ends if end >= 0])
    assert [seat[2] for seat in of.told("seat")] == [len(hand) for hand in match.hands]
    assert of.told("boneyard") == [(len(match.boneyard),)]
    assert of.told("line")[0][0] == list(map(match.name, [move for move in match.played if move[0]]))


def test_a_note_that_only_eyes_can_follow_is_told_in_other_words_and_fingers_have_their_own(ear, monkeypatch):
    monkeypatch.setattr(wording, "read", lambda language: json.loads(languages.otherwise(language)))
    of = ear(seed=4)
    of.app.settings.guide = notes.bit("choose")
    sit_down(of, "all_fives", 2)
    while not of.told("note"):
        of.press("A")
        of.wait(3)
    assert of.told("note")[0][0].startswith("A tile can be played if it fits an open end.")
    words = of.app.words
    bright, words.fingers = words(names.NOTES, "choose"), True
    assert "Tap one" in words(names.NOTES, "choose") and "Tap" not in bright
    assert words.heard(words(names.NOTES, "choose")) == words.heard(bright)
    assert words(names.HELP_KEY) % "SELECT" == "Tap: how to play"
    assert words.heard("") == ""  # as the person is named


def test_a_button_is_called_as_it_has_to_be_pressed(ear):
    of = ear()
    for swap, key in (False, "A: open"), (True, "B: open"):
        settings.choose(of.app, "swap", swap)
        of.app.start("puzzles")
        of.wait()
        assert any(key in text for (text,) in of.told("text"))


def test_each_move_of_a_trick_is_told_and_who_takes_it(ear):
    """Until one was taken, and tiles were dropped, by the others."""
    of = ear(seed=3)
    sit_down(of, "tien_gow", 4)
    match, told = of.app.match, []
    while len(match.played) < 9:
        of.press("A")
        of.wait(4)
        told += of.said("moved")
        if match.trick:
            first = match.turn - len(match.trick)
            assert [name for name, _ in of.told("trick")] == [
                of.app.names[(first + i) % 4] for i in range(len(match.trick))
            ]
            assert of.told("winning")[0][0].startswith(of.app.names[match.winning])
    names = {seat: name if seat else "" for seat, name in enumerate(of.app.names)}
    moves = [line for line in told if line[0] != "took"][-5:]
    for line, seat, (played, how) in zip(moves, match.played_by[-5:], match.played[-5:]):
        kind = {chinese_moves.LEAD: "leads", chinese_moves.BEAT: "beats", chinese_moves.DROP: "dropped"}[how]
        assert line[:2] == (kind, names[seat])
        if how != chinese_moves.DROP:
            assert " ".join(map(tiles.name, played)) in line[2:]
        elif seat:
            assert line[2:] == (len(played), "")
    taken = [line for line in told if line[0] == "took"][-1]
    assert taken[3] == match.tricks[of.app.names.index(taken[1]) if taken[1] else 0]


@pytest.mark.parametrize("name", ["all_fives_won_in_mid_round", "tien_gow_match", "pai_gow_match"])
def test_a_review_tells_each_move_and_all_hands(ear, judged_roughly, name):
    of = ear()
    of.person.show("review", match_of(name))
    for _ in range(30):
        of.wait(1)
        if of.app.waits:
            break
    of.press("UP", "UP", "RIGHT", "RIGHT")
    assert len(of.told("held")) == len(of.told("seat")) == of.app.match.seats
    assert of.told("place") and of.told("review")
    if name == "all_fives_won_in_mid_round":
        assert of.said("moved")[-1][:4] == ("played", "Gus", "6-2", "right") and not of.said("said")


def test_a_move_is_told_with_the_end_where_it_lies_the_count_that_scores_and_the_points(ear, midway):
    of = ear()
    of.person.sit_down(midway("all_fives", "6-1", "4-1 6-2 3-3", "5-5 2-2"))
    of.wait(1)
    of.press("A")
    of.wait(2)
    assert of.said("moved") == [("played", "", "4-1", "right", "", [6, 4], 10, 10), ("passed", "Gus")]
    assert of.told("moved") == of.said("moved") and of.said("said") == []


def test_how_many_tiles_were_drawn_is_told_and_which_if_the_person_drew_them(ear, midway):
    of = ear()
    of.person.sit_down(midway("draw", "6-1", "3-3 2-2", "5-5 4-4", boneyard="2-0 4-3 6-2"))
    of.wait(1)
    assert of.told("cursor") == [("draw",)]
    of.press("A")
    of.wait(3)
    assert of.said("moved")[0] == ("drew", "", 3, "2-0, 4-3, 6-2")
    of.person.sit_down(midway("all_fives", "6-1", "4-1 6-2 3-3", "5-5 2-2", boneyard="2-0 4-0"))
    of.wait(1)
    of.press("A")
    of.wait(3)
    assert of.said("moved")[1:] == [("drew", "Gus", 2, ""), ("played", "Gus", "4-0", "right", "", [], 0, 0)]


def test_a_match_that_is_resumed_after_a_restart_is_told_like_any_other(ear):
    of = ear(seed=4)
    sit_down(of, "all_fives", 2)
    of.app.keep()
    badge = of.person.badge
    of = ear(nvm=badge.nvm, sleep_memory=badge.sleep_memory)
    of.press("A", "A")
    of.wait(2)
    assert of.said("moved")[0][:2] in (("played", ""), ("led", ""))


def test_a_score_that_no_count_explains_has_its_reason(ear, midway):
    of = ear()
    of.person.sit_down(midway("bergen", "6-4, 6-1 left", "4-1 3-3", "4-3 2-2"))
    of.wait(1)
    of.press("A", "A")
    of.wait(2)
    assert of.told("moved")[0][-4:] == ("ends", [], 0, 2) and of.said("said") == []


def test_a_move_that_is_taken_back_is_told_no_longer(ear):
    of = ear(seed=4)
    sit_down(of, "all_fives", 2)
    while not of.told("moved") or of.told("moved")[-1][1]:  # until the person has laid a tile, with a choice
        before = len(of.app.match.played)
        of.person.badge.press("A")
        of.wait(0.6)
        if len(of.app.match.played) == before:
            of.wait(2)
    of.press("B")
    assert of.told("moved") == [] and of.told("said") == [("Taken back",)]


def test_what_a_line_writes_below_each_other_is_told_as_one_and_what_stands_beside_it_apart(ear):
    of = ear()
    of.press("A")
    rows = [row[0] for row in of.told("row") + of.told("chosen")]
    assert {"Gus: greedy. Takes the most points at once.", "Play!", "Rules"} <= set(rows)


def test_in_the_persons_turn_what_the_others_did_was_said_and_the_ends_come_before_the_tile_that_is_chosen(ear):
    of = ear(seed=4)
    sit_down(of, "all_fives", 2)
    while not of.said("ends"):
        of.press("A")
        of.wait(3)
    kinds = [line[0] for line in of.heard]
    assert kinds.index("moved") < kinds.index("yours") < kinds.index("ends") < kinds.index("cursor")
    assert any("Gus" in moved for moved in of.said("moved"))
    assert of.told("moves")[0][0] == list(map(of.app.match.name, of.app.match.legal_moves()))


@pytest.mark.parametrize("hand", ["6-4 3-3", "6-2 6-4 3-3"], ids=["chosen already", "another"])
def test_a_hint_tells_its_move_with_the_reason_and_that_is_not_said_again_after_the_move(ear, midway, hand):
    of = ear()
    of.person.sit_down(midway("all_fives", "6-1", hand, "5-5 2-2"))
    of.wait(1)
    assert of.told("cursor")[0][0].startswith(hand[:3])
    for _ in range(2):
        of.press("SELECT")
        of.wait(3)
        ((move, why),) = of.said("hint")
        assert move == "6-4 left" and why
        assert of.told("cursor")[0][0].startswith("6-4")
    of.press("A")
    of.wait(2)
    assert of.said("moved")[0][:4] == ("played", "", "6-4", "left") and of.said("hint") == of.said("said") == []


def test_a_hint_for_a_puzzle_names_no_move_before_the_first_try(ear):
    of = ear()
    of.app.start("puzzles")
    of.wait(1)
    of.press("A")
    of.press("SELECT")
    assert [move for move, _ in of.said("hint")] == [""]


def test_a_puzzle_tells_no_points_before_the_move_and_that_a_button_does_nothing(ear):
    of = ear()
    of.app.start("puzzles")
    of.wait(1)
    of.press("A")
    scores = [tile for tile, arm in of.app.match.legal_moves() if of.app.match.gain(tile, arm)]
    assert scores and of.said("cursor")
    for _ in of.person.scene.table.hand.tiles:
        of.press("RIGHT")
        assert "Scores" not in of.told("cursor")[0][0]
    of.press("B")
    assert of.heard == [("nothing",)]


def test_the_puzzles_are_lines_by_their_numbers_and_the_chosen_one_tells_its_task(ear):
    of = ear()
    of.app.start("puzzles")
    of.wait(1)
    grade = len(of.person.scene.shown)
    assert of.told("text")[0] == (f"Easy 0/{grade} solved",)
    assert of.told("chosen")[0][0] == "1: All Fives. Score 20"
    assert [row[0] for row in of.told("row")] == [str(number + 1) for number in of.person.scene.shown[1:]]


def test_a_note_of_the_guide_is_said_with_its_buttons_and_while_it_waits_it_is_not_the_persons_turn(ear):
    of = ear(seed=4)
    of.app.settings.guide = notes.of_game("all_fives")
    sit_down(of, "all_fives", 2)
    seen = set()
    for _ in range(8):
        assert all(text.endswith("A: go on. B: skip guide.") for (text,) in of.told("note"))
        seen.add((bool(of.told("note")), bool(of.told("yours"))))
        of.press("A")
        of.wait(3)
    assert {(True, False), (False, True)} <= seen and (True, True) not in seen


def test_what_the_person_must_do_in_a_trick_is_told_once(ear):
    of = ear(seed=4)
    sit_down(of, "tien_gow", 4)
    while not of.told("drops"):
        of.press("A")
        of.wait(4)
    assert of.said("drops") and of.told("said") == []
    chosen = of.told("cursor")[0][0].partition(".")[0].partition(",")[0]
    assert "drop" not in chosen and chosen in of.told("drops")[0][0]


@pytest.mark.parametrize(
    ("best", "beaten"),
    [
        ("6-5", ["6-6", "1-1"]),
        ("4-4 4-4", ["6-6 6-6", "1-1 1-1"]),
        ("6-2 5-3", ["6-3 5-4"]),
        ("1-1 5-3", ["6-6 6-3/5-4"]),
        ("6-6 6-6", []),
    ],
)
def test_what_beats_a_trick_is_told_by_its_tiles(best, beaten):
    led = tuple(tuple(map(int, name.split("-"))) for name in best.split())
    assert told_tables.beating(led, phrases.beating(led))[: len(beaten) or 1] == beaten


def test_when_a_match_ends_is_told(ear):
    of = ear()
    for game, seats, options, kind, told in (
        ("draw", 2, {"target": 60}, "target", (60, False)),
        ("kozel", 4, {}, "target", (101, True)),
        ("pai_gow", 2, {"rounds": 12}, "round", (1, 12)),
    ):
        sit_down(of, game, seats, **options)
        assert of.told(kind) == [told] and of.told("target") + of.told("round") == [told]


def test_who_plays_with_the_person_is_told(ear):
    of = ear()
    sit_down(of, "kozel", 4)
    assert of.told("partner") == [(of.app.names[2],)]
    sit_down(of, "draw", 2)
    assert of.told("partner") == []


def test_an_empty_side_of_the_spinner_and_a_double_alone_are_told_apart_from_doubles_at_ends(ear, midway):
    of = ear()
    of.person.sit_down(midway("all_fives", "5-5", "5-1 3-3", "6-6 2-2"))
    of.wait(1)
    assert of.told("ends") == [([["5-5", ""]], 10)]
    of.person.sit_down(midway("all_fives", "5-5, 5-1 left, 5-2 right, 5-3 up, 3-3 up", "6-1 1-1", "6-6 2-2"))
    of.wait(1)
    assert of.told("ends") == [([["left", "1"], ["right", "2"], ["up", "3-3"], ["down", "5-5", "free"]], 9)]


def test_where_a_new_match_is_chosen_its_game_is_a_line_and_what_is_said_stays_true(ear):
    of = ear()
    of.press("A")
    assert of.told("heading") == [("New game",)] and of.told("turns") == []
    game = of.told("row")[0]
    assert (game[0], game[-1]) == ("All Fives", "game")
    of.press("UP", "UP")
    assert of.said("chosen")[0][0].startswith("Gus: greedy") and of.said("turns")
    of.press("RIGHT")
    assert len(of.said("chosen")) == 1
    of.press("UP", "RIGHT")
    assert [line[0] for line in of.said("chosen")] == ["Kurnik"]


def test_after_a_win_the_next_opponent_and_what_else_can_be_chosen_are_said(ear):
    of = ear()
    match = games.load("draw")(2)
    match.scores[:], match.result, match.rounds = [100, 20], 0, 4
    of.person.show("result", match)
    of.wait(2)
    assert [(line[0], line[-1]) for line in of.told("chosen")] == [("Sid, skilled", "other")]
    assert of.told("choices") == [(["Rematch", "Sid", "Review"],)]


@pytest.mark.parametrize("seats", [4, 6])
def test_a_ranking_is_told_from_the_first_to_the_last(ear, seats):
    of = ear()
    match = games.load("blitz")(seats)
    match.scores[:] = range(100, 100 - seats, -1)
    match.scores[3], match.rounds = 120, 4
    match.result = 3
    of.person.show("result", match)
    of.wait(2)
    (told,) = [text for (text,) in of.told("text") if text[:2] == "1."]
    assert told.startswith("1. %s 120, 2. %s 100" % (of.app.names[3], of.app.side_name(0)))
    assert told.count(",") == seats - 1


def test_how_an_evening_stands_is_told_in_words(ear):
    of = ear()
    of.press("DOWN", "DOWN", "DOWN", "A")
    assert len(of.told("chosen")[0][0]) == 4 and of.told("row") == []
    of.press("A")
    assert of.told("evening") == [(3, 0)] and len(of.told("row")) == 7


def test_the_answers_of_a_lesson_are_said_with_its_question(ear):
    of = ear()
    of.press("A", "UP", "A")
    assert of.said("heading") == [("First lesson 1/5",)] and of.said("laid") == [("6-4, 6-6 left, 4-3 right",)]
    assert of.said("choices") == [(["9", "15", "19"],)]
    of.press("A")
    assert of.said("heading") == [("Not quite",)] and of.said("answer") == [("15",)]
    assert of.said("text")[-1] == ("B: back. A: next",)


@pytest.mark.parametrize(
    ("picture", "dominoes", "told"),
    [
        ("6-4, 6-2 left; 2 : 2 → +2", True, [("laid", "6-4, 6-2 left")]),
        ("hand 6-6 > 5-5 ... 0-0 > 6-5", True, [("ranked", ["6-6", "5-5 ... 0-0", "6-5"])]),
        ("hand [6-4 4-1] / 5-5, ? ?", True, [("laid", "6-4 4-1"), ("shown", ["5-5", "? ?"])]),
        ("6-6 > 1-1 * / 5-5 > 3-3", False, [("ranked", ["6-6", "1-1", "5-5", "3-3"])]),
        ("6-3 > 6-2, 4-4 4-4", False, [("ranked", ["6-3", "6-2"]), ("shown", ["4-4 4-4"])]),
    ],
)
def test_a_picture_is_told_without_its_signs(picture, dominoes, told):
    assert pictured.of(picture, dominoes) == told


def test_the_chart_tells_the_tiles_of_each_kind_and_what_the_others_may_have(ear, midway):
    of = ear()
    of.person.sit_down(midway("draw", "6-1", "6-5 2-2", "5-4 4-4"))
    of.wait(1)
    of.app.start("chart")
    of.wait(2)
    kinds = [text.partition(": ") for (text,) in of.told("text")[:3]]
    assert [kind for kind, _, _ in kinds] == ["yours", "played", "unseen"]
    assert sorted(" ".join(found for _, _, found in kinds).split()) == sorted(map(tiles.name, of.app.match.tiles))
    assert of.told("lacks") == [("Gus", [])]


def test_how_pages_are_turned_is_told_without_signs(ear, monkeypatch):
    monkeypatch.setattr(wording, "read", lambda language: json.loads(languages.otherwise(language)))
    of = ear()
    of.person.show("help", games.load("draw")(2))
    of.wait()
    assert any("Left and right: pages" in text for (text,) in of.told("text"))


def test_that_a_button_gives_a_hint_is_not_said_to_those_who_have_a_word_for_it(ear):
    of = ear(seed=4)
    of.app.settings.guide = notes.of_game("all_fives")
    sit_down(of, "all_fives", 2)
    while not of.told("yours"):
        of.press("A")
        of.wait(3)
    of.wait(10)
    assert "SELECT: hint" in [text for text, _ in of.person.texts] and of.told("said") == []


def test_what_changes_with_each_judged_move_is_not_said_meanwhile(ear):
    of = ear()
    of.person.show("review", match_of("all_fives_match"))
    of.wait(2)
    of.press("RIGHT")
    assert of.app.is_judging and of.said("heading") and of.said("text") == [] and of.told("keys")


def test_a_judgement_tells_the_chances_of_its_graph_once_all_is_judged(ear, judged_roughly):
    of = ear()
    of.person.show("review", match_of("all_fives_won_in_mid_round"))
    of.wait(2)
    of.press("RIGHT")
    for _ in range(30):
        if not of.app.is_judging:
            break
        of.wait(1)
    judging = of.app.teller.judging
    assert of.told("chances") == [([round(100 * start) for start in judging.starts],)]
    assert of.told("swayed") == [(round(100 * judging.skill()), round(100 * judging.changed()))] == of.said("swayed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_of_an_arrow_is_told(ear, monkeypatch, language):
    monkeypatch.setattr(wording, "read", lambda language: json.loads(languages.otherwise(language)))
    words = wording.Wording(language)
    for name in names.REVIEW_KEYS, names.JUDGED_KEYS, names.RANKING_KEY:
        assert set("←→↑↓") & set(words(name)) and not set("←→↑↓") & set(words.heard(words(name)))
