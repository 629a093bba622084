# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page speaks the player's language: first the browser's, then the game's."""

import re

import pytest

import languages
from browser import pack, site
from environment import ROOT
from tests.tools.browser.visits import SLOW

PAGE = ROOT / "tools" / "browser" / "page"
FIRST = {language: languages.of_page(language)["ABOUT"] for language in languages.ALL}


def test_every_language_has_every_text_of_the_page_and_no_other():
    english = languages.Language("en").page.keys()
    for language in languages.ALL:
        assert languages.Language(language).page.keys() == english, language


def test_the_page_names_every_text_and_no_other():
    sources = "".join(
        path.read_text(encoding="utf-8") for path in sorted(PAGE.iterdir()) if path.suffix in (".js", ".html")
    )
    asked = set(re.findall(r'"([A-Z][A-Z_]+(?:\.\w+)?)"', sources))
    assert languages.of_page("en").keys() <= asked
    shown = set(re.findall(r'(?:data-(?:word|label)=|(?<!\.)say\(|write\(\w+, )"([^"$]+)"', sources))
    assert len(shown) > 40 and shown <= languages.of_page("en").keys()


def test_the_badge_does_not_have_the_texts_of_the_page():
    assert FIRST["ru"].encode() not in languages.pack("ru")


def test_a_page_in_some_languages_has_only_their_texts(monkeypatch):
    monkeypatch.setattr(pack, "make", lambda spoken: b"")
    texts = site.build(spoken=["cs", "hu"])[site.TEXTS].decode()
    assert FIRST["cs"] in texts and FIRST["hu"] in texts and FIRST["en"] not in texts


@pytest.mark.parametrize("language", ["ru"] + [pytest.param(code, marks=SLOW) for code in FIRST if code != "ru"])
def test_it_speaks_the_browsers_language_at_first_and_the_game_offers_it(visiting, language):
    visited = visiting(settled=False, locale=language).open()
    assert visited.page.get_by_text(FIRST[language]).is_visible()
    assert visited.page.evaluate("document.documentElement.lang") == language
    assert visited.ask_language() == language
    visited.page.keyboard.press("Enter")
    visited.page.wait_for_timeout(500)
    assert visited.ask_language() == language


@SLOW
def test_a_language_that_the_game_lacks_is_english(visiting):
    visited = visiting(settled=False, locale="ja-JP").open()
    assert visited.page.get_by_text(FIRST["en"]).is_visible() and visited.ask_language() == "en"


@SLOW
def test_it_follows_the_game_and_keeps_to_that(visiting, until):
    visited = visiting(settled=False, locale="cs-CZ").open()
    visited.page.keyboard.press("ArrowDown")
    visited.page.keyboard.press("Enter")
    until(visited.page, "document.documentElement.lang === 'hu'")
    assert visited.page.get_by_text(FIRST["hu"]).is_visible()
    assert visited.page.title() == languages.of_page("hu")["TITLE"]
    visited.page.route("**/boneyard.pack", lambda route: route.abort())
    visited.page.goto(visited.address)  # before the game tells its language
    assert visited.page.get_by_text(FIRST["hu"]).is_visible()


@SLOW
def test_the_dialogs_speak_it_too(visiting):
    page = visiting(settled=False, locale="ru-RU").open().page
    texts = languages.of_page("ru")
    for name in "SAVE", "INSTALL":
        page.get_by_role("button", name=texts["MORE"], exact=True).click()
        page.get_by_role("button", name=texts[name], exact=True).click()
        page.get_by_role("heading", name=texts[name]).wait_for()
        said = page.locator("dialog").inner_text()
        assert not re.search(r"%[sd]", said) and not re.search(r"\b(?:the|and|this)\b", said)
        page.keyboard.press("Escape")
