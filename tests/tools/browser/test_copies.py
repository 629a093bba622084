# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Several copies of the page at one origin, as the forks of a project have them, leave each other's data alone, and
each takes over what an older version of it has kept."""

import base64

import pytest

from browser import site, visit
from simulator.badge import settings
from tests.tools.browser.visits import SLOW

COPIES = "a", "b"
SERVED = "navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture(scope="module")
def origin(files, tmp_path_factory):
    """Where two copies of the page are served, each a version of its own, in the folders a and b."""
    folder = tmp_path_factory.mktemp("origin")
    for copy in COPIES:
        built = {**files, "page.css": files["page.css"] + f"/* {copy} */".encode()}
        site.write({**built, site.SERVED: site.served(built)}, folder / copy)
    with visit.served(folder) as address:
        yield address


@pytest.fixture
def tab(chromium):
    """A tab of a browser that has visited nothing yet."""
    context = chromium.new_context()
    yield context.new_page()
    context.close()


def test_each_copy_starts_without_a_network_though_another_was_visited_since(tab, origin):
    for copy in (*COPIES, COPIES[0]):
        visit.open_page(tab, f"{origin}{copy}/")
        tab.evaluate(SERVED)
    tab.context.set_offline(True)
    for copy in COPIES:
        visit.open_page(tab, f"{origin}{copy}/")
        assert f"/* {copy} */" in tab.evaluate("fetch('page.css').then((answer) => answer.text())")


@SLOW
def test_each_copy_keeps_its_own_and_may_be_open_in_a_tab(tab, origin, load, until):
    load(tab, f"{origin}a/#game=draw&deal=7")
    until(tab, "boneyard.scene === 'table'")
    tab.get_by_text("Sound is on").click()
    other = load(tab.context.new_page(), f"{origin}b/")
    assert other.evaluate("boneyard.program.call('opening.link_of')") is None
    assert other.get_by_text("Sound is on").is_visible() and other.locator("#warnings").text_content() == ""


@SLOW
def test_what_an_older_version_has_kept_is_taken_over_once_and_another_copys_files_stay(tab, origin, until):
    tab.goto(f"{origin}b/licences.txt")
    tab.evaluate(
        """async (nvm) => {
        localStorage["boneyard.language"] = "cs";
        localStorage["boneyard.nvm"] = nvm;
        const cache = await caches.open("boneyard-1.0");
        await cache.put("./", new Response("<title>Boneyard</title>"));
    }""",
        base64.b64encode(settings()).decode(),
    )
    visit.open_page(tab, f"{origin}a/")
    assert tab.evaluate("boneyard.scene") == "title"  # a language was chosen
    assert tab.evaluate("localStorage['boneyard.nvm']")  # which may be another copy's
    tab.evaluate(SERVED)
    tab.evaluate("() => { boneyard.memories.put('nvm', 'mine'); localStorage['boneyard.nvm'] = 'theirs'; }")
    visit.open_page(tab, f"{origin}a/")
    assert tab.evaluate("localStorage['boneyard/a/nvm.damaged']") == "mine"
    assert "boneyard-1.0" in tab.evaluate("caches.keys()")
    visit.open_page(tab, f"{origin}b/")
    tab.evaluate(SERVED)
    until(tab, "caches.keys().then((names) => names.every((name) => /^boneyard\\/[ab]\\//.test(name)))")
