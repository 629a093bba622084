# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help: the topics of its pages, that they can be read, and how one gets there."""

import sys

import pytest

from engine import chinese, games, parsing
from engine.chinese_moves import BEAT
from engine.line import FIRST, Line
from languages import Language
from saves import settings
from scenes.help_pages import HAND, PAGES
from tests.reading import layers
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


@pytest.mark.parametrize("game", games.NAMES)
def test_every_page_can_be_reached_with_right_and_left(person, game):
    open_help(person, game)
    count = len(PAGES[game][2])
    seen = []
    while not seen or page(person)[1] not in ("1/%d" % count, "1a/%d" % count):
        heading, number, _ = page(person)
        if number[-len("/%d" % count) - 1] not in "bcd":  # else it is a further part of a long page
            seen.append((heading, number.replace("a/", "/")))
        person.press("RIGHT")
    english = [words("en", game)[topic][0] for topic, picture in PAGES[game][2]]
    assert seen == [(heading, f"{i}/{count}") for i, heading in enumerate(english, 1)]
    assert page(person)[1] == f"1/{count}"
    person.press("LEFT")
    assert page(person)[1].replace("b/", "/") == f"{count}/{count}"


def test_a_page_in_two_parts_does_not_leave_one_short_sentence_for_the_second(new_person):
    person = new_person(seed=1, size=(128, 128))
    open_help(person, "all_fives")
    parts = []
    for _ in range(20):
        if page(person)[0] == "A blocked round":
            parts.append(" ".join(page(person)[2]))
        person.press("RIGHT")
    assert len(parts) == 2 and min(map(len, parts)) > 40, parts


@pytest.mark.parametrize(
    "language, game, lines",
    [
        ("pl", "all_fives", ["Gdy nie ma co brać,", "tracisz kolejkę."]),
    ],
)
def test_a_word_is_not_left_alone_on_the_last_line(new_person, language, game, lines):
    person = new_person(seed=1, size=(128, 128))
    settings.choose(person.app, "language", language)
    open_help(person, game)
    for _ in range(20):
        if lines[0] in page(person)[2]:
            break
        person.press("RIGHT")
    read = [said for said in page(person)[2] if said != ">"]  # a sign of the picture
    at = read.index(lines[0])
    assert read[at : at + 2] == lines


def test_the_page_on_the_keys_tells_those_of_a_pc(person):
    person.app.handheld.keyboard = "A: A, Z. START: P."
    open_help(person, "draw", "LEFT")
    assert "START: pause. A: A, Z. START: P." in " ".join(page(person)[2])
    person.press("LEFT")
    assert "START: P." not in " ".join(page(person)[2])


def test_every_page_but_the_one_on_the_keys_has_a_picture():
    for game, (_, _, pages) in PAGES.items():
        assert [topic for topic, picture in pages if not picture] in ([], ["keys"]), game
        assert "keys" not in [topic for topic, _ in pages[:-1]], game


def test_names_stand_under_their_tiles(person):
    open_help(person, "tien_gow", "RIGHT", "RIGHT")
    tiles = sorted(person.tiles, key=lambda box: (box[1], box[0]))[:4]
    for (left, _, right, bottom), name in zip(tiles, ("Heaven", "Earth", "Man", "Harmony"), strict=True):
        x, y, end, _ = next(box for said, box in person.texts if said == name)
        assert abs(left + right - x - end) <= 3 and 0 <= y - bottom <= 3


def assert_readable(person):
    """No text is cut off, or lies over another or over the picture."""
    person.assert_laid_out()
    for left, top, right, bottom in person.tiles:
        assert 0 < left and right < person.app.handheld.screen.width
        for said, (x, y, end, low) in person.texts:
            assert right <= x or end <= left or bottom - 1 <= y or low - 1 <= top, said


@pytest.mark.parametrize(
    ("language", "game", "size", "large"),
    [  # each language and each game before every commit, and the sizes in turn
        pytest.param(
            language, game, SIZES[(number + at) % len(SIZES)], large, marks=[SLOW] if (number + at) % 4 else []
        )
        for number, language in enumerate(LANGUAGES)
        for at, game in enumerate(games.NAMES)
        for large in (False, True)
    ],
)
def test_every_page_can_be_read(new_person, language, game, size, large):
    person = new_person(seed=1, size=size)
    settings.choose(person.app, "language", language)
    settings.choose(person.app, "large", large)
    open_help(person, game)
    count = len(PAGES[game][2])
    for at, (topic, picture) in enumerate(PAGES[game][2], 1):
        heading, sentences = words(language, game)[topic]
        to_read, numbers, tiles = sentences.replace("Ⓐ", "A").replace("Ⓑ", "B"), [], []
        while page(person)[1].split("/")[0].rstrip("abcdef") == str(at):  # on a small page it may come in parts
            assert page(person)[0] == heading
            assert all(person.scene._parts), topic  # none is a picture alone
            numbers.append(page(person)[1])
            for said in page(person)[2]:
                to_read = to_read[len(said) :].lstrip() if to_read.startswith(said) else to_read
            tiles = person.tiles
            assert_readable(person)
            person.press("RIGHT")
        assert to_read == "", topic
        assert numbers == [f"{at}/{count}"] or numbers == [f"{at}{part}/{count}" for part in "abcdef"[: len(numbers)]]
        assert bool(picture) == bool(tiles), topic


@pytest.mark.parametrize(
    "topic, sum_shown",
    [("goal", "10 + 0 = 10"), ("line", "12 + 1 = 13"), ("points", "12 + 3 = 15"), ("spinner", "1 + 6 + 3 = 10")],
)
def test_a_picture_shows_the_sum_of_its_ends(person, topic, sum_shown):
    open_help(person, "all_fives", *["RIGHT"] * [name for name, _ in PAGES["all_fives"][2]].index(topic))
    assert sum_shown in page(person)[2]


def test_the_tiles_of_a_picture_touch_where_their_numbers_are_equal(person):
    """Read from left to right: the picture of 6-4, 6-6 left, 4-1 right."""
    open_help(person, "all_fives", "RIGHT", "RIGHT")
    sheet = person.app.art.tiles[13]
    tiles = [
        (x, grid[0] // 2, grid[1] // 2)
        for grid, x, y in layers(person.display.root_group)
        if getattr(grid, "bitmap", None) is sheet
    ]
    (left, *double), (middle, *first), (right, *last) = sorted(tiles)
    assert double[0] == double[1] >= 6 and (first, last) == ([6, 4], [4, 1])
    assert (middle - left, right - middle) == (13, 26)


@pytest.mark.parametrize("button", ["B", "START", "SELECT"])
def test_the_help_leads_back_to_the_choice_of_a_match(person, button):
    open_help(person, "kozel", "RIGHT", button)
    assert person.scene_name == "scenes.new_game" and person.scene.choice.game == "kozel"
    assert not any(name.startswith(("scenes.help", "scenes.picture")) for name in sys.modules)
    assert not person.app.art.chinese


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
        ("kurnik", "6-6, 6-4 left", "6-5 4-1", "The sum"),
        ("draw", "6-4", "6-5 4-1", "Joining tiles"),
        ("bergen", "6-4", "6-5 4-1", "Ends alike"),
        ("bergen", "6-4", "5-5 2-1", "Drawing"),
        ("kozel", "6-4", "6-5 4-1", "Joining tiles"),
    ],
)
def test_the_help_opens_where_one_is(person, midway, game, line, hand, heading):
    person.sit_down(midway(game, line, hand, "3-3 3-0", boneyard="0-0 1-0 2-0"))
    person.wait(1)
    assert open_from_pause(person) == heading


@pytest.mark.parametrize("game, heading", [("tien_gow", "Leading"), ("pai_gow", "The stake")])
def test_the_help_of_a_chinese_game_opens_where_one_is(person, game, heading):
    rules = games.load(game)
    person.sit_down(rules(rules.SEATS[0]))
    person.wait_until_still()
    if game == "tien_gow":
        person.wait_for_turn()
        if person.app.match.trick:
            heading = "Beating" if person.app.match.moves[0][1] == BEAT else "Dropping"
    assert open_from_pause(person) == heading
    person.press("B", "B")
    assert person.app.scene == "table" and person.app.art.chinese or game == "pai_gow"


def test_the_pause_in_a_summary_leads_to_the_page_on_the_end_of_a_round(person, midway, play):
    match = midway("all_fives", "6-4", "6-5", "3-3 3-0")
    play(match, "6-5 left")
    person.show("summary", match)
    assert open_from_pause(person) == "Going out"


def test_the_second_part_of_a_page_has_a_picture_of_its_own(person):
    open_help(person, "blitz", *["RIGHT"] * 5)
    assert page(person)[1] == "6a/12" and len(person.tiles) == 7  # the line, the hand, and what is drawn
    person.press("RIGHT")
    assert page(person)[1] == "6b/12" and len(person.tiles) == 4


def test_every_picture_is_of_tiles_that_fit():
    for game, (_, kind, pages) in PAGES.items():
        for topic, picture in [(topic, picture) for topic, both in pages for picture in both.split(" | ")]:
            tiles, _, numbers = picture.partition("; ")
            assert all(character in DIGITS for character in numbers), topic
            if kind == "tiles" or tiles.startswith(HAND):
                shown = tiles.removeprefix(HAND).split()
                standing = [parsing.tile(word.strip("[,]")) for word in shown if word[0] not in ">*/?"]
                assert all(tile in chinese.SET or kind != "tiles" for tile in standing), topic
            elif picture:
                played = [parsing.move(name) for name in tiles.split(", ")]
                line = Line()
                for tile, arm in played:
                    assert arm == FIRST or line.ends[arm] in tile, (game, topic)
                    line.add(tile, arm)
                assert len({tile for tile, arm in played}) == len(played)
