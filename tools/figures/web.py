# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page in this computer's Chromium: the bytes that it loads, and its speed."""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser import pack, runtime, site, visit
from cli import Fault
from engine import games
from figures import Figure, Unavailable

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SLOWER = 4  # times, which makes it about as slow as a phone of the middle class
# Keeps how long the slowest input waited for its picture.
WATCH = """
    globalThis.slowest = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({interactionId, duration}) => {
        if (interactionId) slowest = Math.max(slowest, duration);
    })).observe({type: "event", buffered: true, durationThreshold: 16});
"""
# The ms from the address to each of the page's marks: `still`, a newcomer's picture before the game; `loaded`, when all
# files of the game are there; `title`, the game's first picture.
MARKS = "Object.fromEntries(performance.getEntriesByType('mark').map(({name, startTime}) => [name, startTime]))"
# What the page is started on: a telephone with a slow network, as Lighthouse imitates it, and a desktop.
TELEPHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 625}}
BYTES = 1_600_000 // 8  # a second
LATENCY = 150  # ms
SETTLE = 300  # ms after the game's start, until all is marked
INPUTS, SOON = 24, 130  # at a table, and ms between two of them
GAP = 400  # ms after the last one


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the bytes that are loaded, the time to the title, and that of the answer to a press at each table."""
    if visit.find() is None:
        raise Unavailable(visit.MISSING)
    try:
        runtime.files()
    except Fault as fault:
        raise Unavailable(str(fault)) from None
    files = site.build()
    with tempfile.TemporaryDirectory() as folder:
        site.write(files, Path(folder))
        with visit.served(folder) as address, visit.chromium() as chromium:
            yield loaded(chromium, address, files)
            for device in ("telephone", "desktop"):
                yield from starts(chromium, address, device, 2 if quick else 5)
            for game in games.NAMES[:2] if quick else games.NAMES:
                yield from answers(chromium, address, game)


def loaded(chromium: Browser, address: str, files: dict[str, bytes]) -> Figure:
    """The Figure of the bytes that a first visit loads until the game has begun."""
    page = chromium.new_context(service_workers="block").new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(address) or site.INDEX))
    visit.open_page(page, address)
    page.context.close()
    packed = [data if name == pack.NAME else gzip.compress(data) for name, data in files.items() if name in asked]
    return Figure(
        "loaded before the game begins",
        sum(map(len, packed)),
        "bytes",
        f"{len(packed)} files, compressed as web servers do; the pack is so already",
    )


def starts(chromium: Browser, address: str, device: str, count: int) -> Iterator[Figure]:
    """Yield the Figures of how long the page takes to its first picture and to the title on a device."""
    visits = [visit_twice(chromium, address, device == "telephone") for _ in range(count)]
    how = f"the least of {count} visits; the processor {SLOWER} times slower, 1.6 Mbit/s, {LATENCY} ms for each request"
    how = how if device == "telephone" else f"the least of {count} visits, served by this computer"
    for which, found in (("first", [first for first, _ in visits]), ("later", [later for _, later in visits])):
        where = f"on a {device}, a {which} visit"
        pictures = [min(marks.get("still", marks["title"]), marks["title"]) for marks in found]
        yield Figure(f"first picture {where}", round(min(pictures)), "ms", f"from the address on, {how}")
        yield Figure(f"title {where}", round(min(marks["title"] for marks in found)), "ms", "the game's own, as before")
        began = min(marks["title"] - marks["loaded"] for marks in found)
        yield Figure(f"MicroPython's start {where}", round(began), "ms", "the part of that after the files are loaded")


def visit_twice(chromium: Browser, address: str, slow: bool) -> list[dict[str, float]]:
    """The marks of a newcomer's visit and of one after it, on a slow telephone or a desktop."""
    page = chromium.new_context(**TELEPHONE if slow else DESKTOP).new_page()
    if slow:
        throttle(page)
    found = []
    for _ in range(2):
        visit.open_page(page, address)
        page.wait_for_timeout(SETTLE)
        found.append(page.evaluate(MARKS))
        page.evaluate("() => navigator.serviceWorker.ready")
    page.context.close()
    return found


def throttle(page: Page) -> None:
    """Make the processor and the network of a page slow."""
    session = page.context.new_cdp_session(page)
    speed = {"latency": LATENCY, "downloadThroughput": BYTES, "uploadThroughput": BYTES, "offline": False}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", speed)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def answers(chromium: Browser, address: str, game: str) -> Iterator[Figure]:
    """Yield the Figures of how soon the page answers at the table of a game, and there while a GIF is made."""
    from simulator.badge import settings

    page = chromium.new_context(**DESKTOP).new_page()
    page.add_init_script(WATCH)
    visit.remember(page, nvm=settings())
    visit.open_page(page, f"{address}#game={game}&level=expert&deal=5")
    yield Figure(f"INP at a table of {game}", _slowest(page), "ms", f"of {INPUTS} keys against Expert, moves judged")
    for name in "More", "Save", "The match, as a GIF":
        page.get_by_role("button", name=name, exact=True).click()
    yield Figure(f"INP at a table of {game} while a GIF is made", _slowest(page), "ms", f"of {INPUTS} keys")
    page.context.close()


def _slowest(page: Page) -> float:
    """The ms of the slowest of some keys at a table."""
    page.wait_for_timeout(SETTLE)
    page.evaluate("() => { slowest = 0; }")
    for i in range(INPUTS):
        page.wait_for_timeout(SOON)
        page.keyboard.press(("ArrowRight", "z")[i % 2])
    page.wait_for_timeout(GAP)
    return page.evaluate("slowest")
