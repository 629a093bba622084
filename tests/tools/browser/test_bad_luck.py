# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page meets bad luck with a sentence."""

import base64

import pytest

from browser import visit
from tests.tools.browser.visits import SLOW, more, press

# JavaScript that brings bad luck.
KEEPS_NOTHING = """
    const error = new DOMException('no', 'SecurityError'), refuse = () => Promise.reject(error);
    Object.defineProperty(globalThis, 'localStorage', {get() { throw error; }});
    ServiceWorkerContainer.prototype.getRegistration = ServiceWorkerContainer.prototype.register = refuse;
    LockManager.prototype.request = refuse;
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full'); }"
DAMAGED = b"BY\x03" + bytes(40)


@SLOW
def test_a_browser_without_webassembly_is_told_that_it_is_too_old(visiting):
    visited = visiting(settled=False)
    visited.page.add_init_script("delete globalThis.WebAssembly")
    visited.page.goto(visited.address)
    visited.wait_for_warning("too old")
    assert visited.errors == []


def test_a_warning_stays_when_a_link_is_opened_and_is_folded_by_its_sign(visiting, until):
    visited = visiting(settled=False)
    visited.page.add_init_script(KEEPS_NOTHING)
    visited.open()
    visited.page.keyboard.press("Enter")  # the language is kept
    visited.wait_for_warning("keeps nothing for this page")
    for link in "game=chess", "game=draw&level=beginner&lang=en&deal=11":
        visited.page.evaluate("(link) => { location.hash = link; }", link)
        until(visited.page, "!location.hash")
    until(visited.page, "boneyard.scene === 'table'")
    visited.page.get_by_role("button", name="Share this deal").click()
    visited.page.locator("#note:not(:empty)").click()
    assert visited.note() == "" and visited.warnings().count("keeps nothing for this page") == 1
    sentence = visited.page.locator("#warnings").get_by_text("keeps nothing for this page")
    for is_seen in (True, False, True):
        assert sentence.is_visible() == is_seen
        visited.page.locator("#warnings summary").click()
    visited.page.evaluate("boneyard.program.press('A')")
    assert not sentence.is_visible() and visited.errors == []


@SLOW
def test_the_warning_of_a_full_storage_goes_once_there_is_room(visiting):
    visited = visiting().open()
    visited.page.evaluate("() => { globalThis.put = Storage.prototype.setItem; }")
    visited.page.evaluate(f"() => {{ {FULL} }}")
    visited.page.get_by_text("Sound is on").click()
    visited.wait_for_warning("no room left")
    visited.page.evaluate("() => { Storage.prototype.setItem = put; }")
    visited.page.get_by_text("Sound is off").click()
    assert visited.warnings() == ""


@SLOW
@pytest.mark.parametrize(
    ("kept", "said"),
    [("???", "can't be read"), (base64.b64encode(DAMAGED).decode(), "a copy of it is kept")],
    ids=["no text in base 64", "wrong bytes"],
)
def test_what_was_kept_and_cannot_be_read_is_told_and_a_copy_is_kept(visiting, kept, said):
    visited = visiting(settled=False)
    visited.page.add_init_script(f"localStorage['boneyard/nvm'] ??= '{kept}'")
    visited.open()
    visited.wait_for_warning(said)
    visited.begin()
    press(visited, frames=30)  # the language is kept in its place
    now, copy = visited.page.evaluate("[localStorage['boneyard/nvm'], localStorage['boneyard/nvm.damaged']]")
    assert copy == kept != now and visited.errors == []


@SLOW
def test_what_asks_a_game_that_had_to_stop_is_told_so(visiting):
    visited = visiting().open()
    visited.page.evaluate("() => { boneyard.program.doStep = () => { throw new Error('lost'); }; }")
    visited.wait_for_warning("had to stop")
    visited.page.get_by_role("button", name="Share this deal").click()
    visited.wait_for_note("The game isn't running: load the page again.")
    visited.page.locator("#note").click()
    more(visited.page, "Save")
    visited.page.get_by_role("button", name="The match, as a record").click()
    visited.wait_for_note("The game isn't running: load the page again.")
    assert visited.errors == []


@SLOW
def test_a_second_tab_says_that_it_keeps_nothing_until_the_first_is_closed(visiting):
    visited = visiting().open()
    assert visited.open().warnings() == ""  # the page from before isn't another one
    other = visited.context.new_page()
    visit.open_page(other, visited.address)
    assert "another tab" in other.locator("#warnings").text_content() and visited.warnings() == ""
    visited.page.close()
    other.locator("#warnings:empty").wait_for(state="attached")
    other.evaluate("boneyard.memories.keep('nvm', new Uint8Array([1]))")
    assert other.evaluate("atob(localStorage['boneyard/nvm'])") == chr(1)


@SLOW
def test_what_cannot_be_loaded_is_told(visiting):
    visited = visiting()
    visited.page.route("**/boneyard.pack", lambda route: route.abort())
    visited.page.goto(visited.address)
    visited.wait_for_warning("could not be loaded")
    for name in "page.js", "texts-en.js":
        visited.page.route(f"**/{name}", lambda route: route.abort())
        visited.page.goto(visited.address)
        visited.wait_for_note("A part of the page could not be loaded")
        visited.page.unroute(f"**/{name}")


def test_the_pages_policy_allows_no_script_of_others_inside_it(visiting):
    """5 s: with the page itself, whose map of modules has to be allowed."""
    page = visiting().open().page
    policy = page.locator("meta[http-equiv]").get_attribute("content")
    assert "unsafe-inline" not in policy and "unsafe-eval" not in policy.replace("wasm-unsafe-eval", "")
    page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "globalThis.foreign = true";
        document.body.append(script);
    }""")
    assert page.evaluate("globalThis.foreign") is None


@SLOW
def test_without_javascript_a_sentence_comes_up(visiting):
    visited = visiting(settled=False, java_script_enabled=False)
    visited.page.goto(visited.address)
    assert "needs JavaScript" in visited.note()


@SLOW
def test_a_program_that_fails_starts_again_at_a_press(visiting):
    visited = visiting().open()
    visited.page.evaluate("() => boneyard.pack.delete('drive/sprites/felt.bmp')")
    visited.begin()
    assert visited.errors == [] and visited.warnings() == ""
    before = visited.page.evaluate("boneyard.program.run")
    press(visited, frames=2)
    assert visited.page.evaluate("boneyard.program.run") == before + 1
