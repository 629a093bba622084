# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Install on a badge, from the page: onto the browser's private file system, whose folders have the same handles
as a badge's drive."""

import base64
import re

import pytest

from drive import contents, manifest
from drive.copying import Copy
from drive.mounted import Mounted
from tests.tools.browser.folders import write
from tests.tools.browser.visits import CUT_DOWN, SLOW, SMALL, THERE, more

BOOT_OUT = b"Adafruit CircuitPython 10.0.3 on 2025-10-17; Adafruit PyGamer with samd51j19\r\nBoard ID:pygamer\r\n"
THEIRS = {
    "boot_out.txt": BOOT_OUT,
    "code.py": b"print('mine')\n",
    "lib/neopixel.mpy": b"C\x06neopixel",
    "lib/app.mpy": b"mine, too",
    "photos/cat.bmp": b"BMcat",
}
KEPT = {"code-before-boneyard.py": THEIRS["code.py"], "lib/app-before-boneyard.mpy": THEIRS["lib/app.mpy"]}
PICKER = """
globalThis.drive = async () => {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle("CIRCUITPY", {create: true});
};
globalThis.showDirectoryPicker = drive;
"""
WIPE = """async () => {
    const folder = await drive();
    for await (const name of folder.keys()) await folder.removeEntry(name, {recursive: true});
}"""
PUT = """async (files) => {
    for (const [path, data] of Object.entries(files)) {
        const names = path.split("/"), name = names.pop();
        let folder = await drive();
        for (const each of names) folder = await folder.getDirectoryHandle(each, {create: true});
        const stream = await (await folder.getFileHandle(name, {create: true})).createWritable();
        await stream.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
        await stream.close();
    }
}"""
TREE = """async () => {
    const found = {};
    const look = async (folder, before) => {
        for await (const [name, handle] of folder.entries()) {
            if (handle.kind === "directory") await look(handle, `${before}${name}/`);
            else {
                const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
                found[before + name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
            }
        }
    };
    await look(await drive(), "");
    return found;
}"""


@pytest.fixture
def tab(page):
    """The page, whose next drive is a folder in the browser."""
    page.evaluate(PICKER)
    more(page, "Install on a badge")
    return page


def put(tab, files):
    tab.evaluate(PUT, {path: base64.b64encode(data).decode() for path, data in files.items()})


def tree(tab):
    return {path: base64.b64decode(data) for path, data in tab.evaluate(TREE).items()}


def choose(tab):
    """Choose the drive in the dialog."""
    tab.locator("dialog [data-start]").click()


def told(tab, words, timeout=300_000):
    """The dialog's text once these words are in it."""
    note = tab.locator("dialog [data-note]").filter(has_text=re.compile(words))
    note.wait_for(timeout=timeout)
    return note.inner_text()


def install(tab):
    choose(tab)
    return told(tab, "verified")


@SLOW
def test_what_is_on_the_drive_afterwards_is_what_flash_py_puts_there(tab, tmp_path):
    """10 s: all files are written, and read back twice."""
    built = contents.build("pygamer", 10)
    old = {"lib/loader.mpy": b"old", "lib/gone.mpy": b"old", "engine/attic/gone.mpy": b"old"}
    put(tab, {**THEIRS, **old, manifest.NAME: manifest.make(old, "0", "pygamer", 10)})
    assert f"All {len(built)} files are there, verified. Eject the drive CIRCUITPY" in install(tab)
    assert tab.locator("dialog [data-notes] li").all_inner_texts() == [
        "code.py, which isn't the game's, is kept as code-before-boneyard.py.",
        "lib/app.mpy, which isn't the game's, is kept as lib/app-before-boneyard.mpy.",
    ]
    there = tree(tab)
    assert there == {**THEIRS, **built, **KEPT}

    write(tmp_path, there)
    with Mounted(tmp_path) as drive:
        assert Copy(drive, built).steps == []

    tab.get_by_text("Close").click()
    more(tab, "Install on a badge")
    assert install(tab) == f"All {len(built)} files are there already, verified."
    assert tree(tab) == there


# Files that a Mac has copied, with names as another computer spells short ones.
ODD = {
    "boot_out.txt": BOOT_OUT.replace(b"10.0.3", b"99.0.0"),
    "CODE.PY": b"print('mine')\n",
    "LIB/APP.MPY": b"mine",
    "._CODE.PY": b"\0\5\x16\7what a Mac knows of it",
    "LIB/._APP.MPY": b"\0\5\x16\7of this one, too",
}


@SLOW
def test_names_are_found_as_on_fat_and_what_a_mac_put_there_stays(tab):
    tab.evaluate(CUT_DOWN, SMALL)
    put(tab, ODD)
    install(tab)
    newer, *kept = tab.locator("dialog [data-notes] li").all_inner_texts()
    assert "CircuitPython 99.0.0 is newer than" in newer
    assert kept == [
        "CODE.PY, which isn't the game's, is kept as code-before-boneyard.py.",
        "LIB/APP.MPY, which isn't the game's, is kept as lib/app-before-boneyard.mpy.",
    ]
    there = tree(tab)
    del there[manifest.NAME]
    changed = {"CODE.PY": THERE["code.py"], "LIB/APP.MPY": THERE["lib/app.mpy"], "engine/deep/rules.mpy": b"rules"}
    copies = {"code-before-boneyard.py": ODD["CODE.PY"], "LIB/app-before-boneyard.mpy": ODD["LIB/APP.MPY"]}
    assert there == {**ODD, **changed, **copies}

    tab.get_by_text("Close").click()
    more(tab, "Install on a badge")
    assert install(tab).endswith("files are there already, verified.")


HANG = """(at) => {
    const {close} = FileSystemWritableFileStream.prototype;
    FileSystemWritableFileStream.prototype.close = function () {
        return at-- ? close.call(this) : new Promise(() => {});
    };
}"""


@SLOW
def test_interrupted_it_is_mended_by_doing_it_again(tab, page, load, address):
    """The page is left while a file is half written, after some others."""
    at = 3
    tab.evaluate(CUT_DOWN, SMALL)
    put(tab, THEIRS)
    tab.evaluate(HANG, at)
    choose(tab)
    told(tab, f"^{at + 1} of ")
    page.on("dialog", lambda question: question.accept())  # whether to leave the page
    load(page, address)
    page.evaluate(PICKER)
    page.evaluate(CUT_DOWN, SMALL)
    halved = tree(tab)
    assert set(THEIRS.values()) <= set(halved.values()) and halved.get("code.py") != THERE["code.py"]
    more(page, "Install on a badge")
    install(tab)
    there = tree(tab)
    del there[manifest.NAME]
    assert there == {**THEIRS, **THERE, **KEPT}


# The contents of an unfit drive, and the message.
UNFIT = [
    ({}, "CIRCUITPY has no boot_out.txt that can be read, as a CIRCUITPY drive has"),
    ({"INFO_UF2.TXT": b"UF2"}, "CIRCUITPY is the badge's bootloader: press RESET once"),
    ({"boot_out.txt": BOOT_OUT.replace(b"10.0.3", b"8.2.1")}, "CircuitPython 8.2.1 is too old for Boneyard: inst"),
    ({"boot_out.txt": BOOT_OUT, "code.py/x": b""}, "CIRCUITPY/code.py is in the way of the game's files"),
]


def test_a_drive_that_does_not_fit_is_told_in_flash_pys_sentence_and_left_alone(tab):
    """3 s: one drive after another is chosen."""
    for found, sentence in UNFIT:
        tab.evaluate(WIPE)
        put(tab, found)
        choose(tab)
        assert sentence in told(tab, re.escape(sentence))
        assert tree(tab) == found


FAIL = """(name) => {
    const {write} = FileSystemWritableFileStream.prototype;
    let left = 3;
    FileSystemWritableFileStream.prototype.write = async function (bytes) {
        if (left--) return write.call(this, bytes);
        FileSystemWritableFileStream.prototype.write = write;
        if (name) throw new DOMException("", name);
        await this.abort();
        await (await navigator.storage.getDirectory()).removeEntry("CIRCUITPY", {recursive: true});
        return write.call(this, bytes);
    };
}"""
# How a drive fails, where "" is that it is pulled out, and the message.
FAILURES = [
    ("QuotaExceededError", "The drive CIRCUITPY is full; delete what you don't need there"),
    ("NoModificationAllowedError", "The drive CIRCUITPY can't be written; see that it isn't mounted read-only"),
    ("InvalidStateError", "The drive CIRCUITPY failed (InvalidStateError); press RESET on the badge"),
    ("", "The drive CIRCUITPY is gone; connect the badge, and start this again: it goes on where it stopped."),
]


@SLOW
def test_a_drive_that_fails_and_another_tab_at_work_are_told_and_nothing_is_lost(tab):
    for error, sentence in FAILURES:
        tab.evaluate(WIPE)
        put(tab, THEIRS)
        tab.evaluate(FAIL, error)
        choose(tab)
        assert sentence in told(tab, re.escape(sentence))
        if error:
            assert set(THEIRS.values()) <= set(tree(tab).values())
        assert tab.locator("dialog [data-start]").inner_text() == "Try again…"
    tab.evaluate("navigator.locks.request('boneyard-install', () => new Promise(() => {})), 0")
    choose(tab)
    told(tab, re.escape("Another tab is at work on a badge: wait until it has ended."))


def test_where_the_browser_cannot_choose_a_drive_it_offers_the_zip_and_the_installer(page):
    page.evaluate("delete globalThis.showDirectoryPicker; delete Window.prototype.showDirectoryPicker")
    more(page, "Install on a badge")
    dialog = page.locator("dialog")
    dialog.get_by_text("the game as a zip").wait_for()
    assert dialog.get_by_text("the game as a zip").is_visible()
    assert not dialog.locator("[data-start]").is_visible()
