# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""In WebKit, the engine of Safari, and in Firefox a whole match is played and kept, without a network too."""

import pytest

from browser import visit
from tests.tools.browser import drivers
from tests.tools.browser.conftest import BEGIN, LOOKER

pytestmark = pytest.mark.slow("another browser is started, and plays a match")

LINK = "game=draw&level=beginner&lang=en&deal=5"
MANY, AT_ONCE = 400, 10  # presses: more than a match of Draw takes
UNTIL = """async (expression) => {
    const end = Date.now() + 300_000;
    while (!expression()) {
        if (Date.now() > end) throw new Error(`it never was true: ${expression}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
}"""
SCENE = "() => boneyard.scene"
# Presses A for a while; returns the scene.
PLAY = """async (presses) => {
    for (let i = 0; i < presses && boneyard.scene !== "result"; i++) {
        boneyard.program.press("A");
        for (let frame = 0; frame < 12; frame++) boneyard.program.step();
    }
    return boneyard.scene;
}"""
MOVES = "() => boneyard.program.call('opening.record_of').rounds.map(({moves}) => moves)"


@pytest.fixture(scope="module", params=["webkit", "firefox"])
def window(request):
    """A window of the browser."""
    missing = getattr(drivers, f"missing_{request.param}")()
    if missing:
        pytest.skip(missing)
    with getattr(drivers, request.param)() as opened:
        yield opened


def wait(window, expression):
    window.run(f"() => ({UNTIL})(() => {expression})")


def start(window, address):
    window.open(address)
    window.run(visit.STARTED)


def follow(window, address):
    """Open the page with a link to a match, and wait for its table."""
    window.open("about:blank")  # a change after the # alone wouldn't load it again
    start(window, f"{address}#{LINK}")
    window.run("() => document.querySelector('dialog [value=play]')?.click()")  # a newcomer's
    wait(window, "!location.hash && boneyard.scene === 'table'")


def test_a_whole_match_is_played(window, address):
    start(window, address)
    window.run(BEGIN, [LOOKER, {"offered": {"speed": 0}}])  # without motions
    window.run("() => boneyard.program.step()")
    window.run(f"() => {{ location.hash = '{LINK}&target=100'; }}")
    wait(window, "!location.hash")
    for _ in range(MANY // AT_ONCE):
        if window.run(PLAY, AT_ONCE) == "result":
            break
    assert window.run(SCENE) == "result" and len(window.run(MOVES)) > 1


def test_keys_press_the_buttons_and_a_match_goes_on_after_a_reload(window, address):
    follow(window, address)
    wait(window, "boneyard.told.lines.some(([kind]) => kind === 'yours')")
    window.press(drivers.ENTER)
    wait(window, "boneyard.program.call('opening.record_of').rounds[0].moves.length > 0")
    wait(window, "boneyard.told.lines.some(([kind]) => kind === 'yours')")
    before = window.run(MOVES)
    window.reload()
    window.run(visit.STARTED)
    wait(window, "boneyard.scene === 'table'")
    after = window.run(MOVES)
    assert len(after[0]) >= len(before[0]) - 1  # the machine may still think about its answer again
    assert all(move == then for move, then in zip(after[0], before[0]))


def test_it_plays_without_a_network(window, folder):
    with visit.served(folder) as address:
        start(window, address)
        window.run("async () => { await navigator.serviceWorker.ready; }")
        wait(window, "navigator.serviceWorker.controller || navigator.serviceWorker.ready")
    start(window, address)  # where nothing is served any more; a reload by Marionette passes over all that is kept
    assert window.run(SCENE) in ("title", "language")
