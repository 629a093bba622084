# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds, as the statistics show them."""

import pytest

import spoken
from drawings import CHECK, GOLD, GREY, WHITE
from engine import games
from saves import deeds, settings, statistics
from saves.memory import Memory
from simulator.nvm import Nvm
from tests.reading import layers
from words import LANGUAGES, names

ROWS = {(0, 0): [4, 4, 120, 4, 4, 401, 1]}
DONE = b"\x05\x20"  # the first and the third, and the last
SIZES = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]


@pytest.fixture
def look(new_person):
    """look(done, **options): a Person who looks at the deeds, of which these are done."""

    def make(done=DONE, language="en", **options):
        nvm = Nvm()
        chosen = settings.unpack(b"\0")
        chosen.language = language
        Memory(nvm).save({"settings": settings.pack(chosen), **statistics.pack(ROWS), "deeds": done})
        person = new_person(seed=1, nvm=nvm, **options)
        person.press("DOWN", "A", "LEFT")
        return person

    return make


def inks(person):
    """The colours of the lines below the heading, from top to bottom, by their inks."""
    colours = {id(person.app.art.ink(colour)): colour for colour in (GOLD, GREY, WHITE)}
    found = [
        (y, colours.get(id(grid.pixel_shader)))
        for grid, x, y in layers(person.display.root_group)
        if y > 10 and x == 3 + 11 * (colours.get(id(grid.pixel_shader)) == GOLD) and hasattr(grid, "bitmap")
    ]
    return [colour for y, colour in sorted(found) if colour]


def test_they_lie_between_the_last_game_and_the_first(look):
    person = look()
    assert "Deeds: 3/14" in person.read()
    person.press("LEFT")
    assert person.app.words(names.GAMES, games.NAMES[-1]) in person.read()
    person.press("RIGHT")
    assert "Deeds: 3/14" in person.read()
    person.press("RIGHT")
    assert "All Fives" in person.read() and person.scene.deeds is None


def test_what_is_done_has_a_check_mark_and_a_name_in_gold_and_the_rest_is_grey(look):
    person = look()
    (x, top, *_), (_, last, *_) = sorted(person.icons(CHECK), key=lambda box: box[1])
    done = [said for said, box in person.texts if box[0] > x + 8 and box[1] >= 14]
    assert set(done) == {"Self-reliant", "Roadblock"}
    assert inks(person) == [GOLD, WHITE, WHITE, GREY, GREY, GREY, GOLD, WHITE, WHITE]


def test_before_the_first_one_none_is_done(look):
    person = look(b"")
    assert "Deeds: 0/14" in person.read() and person.icons(CHECK) == [] and set(inks(person)) == {GREY}


@pytest.mark.parametrize("button", ["UP", "DOWN"])
def test_up_and_down_turn_the_pages_and_wrap_round(look, button):
    person = look()
    first, seen = person.read(15), 0
    person.press(button)
    while person.read(15) != first:
        seen += 1
        person.press(button)
        assert seen < 20
    assert seen == 4


def test_up_from_the_first_page_leads_to_the_last(look):
    person = look()
    person.press("UP")
    assert "Giant killer" in person.read()


@pytest.mark.parametrize("leave", ["B", "START"])
def test_b_and_start_lead_to_the_title(look, leave):
    person = look()
    person.press("DOWN", leave)
    assert person.scene_name == "scenes.title"


@pytest.mark.parametrize("button", ["A", "SELECT"])
def test_other_buttons_do_nothing(look, button):
    person = look()
    before = person.texts
    person.press(button)
    assert person.texts == before and person.scene.deeds


def test_clearing_the_statistics_clears_them(look):
    person = look()
    person.press("RIGHT", "A", "DOWN", "A", "LEFT")
    assert "Deeds: 0/14" in person.read()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_deed_has_its_name_and_its_sentence_and_a_place_for_both(look, size, language):
    person = look(language=language, size=size)
    words, told = person.app.words, []
    for _ in deeds.KEYS:
        person.assert_laid_out()
        told += [said for said, box in sorted(person.texts, key=lambda seen: seen[1][1]) if box[1] >= 14]
        person.press("DOWN")
    for key in deeds.KEYS:
        name, sentence = words.forms(names.DEEDS, key)
        assert name in told and sentence in " ".join(told)


def test_they_are_told_in_words(look, monkeypatch):
    monkeypatch.setattr("app.App", spoken.SpokenApp)
    person = look()
    assert [text for _, text in spoken.of(person.app)] == [
        "Deeds: 3/14",
        "+ Self-reliant: Go out without having drawn a tile in the round.",
        "Caught loaded: Go out while another player still holds 40 pips or more.",
        "+ Roadblock: Win a blocked round: count the pips before you close the line.",
    ]
    person.press("RIGHT")
    assert spoken.of(person.app)[0] == ("heading", "All Fives")
