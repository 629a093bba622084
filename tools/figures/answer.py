# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How long the game keeps the player waiting: from its start to the first picture, and from a press to its answer.

Instructions are counted in MicroPython by Valgrind, with stand-ins for drawing, and scaled to the badge's by loops
whose cost there is known. The rest is added as it was measured on the badge's own code: importing, 165 ms for
7.3 KB, and sending pixels, 135 ms for a whole screen. The time before CircuitPython starts the game isn't counted.
"""

from __future__ import annotations

import itertools
import json
import statistics
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from figures import Figure, counting, game_heap
from figures.counting import SCALE, THUMB_PER_MS

if TYPE_CHECKING:
    from engine.kinds import Options

# Budgets.
START = 2_500  # ms to the first picture
ANSWER = 50  # ms from a press to its first changed pixel
START_AT_TABLE = 155  # ms from START to the pause's first pixel, at any moment of a round
UNDO = 100  # ms, the same while the machine thinks
PIXEL_AT_MOST = 250  # ms from a press to the first changed pixel of another screen
STILL_AT_MOST = 200  # ms from one picture to the next, while a table is made
SCREEN_AT_MOST = 300  # ms from a press to another screen, or to its heading's bar or its cloth
PAGE_AT_MOST = 400  # ms from a press to a further page with all its text
WRITTEN_AT_MOST = 600  # ms from a press to everything that is on another screen
MOVES, MOVES_WORST = 100, 200  # ms from A on a tile to its first step, in the median and at most
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
FRAME = 33  # ms from one picture to the next, see lib/handheld
SEARCH = 8  # ms of a frame in which the place of the chosen tile is looked for, see lib/tables/line/ends
THOUGHT = 30  # ms that the machine thinks at most before it looks whether a button was pressed
NAP = 5  # ms that the game sleeps before it looks whether a button was pressed, see lib/handheld

# The wait besides the code before a press is answered, in ms: the scan of the buttons, the nap of Handheld.rest,
# and the first pixels.
BEFORE = SCAN + NAP + PIECE * PIXEL


class Stretch:
    """The work of the game up to a mark of its program.

    words      of the mark's line, see programs/answering.py
    code       ms of code, collections that the heap's size forces included
    read       bytes of .mpy that were read, and `collected` and `forced` how many collections there were, since the
               program began to count
    """

    def __init__(self, words: list[str], code: float, read: int, collected: int, forced: int) -> None:
        self.words, self.code, self.read = words, code, read
        self.collected, self.forced = collected, forced

    def time(self) -> float:
        """The ms of its code, reading and collections."""
        return self.code + self.read * IMPORT + self.collected * COLLECTION


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the waits before the first picture and before the answer to a press."""
    counting.check()
    with tempfile.TemporaryDirectory() as folder:
        game_heap.make_drive(Path(folder))
        heap = str(game_heap.like_badges(Path(folder)))

        def counted(program: str, *table: object) -> list[Stretch]:
            arguments = [json.dumps(value) if type(value) is dict else value for value in table]
            return list(stretches(counting.count(folder, program, *arguments, heap=heap)))

        answers = counted("count_answers")
        slides = [counted("count_slides", *table) for table in (SLIDES[:1] if quick else SLIDES)]
        looks = [counted("count_looks", *table) for table in (LOOKS[:1] if quick else LOOKS)]
    yield from of_answers(answers)
    yield from of_slides([press for table in slides for press in presses_of(table)])
    yield of_looks(looks)
    yield from of_screens([each for each in answers if each.words[0] in ("screen", "words")])


def stretches(lines: Iterable[tuple[str, int]]) -> Iterator[Stretch]:
    """Yield what a program has counted."""
    before = nothing = code = 0.0
    words: list[str] = []
    for line, count in lines:
        kind, *values = line.split() or [""]
        if kind == "part":
            before += count
        elif kind == "did":
            yield Stretch(words, code, *map(int, values))
        elif kind == "nothing":
            nothing = count
        elif kind != "collection":
            words, code = [kind, *values], (before + count - nothing) * SCALE / THUMB_PER_MS
            before = 0


def presses_of(found: list[Stretch]) -> Iterator[list[Stretch]]:
    """Yield the pictures of each press of A on a tile, up to its first step."""
    press: list[Stretch] = []
    for stretch in found:
        press = [] if stretch.words == ["again"] else [*press, stretch]
        if stretch.words == ["slide"]:
            yield press
            press = []


def of_answers(answers: list[Stretch]) -> Iterator[Figure]:
    """Yield the Figures of the first picture, and of the presses that stay on a screen."""
    start = next(each for each in answers if each.words == ["start"])
    yield Figure(
        "from the start to the first picture",
        start.time() + SCREEN,
        "ms",
        f"{told(start)}; and {SCREEN} ms for the picture",
        at_most=START,
    )
    for name, what, busy, most in (
        ("hand", "the cursor in the hand", SEARCH, ANSWER),
        ("menu", "a row of the new game's", NAP, ANSWER),
        ("undo", "undo while the machine thinks", THOUGHT, UNDO),
    ):
        waits = [each.code + each.collected * COLLECTION for each in answers if each.words == [name]]
        yield Figure(
            f"from a press to its first changed pixel: {what}, worst",
            BEFORE - NAP + busy + max(waits),
            "ms",
            f"{max(waits):.1f} ms of code and collections, the most of {len(waits)} presses; before it the scan of the"
            f" buttons and {busy} ms of sleep, of looking for the tile's place or of a thought; then {PIECE} pixels",
            at_most=most,
        )


def of_slides(slides: list[list[Stretch]]) -> Iterator[Figure]:
    """Yield the Figures of presses of A on a tile, each with its pictures up to the tile's first step."""
    # A frame begins 33 ms after the last, or later.
    waits = [
        BEFORE + sum(max(frame.code, FRAME) for frame in frames) + last.code + last.read * IMPORT
        for *frames, last in slides
    ]
    how = f"for {len(slides)} presses in All Fives and Draw, a third of a second after the tile was chosen"
    yield Figure("from A on a tile to its first step, median", statistics.median(waits), "ms", how, at_most=MOVES)
    yield Figure("from A on a tile to its first step, worst", max(waits), "ms", how, at_most=MOVES_WORST)
    for what, count in (
        ("a module is read", sum(press[-1].read > 0 for press in slides)),
        ("garbage is collected", sum(press[-1].collected + press[-1].forced > 0 for press in slides)),
    ):
        yield Figure(f"presses of A on a tile before whose first step {what}", count, "presses", how, at_most=0)


def of_looks(tables: list[list[Stretch]]) -> Figure:
    """Return the Figure of START at some tables: the looks at the buttons there, and the answer."""
    found = []
    for table in tables:
        answer = next(each.code for each in table if each.words == ["answer"])
        looks = [each for each in table if each.words[0] == "look"]
        found += [(look.time() + int(look.words[1]) * STEP, answer, look) for look in looks]
    time, answer, look = max(found, key=lambda each: each[0] + each[1])
    return Figure(
        "from START at a table to the first pixel of the pause, worst",
        SCAN + time + answer + PIECE * PIXEL,
        "ms",
        f"{time:.0f} ms from a look at the buttons to the next, the longest of {len(found)}: {told(look)}; and"
        f" {look.words[1]} pictures of {STEP:.0f} ms. Before it the scan of the buttons, and after it {answer:.0f} ms"
        " of code",
        at_most=START_AT_TABLE,
    )


def of_screens(found: list[Stretch]) -> Iterator[Figure]:
    """Yield the Figures of the presses between two screens, or two pages of one, each for the slowest of them."""
    presses: dict[tuple[str, ...], list[list[Stretch]]] = {}
    for stretch in found:
        kind, *screens = stretch.words
        between = presses.setdefault(tuple(screens), [])
        if kind == "screen":
            between.append([])
        between[-1].append(stretch)
    for names, pressed in presses.items():
        yield from of_presses(names, pressed)


def of_presses(screens: tuple[str, ...], presses: list[list[Stretch]]) -> Iterator[Figure]:
    """Yield the Figures of some presses between the same screens."""
    one, other = screens
    to, how = f"{one} to {other}", f"of {len(presses)} presses; {told(presses[0][-1])}"
    pixels, seen, written, still = [], [], [], []
    for pictures in presses:
        code = itertools.accumulate(picture.code for picture in pictures)
        times = [each + pic.read * IMPORT + pic.collected * COLLECTION for each, pic in zip(code, pictures)]
        pixels.append(BEFORE + times[0])
        seen.append(pixels[-1] + (MENU if one != other else LINE))
        written.append(seen[-1] + times[-1] - times[0] + LINE * max(0, len(times) - 2))
        # The cloth comes first and the table last, and between them tiles that are shuffled.
        sent = [MENU, *[FRAME + STEP] * (len(times) - 3), MENU]
        still += [wait + later - time for wait, (time, later) in zip(sent, itertools.pairwise(times))]
    if one == other:
        yield Figure(f"from a press to a further page: {one}", max(written), "ms", how, at_most=PAGE_AT_MOST)
        return
    yield Figure(
        f"from a press to the first pixel of another screen: {to}", max(pixels), "ms", how, at_most=PIXEL_AT_MOST
    )
    yield Figure(f"from a press to another screen: {to}", max(seen), "ms", how, at_most=SCREEN_AT_MOST)
    if screens == DEALT:
        yield Figure(
            "the longest wait between two pictures, from the new game until the first tile is dealt",
            max(still),
            "ms",
            f"of {len(still)} waits",
            at_most=STILL_AT_MOST,
        )
    if len(presses[0]) > 1:
        yield Figure(
            f"from a press to all that is on another screen: {to}",
            max(written),
            "ms",
            how,
            at_most=WRITTEN_OTHERWISE.get(screens, WRITTEN_AT_MOST),
        )


def told(stretch: Stretch) -> str:
    """Return in words how a stretch was counted."""
    return (
        f"code; {stretch.read:,} bytes of .mpy that are read, though a part of that was counted already;"
        f" {stretch.collected} collections of garbage that are asked for, of {COLLECTION} ms, and {stretch.forced} that"
        " the heap's size forces, which are counted as code"
    )
