# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The chart of a line game: the way there and back, and what its page shows."""

import displayio
import pytest

from engine import games
from engine.players.lines.chart import MINE, PLAYED, UNSEEN
from handheld.buttons import CHART_AFTER
from saves import settings
from saves.memory import Memory
from tests.reading import names_heard

HELD = CHART_AFTER / 1000 + 0.5  # s
EDGE = 11  # px from the left edge of a page to the first cells


@pytest.fixture
def table(person, midway):
    """A Person whose turn it is, with a tile for two ends, one of which nobody else can answer."""
    person.sit_down(midway("draw", "6-5, 6-6 left, 6-4 left, 4-4 left", "5-4 4-0 4-1 4-2 4-3", "3-3 1-0"))
    person.wait_until_still()
    return person


def hold(person):
    """Hold SELECT down until the chart is there."""
    person.badge.hold("SELECT")
    person.wait(HELD)
    person.badge.release("SELECT")
    person.wait(0.2)


@pytest.mark.painted
@pytest.mark.parametrize("button", ["A", "SELECT"])
def test_select_held_down_leads_to_the_chart_and_back_to_the_table_as_it_was(nothing_left, table, button):
    table.press("RIGHT")
    before = table.badge.frame().tobytes()
    hold(table)
    assert table.app.scene == "chart"
    table.press(button)
    assert table.app.scene == "table"
    table.wait_until_still()
    assert table.badge.frame().tobytes() == before
    assert "hint" not in names_heard(table)


def test_a_look_at_it_is_noted_at_once_and_a_match_without_one_notes_none(table):
    assert not table.app.charted
    table.press("START", "B")
    assert not table.app.charted
    table.wait_until_still()
    hold(table)
    assert table.app.charted and Memory(table.badge.sleep_memory, True).load()["chart"]


def test_select_pressed_shortly_is_a_hint_at_once(table, hint):
    hint(((4, 2), 0))
    table.press("SELECT")
    table.wait(0.1)
    assert table.scene.table.hand.cursor == 3
    table.wait(2)
    assert table.app.scene == "table"


def test_a_hint_that_takes_long_gives_way_to_the_chart(table, hint):
    hint(((4, 2), 0), slices=200, badge=table.badge)
    hold(table)
    assert table.app.scene == "chart"
    table.press("A")
    table.wait_until_still()
    assert table.app.scene == "table" and table.scene.table.hand.cursor == 0


def test_without_the_option_select_held_down_is_only_a_hint(table, hint):
    settings.choose(table.app, "chart", False)
    hint(((4, 2), 0))
    table.app.start("table")
    table.wait_until_still()
    hold(table)
    assert table.app.scene == "table" and table.scene.table.hand.cursor == 3
    table.press("START")
    assert "chart" not in " ".join(table.read())


@pytest.mark.parametrize("board, one_hand", [("ugame22", False), ("pybadge", True)])
def test_where_select_cannot_be_held_down_the_pause_leads_to_it(new_person, board, one_hand):
    person = new_person(board=board)
    settings.choose(person.app, "one_hand", one_hand)
    person.start_match()
    person.wait_for_turn()
    person.wait_until_still()
    person.badge.press("START")
    person.wait(0.3)
    assert person.app.scene == "pause" and "Chart" in person.read()
    person.scene.menu.choose(3)
    person.badge.press("A")
    person.wait(1)
    assert person.app.scene == "chart"
    person.badge.press("A")
    person.wait(1)
    assert person.app.scene == "table"


def test_a_page_says_what_others_lack_and_which_ends_nobody_else_can_answer(person, begin, play):
    match = begin("draw", "6-6 6-5 6-4 6-3 5-4 5-3 4-3", "0-0 1-0 1-1 2-0 2-1 2-2 3-3", boneyard="4-1 6-2")
    play(match, "6-6, draw*2, 6-2 left, 6-5 right, 2-1 left")
    person.sit_down(match)
    person.wait_until_still()
    hold(person)
    assert person.read(14) == ["Gus: no 6"]
    assert person.read(0, 14) == ["yours", "played", "unseen"]


def test_it_needs_no_large_piece_of_memory(new_person, monkeypatch):
    """Late in a round of Draw for four with 91 tiles, a badge had 57,700 bytes free, but none of 3,080 in one
    piece."""
    sizes = []

    class Bitmap(displayio.Bitmap):
        def __init__(self, width, height, count):
            super().__init__(width, height, count)
            sizes.append(-(-width * (count - 1).bit_length() // 32) * 4 * height)

    person = new_person()
    match = games.load("draw")(4, {"set": 12})
    match.deal(3)
    match.turn = 0
    monkeypatch.setattr(displayio, "Bitmap", Bitmap)
    person.take_match(match)
    person.app.start("chart")
    person.wait(0.5)
    assert len(sizes) > 13 and max(sizes) <= 512


@pytest.mark.painted
@pytest.mark.parametrize("theme", ["felt", "contrast"])
def test_played_mine_and_unseen_tiles_can_be_told_apart(table, theme):
    settings.choose(table.app, "theme", theme)
    hold(table)
    scene, frame = table.scene, table.badge.frame()
    seen = {}
    for (tall, low), state in zip(table.app.match.tiles, scene.chart.states):
        x, y = EDGE + low * scene._cell, scene._top + tall * scene._cell
        seen.setdefault(state, set()).add(frame.getpixel((x, y)))
    lights = [sum(colour) for state in (PLAYED, MINE, UNSEEN) for colour in seen[state]]
    assert len(lights) == 3 and lights[0] + 200 < lights[1] < lights[2] - 100
