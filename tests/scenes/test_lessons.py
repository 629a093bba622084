# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The first lessons: the engine finds each answer, and one gets there and back."""

import pytest

from drawings import BUTTON_A, CHECK
from engine import chinese, games, parsing
from engine.chinese_moves import DROP, LEAD
from engine.games import pai_gow, tien_gow
from languages import Language
from scenes import TAUGHT
from scenes.help_pages import HAND
from scenes.lessons import LESSONS
from tests.scenes.test_help import open_help
from words import LANGUAGES, names

SLOW = pytest.mark.slow("six languages on four sizes of screens")


def texts(language):
    """By game and topic the question and its reason."""
    return Language(language).LESSONS


def questions(game):
    return {topic: (picture, choices, right) for topic, picture, choices, right in LESSONS[game]}


def tiles(text):
    return chinese.arrange(map(parsing.tile, text.split()))


def only(game, topic, holds):
    """Assert that of the choices `holds` is true of the right one alone."""
    _, choices, right = questions(game)[topic]
    assert [bool(holds(choice)) for choice in choices] == [i == right for i in range(len(choices))], (game, topic)


@pytest.mark.parametrize("topic", ["double", "spinner"])
def test_the_ends_add_up_to_the_right_choice(lay, topic):
    line = lay(questions("all_fives")[topic][0], has_spinner=True)
    only("all_fives", topic, lambda choice: int(choice) == line.count())


@pytest.mark.parametrize("topic", ["score", "arm"])
def test_the_right_tile_scores_ten_wherever_it_is_laid_and_no_other_scores(midway, topic):
    picture, choices, _ = questions("all_fives")[topic]
    moves = list(map(parsing.move, choices))
    hand = " ".join(choice.split()[0] for choice in choices)
    match = midway("all_fives", picture, hand + " 0-0", "2-2 2-1")
    legal = [move for move in match.legal_moves() if move[0] != (0, 0)]
    assert set(moves) <= set(legal)
    best = {tile: max(match.gain(*move) for move in legal if move[0] == tile) for tile, _ in moves}
    only("all_fives", topic, lambda choice: match.gain(*parsing.move(choice)) == 10)
    only("all_fives", topic, lambda choice: best[parsing.move(choice)[0]])


def test_going_out_scores_the_right_choice(midway, play):
    held = questions("all_fives")["out"][0].removeprefix(HAND)
    match = midway("all_fives", "6-2", "2-1", held)
    play(match, "2-1 right")
    only("all_fives", "out", lambda choice: int(choice) == match.ended.points)


@pytest.mark.parametrize("topic", ["civil", "pair", "set"])
def test_only_the_right_tiles_beat_those_that_are_led(topic):
    led = tiles(questions("tien_gow")[topic][0])
    match = games.load("tien_gow")()
    match.deal(1)
    match.trick, match.winning = [(led, LEAD)], 3
    only("tien_gow", topic, lambda choice: match._beating([tiles(choice)]))


def test_a_trick_counts_as_many_tricks_as_the_right_choice():
    led = tiles(questions("tien_gow")["count"][0])
    assert tien_gow.combination(led)
    match = games.load("tien_gow")()
    match.deal(1)
    low = tiles("5-1 2-1 3-2")
    match.hands = [list(led + tiles("2-2"))] + [list(low + tiles("3-3")) for _ in range(3)]
    match.turn = match.leader = match.winning = 0
    match.moves = match.find_moves()
    match.make((led, LEAD))
    for _ in range(3):
        match.make((low, DROP))
    only("tien_gow", "count", lambda choice: int(choice) == match.tricks[0])


def test_a_loser_with_one_trick_pays_the_right_choice():
    match = games.load("tien_gow")()
    match.leader, match.winning, match.tricks = 3, 1, [1, 4, 2, 1]
    only("tien_gow", "pay", lambda choice: -int(choice) == match._payments()[0])
    match.leader = 0
    assert match._payments()[0] == -6  # the banker


def test_the_right_hand_ranks_highest():
    _, choices, _ = questions("pai_gow")["pair"]
    ranks = [pai_gow.rank(tiles(choice)) for choice in choices]
    only("pai_gow", "pair", lambda choice: pai_gow.rank(tiles(choice)) == max(ranks))


def test_the_hand_counts_the_right_choice():
    hand = tiles(questions("pai_gow")["digit"][0])
    only("pai_gow", "digit", lambda choice: int(choice) == pai_gow.hand_class(hand))


def test_only_the_right_hand_is_a_gong():
    only("pai_gow", "gong", lambda choice: pai_gow.hand_class(tiles(choice)) == pai_gow.GONG)


def test_level_hands_are_won_by_the_right_choice():
    own, bankers = map(tiles, questions("pai_gow")["level"][0].split(", "))
    assert pai_gow.rank(own) == pai_gow.rank(bankers)
    winner = names.YOU if pai_gow.is_better(own, bankers) else names.BANKER
    only("pai_gow", "level", lambda choice: choice == winner)


def test_both_hands_bring_the_right_choice():
    own, bankers = [[tiles(hand) for hand in row.split(", ")] for row in questions("pai_gow")["push"][0].split(" / ")]
    for high, low in own, bankers:
        assert pai_gow.rank(high) > pai_gow.rank(low)
    better = sum(pai_gow.is_better(*pair) for pair in zip(own, bankers, strict=True))
    only("pai_gow", "push", lambda choice: int(choice) == (better - 1) * 10)


def test_there_are_five_questions_on_each_game_with_texts_in_every_language():
    assert tuple(LESSONS) == TAUGHT
    assert all(len(asked) == 5 for asked in LESSONS.values())
    topics = [f"{game}.{topic}" for game, asked in LESSONS.items() for topic, *_ in asked]
    for language in LANGUAGES:
        assert list(texts(language)) == topics and all(len(forms) == 2 for forms in texts(language).values())


def open_lesson(person, game):
    """From the title to the lesson on a game, by the first page of its help."""
    open_help(person, game, "A")
    assert person.scene_name == "scenes.lesson"


def heading(person):
    return min(person.texts, key=lambda seen: seen[1][1])[0]


def written(person):
    return " ".join(said for said, box in sorted(person.texts, key=lambda seen: seen[1][1]))


@pytest.mark.parametrize("game", TAUGHT)
def test_an_answer_is_told_right_or_wrong_at_once_with_its_reason(person, game):
    open_lesson(person, game)
    for number, (topic, (_, choices, right)) in enumerate(questions(game).items()):
        question, reason = texts("en")[f"{game}.{topic}"]
        assert heading(person) == "First lesson" and not person.icons(CHECK)
        assert question in written(person)
        wrong = number % 2
        person.press(*["RIGHT"] * ((right + wrong) % len(choices)), "A")
        assert heading(person) == ("Not quite" if wrong else "Right!") and person.scene.answered
        (left, _, end, _) = person.icons(CHECK)[0]
        x, _, wide, _ = person.scene.boxes[right]
        assert x < (left + end) // 2 <= x + wide
        assert reason in written(person)
        person.press("A")
    assert person.scene_name == "scenes.help_chosen" and person.scene.game == game


def test_the_first_page_of_the_help_leads_to_the_lesson_and_back(person):
    open_help(person, "all_fives")
    assert person.icons(BUTTON_A)[0][1] < 128
    person.press("A")
    assert person.scene_name == "scenes.lesson"
    person.press("B")
    assert person.scene_name == "scenes.help_chosen" and person.scene.number == 0
    person.press("RIGHT")
    assert not [box for box in person.icons(BUTTON_A) if box[1] < 128]
    person.press("A")
    assert person.scene_name == "scenes.help_chosen" and person.scene.number == 2


def test_the_help_on_a_game_without_a_lesson_turns_its_page(person):
    open_help(person, "kozel", "A")
    assert person.scene_name == "scenes.help_chosen" and person.scene.number == 1
