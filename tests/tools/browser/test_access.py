# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Everybody can use the page: it says what it is, and has no fault that the program axe finds."""

from pathlib import Path

import pytest

import environment
from browser import runtime
from cli import Fault
from tests.tools.browser.visits import SLOW

PINS = Path(__file__).parent / "npm"
PLACE = environment.VENV / "boneyard-axe"
AXE = PLACE / "node_modules" / "axe-core" / "axe.min.js"
# All rules on the success criteria of WCAG up to level AAA, and those on good practice.
TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
FIND = """async (tags) => {
    const {violations, passes} = await axe.run(document, {runOnly: tags, rules: {"target-size": {enabled: true}}});
    const faults = violations.flatMap(({id, nodes}) => nodes.map(
        ({target, failureSummary}) => [id, String(target), failureSummary]));
    return [faults, passes.map(({id}) => id)];
}"""


# Whether an element is seen, with nothing above its middle.
ON_TOP = """(part) => {
    const {left, top, width, height} = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.fixture(scope="session")
def axe():
    """The source of axe."""
    try:
        runtime.have(PINS, PLACE, [AXE], "axe")
    except Fault as fault:
        pytest.skip(str(fault))
    return AXE.read_text(encoding="utf-8")


@pytest.fixture
def faults(axe):
    """faults(tab): what axe finds wrong in a tab, a list."""

    def find(tab):
        tab.evaluate(axe)
        found, passed = tab.evaluate(FIND, TAGS)
        assert {"button-name", "color-contrast-enhanced", "html-has-lang", "target-size"} <= set(passed)
        return found

    return find


@pytest.mark.parametrize("window", ["desktop", pytest.param("phone", marks=SLOW)])
def test_axe_finds_nothing_wrong_with_the_page_the_game_in_words_and_the_dialogs(visiting, faults, window):
    page = visiting(window).open().page
    assert faults(page) == []
    page.get_by_role("button", name="In words").click()
    assert page.get_by_role("region", name="In words").is_visible()
    for scheme in "light", "dark":
        page.emulate_media(color_scheme=scheme)
        assert faults(page) == []
    page.evaluate("document.querySelector('#told h2').textContent = ''")  # where a screen has no heading
    assert faults(page) == []
    for name in "Save", "Install on a badge":
        page.get_by_role("button", name="More").click()
        assert faults(page) == []
        page.get_by_role("button", name=name, exact=True).click()
        assert faults(page) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("window", ["laptop", pytest.param("small phone that lies", marks=SLOW)])
def test_the_first_view_says_what_the_page_is_and_offers_to_play(visiting, window):
    page = visiting(window, settled=False).open().page
    parts = ["h1", "#play", "#today", *["header span"] * (window != "small phone that lies")]  # whose room is small
    for part in parts:
        box = page.locator(part).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"] and box["width"] > 40
        assert page.locator(part).evaluate(ON_TOP), part


def test_play_begins_a_match_at_once_and_goes_on_with_it_later(visiting):
    visited = visiting(settled=False).open()
    visited.begin()
    play = visited.page.get_by_role("button", name="Play")
    play.click()
    visited.step(10)
    assert visited.ask("scene") == "table" and not play.is_visible()
    for _ in range(20):
        visited.page.keyboard.press("Enter")
        visited.step(12)
    line = visited.ask("line")
    visited.page.keyboard.press("p")
    visited.step(12)
    visited.page.keyboard.press("ArrowUp")
    visited.page.keyboard.press("Enter")
    visited.step(12)
    assert visited.ask("scene") == "title"
    play.click()
    visited.step(10)
    assert visited.ask("scene") == "table" and len(line) > 1 and visited.ask("line")[: len(line)] == line


@SLOW
def test_the_systems_colours_scheme_and_contrast_are_followed(visiting):
    visited = visiting(color_scheme="light").open()
    visited.show_pad()
    page = visited.page
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(ground) != light
    page.emulate_media(color_scheme="dark", contrast="more")
    assert page.evaluate("getComputedStyle(document.getElementById('face')).borderTopColor") == "rgb(255, 255, 255)"
    page.emulate_media(contrast=None, forced_colors="active")
    widths = page.evaluate("""[...document.querySelectorAll("#face :is([data-way], [data-button])")].map(
        (button) => parseFloat(getComputedStyle(button).borderTopWidth))""")
    assert len(widths) == 8 and min(widths) >= 1


@SLOW
def test_the_game_begins_without_motions_and_with_contrast_for_those_who_want_that_anywhere(visiting):
    visited = visiting(settled=False, reduced_motion="reduce", contrast="more").open()
    offered = visited.page.evaluate("boneyard.program.options.offered")
    assert offered == {"language": "en", "speed": 0, "theme": "contrast"}
    visited.begin(offered=offered)
    assert visited.ask("chosen") == [0, "contrast"]


@SLOW
def test_the_words_are_seen_while_the_focus_is_in_them_and_no_wider_than_a_small_window(visiting):
    """As at 400 % in a window of 1280 x 800."""
    page = visiting("four times as large").open().page
    switch = page.get_by_role("button", name="In words")
    switch.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    switch.click()
    field = page.get_by_role("region", name="In words").get_by_role("textbox")
    assert page.locator("#told").bounding_box()["width"] == 1
    field.focus()
    assert field.bounding_box()["width"] > 100
