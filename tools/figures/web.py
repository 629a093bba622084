# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page in this computer's Chromium: the bytes that it loads, and its speed."""

import gzip
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import browser
from browser import pack, runtime, site, visit
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
# Starts the game again; returns the ms until its first frame is there.
RESTART = """async () => {
    const {program} = boneyard, before = performance.now();
    await program.restart(program.options);
    return performance.now() - before;
}"""
INPUTS = 12  # that are waited for while the vitals are watched
GAP = 400  # ms between two of them


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the bytes that are loaded, the time to the title, the time of a frame, and that of Expert's moves."""
    if visit.find() is None:
        raise Unavailable(visit.MISSING)
    try:
        runtime.files()
    except browser.Fault as fault:
        raise Unavailable(str(fault)) from None
    files = site.build()
    with tempfile.TemporaryDirectory() as folder:
        site.write(files, Path(folder))
        with visit.served(folder) as address, visit.chromium() as chromium:
            yield loaded(chromium, address, files)
            yield from times_to_title(chromium, address, 2 if quick else 5)
            yield micropython(chromium, address, 2 if quick else 5)
            for width, height in WINDOWS:
                yield from vitals(chromium, address, width, height)
            keys = keys_of(FEW if quick else PRESSES)
            yield from frames(chromium, address, keys)
            yield from thoughts(chromium, address, keys, 1)
            if not quick:
                yield from thoughts(chromium, address, keys, SLOWER)


def keys_of(presses: int) -> str:
    """The keys of a match of All Fives, from the title on: A begins it, plays the tile that is chosen, and goes
    on."""
    return "# --seed 46\nwait 1\n" + "A\nwait 0.8\n" * presses


def loaded(chromium: "Browser", address: str, files: dict[str, bytes]) -> Figure:
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


def opened(chromium: "Browser", address: str, level: str = "greedy") -> "Page":
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


def times_to_title(chromium: "Browser", address: str, count: int) -> Iterator[Figure]:
    """Yield the Figures of how long it takes from the address to the first picture."""
    first, again = [], []
    for _ in range(count):
        page = opened(chromium, address)
        first.append(page.evaluate("performance.now()"))
        page.evaluate("() => navigator.serviceWorker.ready")
        visit.open_page(page, address)
        again.append(page.evaluate("performance.now()"))
        page.context.close()
    how = f"from the address to the first picture, the least of {count} visits, served by this computer"
    yield Figure("until the title, the first time", round(min(first)), "ms", how)
    yield Figure("until the title, from what is kept", round(min(again)), "ms", how)


def micropython(chromium: "Browser", address: str, count: int) -> Figure:
    """The Figure of how long MicroPython and the game take to start, once all is loaded."""
    page = opened(chromium, address)
    took = min(page.evaluate(RESTART) for _ in range(count))
    page.context.close()
    return Figure(
        "MicroPython's start",
        round(took),
        "ms",
        f"a new frame, the WebAssembly and the game up to its first picture, the least of {count} starts",
    )


def vitals(chromium: "Browser", address: str, width: int, height: int) -> Iterator[Figure]:
    """Yield the Figures that search engines call the vitals of a page, in a window of that size in px."""
    page = chromium.new_context(viewport={"width": width, "height": height}).new_page()
    page.add_init_script(WATCH)
    visit.open_page(page, address)
    for i in range(INPUTS):
        page.wait_for_timeout(GAP)
        if i % 2:
            page.locator("[data-button=A]").click()
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


def frames(chromium: "Browser", address: str, keys: str) -> Iterator[Figure]:
    """Yield the Figures of how long the frames of a match take."""
    page = opened(chromium, address)
    page.evaluate("() => { boneyard.program.frames = []; }")
    visit.follow(page, keys)
    took = sorted(page.evaluate("boneyard.program.frames"))
    page.context.close()
    how = f"of the {len(took):,} of a match of All Fives against Greedy, painting and the machine's moves included"
    yield Figure("a frame, mean", sum(took) / len(took), "ms", how)
    yield Figure("a frame, 99 % take no more than", took[len(took) * 99 // 100], "ms", how)


def thoughts(chromium: "Browser", address: str, keys: str, slower: int) -> Iterator[Figure]:
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
