# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""While the machine thinks in a line game: the mark moves, and buttons are heeded."""

import sys

import pytest

import loader
from engine.line import LEFT_ARM
from tests.tables.line.shown import MINE

THEIRS = "6-6 5-5 4-4 3-3 2-2 4-1 6-0"  # once 5-4 lies at the 4-4, both 5-5 and 4-1 fit


def long(person):
    """How long the line at the name of whose turn it is is, in px."""
    left, _, right, _ = person.gold_line
    return right - left


def let_think(person, player, thoughts):
    """Lay a tile, and let the machine have some thoughts about its answer."""
    person.press("A", "A")
    while player.thought < thoughts:
        person.step()


def test_the_mark_shrinks_and_grows_while_the_machine_thinks_long(table, slow):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    slow(person, 100)
    person.press("A", "A")
    seen = []
    while not (person.gold_line and person.gold_line[0] > 80):
        person.step()
    whole = long(person)
    while person.app.match.turn == 1:
        wide = long(person)
        seen += [wide] if seen[-1:] != [wide] else []
        person.step()
    assert seen[:6] == [whole, whole * 3 // 4, whole // 2, whole // 4, whole, whole * 3 // 4]
    person.wait_for_turn()
    person.step()
    assert long(person) == whole


def test_a_quick_thought_leaves_the_mark_alone_and_takes_no_frame_for_each_slice(table, slow):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    player = slow(person, 12)  # 0.24 s
    person.press("A", "A")
    frames = 0
    while player.thought < 12:
        assert long(person) > 36
        before = player.thought
        person.step()
        frames += player.thought > before
    assert frames <= 7


def test_the_buttons_are_looked_at_once_a_frame_not_after_each_thought(table, monkeypatch):
    """On the badge looking takes 0.1 ms, and leaves an event that fragments the memory."""
    person = table(MINE, THEIRS, leader=1, played="4-4")
    looks = []
    waiting = person.app.handheld.buttons.waiting
    monkeypatch.setattr(person.app.handheld.buttons, "waiting", lambda: looks.append(person.badge.now) or waiting())

    def thoughts():
        for _ in range(200):
            person.badge.now += 1
            yield None
        yield "a move"

    steps = person.app.think(thoughts())
    with pytest.raises(StopIteration) as end:
        while True:
            next(steps)
    assert end.value.value == "a move"
    assert 200 // 40 <= len(looks) <= 200 // 30


@pytest.mark.parametrize("before", [(), ("A",), ("LEFT", "A", "A")])
def test_start_is_heeded_at_once_while_the_machine_thinks(table, slow, before):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    player = slow(person, 1000)
    let_think(person, player, 1)
    thought = player.thought
    for button in before + ("START",):
        person.badge.press(button)
    while person.scene_name != "scenes.pause":
        person.step()
    assert player.thought - thought <= 4 * (1 + len(before))
    person.press("UP", "A")
    assert person.scene_name == "scenes.title"


def test_what_shows_moves_makes_room_for_thinking_and_the_line_goes_on_as_it_lies(table, slow):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    player = slow(person, 50)
    let_think(person, player, 25)
    shows = {f"tables.line.{part}" for part in ("animation", "layout", "space")}
    assert not shows & sys.modules.keys()
    laid = person.scene.table.board.spots[:]
    assert len(laid) == 2
    person.wait_for_turn()
    person.wait_until_still()
    assert person.scene.table.board.spots[:2] == laid and len(person.scene.table.board.spots) == 3


def test_no_collection_is_asked_for_while_the_expert_thinks(table, monkeypatch):
    """On the badge one takes 20 ms, and the firmware makes one for each module."""
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.app.level = "expert"
    think, collect = person.app.think, loader.collect
    done = []

    def watched(*arguments):
        monkeypatch.setattr(loader, "collect", lambda: done.append("collected"))
        thought = yield from think(*arguments)
        monkeypatch.setattr(loader, "collect", collect)
        done.append(thought)
        return thought

    monkeypatch.setattr(person.app, "think", watched)
    person.press("A", "A")
    person.wait_for_turn()
    assert {((5, 5), LEFT_ARM), ((4, 1), LEFT_ARM)} & set(done) and "collected" not in done


def test_nobody_is_loaded_to_think_about_an_only_move(table):
    person = table(MINE, "6-6 5-5 4-4 3-3 2-2 1-1 6-0", leader=1, played="4-4")
    person.app.player = None
    person.press("A", "A")
    person.wait_for_turn()
    assert person.app.match.played[-2:] == [((5, 4), LEFT_ARM), ((5, 5), LEFT_ARM)]


def test_what_a_turn_needs_is_loaded_once_for_the_match(table, slow):
    """Nothing is read from the drive between a press and its answer."""
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    person.wait_for_turn()
    person.wait_until_still()
    before = set(sys.modules)
    person.press("A", "A", "A")
    person.wait_for_turn()
    person.wait_until_still()
    assert set(sys.modules) == before
