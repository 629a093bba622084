# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page suits its window, large or small."""

import base64
import io
from types import SimpleNamespace

import pytest
from PIL import Image, ImageChops

from browser import visit
from simulator.badge import settings
from tests.tools.browser.conftest import WINDOWS, Visit
from tests.tools.browser.visits import SLOW
from words import LANGUAGES

GOLD, IVORY = (255, 190, 49), (247, 239, 214)
# The windows, and the share of them that the picture takes at least.
SUITABLE = {
    "desktop": 0.5,
    "laptop": 0.5,
    "small laptop": 0.5,
    "large desktop": 2 / 3,
    "tablet that lies": 0.5,
    "tablet": 0.5,
    "phone": 1 / 3,
    "phone that lies": 0.44,
    "small phone that lies": 0.44,
}
PHONES = [window for window in SUITABLE if "phone" in window]


@pytest.fixture(scope="module", params=SUITABLE)
def opened(request, chromium, address):
    """A visit in a window, in which the page was opened; the tests of this fixture leave it as it was."""
    context = chromium.new_context(**WINDOWS[request.param])
    visited = Visit(context, address)
    visit.remember(visited.page, nvm=settings())
    visited.window = request.param
    yield visited.open()
    context.close()


@SLOW
def test_the_screen_suits_the_window_and_its_pixels_are_whole_ones(opened):
    page = opened.page
    canvas = page.evaluate("""() => {
        const {width, height} = boneyard.screen.canvas, box = boneyard.screen.canvas.getBoundingClientRect();
        return {size: [width, height], scale: box.width * devicePixelRatio / width, bottom: box.bottom,
                across: document.documentElement.scrollWidth - innerWidth};
    }""")
    canvas = SimpleNamespace(**canvas)
    width, height = canvas.size
    seen = width * height * (canvas.scale / page.evaluate("devicePixelRatio")) ** 2
    window = page.viewport_size
    assert seen >= SUITABLE[opened.window] * window["width"] * window["height"]
    assert 160 <= width <= 240 and 128 <= height < 240
    assert canvas.scale >= 2 and abs(canvas.scale - round(canvas.scale)) < 0.01
    assert canvas.bottom <= page.viewport_size["height"] and canvas.across <= 0
    buttons = [page.locator(f"[data-button={name}]").bounding_box() for name in ("A", "B", "START", "SELECT")]
    assert all(box["y"] + box["height"] <= page.viewport_size["height"] for box in buttons)


@SLOW
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", ["small laptop", "tablet that lies"])
def test_the_page_is_seen_whole_in_every_language(visiting, window, language):
    page = visiting(window, settled=False, locale=language).open().page
    box = page.locator("#face").bounding_box()
    assert box["y"] + box["height"] <= page.viewport_size["height"]
    root = "document.documentElement"
    assert page.evaluate(f"{root}.scrollWidth <= innerWidth && {root}.scrollHeight <= innerHeight")  # without bars


FINGER = 44  # px: the least that the makers of phones ask for


def sizes(page, selector):
    """What is written on some parts of the page, and their boxes."""
    return [(each.text_content(), each.bounding_box()) for each in page.locator(selector).all()]


@SLOW
@pytest.mark.parametrize("window", PHONES)
def test_whatever_is_touched_is_as_large_as_a_finger(visiting, window):
    page = visiting(window).open().page
    boxes = sizes(page, "[data-button], [data-cross], #play, #commands button")
    page.get_by_role("button", name="More").click()
    boxes += sizes(page, "dialog button, dialog select")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name="Save").wait_for()
    boxes += sizes(page, "dialog button")
    assert len(boxes) > 16 and [name for name, box in boxes if min(box["width"], box["height"]) < FINGER] == []


@SLOW
@pytest.mark.parametrize("window", PHONES)
def test_a_screenshot_has_the_games_own_pixels_and_the_buttons_around_them(visiting, window):
    visited = visiting(window).open()
    visited.begin()
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
        place = visited.page.locator(f"[data-button={button}]").bounding_box()
        assert shot.getpixel((ratio * (place["x"] + 12), ratio * (place["y"] + place["height"] / 2))) == colour


@SLOW
def test_what_is_told_is_seen_in_every_window_until_it_is_clicked_away(opened):
    opened.page.evaluate("location.hash = 'game=chess'")
    opened.wait_for_note("can't be opened")
    box = opened.page.locator("#note").bounding_box()
    assert box["y"] + box["height"] <= opened.page.viewport_size["height"]
    opened.page.locator("#note").click()
    assert opened.note() == "" and not opened.page.locator("#note").is_visible()


@SLOW
def test_in_full_screen_the_game_is_no_smaller_and_all_is_seen(opened, until):
    page = opened.page
    width = "boneyard.screen.canvas.getBoundingClientRect().width"
    before = page.evaluate(width)
    page.get_by_role("button", name="Full screen").click()
    until(page, "document.fullscreenElement && document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(width) >= before
    page.evaluate("document.exitFullscreen()")
    until(page, f"!document.fullscreenElement && {width} === {before}")
