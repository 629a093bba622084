# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The pictures of the README: frames that the tests hold, enlarged, and the beginning of a match in motion."""

import runpy

from PIL import Image

from environment import ROOT
from pictures import moving
from simulator.badge import PowerOff
from simulator.headless import Headless, read_keys, read_seed

FIXTURES = ROOT / "tests" / "fixtures"
STILLS = FIXTURES / "readme"
FILM = FIXTURES / "readme" / "all_fives.gif"
KEYS = FIXTURES / "keys" / "all_fives.txt"
SCALE = 2
SECONDS = 30
EVERY = 100  # ms from frame to frame


class Camera(Headless):
    """A badge that does what its keys file says, and films its screen; it is switched off after some seconds.

    `frames` is the film: a list of [PIL image, how many ms it is to be seen].
    """

    def __init__(self, keys, seconds):
        text = keys.read_text(encoding="utf-8")
        steps = [step for step in read_keys(text) if step[0] != "shot"]
        super().__init__(steps, None, read_seed(text))
        self.frames = []
        self._end = seconds * 1000
        self._next = 0

    def sleep(self, seconds):
        """See Headless."""
        super().sleep(seconds)
        while self.clock.now >= self._next:
            self._film()
            self._next += EVERY
        if self.clock.now >= self._end:
            raise PowerOff

    def _film(self):
        frame = self.frame()
        if self.frames and self.frames[-1][0].tobytes() == frame.tobytes():
            self.frames[-1][1] += EVERY
        else:
            self.frames.append([frame, EVERY])


def make():
    """Make all pictures anew that are there, and the moving one."""
    for path in sorted(STILLS.glob("*.png")):
        match, _, name = path.name.partition("-")
        with Image.open(FIXTURES / "frames" / match / name) as frame:
            frame.resize((frame.width * SCALE, frame.height * SCALE), Image.Resampling.NEAREST).save(path)
    frames = film(KEYS, SECONDS)
    moving.save(FILM, frames, SCALE)
    print(f"{FILM.relative_to(ROOT)}: {len(frames)} frames, {SECONDS} s, {-(-FILM.stat().st_size // 1024)} KB")


def film(keys, seconds):
    """The frames of the first seconds of a keys file, as moving.save takes them."""
    camera = Camera(keys, seconds)
    try:
        with camera:
            runpy.run_path(str(ROOT / "code.py"), run_name="__main__")
    except PowerOff:
        pass
    return camera.frames
