# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The actions of the tests in the page."""

import pytest

SLOW = pytest.mark.slow("the page is loaded, and the game starts in MicroPython")
A = "z"


def press(visited, key=A, frames=12):
    """Press a key, and let the game do some frames."""
    visited.page.keyboard.down(key)
    visited.page.keyboard.up(key)
    visited.step(frames)


def more(tab, name):
    """Click the button of that name in the dialog "More"."""
    tab.get_by_role("button", name="More").click()
    tab.get_by_role("button", name=name, exact=True).click()
    tab.get_by_role("heading", name="More").wait_for(state="detached")


def choose_board(tab, name):
    """Start the game again on the board of that name."""
    tab.get_by_role("button", name="More").click()
    tab.locator("dialog select").select_option(name)
    tab.get_by_role("button", name="Start again with them").click()


# The game on the page, cut down to some files, texts by their paths.
CUT_DOWN = """(files) => {
    for (const name of [...boneyard.pack.keys()]) {
        if (name.startsWith("drive/") && name !== "drive/boneyard.json") boneyard.pack.delete(name);
    }
    const {pack} = boneyard, encoder = new TextEncoder();
    for (const [path, text] of Object.entries(files)) pack.set(`drive/${path}`, encoder.encode(text));
}"""
SMALL = {"code.py": "the program", "lib/app.mpy": "the app " * 100, "engine/deep/rules.mpy": "rules"}
THERE = {path: text.encode() for path, text in SMALL.items()}  # afterwards, beside the manifest
