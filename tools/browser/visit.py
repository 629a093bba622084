# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Visits to the page by a real browser, a Chromium that is installed on this computer: for tests and figures."""

from __future__ import annotations

import base64
import contextlib
import random
import shutil
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING

from browser import serving
from environment import ROOT
from shrink.hints import without_hints

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

CHROMIUM = "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"
MISSING = f"there is no Chromium on this computer, none of {', '.join(CHROMIUM)}"
# A browser that a test starts is often started by root, and has nobody to ask.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=user-gesture-required",
)

# Waits for the first frame, but not forever. The page's security policy forbids Playwright's own way of waiting.
STARTED = """async () => {
    const end = Date.now() + 300_000;
    while (!globalThis.boneyard?.program?.host) {
        if (Date.now() > end) throw new Error(`No game: ${document.getElementById("note")?.textContent}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
}"""
FOLLOW_KEYS = ROOT / "tools" / "figures" / "programs" / "follow_keys.py"

# Begins with follow_keys on a virtual clock, follows steps, and returns the shots as URLs of PNGs.
FOLLOW = """async ([source, steps, taken, options]) => {
    const {pack, program, screen} = boneyard;
    pack.set("stand_ins/follow_keys.py", new TextEncoder().encode(source));
    await program.restart({...options, virtual: true});
    program.call("follow_keys.begin", steps, taken);
    const shots = {};
    for (;;) {
        program.step();
        const names = program.call("follow_keys.shots");
        if (!names) return shots;
        for (const name of names) shots[name] = screen.canvas.toDataURL();
    }
}"""


def find() -> str | None:
    """The path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """Give a `with` block a Browser of Playwright, and close it afterwards."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield browser
        browser.close()


@contextlib.contextmanager
def served(folder: Path | str) -> Iterator[str]:
    """Serve a folder during a `with` block, which is given its address; it has a port of its own."""
    with serving.server(folder, 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield serving.address(running)
        running.shutdown()


def open_page(page: Page, address: str) -> None:
    """Open the page at an address, and wait until the game has begun."""
    page.goto(address)
    page.evaluate(STARTED)


def remember(page: Page, **memories: bytes | bytearray) -> None:
    """Fill the page's memories with bytes before it is first opened."""
    for name, data in memories.items():
        text = base64.b64encode(data).decode()
        own = f"boneyard${{new URL('./', document.baseURI).pathname}}{name}"
        page.add_init_script(f"localStorage[`{own}`] ??= '{text}'")


def follow(page: Page, text: str, **options: object) -> dict[str, bytes]:
    """Follow the text of a keys file in an open page, started with these options; returns its shots, a dict of the
    bytes of PNGs. The chances are those of the simulator with the same seed."""
    from keys.files import read_keys, read_seed
    from simulator.headless import TAKEN

    source = without_hints(FOLLOW_KEYS.read_bytes()).decode()
    bits = random.Random(read_seed(text)).getrandbits(30)
    shots = page.evaluate(
        FOLLOW, [source, read_keys(text), round(TAKEN * 1000), {"board": "pybadge", "seed": bits, **options}]
    )
    return {name: base64.b64decode(url.partition(",")[2]) for name, url in shots.items()}
