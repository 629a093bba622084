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
SCREEN_AT_MOST = 300  # ms
SLIDE, SLIDE_WORST = 6_000_000, 12_000_000  # instructions, in the median and at the most

HEAP = "160wK"  # what the badge has, and the stand-ins
IMPORT = 165 / 7.3 / 1024  # ms a byte of .mpy
SCREEN = 135  # ms
PIXEL = SCREEN / (160 * 128)
MENU = 90  # ms to send the picture of a menu
PIECE = 256  # pixels that are sent together
SCAN = 20  # ms from one reading of the buttons to the next
NAP = 5  # ms that the game sleeps before it looks whether one was pressed, see lib/handheld


# Between menus, whose modules are loaded ahead: not to a table that has to be laid, nor from one to what there is
# no room for beside it.
WORDS_AT_MOST = 600  # ms
IN_MENUS = {("title", "new_game"), ("title", "statistics"), ("title", "options"), ("new_game", "title"),
            ("statistics", "title"), ("options", "title"), ("help_chosen", "new_game"), ("help", "pause")}

# What comes beside the code before a press is answered, in ms: the scan of the buttons, the nap of Handheld.rest,
# and the first pixels.
BEFORE = SCAN + NAP + PIECE * PIXEL


def measure(quick):
    """Yield what comes before the first picture, and before a press is answered."""
    counting.check()
    with tempfile.TemporaryDirectory() as folder:
        game.make_drive(Path(folder))
        scale = statistics.median(basic_scales(folder))
        counts, read = counted(counting.count(folder, "count_answers", heap=HEAP))
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
    yield Figure("presses of A on a tile before whose first step a module is read", sum(map(bool, read["slide"])),
                 "presses", f"of {len(slides)}: what is loaded is compared", at_most=0)
    for line in [line for line in counts if line.startswith("screen ")]:
        codes = [(count - nothing) * scale / THUMB_PER_MS for count in counts[line]]
        yield screen(line.split()[1:], codes, read[line])
        after = line.replace("screen", "words")
        if after in counts:
            more = [(count - nothing) * scale / THUMB_PER_MS for count in counts[after]]
            yield words(line.split()[1:], codes, more, read[after])


def counted(lines):
    """What count_answers tells, as two dicts by the line of each mark: lists of instructions, and of the bytes that
    were read from the drive."""
    counts, read = {}, {}
    last = ""
    for line, count in lines:
        if line.startswith("read "):
            read.setdefault(last, []).append(int(line.split()[1]))
        else:
            counts.setdefault(line, []).append(count)
            last = line
    return counts, read


def screen(names, codes, read):
    """The Figure of what it takes from a press to another screen's picture, for the slowest of some presses: names
    of both screens, the ms of code and the bytes that are read for each press."""
    times = [BEFORE + code + bytes_read * IMPORT + MENU for code, bytes_read in zip(codes, read)]
    worst = times.index(max(times))
    one, other = names
    return Figure(f"from a press to another screen: {one} to {other}", times[worst], "ms",
                  f"{codes[worst]:.0f} ms of code, counted as above; {read[worst]:,} bytes of .mpy that are read,"
                  f" though a part of that was counted already; {MENU} ms for the picture; and before all that"
                  " the buttons are read",
                  at_most=SCREEN_AT_MOST if (one, other) in IN_MENUS else None)


def words(names, codes, more, read):
    """The Figure of what it takes from a press to the words of a page, whose bar is shown before, for the slowest
    of some presses: names of both screens, the ms of code until the bar and then until the words, and the bytes
    that are read."""
    times = [BEFORE + bar + MENU + code + bytes_read * IMPORT
             for bar, code, bytes_read in zip(codes, more, read)]
    worst = times.index(max(times))
    one, other = names
    return Figure(f"from a press to the words of another page: {one} to {other}", times[worst], "ms",
                  f"{codes[worst]:.0f} ms of code until the bar of its heading, {MENU} ms for that picture, and"
                  f" {more[worst]:.0f} ms of code, counted as above; {read[worst]:,} bytes of .mpy that are read",
                  at_most=WORDS_AT_MOST if (one, other) in IN_MENUS else None)


def loaded(drive):
    """The bytes of the .mpy files of the modules that count_answers has noted, the stand-ins left out."""
    own = {path.stem for path in (*game.STAND_INS.glob("*.py"), *PROGRAMS.glob("*.py"))}
    total = 0
    for name in (drive / "loaded.txt").read_text(encoding="utf-8").split():
        place = name.replace(".", "/")
        files = [drive / folder / f"{place}{end}" for folder in ("", "lib") for end in (".mpy", "/__init__.mpy")]
        total += 0 if name in own else sum(path.stat().st_size for path in files if path.exists())
    return total
