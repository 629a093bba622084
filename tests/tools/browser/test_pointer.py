# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The picture takes the mouse and fingers: tests/test_pointer.py tests each screen, and these the page."""

import random

import pytest

from tests.tools.browser.visits import SLOW

A, B = 1, 0
MANY = 1500  # looks at the screen: more than any match of Draw takes
LANGUAGES = "English", "Български", "Čeština", "Magyar", "Polski", "Русский"


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
    press(visited, *places(visited)[-1][:2])  # Play!
    visited.step(60)
    assert visited.ask("scene") == "table" and visited.errors == []


@SLOW
@pytest.mark.parametrize("window, press", [("phone", tap), ("laptop", click)])
def test_a_whole_match_is_played_by_taps_or_by_clicks_on_the_picture(visiting, until, window, press):
    visited = visiting(window).open()
    visited.page.evaluate("location.hash = 'game=draw&level=greedy&target=50&lang=en&deal=5'")
    until(visited.page, "boneyard.program.call('opening.link_of')")
    visited.begin()
    press(visited, *places(visited)[0][:2])  # Continue
    for _ in range(MANY):
        if visited.ask("scene") == "result":
            break
        visited.step(10)
        found = [place for place in places(visited) if place[2] == A]
        if found and visited.ask("waits"):
            press(visited, *found[len(found) // 2][:2])
    assert visited.ask("scene") == "result" and visited.errors == []


@SLOW
@pytest.mark.parametrize("game", ["all_fives", "blitz", "tien_gow", "pai_gow"])
def test_clicks_at_random_lead_through_the_screens_of_each_room(visiting, until, game):
    """In MicroPython, which has fewer ways to say things."""
    visited = visiting("laptop").open()
    visited.page.evaluate(f"location.hash = 'game={game}&level=beginner&lang=en&deal=5'")
    until(visited.page, "boneyard.program.call('opening.scene') === 'table'")
    visited.begin()
    click(visited, *places(visited)[0][:2])  # Continue, or New game
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
def test_the_mouse_lights_what_is_under_it_and_shows_that_it_can_be_clicked(visiting):
    visited = visiting("laptop").open()
    visited.begin()
    before = visited.page.evaluate("boneyard.screen.canvas.toDataURL()")
    visited.page.mouse.move(*spot(visited, *places(visited)[1][:2]))
    visited.step(10)
    assert visited.page.evaluate("boneyard.screen.canvas.toDataURL()") != before
    assert visited.page.evaluate("boneyard.screen.canvas.style.cursor") == "pointer"
    visited.page.mouse.move(*spot(visited, 1, 1))
    assert visited.page.evaluate("boneyard.screen.canvas.style.cursor") == ""


@SLOW
def test_after_a_click_on_the_picture_the_keys_are_the_games(visiting):
    visited = visiting("laptop").open()
    visited.begin()
    visited.page.get_by_role("button", name="Sound is on").focus()
    click(visited, 1, 1)
    visited.page.keyboard.press("Enter")
    visited.step(12)
    assert visited.ask("scene") == "new_game"
    assert visited.page.get_by_text("Sound is on").is_visible()
