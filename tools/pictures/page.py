# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pictures of the page: how it looks in windows of several sizes, in several languages and browsers."""

from __future__ import annotations

import base64
import contextlib
import io
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PIL import Image

from browser import drivers, runtime, site, visit
from cli import Fault
from pictures import sheets
from saves.memory import Memory
from words import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Size(NamedTuple):
    """The size of a window in px, the screen's pixels that a px takes each way, and whether fingers touch it."""

    width: int
    height: int
    ratio: int = 1
    is_touched: bool = False


WINDOWS = {
    "laptop": Size(1366, 625),
    "desktop": Size(1920, 1080),
    "tablet": Size(768, 1024, 2, True),
    "phone": Size(390, 844, 2, True),
    "phone-lying": Size(844, 390, 2, True),
    "small-phone-lying": Size(568, 320, 2, True),
}
SPOKEN = "en", "ru", "hu"
# By the names of scenes: the end of the address that leads there, and the kind of a line that is told there.
_SCENES = {"title": ("", "chosen"), "table": ("#game=all_fives&level=greedy&deal=5&lang=%s", "yours")}
_LARGEST = 640  # px of a picture on a sheet

# Shows the page in a frame, since no browser makes its own window as small as a phone's.
_FRAME = """<!DOCTYPE html>
<style>body {margin: 0} iframe {border: 0; display: block}</style>
<body><iframe></iframe>"""
_NAME = "window.html"
# Shows an address in the frame, with a size and a memory of the game, and waits until a line of that kind is told.
_SHOW = """async ([address, width, height, nvm, wanted]) => {
    const end = Date.now() + 50_000, still = 1500;  // ms
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    document.querySelector("iframe").remove();  // with the page before it, which may still keep something
    await pause(50);
    localStorage.clear();
    localStorage["boneyard/nvm"] = nvm;
    const frame = document.createElement("iframe");
    document.body.append(Object.assign(frame, {allow: "fullscreen", width, height, src: address}));
    const isSeen = () => {
        const {boneyard, performance} = frame.contentWindow;
        return boneyard?.told?.lines.some(([kind]) => kind === wanted)
            && performance.now() - boneyard.program.changed > still;
    };
    while (!isSeen()) {
        if (Date.now() > end) throw new Error(`it never told what is ${wanted}`);
        await pause(50);
    }
}"""


class Chromium:
    """A window of Chromium, with the methods of drivers.Driven that are needed here."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def resize(self, width: int, height: int) -> None:
        """See Driven."""
        self._page.set_viewport_size({"width": width, "height": height})

    def open(self, address: str) -> None:
        """See Driven."""
        self._page.goto(address)

    def run(self, function: str, *arguments: object) -> Any:
        """See Driven; of a function of one argument."""
        return self._page.evaluate(function, *arguments)

    def picture(self) -> bytes:
        """See Driven."""
        return self._page.screenshot()


@contextlib.contextmanager
def _chromium(ratio: int, is_touched: bool) -> Iterator[Chromium]:
    with visit.chromium() as found:
        yield Chromium(found.new_context(device_scale_factor=ratio, has_touch=is_touched).new_page())


def _webkit(ratio: int, _: bool) -> contextlib.AbstractContextManager[drivers.WebKit]:
    return drivers.webkit(ratio)  # its pointer is always a mouse


# By the names of browsers: what opens one, and why there is none, or "".
BROWSERS: dict[str, tuple[Callable[[int, bool], Any], Callable[[], str]]] = {
    "chromium": (_chromium, lambda: "" if visit.find() else visit.MISSING),
    "firefox": (drivers.firefox, drivers.missing_firefox),
    "webkit": (_webkit, drivers.missing_webkit),
}


def save(out: Path, languages: Sequence[str]) -> list[Path]:
    """Save the pictures as OUT/BROWSER/LANGUAGE/WINDOW-SCENE.png, and a sheet for each window; return the paths of
    the sheets. A browser that can't be had is named, and left out. Raises Fault."""
    runtime.files()
    columns: dict[str, dict[str, dict[str, Image.Image]]] = {window: {} for window in WINDOWS}
    with tempfile.TemporaryDirectory() as folder:
        site.write(site.build(), Path(folder))
        Path(folder, _NAME).write_text(_FRAME, encoding="utf-8")
        with visit.served(folder) as address:
            for name, (opens, missing) in BROWSERS.items():
                if missing():
                    print(f"{name}: {missing()}", flush=True)
                    continue
                for (language, window, scene), picture in _pictures(opens, address, languages):
                    path = out / name / language / f"{window}-{scene}.png"
                    path.parent.mkdir(parents=True, exist_ok=True)
                    picture.save(path)
                    picture.thumbnail((_LARGEST, _LARGEST))
                    columns[window].setdefault(f"{name} {language}", {})[scene] = picture
                print(f"{name}: {len(languages) * len(WINDOWS) * len(_SCENES)} pictures", flush=True)
    if not any(columns.values()):
        raise Fault("no browser can be had.")
    return [path for window, found in columns.items() for path in sheets.save(out / "sheets", window, found)]


def _pictures(
    opens: Callable[[int, bool], Any], address: str, languages: Sequence[str]
) -> Iterator[tuple[tuple[str, str, str], Image.Image]]:
    """Yield the pictures that a browser shows, each with its language, window and scene."""
    for ratio, is_touched in dict.fromkeys((size.ratio, size.is_touched) for size in WINDOWS.values()):
        windows = {name: size for name, size in WINDOWS.items() if size[2:] == (ratio, is_touched)}
        with opens(ratio, is_touched) as window:
            window.resize(
                max(size.width for size in windows.values()) + 20, max(size.height for size in windows.values()) + 160
            )
            window.open(address + _NAME)
            for language in languages:
                for name, size in windows.items():
                    for scene, (end, told) in _SCENES.items():
                        link = address + end.replace("%s", language)
                        window.run(_SHOW, [link, size.width, size.height, _memory(language), told])
                        shot = Image.open(io.BytesIO(window.picture())).convert("RGB")
                        yield (language, name, scene), shot.crop((0, 0, ratio * size.width, ratio * size.height))


def _memory(language: str) -> str:
    """The game's memory after somebody has chosen a language, in base 64."""
    block = bytearray(32)
    Memory(block).save({"settings": bytes([0, 0, LANGUAGES.index(language)])})
    return base64.b64encode(block).decode()
