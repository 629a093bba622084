# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page, built once, and a real browser that visits it; tests are skipped where one of them can't be had."""

import contextlib
import time
from pathlib import Path

import pytest

from browser import pack, runtime, site, visit
from cli import Fault
from simulator.badge import settings


def phone(width, height, ratio):
    """A window of a phone, with `ratio` pixels of its screen for each of its own, in width and height."""
    return {
        "viewport": {"width": width, "height": height},
        "device_scale_factor": ratio,
        "has_touch": True,
        "is_mobile": True,
    }


WINDOWS = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "laptop": {"viewport": {"width": 1366, "height": 650}},
    "small laptop": {"viewport": {"width": 1366, "height": 625}},
    "large desktop": {"viewport": {"width": 1920, "height": 1080}},
    "tablet that lies": phone(1024, 768, 2),
    "four times as large": {"viewport": {"width": 320, "height": 200}, "device_scale_factor": 4},
    "small phone": phone(320, 568, 2),
    "phone": phone(390, 844, 3),
    "phone that lies": phone(844, 390, 3),
    "small phone that lies": phone(568, 320, 2),
}

# The tests' questions to the game; the module is loaded there.
LOOKER = pack.runnable(Path(__file__).parent / "looker.py").decode()

# Starts the game on a virtual clock; then nothing happens but by `step`.
BEGIN = """async ([looker, options]) => {
    const {pack, program} = boneyard;
    pack.set("stand_ins/looker.py", new TextEncoder().encode(looker));
    await program.restart({board: "pybadge", virtual: true, seed: 46, ...options});
}"""
STEP = "(frames) => { for (let i = 0; i < frames; i++) boneyard.program.step(); }"


@pytest.fixture(scope="session")
def files():
    """The files of the page, by their names. 5 s, if the game hasn't been built yet."""
    try:
        runtime.files()
    except Fault as fault:
        pytest.skip(str(fault))
    return site.build()


@pytest.fixture(scope="session")
def folder(files, tmp_path_factory):
    """A folder with the files of the page."""
    folder = tmp_path_factory.mktemp("page")
    site.write(files, folder)
    return folder


@pytest.fixture(scope="session")
def address(folder):
    """Where the page is served."""
    with visit.served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def chromium():
    """A browser of Playwright."""
    if visit.find() is None:
        pytest.skip(visit.MISSING)
    with visit.chromium() as browser:
        yield browser


class Visit:
    """A page in a window of its own, that may have visited before.

    `requests`: the addresses that it has asked for. `errors`: its failures.
    """

    def __init__(self, context, address):
        self.context = context
        self.address = address
        self.page = context.new_page()
        self.requests, self.errors = [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self):
        """Open the page, and wait for the game's first frame."""
        visit.open_page(self.page, self.address)
        return self

    def show_pad(self):
        """Show the buttons of the badge."""
        self.page.evaluate("boneyard.showPad(true)")

    def note(self):
        """The page's text below the screen."""
        return self.page.locator("#note").text_content()

    def wait_for_note(self, text):
        """Wait until it tells that."""
        self.page.locator("#note", has_text=text).wait_for(timeout=300_000)

    def warnings(self):
        """The signs and sentences of the warnings there."""
        return self.page.locator("#warnings").text_content()

    def wait_for_warning(self, text):
        """Wait until one warns of that."""
        self.page.locator("#warnings details", has_text=text).wait_for(timeout=300_000)

    def begin(self, **options):
        """Start the game on a virtual clock, with the same chances every time."""
        self.page.evaluate(BEGIN, [LOOKER, options])
        self.step(3)

    def step(self, frames=1):
        """Let the game do some frames."""
        self.page.evaluate(STEP, frames)

    def ask_language(self):
        """The language that the game has told the page."""
        return self.page.evaluate("boneyard.memories.get('language')")

    def ask(self, name):
        """The result of a function of looker.py."""
        return self.page.evaluate("(name) => boneyard.program.call(`looker.${name}`)", name)


@contextlib.contextmanager
def visiting_in(chromium, address, window="desktop", settled=True, **options):
    """A Visit in one of WINDOWS, by somebody who has chosen English there before, or by a newcomer; with `options` of
    Playwright's contexts."""
    context = chromium.new_context(**WINDOWS[window], **options)
    visited = Visit(context, address)
    if settled:
        visit.remember(visited.page, nvm=settings())
    yield visited
    context.close()


@pytest.fixture
def visiting(chromium, address):
    """visiting("phone", settled=False): a Visit, see visiting_in. Another `address` than that of the page can be given,
    and a `link` after it."""
    with contextlib.ExitStack() as visits:

        def visit_page(window="desktop", settled=True, address=address, link="", **options):
            return visits.enter_context(visiting_in(chromium, address + link, window, settled, **options))

        yield visit_page


@pytest.fixture
def until():
    """until(tab, expression): wait until JavaScript in a tab, an expression or a function of an argument, is true,
    and return its value. Playwright's own way is by `eval`, which the page forbids."""

    def wait(tab, expression, argument=None, seconds=300):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = tab.evaluate(expression, argument)
            if value:
                return value
            tab.wait_for_timeout(50)
        raise AssertionError(f"in {seconds} s it never was true: {expression}")

    return wait


@pytest.fixture
def load():
    """load(tab, address): load the page in a tab, and wait until the game runs. A newcomer who has opened a link
    plays it."""

    def load_page(tab, address):
        tab.goto("about:blank")  # a change after the # alone wouldn't load it again
        visit.open_page(tab, address)
        play = tab.locator("dialog [value=play]")
        if play.count():
            play.click()
        return tab

    return load_page


@pytest.fixture
def page(chromium, address, load):
    """A tab with the page, in which the game runs, and nothing has been kept yet."""
    context = chromium.new_context()
    yield load(context.new_page(), address)
    context.close()
