# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page speaks the player's language: first the browser's, then the game's."""

import re

import languages
from browser import pack, site
from environment import ROOT
from tests.tools.browser.visits import SLOW
from words import LANGUAGES

PAGE = ROOT / "tools" / "browser" / "page"
FIRST = {language: languages.of_page(language)["ABOUT"] for language in languages.ALL}


def test_every_language_has_every_text_of_the_page_and_no_other():
    english = {section: texts.keys() for section, texts in languages.Language("en").beside.items()}
    for language in languages.ALL:
        own = languages.Language(language).beside
        assert {section: texts.keys() for section, texts in own.items()} == english, language


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
    files = site.build(spoken=["cs", "hu"])
    assert {name for name in files if name.startswith("texts")} == {"texts-cs.js", "texts-hu.js"}
    assert all(FIRST[language] in files[f"texts-{language}.js"].decode() for language in ("cs", "hu"))
    assert b'data-languages="cs hu"' in files[site.INDEX]


SCENE = "boneyard.scene"


def test_it_speaks_the_browsers_language_at_first_and_the_game_asks_for_none(visiting):
    visited = visiting(settled=False, locale="ru").open()
    assert visited.page.get_by_text(FIRST["ru"]).is_visible()
    assert visited.page.evaluate("document.documentElement.lang") == visited.ask_language() == "ru"
    assert visited.page.evaluate(SCENE) == "title"


def test_a_link_speaks_no_other_language_than_the_players(visiting, until):
    visited = visiting(settled=False, locale="cs-CZ", link="#game=kozel&deal=7&lang=ru").open()
    assert visited.page.locator("dialog", has_text=languages.of_page("cs")["CARD_DEAL"]).is_visible()
    visited.page.locator("dialog [value=play]").click()
    until(visited.page, f"{SCENE} === 'table'")
    assert visited.ask_language() == "cs"


@SLOW
def test_without_a_known_language_it_is_english_follows_the_game_and_keeps_to_that(visiting, until):
    visited = visiting(settled=False, locale="ja-JP").open()
    assert visited.page.get_by_text(FIRST["en"]).is_visible() and visited.ask_language() == "en"
    assert visited.page.evaluate(SCENE) == "language"
    for _ in range(LANGUAGES.index("hu")):
        visited.page.keyboard.press("ArrowDown")
    visited.page.keyboard.press("Enter")
    until(visited.page, "document.documentElement.lang === 'hu'")
    assert visited.page.get_by_text(FIRST["hu"]).is_visible()
    assert visited.page.title() == languages.of_page("hu")["TITLE"]
    visited.page.route("**/boneyard.pack", lambda route: route.abort())
    visited.page.goto(visited.address)  # before the game tells its language
    assert visited.page.get_by_text(FIRST["hu"]).is_visible()


@SLOW
def test_notes_warnings_and_dialogs_follow_the_language_of_the_game(visiting, until):
    visited = visiting()
    visited.page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full'); }")
    page = visited.open().page
    page.evaluate("location.hash = 'game=chess'")
    for language in "en", "ru":
        page.evaluate("(language) => boneyard.follow('title', language, 0)", language)
        texts = languages.of_page(language)
        sentence = texts["BAD_LINK"]
        if language == "en":
            sentence = sentence.rstrip(".")  # a reason in English follows
        page.locator("#note").get_by_text(sentence, exact=language != "en").wait_for()
        assert texts["STORAGE_FULL"] in visited.warnings()
    page.evaluate("location.hash = '%E0%A4%A'")
    visited.wait_for_note(f"{texts['BAD_LINK'].rstrip('.')}: {texts['NO_TEXT']}")
    for name in "SAVE", "INSTALL":
        page.get_by_role("button", name=texts["MORE"], exact=True).click()
        page.get_by_role("button", name=texts[name], exact=True).click()
        page.get_by_role("heading", name=texts[name]).wait_for()
        said = page.locator("dialog").inner_text()
        assert not re.search(r"%[sd]", said) and not re.search(r"\b(?:the|and|this)\b", said)
        page.keyboard.press("Escape")
