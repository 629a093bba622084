# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The guide to the first match: each note when it is due, once, and never again for who doesn't want it."""

import operator
import sys

import pytest

from languages import Language
from saves import settings
from saves.settings import NOTES
from simulator.badge import SIZES
from simulator.nvm import Nvm
from tests.conftest import start
from tests.reading import around, layers
from tests.tables.line.shown import BAR
from words import LANGUAGES, names

LATER = "sum", "spinner", "draw", "end"  # once the person has been told how to choose


@pytest.fixture
def guided(new_person, midway):
    """guided("6-4", "6-5", "3-3", notes=("sum",), leader=1): a person at a table with such a line, and those notes
    to come."""

    def make(line, mine, theirs, notes=LATER, **options):
        person = new_person(seed=1)
        person.app.settings.guide = notes
        match = midway("all_fives", line, mine, theirs, **options)
        person.take_match(match)
        person.app.start("title")
        person.step()
        person.press("A")
        person.wait(0.1)  # to see the table, and the note on it
        assert person.scene.guide
        return person

    return make


def note(person):
    """The note that is shown, by its name; None without one."""
    if "explain" not in person.badge.flow:
        return None
    said = " ".join(said for said, box in person.texts)
    notes = Language("en").NOTES
    return [name for name, words in notes.items() if words.replace("Ⓐ", "A") in said][0]


def wait_for_note(person):
    while note(person) is None:
        person.step()
    person.wait(0.2)  # to see it


def pause_over_note(person, back):
    """Press START over a note, and `back` in the pause that follows, until a note is shown again."""
    person.press("START")
    person.wait(0.3)
    assert person.scene_name == "scenes.pause"
    person.press(back)
    wait_for_note(person)


def end_round(person):
    """Play the last tile of the hand."""
    person.wait(0.3)  # to see the hand
    person.press("A")
    person.wait(2)


def test_who_starts_for_the_first_time_is_guided(new_person):
    person = new_person(seed=1, first_start=True)
    assert person.scene_name == "scenes.language"
    person.press("A", "A", "A")
    assert person.scene.guide and person.app.settings.guide == NOTES


def test_who_has_played_before_is_not_guided(person):
    assert person.app.settings.guide == ()
    person.start_match()
    assert person.scene.guide is None and "tables.line.guide" not in sys.modules


@pytest.mark.parametrize("packed, notes", [(b"", NOTES), (b"\0", ()), (settings.pack(settings.unpack(b"\0")), ())])
def test_only_where_nothing_was_kept_the_guide_is_to_come(packed, notes):
    assert settings.unpack(packed).guide == notes


def test_other_games_have_no_guide(new_person):
    person = new_person(seed=1, first_start=True)
    person.press("A", "A", "DOWN", "RIGHT", "START")
    assert person.app.match.name == "kurnik" and person.scene_name == "tables.line.scene"


def test_what_does_not_fit_is_dim_while_that_is_explained(guided):
    person = guided("6-4", "6-5 3-2 4-1", "3-3 3-0", notes=NOTES)
    wait_for_note(person)
    art = person.app.art
    assert [tile.pixel_shader is art.dim for tile in person.scene.table.hand.group] == [False, True, False]


def test_a_tile_that_has_to_lead_is_explained_before_it_is_played(new_person, begin):
    person = new_person(seed=1)
    person.app.settings.guide = NOTES
    person.sit_down(begin("all_fives", "6-6 5-4", "5-5 3-3"))
    wait_for_note(person)
    assert note(person) == "lead" and not person.app.match.line.tiles
    person.press("A")
    person.wait(2)
    assert person.app.match.line.tiles[0] == (6, 6)


def test_the_ends_of_the_line_are_explained_first(guided):
    assert note(guided("6-4", "6-5 4-1", "3-3 3-0", notes=NOTES)) == "ends"


def test_how_to_choose_is_explained_where_several_tiles_fit(guided):
    assert note(guided("6-4", "6-5 4-1", "3-3 3-0", notes=("choose", "sum"))) == "choose"
    assert note(guided("6-4", "6-5 2-1", "3-3 3-0", notes=("choose", "sum"))) == "sum"


def test_both_halves_of_a_double_are_explained_where_one_lies_at_an_end(guided):
    assert note(guided("6-6, 6-4 left", "6-5 4-1", "3-3 3-0", notes=("double",))) == "double"  # 6+6 and 4
    assert note(guided("6-4", "6-5 4-1", "3-3 3-0", notes=("double",))) is None


@pytest.mark.parametrize("slow, least, most", [(2, 1.8, 2.2), (0, 0.9, 1.1)])
def test_the_first_two_counts_take_twice_as_long(guided, slow, least, most):
    person = guided("6-4", "6-1 3-2", "3-3 3-0", notes=("draw",))
    assert person.scene.guide.slow == 2
    person.scene.guide.slow = slow
    person.wait(0.5)
    person.press("A")  # 1+4=5
    person.wait(3)
    times = {name: time for time, name in person.badge.sounds}
    assert least <= (times["points1"] - times["count1"]) / 220 <= most  # ms


def test_the_sum_is_explained_when_there_is_one(guided):
    person = guided("6-4", "6-5 4-1", "3-3 3-0")
    assert note(person) == "sum"
    assert "6+4=10" in person.read(bottom=BAR)  # its subject can be seen
    person.press("A")
    assert note(person) is None and person.doing == "press"
    assert person.app.settings.guide == LATER[1:]


def test_the_spinner_is_explained_once_it_lies(guided):
    person = guided("6-6, 6-4 left", "6-5 4-1", "3-3 3-0")
    assert note(person) == "sum"  # one note a turn
    person = guided("6-6, 6-4 left", "6-5 4-1", "3-3 3-0", notes=LATER[1:])
    assert note(person) == "spinner"


def test_the_draw_is_explained_before_it(guided):
    person = guided("6-4", "5-5 2-1", "3-3 3-0", boneyard="6-3 1-0")
    wait_for_note(person)
    assert note(person) == "draw"
    person.press("A")
    assert person.app.match.hands[0] == [(5, 5), (2, 1)]  # the press was for the note alone
    person.wait(0.3)  # to see what there is to do
    person.press("A")
    person.wait(1)
    assert (6, 3) in person.app.match.hands[0]


def test_start_pauses_the_match_over_a_note_which_comes_again(guided):
    person = guided("6-4", "6-5 4-1", "3-3 3-0")
    assert note(person) == "sum"
    pause_over_note(person, "B")
    assert note(person) == "sum"
    person.press("A")
    assert note(person) is None and person.doing == "press"


def test_after_a_note_no_other_comes_in_the_same_turn_if_one_pauses(guided):
    person = guided("6-6, 6-4 left", "6-5 4-1", "3-3 3-0")
    assert note(person) == "sum"
    person.press("A", "START", "A")
    person.wait_until_still()
    assert note(person) is None and "spinner" in person.app.settings.guide


def test_the_end_of_a_round_is_explained_at_the_table(guided):
    person = guided("6-4", "6-5", "3-3 3-0", notes=("end",))
    end_round(person)
    assert note(person) == "end" and person.app.match.ended
    person.press("A")
    person.wait(4)
    assert person.scene_name == "tables.line.summary"


def test_start_pauses_over_the_note_at_the_end_of_a_round(guided):
    person = guided("6-4", "6-5", "3-3 3-0", notes=("end",))
    end_round(person)
    ended, texts = person.app.match.ended, person.texts
    assert note(person) == "end"
    pause_over_note(person, "A")
    assert note(person) == "end" and person.texts == texts
    person.press("A")
    person.wait(4)
    assert person.scene_name == "tables.line.summary" and person.app.match.ended is ended


def test_each_note_is_shown_once(guided):
    person = guided("6-4", "6-5 4-1", "3-3 3-0", notes=("draw", "end"))
    assert note(person) is None
    assert person.doing == "press"


def test_after_the_last_note_the_next_round_does_without_the_guide(guided):
    person = guided("6-4", "6-5", "3-3 3-0", notes=("end",))
    person.wait(0.3)  # to see the hand
    person.press("A")
    person.wait(2)
    person.press("A")
    person.wait(4)  # while it is counted
    assert person.scene_name == "tables.line.summary"
    person.press("A")
    assert person.scene_name == "tables.line.scene" and person.scene.guide is None


def test_the_guide_can_be_put_off_for_ever(new_person):
    nvm = Nvm()
    person = new_person(seed=1, nvm=nvm, first_start=True)
    person.press("A", "A", "A")
    wait_for_note(person)
    person.press("B")
    assert person.app.settings.guide == ()
    person.press("START")  # which saves
    again = new_person(seed=1, nvm=nvm)
    assert again.app.settings.guide == ()


def test_notes_that_were_seen_are_kept_with_the_match(new_person):
    nvm = Nvm()
    person = new_person(seed=1, nvm=nvm, first_start=True)
    person.press("A", "A", "A")
    wait_for_note(person)
    person.press("A", "START")
    left = person.app.settings.guide
    assert left and set(left) < set(NOTES)
    again = new_person(seed=1, nvm=nvm)
    assert again.app.settings.guide == left


def test_a_press_before_a_note_could_be_seen_does_not_take_it_away(guided, midway):
    person = guided("6-4", "6-5 6-3 5-3", "3-3 3-1")
    assert note(person) == "sum"
    person.press("START")
    person.badge.press("B")
    person.badge.press("A")  # hurries, and would be the answer to the note
    person.wait(0.5)
    assert note(person) == "sum"


def test_other_buttons_leave_a_note(guided):
    person = guided("6-4", "6-5 4-1", "3-3 3-0")
    person.press("LEFT", "RIGHT", "UP", "DOWN", "SELECT")
    assert note(person) == "sum"


def test_the_hint_works_at_the_guided_table(guided, hint):
    from engine.line import LEFT_ARM

    person = guided("6-4", "6-5 4-1", "3-3 3-0", notes=("end",))
    hint(((6, 5), LEFT_ARM), badge=person.badge)
    person.press("SELECT")
    assert "Nothing else fits" in [said for said, box in person.texts]


@pytest.mark.parametrize("size", [SIZES["pybadge"], (128, 128), (240, 240)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_can_be_read_and_leaves_in_view_what_it_is_about(new_person, language, size):
    from tables.line import guide

    person = new_person(seed=1, size=size)
    app = person.app
    settings.choose(app, "language", language)
    wide, high = app.art.width, app.art.height
    for name in NOTES:
        at_top = name in ("choose", "draw", "lead")
        group = guide.panel(app, app.words(names.NOTES, name), at_top, app.words(names.NEVER_KEY))
        app.handheld.screen.show(group)  # as large as everything that the guide lies over
        paper = [
            (x, y, x + wide, y + grid.height * grid.tile_height)
            for grid, x, y in layers(group)
            if grid.width * grid.tile_width == wide
        ]
        left, top, right, bottom = around(paper)
        assert (left, right) == (0, wide)  # half words would stick out beside it
        texts = person.texts
        *lines, on, never = [said for said, box in texts]
        words = Language(language)
        assert " ".join(lines) == words.NOTES[name].replace("Ⓐ", "A")
        assert (on, never) == (words.ON_KEY, words.NEVER_KEY)
        boxes = [box for said, box in texts]
        # The hand and the line above it; or the bar, and the tiles in the middle: with their lower halves, if it is
        # about them and there is room.
        above = 48 if name in ("sum", "spinner", "double") and high == 128 else 35  # % of the height
        first, last = (0, high - 36) if name in ("choose", "draw", "lead") else (high * above // 100, high)
        assert first <= top and bottom <= last
        for i, (left, top, right, bottom) in enumerate(boxes):
            assert 0 <= left and right <= wide and first <= top and bottom <= last
            for x, y, end, low in boxes[:i]:
                assert right <= x or end <= left or bottom - 1 <= y or low - 1 <= top


@pytest.mark.painted
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name, line, mine",
    [
        ("choose", "6-4", "6-5 3-2 4-1"),
        ("sum", "6-4", "6-5 4-1"),
        ("spinner", "6-6, 6-4 left", "6-5 4-1"),
        ("draw", "6-4", "5-5 2-1"),
    ],
)
def test_a_note_sends_at_most_twice_what_changes(new_person, midway, language, name, line, mine):
    person = new_person(seed=1)
    settings.choose(person.app, "language", language)
    person.app.settings.guide = (name,)
    person.take_match(midway("all_fives", line, mine, "3-3 3-0", boneyard="6-3 1-0"))
    person.app.start("title")
    person.step()
    person.badge.press("A")
    while "explain" not in person.badge.flow:
        before = person.badge.frame()
        person.step()
    changed = sum(map(operator.ne, before.get_flattened_data(), person.badge.frame().get_flattened_data()))
    assert 5000 < person.display.last_pixels <= 2 * changed


def test_notes_that_are_still_to_come_come_in_a_rematch(new_person):
    person = new_person(seed=1)
    person.app.settings.guide = "spinner", "draw"
    person.sit_down(start("all_fives", "5-5", "4-1", scores=[45, 0], target=50))  # which has to lead, and wins
    while person.scene_name != "scenes.result":
        person.badge.press("A")
        person.wait(0.5)
    person.wait(4)
    person.press("A")
    assert person.app.match.scores == [0, 0] and person.scene.guide
