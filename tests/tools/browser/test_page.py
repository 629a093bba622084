# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page in a real browser: it keeps the game, has boards to choose, is heard, and starts without a network."""

import pytest

from browser import site, visit
from simulator.badge import SIZES
from tests.tools.browser.visits import SLOW, choose_board, press

HIDE = """() => {
    Object.defineProperty(document, "hidden", {value: true, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@SLOW
@pytest.mark.parametrize("left", ["reload", "hide"])
def test_a_tile_that_is_still_moving_when_the_page_is_left_is_kept(visiting, until, left):
    visited = visiting().open()
    visited.page.evaluate("location.hash = 'game=draw&level=beginner&lang=en&deal=5'")
    until(visited.page, "boneyard.program.call('opening.link_of')")
    visited.begin()
    press(visited, frames=60)
    while not visited.ask("waits"):
        visited.step()
    visited.step(10)
    before = len(visited.ask("line"))
    for _ in range(2):  # a tile may fit two ends
        if len(visited.ask("line")) == before:
            press(visited, frames=8)
    laid = visited.ask("line")
    assert len(laid) == before + 1
    if left == "hide":
        visited.page.evaluate(HIDE)
    visited.open()
    visited.begin()
    assert visited.ask("line")[: len(laid)] == laid


@SLOW
def test_the_game_rests_while_nothing_happens_and_answers_at_once(visiting, until):
    page = visiting().open().page
    page.keyboard.press("Enter")  # from the title, where tiles hop, to the new game
    until(page, "boneyard.program.rests()")
    before = page.evaluate("boneyard.screen.canvas.toDataURL()")
    page.keyboard.press("ArrowDown")
    assert not page.evaluate("boneyard.program.rests()")
    until(page, "(before) => boneyard.screen.canvas.toDataURL() !== before", before)


@SLOW
@pytest.mark.parametrize("window", ["laptop", "phone"])
def test_nothing_moves_while_the_page_is_loaded(visiting, window):
    visited = visiting(window)
    visited.page.add_init_script("""
        globalThis.shifts = [];
        new PerformanceObserver((list) => list.getEntries().forEach(({value}) => shifts.push(value)))
            .observe({type: "layout-shift", buffered: true});
    """)
    visited.page.route("**/boneyard.pack", lambda route: visited.page.wait_for_timeout(500) or route.continue_())
    visited.open()
    visited.page.wait_for_timeout(500)
    assert sum(visited.page.evaluate("shifts")) < 0.01


@SLOW
def test_every_board_can_be_chosen_and_is_kept(visiting, until):
    visited = visiting().open()
    boards = visited.page.evaluate("import('page/page.js').then(({boards}) => boards.BOARDS)")
    assert {of["board"] for of in boards.values()} == SIZES.keys() - {"edgebadge"}  # which is like the PyBadge
    large = boards["Large screen"]
    assert all(tuple(of["size"]) == SIZES[of["board"]] for of in boards.values() if of is not large)
    large["size"] = visited.page.evaluate("boneyard.screen.suitable()")
    for name in boards:
        choose_board(visited.page, name)
        until(
            visited.page,
            "([board, size]) => { const {host, options} = boneyard.program;"
            " return host && options.board === board && String(options.size) === String(size); }",
            [boards[name]["board"], boards[name]["size"]],
        )
        size = visited.page.evaluate("[boneyard.screen.canvas.width, boneyard.screen.canvas.height]")
        assert size == boards[name]["size"]
    choose_board(visited.page, "PicoSystem")
    until(visited.page, "boneyard.program.options.board === 'pimoroni_picosystem'")
    visited.open()
    assert visited.page.locator("#face [data-button=START]").text_content() == "Y"  # as on its case
    assert visited.errors == []


@SLOW
def test_of_boards_that_are_chosen_in_haste_the_last_one_plays(visiting, until):
    """The garbage of the others is collected meanwhile."""
    visited = visiting().open()
    for board in ("PicoSystem", "PyBadge", "Explorer", "Thumby Color") * 2:
        choose_board(visited.page, board)
    until(visited.page, "boneyard.program.host && boneyard.screen.canvas.width === 128")
    visited.context.new_cdp_session(visited.page).send("HeapProfiler.collectGarbage")
    before = visited.page.evaluate("boneyard.screen.canvas.toDataURL()")
    again = """(before) => {
        boneyard.program.press("DOWN");  // one that comes too early is dropped
        return boneyard.screen.canvas.toDataURL() !== before;
    }"""
    until(visited.page, again, before)
    assert visited.errors == []


@SLOW
def test_sounds_are_heard_from_the_first_press_on_unless_it_is_mute(visiting):
    visited = visiting().open()
    count = """() => {
        const {context} = boneyard.speaker, make = context.createBufferSource.bind(context);
        context.createBufferSource = () => { globalThis.played += 1; return make(); };
    }"""
    play = "() => { played = 0; return boneyard.speaker.play('lib/sounds/laid.wav').then(() => played); }"
    assert visited.page.evaluate(play) == 0
    visited.page.keyboard.press("Shift")
    visited.step(12)  # the press has a sound, too
    visited.page.evaluate("() => boneyard.speaker.context.resume()")
    visited.page.evaluate(count)
    assert visited.page.evaluate(play) == 1
    visited.page.get_by_text("Sound is on").click()
    assert visited.page.evaluate(play) == 0
    visited.open()
    assert visited.page.get_by_text("Sound is off").is_visible()


@SLOW
def test_a_newer_version_is_told_and_a_button_opens_it_while_an_open_page_gets_no_file_of_it(visiting, files, tmp_path):
    read = "(name) => fetch(name).then((answer) => answer.text())"
    site.write(files, tmp_path)
    with visit.served(tmp_path) as address:
        visited = visiting(address=address).open()
        visited.page.evaluate("() => navigator.serviceWorker.ready")
        visited.open()  # the worker is in charge from now on
        newer = dict(files, **{"page.css": files["page.css"] + b"/* newer */"})
        newer[site.SERVED] = site.served(newer)
        site.write(newer, tmp_path)
        visited.page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
        visited.wait_for_warning("A newer version")
        other = visited.context.new_page()
        visit.open_page(other, address)
        assert visited.page.evaluate(read, "page.css") == files["page.css"].decode()
        assert other.evaluate(read, "page.css") == newer["page.css"].decode()
        with visited.page.expect_navigation():
            visited.page.get_by_role("button", name="Open it now").click()
        visited.page.evaluate(visit.STARTED)
        assert visited.page.evaluate(read, "page.css") == newer["page.css"].decode()
        assert all(url.startswith((address, "blob:", "data:")) for url in visited.requests)


@SLOW
def test_a_browser_can_install_it_as_an_app(visiting, address):
    visited = visiting().open()
    session = visited.context.new_cdp_session(visited.page)
    found = session.send("Page.getAppManifest")
    assert found["url"] == address + site.MANIFEST and found["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as every window of a test is


def test_the_single_file_plays_without_a_server(visiting, files, tmp_path):
    path = tmp_path / "boneyard.html"
    path.write_bytes(site.single(files))
    visited = visiting(address=path.as_uri()).open()
    visited.begin()
    press(visited)
    assert visited.ask("scene") == "new_game" and visited.errors == []
    assert all(url.startswith(("file:", "data:", "blob:")) for url in visited.requests)
