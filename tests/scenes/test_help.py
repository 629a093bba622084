# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help: the topics of its pages, that they can be read, and how one gets there."""

import pytest

from engine import chinese, games, parsing
from engine.chinese_moves import BEAT
from engine.line import FIRST, Line
from languages import Language
from saves import settings
from scenes.help_pages import HAND, PAGES
from words import LANGUAGES

SLOW = pytest.mark.slow("hundreds of pages, each of languages and games")

WIDE = 160, 128
DIGITS = "0123456789 +-=→×:,"  # what any language writes
SIZES = WIDE, (128, 128), (240, 135), (240, 240), (320, 240)


def words(language, game):
    """The heading and the text of each page of the help on a game, by topic."""
    said = Language(language)
    own, shared = getattr(said, f"HELP_{game.upper()}"), said.HELP_LINE
    return {topic: own.get(topic) or shared[topic] for topic, picture in PAGES[game][2]}


def page(person):
    """The texts of the current page: its heading, its number, and the rest."""
    heading, number, *rest = [said for said, box in person.texts]
    return heading, number, rest


def open_help(person, game, *buttons):
    """From the title to the help on a game that is chosen there, and some buttons more."""
    person.press("A")
    person.choose("game", game)
    person.press("SELECT")
    assert person.scene_name == "scenes.help_chosen"
    person.press(*buttons)


def test_there_are_pages_on_every_game_and_of_every_topic_in_every_language():
    assert list(PAGES) == list(games.NAMES)
    for game, (_, _, pages) in PAGES.items():
        topics = [topic for topic, picture in pages]
        assert len(set(topics)) == len(topics) and 3 <= len(topics) <= 13
        for language in LANGUAGES:
            own = getattr(Language(language), f"HELP_{game.upper()}")
            assert set(own) <= set(topics), (language, game)  # no page is written in vain
            assert all(len(said) == 2 for said in words(language, game).values())


def test_the_page_on_the_keys_tells_those_of_a_pc(person):
    person.app.handheld.keyboard = "A: A, Z. START: P."
    open_help(person, "draw", "LEFT")
    assert "START: pause. A: A, Z. START: P." in " ".join(page(person)[2])
    person.press("LEFT")
    assert "START: P." not in " ".join(page(person)[2])


# Each game, in another language on another screen; test_boards.py looks at the pages with usual letters in all of them.
@pytest.mark.parametrize(
    ("game", "language", "size", "large"),
    [
        (game, (LANGUAGES * 2)[at], (SIZES * 2)[at], at not in (0, 4))  # the usual letters in English, and in Polish
        for at, game in enumerate(games.NAMES)
    ],
)
def test_right_leads_through_all_pages_and_all_of_each_can_be_read(new_person, check, game, language, size, large):
    person = new_person(seed=1, size=size)
    settings.choose(person.app, "language", language)
    settings.choose(person.app, "large", large)
    open_help(person, game)
    count = len(PAGES[game][2])
    for at, (topic, picture) in enumerate(PAGES[game][2], 1):
        heading, sentences = words(language, game)[topic]
        to_read, numbers = sentences.replace("Ⓐ", "A").replace("Ⓑ", "B"), []
        while page(person)[1].split("/")[0].rstrip("abcdef") == str(at):  # on a small page it may come in parts
            assert page(person)[0] == heading
            assert all(person.scene._parts), topic  # none is a picture alone
            numbers.append(page(person)[1])
            for said in page(person)[2]:
                to_read = to_read[len(said) :].lstrip() if to_read.startswith(said) else to_read
            has_tiles = bool(person.tiles)
            check(person.badge, topic)
            person.press("RIGHT")
        assert to_read == "" and has_tiles == bool(picture), topic
        assert numbers == [f"{at}/{count}"] or numbers == [f"{at}{part}/{count}" for part in "abcdef"[: len(numbers)]]
    assert page(person)[1] in (f"1/{count}", f"1a/{count}")
    person.press("LEFT")
    assert page(person)[1] == numbers[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_kurniks_page_on_its_ends_shows_a_line_with_two_and_one_with_four(person, language):
    settings.choose(person.app, "language", language)
    open_help(person, "kurnik", *["RIGHT"] * 4)
    shown = len(person.tiles)
    if page(person)[1] == "5a/11":  # in two parts, each with its picture
        person.press("RIGHT")
        shown += len(person.tiles)
    assert page(person)[1] in ("5/11", "5b/11") and shown == 3 + 4


def test_the_first_part_of_a_page_has_its_picture_too(new_person):
    person = new_person(seed=1, size=(240, 240))
    open_help(person, "tien_gow")
    assert page(person)[1] == "1a/13" and len(person.tiles) == 4


def test_a_picture_shows_the_sum_of_its_ends(person):
    open_help(person, "all_fives")
    seen = set()
    for _ in PAGES["all_fives"][2]:
        seen |= set(page(person)[2])
        person.press("RIGHT")
    assert {"10 + 0 = 10", "12 + 1 = 13", "12 + 3 = 15", "1 + 6 + 3 = 10"} <= seen


@pytest.mark.parametrize("button", ["B", "SELECT"])
def test_the_help_leads_back_to_the_choice_of_a_match(person, button):
    open_help(person, "kozel", "RIGHT", button)
    assert person.scene_name == "scenes.new_game" and person.scene.choice.game == "kozel"


def open_from_pause(person):
    person.press("START", "DOWN", "A")
    person.wait(0.1)
    assert person.scene_name == "scenes.help"
    return page(person)[0]


def test_the_pause_leads_to_the_help_and_back(person):
    person.start_match()
    person.wait_for_turn()
    open_from_pause(person)
    person.press("B")
    assert person.scene_name == "scenes.pause"
    person.press("B")
    assert person.scene_name == "tables.line.scene"


@pytest.mark.parametrize(
    "game, line, hand, heading",
    [
        ("all_fives", "6-4", "6-5 4-1", "The sum"),
        ("all_fives", "6-6, 6-4 left", "6-5 4-1", "The spinner"),
        ("all_fives", "6-4", "5-5 2-1", "Drawing"),
        ("draw", "6-4", "6-5 4-1", "Joining tiles"),
        ("bergen", "6-4", "6-5 4-1", "Ends alike"),
    ],
)
def test_the_help_opens_where_one_is(person, midway, game, line, hand, heading):
    person.sit_down(midway(game, line, hand, "3-3 3-0", boneyard="0-0 1-0 2-0"))
    person.wait(1)
    assert open_from_pause(person) == heading


def test_the_help_of_tien_gow_opens_where_one_is(person):
    person.sit_down(games.load("tien_gow")(4))
    person.wait_until_still()
    person.wait_for_turn()
    heading = "Leading"
    if person.app.match.trick:
        heading = "Beating" if person.app.match.moves[0][1] == BEAT else "Dropping"
    assert open_from_pause(person) == heading
    person.press("B", "B")
    assert person.app.scene == "table" and person.app.art.chinese


def test_the_pause_in_a_summary_leads_to_the_page_on_the_end_of_a_round(person, midway, play):
    match = midway("all_fives", "6-4", "6-5", "3-3 3-0")
    play(match, "6-5 left")
    person.show("summary", match)
    assert open_from_pause(person) == "Going out"


def test_every_picture_is_of_tiles_that_fit():
    for game, (_, kind, pages) in PAGES.items():
        for topic, picture in [(topic, picture) for topic, both in pages for picture in both.split(" | ")]:
            tiles, _, numbers = picture.partition("; ")
            assert all(character in DIGITS for character in numbers), topic
            if kind == "tiles" or tiles.startswith(HAND):
                shown = tiles.removeprefix(HAND).split()
                standing = [parsing.tile(word.strip("[,]")) for word in shown if word[0] not in ">*/?."]
                assert all(tile in chinese.SET or kind != "tiles" for tile in standing), topic
            elif picture:
                played = [parsing.move(name) for name in tiles.split(", ")]
                line = Line()
                for tile, arm in played:
                    assert arm == FIRST or line.ends[arm] in tile, (game, topic)
                    line.add(tile, arm)
                assert len({tile for tile, arm in played}) == len(played)
