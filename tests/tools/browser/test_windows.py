# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page suits its window, large or small."""

import base64
import io
from types import SimpleNamespace

import pytest
from PIL import Image, ImageChops

from tests.tools.browser.conftest import WINDOWS
from tests.tools.browser.visits import SLOW
from words import LANGUAGES

GOLD, IVORY = (255, 190, 49), (247, 239, 214)
BOARD = "String(boneyard.screen.suitable()) === String(boneyard.program.options.size)"
LOW = "phone that lies", "small phone that lies", "four times as large"  # where the rest is below the picture
PHONES = [window for window in WINDOWS if "phone" in window]


@SLOW
@pytest.mark.parametrize("window", WINDOWS)
def test_the_page_suits_its_window(visiting, until, window):
    visited = visiting(window).open()
    page = visited.page
    assert_the_screen_suits_the_window_and_its_pixels_are_whole_ones(page)
    assert_a_browser_scrolls_only_a_page_that_is_higher_than_the_window(page, window)
    assert_what_is_told_is_seen_until_it_is_clicked_away(visited)
    visited.show_pad()
    if window != "four times as large":  # there the buttons of the badge are below the picture
        assert_the_buttons_of_the_badge_are_seen_whole(page)
    page.evaluate("boneyard.showPad(false)")
    settled = f"boneyard.program.host && {BOARD}"
    until(page, settled)

    width = "boneyard.screen.canvas.getBoundingClientRect().width"
    before = page.evaluate(width)
    page.get_by_role("button", name="Full screen").click()
    until(page, "document.fullscreenElement && document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(width) >= before
    page.evaluate("document.exitFullscreen()")
    until(page, f"!document.fullscreenElement && {settled}")
    assert page.evaluate(width) == before


def assert_the_screen_suits_the_window_and_its_pixels_are_whole_ones(page):
    canvas = page.evaluate("""() => {
        const {width, height} = boneyard.screen.canvas, box = boneyard.screen.canvas.getBoundingClientRect();
        return {size: [width, height], scale: box.width * devicePixelRatio / width, bottom: box.bottom,
                across: document.documentElement.scrollWidth - innerWidth};
    }""")
    canvas = SimpleNamespace(**canvas)
    width, height = canvas.size
    seen = width * height * (canvas.scale / page.evaluate("devicePixelRatio")) ** 2
    window = page.viewport_size
    assert seen >= window["width"] * window["height"] / 2
    assert 160 <= width <= 400 and 128 <= height < 240
    assert canvas.scale >= 2 and abs(canvas.scale - round(canvas.scale)) < 0.01
    assert canvas.bottom <= window["height"] + 0.01 and canvas.across <= 0


def assert_a_browser_scrolls_only_a_page_that_is_higher_than_the_window(page, window):
    """A browser that took a swipe for its own would take the press from the game."""
    is_higher = page.evaluate("document.documentElement.scrollHeight > innerHeight")
    touch = page.evaluate("getComputedStyle(boneyard.screen.canvas).touchAction")
    assert (is_higher, touch) == ((True, "manipulation") if window in LOW else (False, "pinch-zoom"))


def assert_what_is_told_is_seen_until_it_is_clicked_away(visited):
    visited.page.evaluate("location.hash = 'game=chess'")
    visited.wait_for_note("can't be opened")
    box = visited.page.locator("#note").bounding_box()
    assert box["y"] + box["height"] <= visited.page.viewport_size["height"]
    visited.page.locator("#note").click()
    assert visited.note() == "" and not visited.page.locator("#note").is_visible()


def assert_the_buttons_of_the_badge_are_seen_whole(page):
    """They take their room from the picture."""
    boxes = [each.bounding_box() for each in page.locator("#face [data-button], #face [data-way]").all()]
    assert len(boxes) == 8 and all(box["y"] + box["height"] <= page.viewport_size["height"] for box in boxes)
    assert not page.locator("#bar").is_visible()


@SLOW
def test_a_board_that_suits_is_chosen_again_when_the_window_changes_and_the_match_goes_on(visiting, until):
    visited = visiting("desktop", link="#game=draw&level=beginner&deal=5").open()
    page = visited.page
    until(page, "boneyard.scene === 'table' && boneyard.program.call('opening.record_of')")
    record = "boneyard.program.call('opening.record_of').rounds[0]"
    before = page.evaluate(record)
    for width, height in (1920, 1080), (390, 844):
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"boneyard.program.host && boneyard.scene === 'table' && {BOARD}")
        after = until(page, record)
        assert after["hands"] == before["hands"] and after["moves"][: len(before["moves"])] == before["moves"]
    assert visited.errors == []


@SLOW
def test_a_page_that_a_start_would_leave_keeps_its_board_until_it_is_left(visiting, until):
    visited = visiting("desktop").open()
    page = visited.page
    page.evaluate("boneyard.program.press('A')")
    until(page, "boneyard.scene === 'new_game'")
    run = page.evaluate("boneyard.program.run")
    page.set_viewport_size({"width": 600, "height": 900})
    page.wait_for_timeout(800)
    assert page.evaluate("boneyard.program.run") == run
    page.evaluate("boneyard.program.press('B')")
    until(page, f"boneyard.program.run > {run} && boneyard.program.host && {BOARD}")


@SLOW
@pytest.mark.parametrize("window", ["small laptop", "tablet that lies"])
def test_the_page_is_seen_whole_in_every_language(visiting, until, window):
    page = visiting(window, settled=False).open().page
    for language in LANGUAGES:
        page.evaluate("(language) => boneyard.follow('title', language, 0)", language)
        until(page, f"document.documentElement.lang === '{language}'")
        box = page.locator("#face").bounding_box()
        assert box["y"] + box["height"] <= page.viewport_size["height"], language
        root = "document.documentElement"
        assert page.evaluate(f"{root}.scrollWidth <= innerWidth && {root}.scrollHeight <= innerHeight"), "without bars"


FINGER = 44  # px: the least that the makers of phones ask for


def sizes(page, selector):
    """What is written on some parts of the page, and their boxes."""
    return [(each.text_content(), each.bounding_box()) for each in page.locator(selector).all()]


@SLOW
@pytest.mark.parametrize("window", PHONES)
def test_on_phones_pixels_are_the_games_own_and_whatever_is_touched_is_as_large_as_a_finger(visiting, window):
    visited = visiting(window).open()
    visited.begin()
    page = visited.page
    boxes = sizes(page, "#play, #commands button")
    visited.show_pad()
    boxes += sizes(page, "#face [data-button], [data-cross]")
    page.wait_for_timeout(100)  # the picture finds its place
    assert_own_pixels(visited)
    page.get_by_role("button", name="More").click()
    boxes += sizes(page, "dialog button, dialog select")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name="Save").wait_for()
    boxes += sizes(page, "dialog button")
    assert len(boxes) > 16 and [name for name, box in boxes if min(box["width"], box["height"]) < FINGER] == []


def assert_own_pixels(visited):
    """A screenshot has the game's own pixels, and the buttons around them."""
    ratio = visited.page.evaluate("devicePixelRatio")
    shot = Image.open(io.BytesIO(visited.page.screenshot())).convert("RGB")
    box = visited.page.locator("#screen").bounding_box()
    left, top, right, bottom = (
        round(ratio * each) for each in (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
    )
    url = visited.page.evaluate("() => boneyard.screen.canvas.toDataURL()")
    frame = Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))).convert("RGB")
    middles = shot.crop((left, top, right, bottom)).resize(frame.size, Image.Resampling.NEAREST)
    assert ImageChops.difference(middles, frame).getbbox() is None
    for button, colour in ("A", GOLD), ("B", IVORY):
        place = visited.page.locator(f"#face [data-button={button}]").bounding_box()
        assert shot.getpixel((ratio * (place["x"] + 12), ratio * (place["y"] + place["height"] / 2))) == colour
