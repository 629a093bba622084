# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page meets bad luck with a sentence."""

import base64
import json

import pytest

from browser import visit
from tests.tools.browser.visits import SLOW, more, press

# The page's messages for bad luck, and the JavaScript that brings it.
BAD_LUCK = {
    "no WebAssembly": ("delete globalThis.WebAssembly", "too old"),
    "no storage": (
        "Object.defineProperty(globalThis, 'localStorage', {get() { throw new DOMException('no'); }})",
        "keeps nothing for this page",
    ),
    "a browser that keeps nothing at all": (
        """
        const error = new DOMException('no', 'SecurityError'), refuse = () => Promise.reject(error);
        Object.defineProperty(globalThis, 'localStorage', {get() { throw error; }});
        ServiceWorkerContainer.prototype.getRegistration = ServiceWorkerContainer.prototype.register = refuse;
        LockManager.prototype.request = refuse;
        """,
        "keeps nothing for this page",
    ),
    "a full storage": ("Storage.prototype.setItem = () => { throw new DOMException('full'); }", "no room left"),
    "what was kept can't be read": ("localStorage['boneyard/nvm'] = '???'", "can't be read"),
}


@SLOW
@pytest.mark.parametrize("script, said", BAD_LUCK.values(), ids=BAD_LUCK)
def test_bad_luck_is_told_in_a_sentence(visiting, script, said):
    visited = visiting(settled=False)
    visited.page.add_init_script(script)
    visited.page.goto(visited.address)
    if "WebAssembly" not in script:
        visited.page.evaluate(visit.STARTED)
        visited.begin()
        press(visited, frames=30)  # the language is kept
    visited.wait_for_warning(said)
    assert visited.errors == []


@pytest.mark.parametrize("brought", ["no storage", "a full storage"])
def test_a_warning_stays_when_a_link_is_opened_and_notes_come_and_go(visiting, until, brought):
    visited = visiting(settled=False)
    script, said = BAD_LUCK[brought]
    visited.page.add_init_script(script)
    visited.open()
    visited.page.keyboard.press("Enter")  # the language is kept
    visited.wait_for_warning(said)
    for link in "game=chess", "game=draw&level=beginner&lang=en&deal=11":
        visited.page.evaluate("(link) => { location.hash = link; }", link)
        until(visited.page, "!location.hash")
    until(visited.page, "boneyard.program.call('opening.scene') === 'table'")
    visited.page.get_by_role("button", name="Share this deal").click()
    visited.page.locator("#note:not(:empty)").click()
    assert visited.note() == "" and visited.warnings().count(said) == 1


@SLOW
def test_a_warning_is_folded_and_unfolded_by_its_sign(visiting):
    visited = visiting()
    visited.page.add_init_script(BAD_LUCK["no storage"][0])
    visited.open()
    sentence = visited.page.locator("#warnings").get_by_text(BAD_LUCK["no storage"][1])
    for is_seen in (True, False, True):
        assert sentence.is_visible() == is_seen
        visited.page.locator("#warnings summary").click()
    visited.page.evaluate("boneyard.program.press('A')")
    assert not sentence.is_visible()


@SLOW
def test_the_warning_of_a_full_storage_goes_once_there_is_room(visiting):
    visited = visiting().open()
    visited.page.evaluate("() => { globalThis.put = Storage.prototype.setItem; }")
    visited.page.evaluate(f"() => {{ {BAD_LUCK['a full storage'][0]} }}")
    visited.page.get_by_text("Sound is on").click()
    visited.wait_for_warning("no room left")
    visited.page.evaluate("() => { Storage.prototype.setItem = put; }")
    visited.page.get_by_text("Sound is off").click()
    assert visited.warnings() == ""


@SLOW
def test_what_could_not_be_read_is_still_there(visiting):
    visited = visiting(settled=False)
    visited.page.add_init_script("localStorage['boneyard/nvm'] ??= '???'")
    visited.open()
    visited.begin()
    press(visited, frames=30)
    assert visited.page.evaluate("localStorage['boneyard/nvm.damaged']") == "???"


@SLOW
@pytest.mark.parametrize("damaged", [b"BY\x03" + bytes(40), b"hello"], ids=["ours", "not ours"])
def test_a_save_with_wrong_bytes_is_told_by_the_page_and_the_game_and_a_copy_is_kept(visiting, damaged):
    visited = visiting(settled=False)
    visit.remember(visited.page, nvm=damaged)
    visited.open()
    visited.wait_for_warning("a copy of it is kept")
    visited.begin()
    assert visited.ask("note")
    press(visited, frames=30)  # the language is kept in its place
    kept, copy = visited.page.evaluate("[localStorage['boneyard/nvm'], localStorage['boneyard/nvm.damaged']]")
    assert copy == base64.b64encode(damaged).decode() != kept


@SLOW
def test_a_page_that_finds_no_network_says_so(visiting):
    visited = visiting()
    visited.page.route("**/boneyard.pack", lambda route: route.abort())
    visited.page.goto(visited.address)
    visited.wait_for_warning("could not be loaded")


@SLOW
def test_what_asks_a_game_that_had_to_stop_is_told_so(visiting):
    visited = visiting().open()
    visited.page.evaluate("() => { boneyard.program.doStep = () => { throw new Error('lost'); }; }")
    visited.wait_for_warning("had to stop")
    for name in "Share this deal", "Save":
        if name == "Share this deal":
            visited.page.get_by_role("button", name=name).click()
        else:
            more(visited.page, name)
            visited.page.get_by_role("button", name="The match, as a record").click()
        visited.wait_for_note("The game isn't running: load the page again.")
        visited.page.locator("#note").click()
    assert visited.errors == []


@SLOW
def test_a_second_tab_says_that_it_keeps_nothing(visiting):
    visited = visiting().open()
    other = visited.context.new_page()
    visit.open_page(other, visited.address)
    assert "another tab" in other.locator("#warnings").text_content() and visited.warnings() == ""
    other.close()
    for _ in range(3):
        assert visited.open().warnings() == ""  # the one from before isn't another one


@SLOW
def test_a_second_tab_keeps_what_is_played_once_the_first_is_closed(visiting):
    visited = visiting().open()
    other = visited.context.new_page()
    visit.open_page(other, visited.address)
    visited.page.close()
    other.locator("#warnings:empty").wait_for(state="attached")
    other.evaluate("boneyard.memories.keep('nvm', new Uint8Array([1]))")
    assert other.evaluate("atob(localStorage['boneyard/nvm'])") == chr(1)


@SLOW
@pytest.mark.parametrize("name", ["page.js", "texts-en.js"])
def test_a_module_that_cannot_be_loaded_is_told(visiting, name):
    visited = visiting()
    visited.page.route(f"**/{name}", lambda route: route.abort())
    visited.page.goto(visited.address)
    visited.wait_for_note("A part of the page could not be loaded")


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
def test_without_javascript_or_in_an_old_browser_a_sentence_comes_up(chromium, address):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    assert "needs JavaScript" in page.locator("#note").text_content()
    context.close()


@SLOW
def test_a_program_that_fails_tells_so_on_its_screen_and_starts_again_at_a_press(visiting):
    visited = visiting().open()
    visited.page.evaluate("() => boneyard.pack.delete('drive/sprites/felt.bmp')")
    visited.begin()
    picture = visited.page.evaluate("() => boneyard.screen.canvas.toDataURL()")
    assert json.dumps(picture) and visited.errors == [] and visited.warnings() == ""
    visited.page.evaluate("() => { globalThis.before = boneyard.program.run; }")
    press(visited, frames=2)
    assert visited.page.evaluate("() => boneyard.program.run - before") == 1
