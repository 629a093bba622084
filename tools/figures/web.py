# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page in this computer's Chromium: the bytes that it loads, and its speed."""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from browser import pack, runtime, site, visit
from cli import Fault
from engine import games
from figures import Figure, Unavailable

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PRESSES, FEW = 150, 50  # in a match of All Fives; the latter for rough figures
SLOWER = 4  # times, which makes it about as slow as a phone of the middle class
WINDOWS = (390, 844), (1366, 625), (1920, 1080)
# Keeps what the browser says of the page's vitals, as soon as it is opened.
WATCH = """
    globalThis.vitals = {largest: 0, shifts: 0, slowest: 0};
    const watch = (type, note, options) => new PerformanceObserver((list) => list.getEntries().forEach(note))
        .observe({type, buffered: true, ...options});
    watch("largest-contentful-paint", ({startTime}) => { vitals.largest = startTime; });
    watch("layout-shift", ({value, hadRecentInput}) => { vitals.shifts += hadRecentInput ? 0 : value; });
    watch("event", ({interactionId, duration}) => {
        if (interactionId) vitals.slowest = Math.max(vitals.slowest, duration);
    }, {durationThreshold: 16});
"""
# The ms from the address to each of the page's marks: `still`, a newcomer's picture before the game; `loaded`, when all
# files of the game are there; `title`, the game's first picture.
MARKS = "Object.fromEntries(performance.getEntriesByType('mark').map(({name, startTime}) => [name, startTime]))"
# What the page is started on: a telephone with a slow network, as Lighthouse imitates it, and a desktop.
TELEPHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1366, "height": 625}}
BYTES = 1_600_000 // 8  # a second
LATENCY = 150  # ms
SETTLE = 300  # ms after the game's start, until all is marked
INPUTS = 12  # that are waited for while the vitals are watched
GAP = 400  # ms between two of them
TABLE, SOON = 24, 130  # inputs at a table, and ms between two of them


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the bytes that are loaded, the time to the title, the time of a frame, and that of Expert's moves."""
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
            for width, height in WINDOWS:
                yield from vitals(chromium, address, width, height)
            for game in games.NAMES[:2] if quick else games.NAMES:
                yield from answers(chromium, address, game)
            keys = keys_of(FEW if quick else PRESSES)
            yield from frames(chromium, address, keys)
            yield from thoughts(chromium, address, keys, 1)
            if not quick:
                yield from thoughts(chromium, address, keys, SLOWER)


def keys_of(presses: int) -> str:
    """The keys of a match of All Fives, from the title on: A begins it, plays the tile that is chosen, and goes
    on."""
    return "# --seed 46\nwait 1\n" + "A\nwait 0.8\n" * presses


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


def opened(chromium: Browser, address: str, level: str = "greedy") -> Page:
    """A page at that address, where the game has begun; English and a level were chosen there before."""
    page = chromium.new_context().new_page()
    visit.remember(page, nvm=chosen(level))
    visit.open_page(page, address)
    return page


def chosen(level: str) -> bytearray:
    """The game's memory after English and a level were chosen."""
    from saves.choice import Choice
    from saves.memory import Memory

    choice = Choice()
    choice.level = level
    block = bytearray(100)
    Memory(block).save({"settings": bytes(1), "choice": choice.pack()})
    return block


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


def vitals(chromium: Browser, address: str, width: int, height: int) -> Iterator[Figure]:
    """Yield the Figures that search engines call the vitals of a page, in a window of that size in px."""
    page = chromium.new_context(viewport={"width": width, "height": height}).new_page()
    page.add_init_script(WATCH)
    visit.remember(page, pad=b"shown")
    visit.open_page(page, address)
    for i in range(INPUTS):
        page.wait_for_timeout(GAP)
        if i % 2:
            page.locator("#face [data-button=A]").click()
        else:
            page.keyboard.press("ArrowDown")
    page.wait_for_timeout(GAP)
    found = page.evaluate("vitals")
    page.context.close()
    window = f"in a window of {width} x {height}"
    yield Figure(f"LCP {window}", round(found["largest"]), "ms", "the largest text is painted, at a first visit")
    yield Figure(
        f"INP {window}",
        found["slowest"],
        "ms",
        f"the slowest of {INPUTS} keys and clicks up to its picture, from the first menu into a match",
    )
    yield Figure(f"CLS {window}", round(found["shifts"], 3), "", "how far parts of the page move by themselves")


def answers(chromium: Browser, address: str, game: str) -> Iterator[Figure]:
    """Yield the Figures of how soon the page answers at the table of a game, and there while a GIF is made."""
    width, height = WINDOWS[1]
    page = chromium.new_context(viewport={"width": width, "height": height}).new_page()
    page.add_init_script(WATCH)
    visit.remember(page, nvm=chosen("expert"))
    visit.open_page(page, f"{address}#game={game}&level=expert&deal=5")
    yield Figure(f"INP at a table of {game}", _slowest(page), "ms", f"of {TABLE} keys against Expert, moves judged")
    for name in "More", "Save", "The match, as a GIF":
        page.get_by_role("button", name=name, exact=True).click()
    yield Figure(f"INP at a table of {game} while a GIF is made", _slowest(page), "ms", f"of {TABLE} keys")
    page.context.close()


def _slowest(page: Page) -> float:
    """The ms of the slowest of some keys at a table."""
    page.wait_for_timeout(SETTLE)
    page.evaluate("() => { vitals.slowest = 0; }")
    for i in range(TABLE):
        page.wait_for_timeout(SOON)
        page.keyboard.press(("ArrowRight", "z")[i % 2])
    page.wait_for_timeout(GAP)
    return page.evaluate("vitals.slowest")


def frames(chromium: Browser, address: str, keys: str) -> Iterator[Figure]:
    """Yield the Figures of how long the frames of a match take."""
    page = opened(chromium, address)
    page.evaluate("() => { boneyard.program.frames = []; }")
    visit.follow(page, keys)
    took = sorted(page.evaluate("boneyard.program.frames"))
    page.context.close()
    how = f"of the {len(took):,} of a match of All Fives against Greedy, painting and the machine's moves included"
    yield Figure("a frame, mean", sum(took) / len(took), "ms", how)
    yield Figure("a frame, 99 % take no more than", took[len(took) * 99 // 100], "ms", how)


def thoughts(chromium: Browser, address: str, keys: str, slower: int) -> Iterator[Figure]:
    """Yield the Figures of how long Expert thinks, with the processor `slower` times slower."""
    page = opened(chromium, address, "expert")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    visit.follow(page, keys, ("time_thinking", "follow_keys"))
    took = page.evaluate("boneyard.program.call('time_thinking.times')")
    page.context.close()
    where = f", with the processor {slower} times slower" if slower > 1 else ""
    how = f"in {len(took)} moves of a match of All Fives, those without a choice included"
    yield Figure(f"a move of Expert, mean{where}", round(sum(took) / len(took)), "ms", how)
    yield Figure(f"a move of Expert, at most{where}", max(took), "ms", how)
