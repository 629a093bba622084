# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How long the game keeps the player waiting: from its start to the first picture, and from a press to its answer.

Instructions are counted in MicroPython by Valgrind, with stand-ins for drawing, and scaled to the badge's by loops
whose cost there is known. The rest is added as it was measured on the badge's own code: importing, 165 ms for
7.3 KB, and sending pixels, 135 ms for a whole screen. The time before CircuitPython starts the game isn't counted.
"""

import json
import statistics
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from drive import manifest
from figures import PROGRAMS, Figure, counting, game_heap
from figures.counting import THUMB_PER_MS, basic_scales

if TYPE_CHECKING:
    from engine.kinds import Options

# Budgets.
START = 150_000_000  # instructions to the first picture
ANSWER = 50  # ms from a press to its first changed pixel
UNDO = 100  # ms, the same while the machine thinks
SCREEN_AT_MOST = 300  # ms from a press to another screen, or to its heading's bar or its cloth
PAGE_AT_MOST = 300  # ms from a press to a further page
WRITTEN_AT_MOST = 600  # ms from a press to everything that is on another screen
# From A on a tile to its first step, in the median and at most.
SLIDE, SLIDE_WORST = 6_000_000, 12_000_000  # instructions
MOVES, MOVES_WORST = 100, 200  # ms
# Other budgets for that. The pause is the first page with text after a table, so what writes is read then. To a new
# table there is none, though its first picture has SCREEN_AT_MOST: too much is read, and before it memory lacks.
WRITTEN_OTHERWISE: dict[tuple[str, ...], int | None] = {("table", "pause"): 700, ("new_game", "table"): None}

# Where A is pressed on tiles: a game, how many play, its options, and how many presses are counted.
SLIDES: "tuple[tuple[str, int, Options, int], ...]" = (("all_fives", 2, {}, 30), ("draw", 2, {"set": 12}, 30))

IMPORT = 165 / 7.3 / 1024  # ms to import a byte of .mpy
SCREEN = 135  # ms to send the whole screen
PIXEL = SCREEN / (160 * 128)  # ms to send a pixel
MENU = 90  # ms to send the picture of a menu
LINE = 160 * 14 * PIXEL  # ms to send a line of prose
PIECE = 256  # pixels that are sent together
SCAN = 20  # ms from one reading of the buttons to the next
FRAME = 33  # ms from one picture to the next, see lib/handheld
SEARCH = 8  # ms of a frame in which the place of the chosen tile is looked for, see lib/tables/line/ends
THOUGHT = 30  # ms that the machine thinks at most before it looks whether a button was pressed
NAP = 5  # ms that the game sleeps before it looks whether a button was pressed, see lib/handheld

# The wait besides the code before a press is answered, in ms: the scan of the buttons, the nap of Handheld.rest,
# and the first pixels.
BEFORE = SCAN + NAP + PIECE * PIXEL


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the waits before the first picture and before the answer to a press."""
    counting.check()
    with tempfile.TemporaryDirectory() as folder:
        game_heap.make_drive(Path(folder))
        scale = statistics.median(basic_scales(folder))
        heap = str(game_heap.like_badges(Path(folder)))
        counts, presses = counted(counting.count(folder, "count_answers", heap=heap))
        slides = [slide for table in (SLIDES[:1] if quick else SLIDES) for slide in slides_at(folder, heap, *table)]
        bytes_loaded = loaded(Path(folder))
    (nothing,), (start,) = counts["nothing"], counts["start"]
    imported = bytes_loaded * IMPORT * THUMB_PER_MS
    total = (start - nothing) * scale + imported + SCREEN * THUMB_PER_MS
    yield Figure(
        "from the start to the first picture",
        total,
        "Thumb-2 instructions",
        f"x86-64 instructions, counted by Valgrind, times {scale:.2f}, see figures/counting.py; and"
        f" {imported:,.0f} for {bytes_loaded:,} bytes of .mpy that are loaded until then, though a part of"
        f" that was counted already; and {SCREEN} ms for the picture. That is about"
        f" {total / THUMB_PER_MS / 1000:.1f} s",
        at_most=START,
    )
    for line, what, busy, most in (
        ("hand", "the cursor in the hand", SEARCH, ANSWER),
        ("menu", "a row of the new game's", NAP, ANSWER),
        ("undo", "undo while the machine thinks", THOUGHT, UNDO),
    ):
        worst = (max(counts[line]) - nothing) * scale / THUMB_PER_MS
        yield Figure(
            f"from a press to its first changed pixel: {what}, worst",
            BEFORE - NAP + busy + worst,
            "ms",
            f"{worst:.1f} ms of code, counted as above, for the slowest of {len(counts[line])} presses;"
            f" before it up to {SCAN} ms until the buttons are read and {busy} ms of sleep, of looking for"
            f" the tile's place or of a thought; and after it the first {PIECE} pixels. A collection of"
            " garbage would come on top: none was met but the one after a thought, which is counted",
            at_most=most,
        )

    yield from of_slides(slides, scale / THUMB_PER_MS)
    for screens in dict.fromkeys(press.screens for press in presses):
        yield from of_presses([press for press in presses if press.screens == screens], nothing, scale / THUMB_PER_MS)


class Slide:
    """The work between a press of A on a tile and its first step.

    frames     the instructions of each picture, the last of which shows the step
    read       the bytes of .mpy that are read from the drive
    collected  how many collections of garbage there are
    """

    def __init__(self, frames: list[int], read: int, collected: int) -> None:
        self.frames, self.read, self.collected = frames, read, collected

    def code(self, scale: float) -> float:
        """The ms of code, at `scale` ms an instruction."""
        return sum(self.frames) * scale

    def time(self, scale: float) -> float:
        """The ms from the press to the step's first pixels: a frame begins 33 ms after the last, or later."""
        *before, last = [count * scale for count in self.frames]
        return BEFORE + sum(max(code, FRAME) for code in before) + last + self.read * IMPORT


def slides_at(folder: str, heap: str, name: str, seats: int, options: "Options", presses: int) -> list[Slide]:
    """The Slides after some presses of A at the table of a game, in a heap of that size here."""
    slides: list[Slide]
    frames: list[int]
    slides, frames = [], []
    marks = counting.count(folder, "count_slides", name, str(seats), json.dumps(options), str(presses), heap=heap)
    for line, count in marks:
        what, _, value = line.partition(" ")
        if what == "nothing":
            nothing = count
        elif what in ("frame", "slide"):
            frames.append(count - nothing)
        elif what == "read":
            read = int(value)
        elif what == "collected":
            slides.append(Slide(frames, read, int(value)))
        else:
            frames = []  # since another press
    return slides


def of_slides(slides: list[Slide], scale: float) -> Iterator[Figure]:
    """Yield the Figures of some Slides, where an instruction here takes `scale` ms on the badge."""
    told = (
        f"for {len(slides)} presses in matches of All Fives and of Draw with the double-twelve set, a third of"
        " a second after the tile was chosen; where the line makes room for the tile first, that is the step"
    )
    waits = f"{told}; code, counted as above, and the wait for the frames in between, {FRAME} ms each"
    for name, find, most, most_code in (
        ("median", statistics.median, MOVES, SLIDE),
        ("worst", max, MOVES_WORST, SLIDE_WORST),
    ):
        yield Figure(
            f"from A on a tile to its first step, {name}",
            find(slide.time(scale) for slide in slides),
            "ms",
            waits,
            at_most=most,
        )
        yield Figure(
            f"from A on a tile to its first step, {name} of code",
            find(slide.code(scale * THUMB_PER_MS) for slide in slides),
            "Thumb-2 instructions",
            told,
            at_most=most_code,
        )
    yield Figure(
        "presses of A on a tile before whose first step a module is read",
        sum(slide.read > 0 for slide in slides),
        "presses",
        f"of {len(slides)}: what is loaded is compared",
        at_most=0,
    )
    yield Figure(
        "presses of A on a tile before whose first step garbage is collected",
        sum(slide.collected > 0 for slide in slides),
        "presses",
        f"of {len(slides)}: what is allocated is compared",
        at_most=0,
    )


def counted(lines: Iterable[tuple[str, int]]) -> "tuple[dict[str, list[int]], list[Press]]":
    """The output of count_answers: a dict of the lists of instructions by the lines of the marks, and the Presses
    that lead to another screen."""
    counts: dict[str, list[int]]
    presses: list[Press]
    counts, presses = {}, []
    for line, count in lines:
        kind, *screens = line.split() or [""]
        if kind == "read":
            presses[-1].read = int(*screens)
        elif screens:
            if kind == "screen":
                presses.append(Press(tuple(screens)))
            presses[-1].pictures.append(count)
        else:
            counts.setdefault(line, []).append(count)
    return counts, presses


class Press:
    """A press that leads from one screen to another, or to another page of the same.

    screens   the names of both
    pictures  the instructions of each picture until all is written
    read      the bytes of .mpy that are read until then
    """

    def __init__(self, screens: tuple[str, ...]) -> None:
        self.screens = screens
        self.pictures: list[int] = []
        self.read = 0


def of_presses(presses: list[Press], nothing: int, scale: float) -> Iterator[Figure]:
    """Yield the Figures of some Presses between the same screens, each for the slowest of them; an instruction here
    takes `scale` ms on the badge, and those of `nothing` are no part of the game's."""
    one, other = screens = presses[0].screens
    seen, written = [], []  # of each Press the time of the first picture and of the last
    for press in presses:
        first, *more = [(count - nothing) * scale for count in press.pictures]
        read = press.read * IMPORT
        begin = BEFORE + first + (MENU if one != other else LINE)
        seen.append(begin + (0 if more else read))
        written.append(begin + sum(more) + LINE * max(0, len(more) - 1) + read)
    how = (
        f"code, counted as above; {presses[0].read:,} bytes of .mpy that are read, though a part of that was"
        f" counted already; {MENU} ms for a screen's picture, and {LINE:.0f} for a line's; and before all that"
        " the buttons are read"
    )
    if one == other:
        yield Figure(f"from a press to a further page: {one}", max(written), "ms", how, at_most=PAGE_AT_MOST)
        return
    yield Figure(f"from a press to another screen: {one} to {other}", max(seen), "ms", how, at_most=SCREEN_AT_MOST)
    if len(presses[0].pictures) > 1:
        yield Figure(
            f"from a press to all that is on another screen: {one} to {other}",
            max(written),
            "ms",
            how,
            at_most=WRITTEN_OTHERWISE.get(screens, WRITTEN_AT_MOST),
        )


def loaded(drive: Path) -> int:
    """The bytes of the .mpy files of the modules that count_answers has noted, the stand-ins left out."""
    own = {path.stem for path in (*game_heap.STAND_INS.glob("*.py"), *PROGRAMS.glob("*.py"))}
    total = 0
    for name in (drive / "loaded.txt").read_text(encoding="utf-8").split():
        place = name.replace(".", "/")
        files = [
            drive / folder / f"{place}{end}"
            for folder in ("", "lib", manifest.LIBRARIES)
            for end in (".mpy", "/__init__.mpy")
        ]
        total += 0 if name in own else sum(path.stat().st_size for path in files if path.exists())
    return total
