# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How long the game keeps one waiting: from its start to the first picture, and from a press to its answer.

Instructions are counted in MicroPython as in the section opcodes, with stand-ins for what draws. What those don't
do is added as it was measured on the badge's own code: importing, which there takes 165 ms for 7.3 KB, and sending
pixels, 135 ms for a whole screen. What CircuitPython itself takes before it starts the game isn't counted.
"""

import statistics
import tempfile
from pathlib import Path

from figures import PROGRAMS, Figure, counting, game
from figures.opcodes import THUMB_PER_MS, basic_scales

START = 150_000_000  # instructions
ANSWER = 50  # ms
SLIDE, SLIDE_WORST = 6_000_000, 12_000_000  # instructions, in the median and at the most

HEAP = "160wK"  # what the badge has, and the stand-ins
IMPORT = 165 / 7.3 / 1024  # ms a byte of .mpy
SCREEN = 135  # ms
PIXEL = SCREEN / (160 * 128)
PIECE = 256  # pixels that are sent together
SCAN = 20  # ms from one reading of the buttons to the next
NAP = 5  # ms that the game sleeps before it looks whether one was pressed, see lib/handheld


# What comes beside the code before a press is answered, in ms: the scan of the buttons, the nap of Handheld.rest,
# and the first pixels.
BEFORE = SCAN + NAP + PIECE * PIXEL


def measure(quick):
    """Yield what comes before the first picture, and before a press is answered."""
    counting.check()
    with tempfile.TemporaryDirectory() as folder:
        game.make_drive(Path(folder))
        scale = statistics.median(basic_scales(folder))
        counts = {}
        for line, count in counting.count(folder, "count_answers", heap=HEAP):
            counts.setdefault(line, []).append(count)
        bytes_loaded = loaded(Path(folder))
    (nothing,), (start,) = counts["nothing"], counts["start"]
    imported = bytes_loaded * IMPORT * THUMB_PER_MS
    total = (start - nothing) * scale + imported + SCREEN * THUMB_PER_MS
    yield Figure("from the start to the first picture", total, "Thumb-2 instructions",
                 f"x86-64 instructions, counted by Valgrind, times {scale:.2f}, as in the section opcodes; and"
                 f" {imported:,.0f} for {bytes_loaded:,} bytes of .mpy that are loaded until then, though a part of"
                 f" that was counted already; and {SCREEN} ms for the picture. That is about"
                 f" {total / THUMB_PER_MS / 1000:.1f} s", at_most=START)
    for line, what in (("hand", "the cursor in the hand"), ("menu", "a row of the new game's")):
        worst = (max(counts[line]) - nothing) * scale / THUMB_PER_MS
        yield Figure(f"from a press to its first changed pixel: {what}, worst", BEFORE + worst, "ms",
                     f"{worst:.1f} ms of code, counted as above, for the slowest of {len(counts[line])} presses;"
                     f" before it up to {SCAN} ms until the buttons are read and {NAP} ms of sleep, and after it"
                     f" the first {PIECE} pixels. A collection of garbage would come on top: none was met",
                     at_most=ANSWER)


    slides = [(count - nothing) * scale for count in counts["slide"]]
    told = (f"for {len(slides)} presses in a match of All Fives, counted as above; beside the code there is the"
            " wait for the frames in between, 33 ms each")
    yield Figure("from A on a tile to its first step, median", statistics.median(slides), "Thumb-2 instructions",
                 told, at_most=SLIDE)
    yield Figure("from A on a tile to its first step, worst", max(slides), "Thumb-2 instructions", told,
                 at_most=SLIDE_WORST)
    yield Figure("presses of A on a tile before whose first step a module is read", len(counts.get("read", ())),
                 "presses", f"of {len(slides)}: what is loaded is compared", at_most=0)


def loaded(drive):
    """The bytes of the .mpy files of the modules that count_answers has noted, the stand-ins left out."""
    own = {path.stem for path in (*game.STAND_INS.glob("*.py"), *PROGRAMS.glob("*.py"))}
    total = 0
    for name in (drive / "loaded.txt").read_text(encoding="utf-8").split():
        place = name.replace(".", "/")
        files = [drive / folder / f"{place}{end}" for folder in ("", "lib") for end in (".mpy", "/__init__.mpy")]
        total += 0 if name in own else sum(path.stat().st_size for path in files if path.exists())
    return total
