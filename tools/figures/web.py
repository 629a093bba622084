# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page in this computer's Chromium: what it loads, and how quick it is there."""

import gzip
import tempfile
from pathlib import Path

import browser
from browser import pack, runtime, site, visit
from environment import ROOT
from figures import Figure, Unavailable
from simulator.badge import settings

KEYS = ROOT / "tests" / "fixtures" / "keys"
SLOWER = 4  # times: about a phone of the middle class


def measure(quick):
    """Yield the bytes that are loaded, the time to the title, the time of a frame, and that of Expert's moves."""
    if visit.find() is None:
        raise Unavailable(visit.MISSING)
    try:
        runtime.files()
    except browser.Fault as fault:
        raise Unavailable(str(fault)) from None
    files = site.build()
    yield loaded(files)
    with tempfile.TemporaryDirectory() as folder:
        site.write(files, Path(folder))
        with visit.served(folder) as address, visit.chromium() as chromium:
            yield from times_to_title(chromium, address, 2 if quick else 5)
            yield from frames(chromium, address)
            yield from thoughts(chromium, address, 1)
            if not quick:
                yield from thoughts(chromium, address, SLOWER)


def loaded(files):
    """The Figure of what a first visit loads."""
    asked = {name: data for name, data in files.items() if not name.startswith(("icon", "preview"))
             and name not in (site.LICENCES, site.MANIFEST, site.SERVED, site.WORKER)}
    packed = sum(len(data) if name == pack.NAME else len(gzip.compress(data)) for name, data in asked.items())
    return Figure("loaded by the first visit", packed, "bytes",
                  f"{len(asked)} files, compressed as web servers do; the pack is so already")


def opened(chromium, address):
    """A page at that address, opened by who has been there before, where the game has begun."""
    page = chromium.new_context().new_page()
    visit.remember(page, nvm=settings())
    visit.open_page(page, address)
    return page


def times_to_title(chromium, address, count):
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


def followed(page, name, *modules):
    """Follow a keys file in a page."""
    visit.follow(page, (KEYS / f"{name}.txt").read_text(encoding="utf-8"), (*modules, "follow_keys"))


def frames(chromium, address):
    """Yield the Figures of how long the frames of a match take."""
    page = opened(chromium, address)
    page.evaluate("() => { boneyard.program.frames = []; }")
    followed(page, "all_fives")
    took = sorted(page.evaluate("boneyard.program.frames"))
    page.context.close()
    how = f"of the {len(took):,} of a match of All Fives against Greedy, painting included, the machine's moves too"
    yield Figure("a frame, mean", sum(took) / len(took), "ms", how)
    yield Figure("a frame, 99 % take no more than", took[len(took) * 99 // 100], "ms", how)


def thoughts(chromium, address, slower):
    """Yield the Figures of how long Expert thinks, with the processor so many times slower."""
    page = opened(chromium, address)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    followed(page, "all_fives_expert", "time_thinking")
    took = page.evaluate("boneyard.program.call('time_thinking.times')")
    page.context.close()
    where = f", with the processor {slower} times slower" if slower > 1 else ""
    how = f"in {len(took)} moves of a match of All Fives"
    yield Figure(f"a move of Expert, mean{where}", round(sum(took) / len(took)), "ms", how)
    yield Figure(f"a move of Expert, at most{where}", max(took), "ms", how)
