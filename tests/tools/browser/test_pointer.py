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


# Clicks the line of the options among those that tell the title; whether it was there.
CHOOSE_OPTIONS = """() => {
    const line = [...document.querySelectorAll("#told button")].find(({textContent}) => textContent === "Options");
    line?.click();
    return Boolean(line);
}"""


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


@SLOW
def test_a_whole_match_is_played_by_taps_on_the_picture(visiting, until):
    visited = visiting("phone").open()
    visited.page.evaluate("location.hash = 'game=draw&level=greedy&target=50&lang=en&deal=5'")
    until(visited.page, "boneyard.program.call('opening.link_of')")
    visited.begin()
    tap(visited, *places(visited)[0][:2])  # Continue
    for _ in range(MANY):
        if visited.ask("scene") == "result":
            break
        visited.step(10)
        found = [place for place in places(visited) if place[2] == A]
        if found and visited.ask("waits"):
            tap(visited, *found[len(found) // 2][:2])
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
def test_a_mouse_that_moves_lights_what_is_under_it_and_shows_that_it_can_be_clicked(visiting):
    visited = visiting("laptop").open()
    visited.begin()
    before = visited.page.evaluate("boneyard.screen.canvas.toDataURL()")
    at = spot(visited, *places(visited)[1][:2])
    visited.page.mouse.move(*at)  # the first event of a mouse only tells where it is
    visited.step(10)
    assert visited.page.evaluate("boneyard.screen.canvas.toDataURL()") == before
    visited.page.mouse.move(at[0] + 1, at[1])
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


def in_hand(visited):
    """The middles of the tiles in the hand that can be played."""
    height = visited.page.evaluate("boneyard.screen.canvas.height")
    return [
        (x + wide // 2, y + high // 2)
        for x, y, wide, high, button in visited.ask("places")
        if button == A and high > wide and y > height * 2 // 3
    ]


@pytest.fixture
def at_table(visiting, until):
    """at_table(window): a Visit to the table of a match of Draw, when the player may choose among tiles."""

    def visit(window):
        visited = visiting(window).open()
        visited.page.evaluate("location.hash = 'game=draw&level=beginner&lang=en&deal=5'")
        until(visited.page, "boneyard.program.call('opening.link_of')")
        visited.begin(offered={"speed": 0})
        click(visited, *places(visited)[0][:2])  # Continue
        for _ in range(60):
            visited.step(20)
            if visited.ask("waits") and visited.ask("moves")[0] and len(in_hand(visited)) > 1:
                return visited
        raise AssertionError("no choice ever came")

    return visit


@SLOW
def test_a_finger_that_holds_a_tile_carries_it_and_any_other_scrolls_the_page(at_table):
    """In a window that is lower than the page."""
    visited = at_table("small phone that lies")
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
    assert visited.page.evaluate("scrollY") > 0 and visited.errors == []
    visited.step(60)
    assert visited.ask("moves")[0] == count


@SLOW
def test_words_are_for_fingers_until_a_key_is_pressed(visiting, until):
    visited = visiting("phone").open()
    for told in "Tap a line to change it", "Arrows: change, B: back":
        until(visited.page, CHOOSE_OPTIONS)
        until(visited.page, "(told) => document.getElementById('told').textContent.includes(told)", told)
        visited.page.keyboard.press("x")
