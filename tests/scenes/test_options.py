# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The options, and the settings that are kept."""

import pytest

from drawings import BUTTON_A, BUTTON_B, ICON
from handheld.speaker import ALL, IMPORTANT, NONE
from languages import Language
from saves import notes, settings
from saves.memory import Memory
from simulator.nvm import Nvm
from words import LANGUAGES, font

ALL_NOTES = (1 << notes.COUNT) - 1


def open_options(person, name="sound"):
    """Open the options, and choose the row of a setting."""
    person.press("UP", "UP", "UP", "UP", "A")
    assert person.scene_name == "scenes.options"
    go_to(person, name)


def open_from_pause(person, name="sound"):
    """From a table or a summary open the options by way of the pause, and choose the row of a setting."""
    person.press("START", "UP", "UP", "A")
    assert person.scene_name == "scenes.options"
    go_to(person, name)


def go_to(person, name):
    """Choose the row of a setting, whose order only the screen has."""
    while person.scene.menu.chosen != person.scene.rows.index(name):
        person.press("DOWN")


@pytest.mark.parametrize("button", ["A", "LEFT"])
def test_a_setting_is_changed_at_once_and_shown(person, button):
    open_options(person, "lights")
    assert person.value("Lights") == "on"
    person.press(button)
    assert person.app.settings.lights is False and person.app.handheld.lights.on is False
    assert person.value("Lights") == "off"
    person.press(button)
    assert person.app.handheld.lights.on is True


@pytest.mark.parametrize(
    "way, scene",
    [
        (("B",), "title"),
        (("UP", "UP", "A"), "house_rules"),
    ],
)
def test_on_leaving_the_settings_are_kept_in_one_write(new_person, way, scene):
    nvm = Nvm()
    person = new_person(nvm=nvm)
    open_options(person)
    person.press("A")
    assert nvm.writes == 0
    person.press(*way)
    assert person.scene_name == f"scenes.{scene}"
    assert nvm.writes == 1
    again = new_person(nvm=nvm).app
    assert again.settings.sound == again.handheld.speaker.wanted == NONE and again.settings.lights is True


def test_the_pause_leads_to_the_options_and_they_lead_back(new_person):
    nvm = Nvm()
    person = new_person(nvm=nvm)
    person.start_match()
    open_from_pause(person)
    person.press("A", "START")
    assert person.scene_name == "scenes.pause" and person.app.settings.sound == NONE
    again = new_person(nvm=nvm).app
    assert again.settings.sound == NONE and again.match.moves


def letters(person):
    """The pixels of the icons of the buttons A and B, and the characters of their signs in sentences."""
    icons, across = person.app.art.icons, person.app.art.icons.width // ICON
    cells = [(cell % across * ICON, cell // across * ICON) for cell in (BUTTON_A, BUTTON_B)]
    pixels = [[icons[x + i % ICON, y + i // ICON] for i in range(ICON * ICON)] for x, y in cells]
    return pixels, [font.OTHERS["Ⓐ"], font.OTHERS["Ⓑ"]]


def test_a_and_b_are_swapped_at_once_on_the_screen_too_and_after_power_off(new_person):
    nvm = Nvm()
    person = new_person(nvm=nvm)
    marked = letters(person)
    open_options(person, "swap")
    person.press("RIGHT")
    assert letters(person) == tuple(pair[::-1] for pair in marked)
    assert person.scene_name == "scenes.options" and person.value("B and A") == "swapped"  # the same row
    person.press("A")
    assert person.scene_name == "scenes.title"  # A goes back now
    again = new_person(nvm=nvm)
    assert letters(again) == tuple(pair[::-1] for pair in marked)
    again.press("UP", "UP", "UP", "UP", "B")
    assert again.scene_name == "scenes.options"  # and B takes
    go_to(again, "swap")
    again.press("B")
    assert letters(again) == marked and again.value("A and B") == "as marked"


def test_the_pause_turns_the_sound_off_and_on(person):
    person.start_match()
    person.press("START", "UP", "UP", "UP")
    for said, wanted in ("none", NONE), ("important", IMPORTANT), ("all", ALL):
        person.press("RIGHT")
        assert f"Sound: {said}" in [text for text, box in person.texts]
        assert person.app.settings.sound == person.app.handheld.speaker.wanted == wanted
    person.press("B")
    assert person.scene_name == "tables.line.scene"


def test_the_options_lead_to_the_house_rules_and_b_from_there_to_the_new_game_and_the_title(person):
    open_options(person, "rules")
    assert "House rules" in person.read()
    person.press("LEFT")
    assert person.scene_name == "scenes.options"
    person.press("A")
    assert {"Rules", "Starts", "Blocked"} < set(person.read())
    person.press("B")
    person.wait(0.3)
    assert {"Play!", "Rules"} < set(person.read())
    person.press("B")
    assert person.scene_name == "scenes.title"


@pytest.mark.parametrize("packed", [b"", b"\x00", b"\x09\x01", b"\xff" * 20])
def test_settings_that_make_no_sense_are_the_defaults(packed):
    unpacked = settings.unpack(packed)
    assert unpacked.sound == ALL
    assert unpacked.lights is (packed[1:2] != b"\x01")
    assert (unpacked.language, unpacked.theme, unpacked.numerals) == ("en", "felt", False)
    assert unpacked.kept is (packed != b"")


def test_settings_come_back_as_they_were_packed():
    chosen = settings.unpack(b"")
    last = {name: 1 << notes.COUNT - 1 if name == "guide" else values[-1] for name, values in settings.ALL}
    for name, value in last.items():
        setattr(chosen, name, value)
    again = settings.unpack(settings.pack(chosen))
    assert {name: getattr(again, name) for name in last} == last


def test_another_language_is_spoken_at_once_and_remembered(new_person):
    nvm, language = Nvm(), LANGUAGES[-1]
    person = new_person(nvm=nvm)
    open_options(person, "language")
    while person.app.settings.language != language:
        person.press("RIGHT")
        assert person.scene_name == "scenes.options" and person.scene.menu.chosen == 0
    own = Language(language)
    assert own.OPTIONS in person.read() and any(line.endswith(own.LANGUAGE) for line in person.read())
    person.press("B")
    assert Language(language).NEW_GAME in person.read()
    assert new_person(nvm=nvm).app.settings.language == language


@pytest.mark.painted
def test_without_hints_select_does_nothing_and_the_pause_does_not_speak_of_them(person):
    open_options(person, "hints")
    person.press("A", "B")
    person.start_match()
    person.wait_for_turn()
    person.wait(1)
    before = person.badge.frame().tobytes()
    person.press("SELECT")
    assert person.badge.frame().tobytes() == before
    person.press("START")
    assert person.scene_name == "scenes.pause"
    assert not any("hint" in line for line in person.read())


def colours(person):
    """The colours of the picture, as (red, green, blue)."""
    return {colour for count, colour in person.badge.frame().getcolors(1 << 16)}


@pytest.mark.painted
def test_the_theme_changes_all_colours_at_once_and_is_remembered(new_person):
    nvm = Nvm()
    person = new_person(nvm=nvm)
    open_options(person, "theme")
    before = colours(person)
    person.press("A")
    after = colours(person)
    assert (0, 0, 0) in after and (255, 255, 0) in after and not before & after - {(255, 255, 255)}
    person.press("B")
    title = person.badge.frame().tobytes()
    assert new_person(nvm=nvm).badge.frame().tobytes() == title
    open_options(person := new_person(nvm=nvm), "theme")
    person.press("A")
    assert colours(person) == before


MANY = {"deeds": b"\xff\x0f"}  # the bits of twelve deeds


def with_deeds(new_person, deeds=MANY):
    """A Person who has done deeds."""
    nvm = Nvm()
    Memory(nvm).save({"settings": bytes(1), **deeds})
    return new_person(nvm=nvm)


@pytest.mark.painted
@pytest.mark.parametrize("name, title", [("cloth", "Cloth"), ("back", "Tile backs")])
def test_cloths_and_backs_that_are_won_are_shown_at_once_with_some_tiles_and_kept(new_person, name, title):
    person = with_deeds(new_person)
    open_options(person, name)
    shown, values = [colours(person)], [person.value(title)]
    for chosen in 1, 2, 3, 0:
        person.press("A")
        assert getattr(person.app.settings, name) == chosen
        shown.append(colours(person))
        values.append(person.value(title))
    assert shown[0] == shown[4] and len(set(map(frozenset, shown))) == 4 == len(set(values))
    person.press("LEFT", "B")
    again = new_person(nvm=person.badge.nvm)
    open_options(again, name)
    assert colours(again) == shown[3] and getattr(again.app.settings, name) == 3


def test_before_a_cloth_is_won_its_row_says_how_many_tiles_win_one(person):
    open_options(person, "cloth")
    assert person.value("Cloth") == "green"
    person.press("A")
    assert person.value("Cloth") == "next at 4" and person.app.settings.cloth == 0


def test_in_high_contrast_there_are_neither_cloths_nor_backs(new_person):
    person = with_deeds(new_person)
    open_options(person, "theme")
    person.press("A")
    assert person.value("Colours") == "high contrast" and person.value("Cloth") == person.value("Tile backs") == ""
    person.press("UP", "A")
    assert person.value("Tile backs") == "" and person.app.settings.back == 0
    person.press("DOWN", "A")
    assert person.value("Cloth") == "green" and person.value("Tile backs") == "wine"


@pytest.mark.painted
def test_numerals_take_the_place_of_pips_at_once(person):
    pips = person.badge.frame().tobytes()
    for is_same in False, True:
        open_options(person, "numerals")
        person.press("A", "B")
        assert (person.badge.frame().tobytes() == pips) == is_same


@pytest.mark.parametrize("to_come, button", [(ALL_NOTES, "A"), (notes.bit("level"), "LEFT")])
def test_the_guide_is_on_while_notes_are_to_come_and_can_be_put_off_or_brought_back_whole(person, to_come, button):
    person.app.settings.guide = to_come
    open_options(person, "guide")
    assert person.value("Guide") == "on"
    person.press(button)
    assert person.app.settings.guide == 0 and person.value("Guide") == "off"
    person.press(button)
    assert person.app.settings.guide == ALL_NOTES and person.value("Guide") == "on"


def test_the_guide_comes_back_to_the_match_that_is_being_played(person, begin):
    person.take_match(begin("draw", "", ""))
    open_options(person, "guide")
    person.press("A", "B", "A")
    assert person.scene.guided and person.app.settings.guide == notes.of_game("draw")


def test_with_one_hand_three_buttons_lead_through_everything(person):
    """SELECT is RIGHT, and B is DOWN; held down, they are themselves, and START is UP."""
    open_options(person, "one_hand")
    person.press("A")
    assert person.app.settings.one_hand and person.value("One hand") == "on"
    assert "B: ↓, SELECT: →, START...: ↑" in [text for text, box in person.texts]
    row = person.scene.menu.chosen
    assert tap(person, "B") == row + 1 and tap(person, "SELECT") == row + 1
    assert person.app.settings.faces is False
    assert hold(person, "START") == row
    hold(person, "B")
    assert person.scene_name == "scenes.title"


def tap(person, button):
    """Press and release a button of the badge; returns the chosen row."""
    person.badge.press(button)
    person.wait(0.2)
    return person.scene.menu.chosen


def hold(person, button):
    """Hold a button of the badge down; returns the chosen row."""
    person.badge.hold(button)
    person.wait(0.7)
    person.badge.release(button)
    person.wait(0.2)
    return person.scene.menu.chosen
