# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Install on a badge, from the page, by the serial port of an imitated badge."""

import base64
import re
import sys

import pytest

from drive import manifest
from figures import micropython
from tests.tools.browser.folders import read, write
from tests.tools.browser.visits import CUT_DOWN, SMALL, THERE, more
from tests.tools.drive.badge import Badge

SLOW = pytest.mark.slow("the page is loaded, and files are written and hashed by MicroPython at an imitated REPL")

BOOT_OUT = b"Adafruit CircuitPython 10.3.1 on 2026-09-14; Adafruit PyGamer with samd51j19\r\nBoard ID:pygamer\r\n"
THEIRS = {
    "boot_out.txt": BOOT_OUT,
    "code.py": b"print('mine')\n",
    "lib/neopixel.mpy": b"C\x06neopixel",
    "lib/app.mpy": b"mine, too",
    "photos/cat.bmp": b"BMcat",
}
KEPT = {"code-before-boneyard.py": THEIRS["code.py"], "lib/app-before-boneyard.mpy": THEIRS["lib/app.mpy"]}
# A port: what is written to it the test's Badge gets, and answers at once.
SERIAL = """
class Port extends EventTarget {
    async open() {
        if (!await openPort()) throw new DOMException("Failed to open serial port.", "NetworkError");
        let answers;
        this.readable = new ReadableStream({start: (controller) => { answers = controller; }});
        this.writable = new WritableStream({write: async (bytes) => {
            const {hangsAt} = globalThis;
            if (hangsAt && new TextDecoder().decode(bytes).includes(hangsAt)) {
                globalThis.hangs = true;
                await new Promise(() => {});
            }
            const answer = await hearPort(String.fromCharCode(...bytes));
            if (answer !== null) answers.enqueue(Uint8Array.from(answer, (letter) => letter.charCodeAt(0)));
            else answers.error(new DOMException("The device has been lost.", "NetworkError"));
        }});
    }
    async setSignals() {}
    async close() {}
}
Object.defineProperty(navigator, "serial", {configurable: true, value: {
    requestPort: async () => {
        if (globalThis.noPort) throw new DOMException("No port selected by the user.", "NotFoundError");
        return new Port();
    },
}});
"""


class Plugs:
    """The port of a tab: `badge` is what is plugged in there. `is_busy`: another program has it open."""

    def __init__(self, tab, folder):
        self.tab = tab
        self.folder = folder
        self.badge = None
        self.is_busy = False
        tab.expose_function("openPort", lambda: not self.is_busy)
        tab.expose_function("hearPort", self._hear)
        tab.evaluate(SERIAL)

    def _hear(self, data):
        """Let the badge hear the bytes of a text, a letter each; return its answer in the same way, or None."""
        answer = self.badge.receive(data.encode("latin-1"))
        return None if answer is None else answer.decode("latin-1")

    def plug(self, **settings):
        """Plug a badge in, with the folder as its drive."""
        self.unplug()
        self.badge = Badge(self.folder, **settings)
        return self.badge

    def unplug(self):
        if self.badge:
            self.badge.close()


@pytest.fixture
def plugs(page, tmp_path):
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    folder = tmp_path / "drive"
    folder.mkdir()
    plugs = Plugs(page, folder)
    more(page, "Install on a badge")
    yield plugs
    plugs.unplug()


def told(tab, words, timeout=300_000):
    """The dialog's text once these words are in it, and nothing is being done."""
    note = tab.locator("dialog [data-note]").filter(has_text=re.compile(words))
    note.wait_for(timeout=timeout)
    tab.locator("dialog [data-close]:enabled").wait_for()
    return note.inner_text()


def connect(plugs, words="can be installed"):
    plugs.tab.locator("dialog [data-connect]").click()
    return told(plugs.tab, words)


def install(plugs, words="verified"):
    connect(plugs)
    plugs.tab.locator("dialog [data-go]").click()
    return told(plugs.tab, words)


def reopen(plugs):
    plugs.tab.locator("dialog [data-close]").click()
    more(plugs.tab, "Install on a badge")


def afterwards(plugs):
    """What is on the drive but the manifest, and the paths that this names."""
    there = read(plugs.folder)
    return there, manifest.files(there.pop(manifest.NAME)).keys()


@SLOW
def test_the_game_is_written_beside_what_is_the_owners_and_a_second_time_nothing_is(plugs):
    plugs.tab.evaluate(CUT_DOWN, SMALL)
    write(plugs.folder, THEIRS)
    badge, count = plugs.plug(), len(SMALL) + 1
    assert f"All {count} files are there, verified by the badge." in install(plugs)
    assert plugs.tab.locator("dialog [data-notes] li").all_inner_texts() == [
        "code.py, which isn't the game's, is kept as code-before-boneyard.py.",
        "lib/app.mpy, which isn't the game's, is kept as lib/app-before-boneyard.mpy.",
    ]
    assert afterwards(plugs) == ({**THEIRS, **THERE, **KEPT}, SMALL.keys()) and badge.ended == "reset"

    there = read(plugs.folder)
    reopen(plugs)
    badge = plugs.plug()
    assert install(plugs) == f"All {count} files are there already, verified."
    assert read(plugs.folder) == there and badge.ended == "reset"


# Settings of a badge that doesn't fit, and the message.
UNFIT = [
    (
        {"can_take": False, "release": "10.2.0"},
        "Adafruit PyGamer with CircuitPython 10.2.0: this way needs 10.3 or newer. Put that on the badge, or go",
    ),
    ({"can_take": False, "release": "8.2.1"}, "CircuitPython 8.2.1 is too old for Boneyard: install"),
    ({"board": "toaster"}, "Toaster is not a board that Boneyard knows"),
    ({"board": None}, "The program that answers there isn't CircuitPython: choose the badge's port"),
]


def test_a_badge_that_does_not_fit_is_told_and_left_alone(plugs):
    write(plugs.folder, THEIRS)
    for settings, sentence in UNFIT:
        badge = plugs.plug(**settings)
        assert sentence in connect(plugs, re.escape(sentence))
        assert not plugs.tab.locator("dialog [data-go]").is_visible()
        assert badge.ended is None and badge.runs
    assert read(plugs.folder) == THEIRS


@SLOW
def test_what_the_badge_is_is_told_before_anything_is_written(plugs):
    write(plugs.folder, THEIRS)
    badge = plugs.plug()
    ready = connect(plugs)
    assert ready.startswith("Adafruit PyGamer with CircuitPython 10.3.1: the game can be installed. ")
    assert ("First eject the drive CIRCUITPY" in ready) == (sys.platform == "linux")
    assert not badge.runs
    reopen(plugs)
    assert badge.runs
    plugs.plug(can_take=False, is_free=True, release="9.2.0")
    assert connect(plugs) == "Adafruit PyGamer with CircuitPython 9.2.0: the game can be installed."
    assert read(plugs.folder) == THEIRS


# The changes to the drive after which the power fails: in the midst of files, and before and after they are renamed.
CUTS = 2, 5, 9, 13, 15, 17, 23, 30, 38


@SLOW
def test_it_goes_on_after_a_cut(plugs):
    """A small game, and a badge whose power fails; then it is plugged in again. 15 s: it is installed often."""
    plugs.tab.evaluate(CUT_DOWN, SMALL)
    old = {"lib/gone.mpy": b"old", "lib/app.mpy": b"old"}
    old[manifest.NAME] = manifest.make(old, "0", "pygamer", 10)
    before = {**THEIRS, **old, "lib/app.mpy": THEIRS["lib/app.mpy"]}
    had_a_manifest = set()
    for cut in CUTS:
        for path in sorted(plugs.folder.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        write(plugs.folder, before)
        badge = plugs.plug(cut=cut)
        assert "try again; the copy goes on where it stopped" in install(plugs, "is gone") and badge.ended == "cut"
        halved = read(plugs.folder)
        assert set(THEIRS.values()) <= set(halved.values())
        had_a_manifest.add(manifest.NAME in halved)
        plugs.plug()
        install(plugs)
        assert afterwards(plugs) == ({**THEIRS, **THERE, **KEPT}, SMALL.keys()), cut
        reopen(plugs)
    assert had_a_manifest == {True, False}  # a rename first removes what was there


@SLOW
def test_it_goes_on_after_the_page_was_left_midway(plugs, load, address, until):
    """The badge isn't reset: it still has its drive, and a file that is open."""
    write(plugs.folder, THEIRS)
    plugs.tab.evaluate(CUT_DOWN, SMALL)
    badge = plugs.plug()
    connect(plugs)
    second = base64.b64encode(SMALL["lib/app.mpy"].encode()[384:768]).decode()
    plugs.tab.evaluate("(part) => { globalThis.hangsAt = part; }", second)
    plugs.tab.locator("dialog [data-go]").click()
    until(plugs.tab, "globalThis.hangs")
    plugs.tab.on("dialog", lambda question: question.accept())  # whether to leave the page
    load(plugs.tab, address)
    halved = read(plugs.folder)
    assert set(THEIRS.values()) <= set(halved.values()) and halved["lib/app.mpy"] == THEIRS["lib/app.mpy"]
    assert any(name.endswith(".tmp") for name in halved)

    plugs.tab.evaluate(SERIAL)
    plugs.tab.evaluate(CUT_DOWN, SMALL)
    more(plugs.tab, "Install on a badge")
    assert connect(plugs) == "Adafruit PyGamer with CircuitPython 10.3.1: the game can be installed."
    assert badge is plugs.badge and badge.ended is None
    plugs.tab.locator("dialog [data-go]").click()
    told(plugs.tab, "verified")
    assert afterwards(plugs)[0] == {**THEIRS, **THERE, **KEPT}


@SLOW
def test_too_little_room_a_full_drive_and_a_file_that_it_does_not_keep_are_told(plugs):
    write(plugs.folder, THEIRS)
    badge = plugs.plug(room=50_000)
    sentence = install(plugs, "bytes left")
    assert re.match("The drive CIRCUITPY has 49,152 bytes left, and [1-9][0-9]{2},[0-9]{3} are needed; ", sentence)
    assert badge.ended == "reset" and read(plugs.folder) == THEIRS

    badge = plugs.plug(full=20)
    assert install(plugs, "full") == (
        "The badge's drive is full: delete what you don't need there, and try again; the copy goes on where it stopped."
    )
    assert badge.ended == "reset" and set(THEIRS.values()) <= set(read(plugs.folder).values())
    assert plugs.tab.locator("dialog [data-connect]").inner_text() == "Try again…"

    plugs.tab.evaluate(CUT_DOWN, SMALL)
    plugs.plug(damaged="lib/app.mpy")
    assert "CIRCUITPY/lib/app.mpy doesn't read as it was written" in install(plugs, "as it was written")


@SLOW
def test_a_port_that_cannot_be_used_is_told(plugs):
    """10 s: a badge that doesn't answer is waited for."""
    plugs.is_busy = True
    assert connect(plugs, r"\.$").startswith("The port can't be opened: close other programs and tabs that use it")
    plugs.is_busy = False
    plugs.plug(is_silent=True)
    assert connect(plugs, "Nothing answers there as a badge does: choose the badge's port").endswith("try again.")
    plugs.tab.evaluate("globalThis.noPort = true, 0")
    plugs.tab.locator("dialog [data-connect]").click()
    plugs.tab.locator("dialog [data-note]:empty").wait_for(state="attached")
