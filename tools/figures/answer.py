# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How long the game keeps the player waiting: from its start to the first picture, and from a press to its answer.

Instructions are counted in MicroPython by Valgrind, with stand-ins for drawing, and scaled to the badge's by loops
whose cost there is known. The rest is added as it was measured on the badge's own code: importing, 165 ms for
7.3 KB, and sending pixels, 135 ms for a whole screen. The time before CircuitPython starts the game isn't counted.
"""

from __future__ import annotations

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
START_AT_TABLE = 150  # ms from START to the pause's first pixel, at any moment of a round
UNDO = 100  # ms, the same while the machine thinks
PIXEL_AT_MOST = 250  # ms from a press to the first changed pixel of another screen
STILL_AT_MOST = 200  # ms from one picture to the next, while a table is made
SCREEN_AT_MOST = 300  # ms from a press to another screen, or to its heading's bar or its cloth
PAGE_AT_MOST = 400  # ms from a press to a further page with all its text
WRITTEN_AT_MOST = 600  # ms from a press to everything that is on another screen
# From A on a tile to its first step, in the median and at most.
SLIDE, SLIDE_WORST = 6_000_000, 12_000_000  # instructions
MOVES, MOVES_WORST = 100, 200  # ms
# Other budgets for that. The pause is the first page with text after a table, so what writes is read then. To a new
# table there is none, though its first picture has SCREEN_AT_MOST: too much is read, and before it memory lacks.
# A match that goes on is laid again, tile by tile.
WRITTEN_OTHERWISE: dict[tuple[str, ...], int | None] = {
    ("table", "pause"): 700,
    ("title", "table"): 640,
    ("new_game", "table"): None,
}

DEALT = "new_game", "table"  # where tiles are shuffled until the first is dealt

# Where A is pressed on tiles: a game, how many play, its options, and how many presses are counted.
SLIDES: tuple[tuple[str, int, Options, int], ...] = (("all_fives", 2, {}, 30), ("draw", 2, {"set": 12}, 30))

# Where START is pressed at any moment: a game, how many play, its options, their level, and the person's turns.
LOOKS: tuple[tuple[str, int, Options, str, int], ...] = (
    ("all_fives", 2, {}, "greedy", 6),
    ("draw", 4, {"set": 12}, "expert", 4),
    ("all_fives", 2, {}, "expert", 4),
)

IMPORT = 165 / 7.3 / 1024  # ms to import a byte of .mpy
SCREEN = 135  # ms to send the whole screen
PIXEL = SCREEN / (160 * 128)  # ms to send a pixel
MENU = 90  # ms to send the picture of a menu
LINE = 160 * 14 * PIXEL  # ms to send a line of prose
STEP = 3000 * PIXEL  # ms to send a picture of an animation, at most
PIECE = 256  # pixels that are sent together
SCAN = 20  # ms from one reading of the buttons to the next
COLLECTION = 20  # ms of a collection of garbage: 12 to 29 were measured
PART, COLLECTED = "part", "collection"  # the marks before a collection and after it, see programs/collected.py
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
        looks = [looks_at(folder, heap, *table) for table in (LOOKS[:1] if quick else LOOKS)]
        bytes_loaded = loaded(Path(folder))
    nothing, (start,) = counts["nothing"][0].code, counts["start"]
    imported = bytes_loaded * IMPORT * THUMB_PER_MS
    total = (start.code - nothing) * scale + imported + (SCREEN + start.collected * COLLECTION) * THUMB_PER_MS
    yield Figure(
        "from the start to the first picture",
        total,
        "Thumb-2 instructions",
        f"x86-64 instructions, counted by Valgrind, times {scale:.2f}, see figures/counting.py; and"
        f" {imported:,.0f} for {bytes_loaded:,} bytes of .mpy that are loaded until then, though a part of"
        f" that was counted already; {start.collected} collections of garbage of {COLLECTION} ms; and"
        f" {SCREEN} ms for the picture. That is about {total / THUMB_PER_MS / 1000:.1f} s",
        at_most=START,
    )
    for line, what, busy, most in (
        ("hand", "the cursor in the hand", SEARCH, ANSWER),
        ("menu", "a row of the new game's", NAP, ANSWER),
        ("undo", "undo while the machine thinks", THOUGHT, UNDO),
    ):
        worst = max(
            (picture.code - nothing) * scale / THUMB_PER_MS + picture.collected * COLLECTION for picture in counts[line]
        )
        yield Figure(
            f"from a press to its first changed pixel: {what}, worst",
            BEFORE - NAP + busy + worst,
            "ms",
            f"{worst:.1f} ms of code and of collections of garbage, counted as above, for the slowest of"
            f" {len(counts[line])} presses; before it up to {SCAN} ms until the buttons are read and"
            f" {busy} ms of sleep, of looking for the tile's place or of a thought; and after it the first"
            f" {PIECE} pixels",
            at_most=most,
        )

    yield from of_slides(slides, scale / THUMB_PER_MS)
    yield of_looks(looks, scale / THUMB_PER_MS)
    for screens in dict.fromkeys(press.screens for press in presses):
        yield from of_presses([press for press in presses if press.screens == screens], nothing, scale / THUMB_PER_MS)


class Picture:
    """A picture that a press leads to, or a look at the buttons.

    code       the instructions since the press, or since the picture or the look before
    read       the bytes of .mpy that were read since the press, or since the look before
    collected  how many collections of garbage were asked for in that time
    forced     how many others the heap's size has forced, whose instructions are counted
    shown      for a look: how many pictures
    """

    def __init__(self, code: int) -> None:
        self.code = code
        self.read = self.collected = self.forced = self.shown = 0

    def time(self, scale: float) -> float:
        """The ms of its code, reading and collections; an instruction takes `scale` ms."""
        return self.code * scale + self.read * IMPORT + self.collected * COLLECTION


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


def slides_at(folder: str, heap: str, name: str, seats: int, options: Options, presses: int) -> list[Slide]:
    """The Slides after some presses of A at the table of a game, in a heap of that size here."""
    slides: list[Slide]
    frames: list[int]
    slides, frames = [], []
    marks = counting.count(folder, "count_slides", name, str(seats), json.dumps(options), str(presses), heap=heap)
    for line, count in whole(marks):
        what, _, value = line.partition(" ")
        if what == "nothing":
            nothing = count
        elif what in ("frame", "slide"):
            frames.append(count - nothing)
        elif what == "read":
            read = int(value)
        elif what == "collected":
            collected = int(value)
        elif what == "forced":
            slides.append(Slide(frames, read, collected + int(value)))
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


def counted(lines: Iterable[tuple[str, int]]) -> tuple[dict[str, list[Picture]], list[Press]]:
    """Return the output of count_answers: a dict of the lists of Pictures by the lines of the marks, and the Presses
    that lead to another screen."""
    pictures: dict[str, list[Picture]]
    presses: list[Press]
    pictures, presses = {}, []
    last = Picture(0)
    for line, count in whole(lines):
        kind, *values = line.split() or [""]
        if kind in ("read", "collected", "forced"):
            setattr(last, kind, int(*values))
            continue
        last = Picture(count)
        if kind == "screen":
            presses.append(Press(tuple(values)))
        (presses[-1].pictures if values else pictures.setdefault(line, [])).append(last)
    return pictures, presses


def whole(lines: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """Yield the marks of a program, each stretch whole again: a collection splits it in two, and is left out."""
    before = 0
    for line, count in lines:
        if line == PART:
            before += count
        elif line != COLLECTED:
            yield line, before + count
            before = 0


def told_collections(picture: Picture) -> str:
    """Return in words how many collections of garbage there were before a picture or a look."""
    return (
        f"{picture.collected} collections of garbage that are asked for, of {COLLECTION} ms, and"
        f" {picture.forced} that the heap's size forces, which are counted as code"
    )


def looks_at(folder: str, heap: str, *table: object) -> tuple[list[Picture], int]:
    """Return a list of the work between each two looks at the buttons at the table of a game, and the instructions
    from the look that finds START pressed to the picture that answers it. All exclude the counting itself."""
    looks: list[Picture] = []
    arguments = [json.dumps(value) if type(value) is dict else value for value in table]
    for line, count in whole(counting.count(folder, "count_looks", *arguments, heap=heap)):
        kind, _, value = line.partition(" ")
        if kind == "nothing":
            nothing = count
        elif kind == "look":
            looks.append(Picture(count - nothing))
        elif kind == "answer":
            answer = count - nothing
        elif value:
            setattr(looks[-1], kind, int(value))
    return looks, answer


def of_looks(tables: list[tuple[list[Picture], int]], scale: float) -> Figure:
    """Return the Figure for the results of `looks_at` at some tables. An instruction here takes `scale` ms on the
    badge."""
    found = [(look.time(scale) + look.shown * STEP, answer * scale, look) for looks, answer in tables for look in looks]
    time, answer, look = max(found, key=lambda each: each[0] + each[1])
    return Figure(
        "from START at a table to the first pixel of the pause, worst",
        SCAN + time + answer + PIECE * PIXEL,
        "ms",
        f"{time:.0f} ms from a look at the buttons to the next, the longest of {len(found)} in matches of"
        f" All Fives and of Draw: code, counted as above; {look.read:,} bytes of .mpy that are read;"
        f" {told_collections(look)}; and {look.shown} pictures of {STEP:.0f} ms. Before it the scan of"
        f" the buttons, and after it {answer:.0f} ms of code, counted in the same way",
        at_most=START_AT_TABLE,
    )


class Press:
    """A press that leads from one screen to another, or to another page of the same.

    screens   the names of both
    pictures  each Picture until all is written
    """

    def __init__(self, screens: tuple[str, ...]) -> None:
        self.screens = screens
        self.pictures: list[Picture] = []

    def times(self, nothing: int, scale: float) -> list[float]:
        """Return the ms from the press to each picture, without the sending of the pictures: code, reading and
        collections. An instruction takes `scale` ms; those of `nothing`, an empty stretch, are subtracted."""
        code, times = 0.0, []
        for picture in self.pictures:
            code += (picture.code - nothing) * scale
            times.append(code + picture.read * IMPORT + picture.collected * COLLECTION)
        return times


def of_presses(presses: list[Press], nothing: int, scale: float) -> Iterator[Figure]:
    """Yield the Figures of some Presses between the same screens, each for the slowest of them. An instruction here
    takes `scale` ms on the badge; those of `nothing`, an empty stretch, are subtracted."""
    one, other = screens = presses[0].screens
    pixels, seen, written, waits, sent = [], [], [], [], []
    for press in presses:
        times = press.times(nothing, scale)
        pixels.append(BEFORE + times[0])
        seen.append(pixels[-1] + (MENU if one != other else LINE))
        written.append(seen[-1] + times[-1] - times[0] + LINE * max(0, len(times) - 2))
        waits += [later - earlier for earlier, later in zip(times, times[1:])]
        sent += [MENU, *[FRAME + STEP] * (len(times) - 3), MENU][: len(times) - 1]
    last = presses[0].pictures[-1]
    how = (
        f"code, counted as above; {last.read:,} bytes of .mpy that are read, though a part of that was counted"
        f" already; {told_collections(last)}; {MENU} ms for a screen's picture, and {LINE:.0f} for a line's; and"
        " before all that the buttons are read"
    )
    if one == other:
        yield Figure(f"from a press to a further page: {one}", max(written), "ms", how, at_most=PAGE_AT_MOST)
        return
    yield Figure(
        f"from a press to the first pixel of another screen: {one} to {other}",
        max(pixels),
        "ms",
        "the same without the picture",
        at_most=PIXEL_AT_MOST,
    )
    yield Figure(f"from a press to another screen: {one} to {other}", max(seen), "ms", how, at_most=SCREEN_AT_MOST)
    if screens == DEALT:
        yield Figure(
            "the longest wait between two pictures, from the new game until the first tile is dealt",
            max(map(sum, zip(sent, waits))),
            "ms",
            f"of {len(waits)} waits, counted as above. Tiles that are shuffled rest {FRAME} ms and take"
            f" {STEP:.0f} ms to send; the cloth before them and the table after them take {MENU} ms",
            at_most=STILL_AT_MOST,
        )
    if len(presses[0].pictures) > 1:
        yield Figure(
            f"from a press to all that is on another screen: {one} to {other}",
            max(written),
            "ms",
            how,
            at_most=WRITTEN_OTHERWISE.get(screens, WRITTEN_AT_MOST),
        )


def loaded(drive: Path) -> int:
    """Return the bytes of the .mpy files of the modules that count_answers has noted, except stand-ins."""
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
