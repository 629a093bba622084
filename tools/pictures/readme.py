# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The pictures of the README: frames that the tests hold and some more screens, enlarged; a drawing of the badge;
and the beginning of a match in motion."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PIL import Image

from environment import ROOT
from keys.files import read_keys, read_seed
from pictures import drawing, moving, screens
from simulator.badge import PowerOff
from simulator.headless import Headless

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

FIXTURES = ROOT / "tests" / "fixtures"
STILLS = FIXTURES / "readme"
# MATCH-NAME for each frame from tests/fixtures/frames, and names from screens.SCREENS and HELP.
FRAMES = (
    "all_fives-ghost",
    "kurnik-table",
    "draw_2_set_12-long-line",
    "kozel_4-ghost",
    "bergen_2-ghost",
    "blitz_8-go-on",
    "tien_gow-set",
    "pai_gow-compared",
    "blitz_8-summary",
)
SCREENS = "help-all_fives-5", "statistics"
FILM = FIXTURES / "readme" / "all_fives.gif"
KEYS = FIXTURES / "keys" / "all_fives.txt"
SCALE = 2
SECONDS = 30
EVERY = 100  # ms from frame to frame


class Camera(Headless):
    """A badge that does the steps of a keys file, films its screen, and is switched off after some seconds.

    frames  the film, a list of [PIL image, for how many ms it is shown]
    """

    def __init__(self, keys: Path, seconds: float) -> None:
        text = keys.read_text(encoding="utf-8")
        steps = [step for step in read_keys(text) if step[0] != "shot"]
        super().__init__(steps, None, read_seed(text))
        self.frames: list[list[Any]] = []
        self._end = seconds * 1000
        self._next = 0

    def sleep(self, seconds: float) -> None:
        """See Headless."""
        super().sleep(seconds)
        while self.now >= self._next:
            self._film()
            self._next += EVERY
        if self.now >= self._end:
            raise PowerOff

    def _film(self) -> None:
        frame = self.frame()
        if self.frames and self.frames[-1][0].tobytes() == frame.tobytes():
            self.frames[-1][1] += EVERY
        else:
            self.frames.append([frame, EVERY])


def make() -> None:
    """Make all pictures again, and the moving one."""
    for name, picture in stills():
        path = STILLS / f"{name}.png"
        picture.save(path, optimize=True)
        print(f"{path.relative_to(ROOT)}: {kilobytes(path)} KB")
    frames = film(KEYS, SECONDS)
    moving.save(FILM, frames, SCALE)
    print(f"{FILM.relative_to(ROOT)}: {len(frames)} frames, {SECONDS} s, {kilobytes(FILM)} KB")


def kilobytes(path: Path) -> int:
    """The size of a file in KB, rounded up."""
    return -(-path.stat().st_size // 1024)


def stills() -> Iterator[tuple[str, Image.Image]]:
    """The name and the picture, a PIL image, of each but the moving one."""
    for name in FRAMES:
        yield name, enlarged(read_frame(name))
    yield "pybadge", enlarged(drawing.badge(read_frame(FRAMES[0])))
    with screens.Look("en", "felt", "pybadge") as look:
        for wanted in SCREENS:
            yield wanted, enlarged(dict(look.pictures(wanted))[wanted])  # others may begin with the same name


def read_frame(name: str) -> Image.Image:
    """A frame that the tests hold, by its match and its own name."""
    match, _, own_name = name.partition("-")
    with Image.open(FIXTURES / "frames" / match / f"{own_name}.png") as frame:
        return frame.convert("RGB")


def enlarged(picture: Image.Image) -> Image.Image:
    """The picture with each pixel as large as the README shows it."""
    return picture.resize((picture.width * SCALE, picture.height * SCALE), Image.Resampling.NEAREST)


def film(keys: Path, seconds: float) -> list[list[Any]]:
    """The frames of the first seconds of a keys file, as moving.save takes them."""
    camera = Camera(keys, seconds)
    try:
        with camera:
            runpy.run_path(str(ROOT / "code.py"), run_name="__main__")
    except PowerOff:
        pass
    return camera.frames
