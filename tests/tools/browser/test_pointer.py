# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The picture takes the mouse and fingers: tests/test_pointer.py tests each screen, and these the page."""

import random

import pytest

from tests.tools.browser.visits import SLOW

A = 1
LANGUAGES = "English", "Български", "Čeština", "Magyar", "Polski", "Русский"
CURSOR, PICTURE = "boneyard.screen.canvas.style.cursor", "boneyard.screen.canvas.toDataURL()"


def spot(visited, x, y):
    """The point of the window where a pixel of the screen is."""
    box = visited.page.locator("#screen").bounding_box()
    wide, high = visited.page.evaluate("[boneyard.screen.canvas.width, boneyard.screen.canvas.height]")
    return box["x"] + (x + 0.5) * box["width"] / wide, box["y"] + (y + 0.5) * box["height"] / high


def places(visited):
    """The middle of each place that can be seen, and its button."""
    return [
        (x + wide // 2, y + high // 2, button) for x, y, wide, high, button in visited.ask("places") if wide and high
    ]


def click(visited, x, y):
    visited.page.mouse.move(*spot(visited, x, y))
    visited.page.mouse.down()
    visited.page.mouse.up()
    visited.step(30)


def tap(visited, x, y):
    visited.page.touchscreen.tap(*spot(visited, x, y))
    visited.step(30)


@pytest.mark.parametrize("window, press", [("laptop", click), pytest.param("phone", tap, marks=SLOW)])
def test_a_newcomer_comes_to_the_first_tile_by_clicks_alone(visiting, window, press):
    visited = visiting(window, settled=False).open()
    visited.begin()
    press(visited, *places(visited)[LANGUAGES.index("Polski")][:2])
    assert visited.ask("scene") == "title"
    press(visited, *places(visited)[0][:2])  # New game
    assert visited.ask("scene") == "new_game"
    press(visited, *places(visited)[-2][:2])  # Play!, beside the rules
    visited.step(60)
    assert visited.ask("scene") == "table" and visited.errors == []


def begin_at_title(visited, until, game):
    """Begin on a virtual clock and without motions, with a match that was left."""
    visited.page.evaluate(f"location.hash = 'game={game}&level=beginner&lang=en&deal=5'")
    until(visited.page, "boneyard.scene === 'table'")
    visited.begin(offered={"speed": 0})
    click(visited, *places(visited)[0][:2])  # Continue, or New game


@SLOW
@pytest.mark.parametrize("game", ["blitz", "tien_gow", "pai_gow"])
def test_clicks_at_random_lead_through_the_screens_of_each_room(visiting, until, game):
    """In MicroPython, which has fewer ways to say things."""
    visited = visiting("laptop").open()
    begin_at_title(visited, until, game)
    chance, scenes = random.Random(1), set()
    for count in range(60):
        if count % 20 == 19:
            visited.page.keyboard.press(chance.choice("ppx"))
        found = places(visited)
        if found:
            click(visited, *chance.choice(found)[:2])
        visited.step(20)
        scenes.add(visited.ask("scene"))
    assert len(scenes) > 1 and visited.errors == [] and visited.note() == ""


@SLOW
def test_a_mouse_that_moves_lights_what_is_under_it_and_shows_that_it_can_be_clicked(visiting):
    visited = visiting("laptop").open()
    visited.begin()
    before = visited.page.evaluate(PICTURE)
    at = spot(visited, *places(visited)[1][:2])
    visited.page.mouse.move(*at)  # the first event of a mouse only tells where it is
    visited.step(10)
    assert visited.page.evaluate(PICTURE) == before
    visited.page.mouse.move(at[0] + 1, at[1])
    visited.step(10)
    assert visited.page.evaluate(PICTURE) != before and visited.page.evaluate(CURSOR) == "pointer"
    visited.page.mouse.move(*spot(visited, 1, 1))
    assert visited.page.evaluate(CURSOR) == ""


def in_hand(visited):
    """The middles of the tiles in the hand that can be played."""
    height = visited.page.evaluate("boneyard.screen.canvas.height")
    return [
        (x + wide // 2, y + high // 2)
        for x, y, wide, high, button in visited.ask("places")
        if button == A and high > wide and y > height * 2 // 3
    ]


@SLOW
def test_a_finger_that_holds_a_tile_carries_it_and_any_other_scrolls_the_page(visiting, until):
    """In a window that is lower than the page."""
    visited = visiting("small phone that lies").open()
    begin_at_title(visited, until, "draw")
    for _ in range(60):
        visited.step(20)
        if visited.ask("waits") and visited.ask("moves")[0] and len(in_hand(visited)) > 1:
            break
    finger = visited.context.new_cdp_session(visited.page)

    def swipe(x, y, far):
        for kind, down in ("touchStart", 0), *[("touchMove", far * i // 8) for i in range(1, 9)], ("touchEnd", None):
            points = [] if down is None else [{"x": x, "y": y + down}]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            visited.step(2)

    count, tile = visited.ask("moves")[0], in_hand(visited)[0]
    swipe(*spot(visited, *tile), -20)
    assert visited.page.evaluate("scrollY") == 0
    x, y = spot(visited, 4, 30)
    swipe(x, y + 60, -60)
    until(visited.page, "scrollY > 0")
    visited.step(60)
    assert visited.ask("moves")[0] == count and visited.errors == []


@SLOW
def test_words_are_for_fingers_until_a_key_is_pressed(visiting, until):
    visited = visiting("phone").open()
    for told in "Tap a line to change it", "Arrows: change, B: back":
        visited.page.locator("#told button", has_text="Options").dispatch_event("click")
        until(visited.page, "(told) => document.getElementById('told').textContent.includes(told)", told)
        visited.page.keyboard.press("x")
        visited.page.locator("#told button", has_text="New game").wait_for(state="attached")
