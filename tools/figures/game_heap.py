# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The heap of the whole game: code.py in MicroPython, from its start to the end of a match.

The build lies on a drive as on the badge's. tools/board/ imitates the firmware's modules, displayio above all; it
takes as much memory as on the badge, but for a Group, which takes 16 bytes more. The buttons of tests/fixtures/keys
are pressed.

This computer's words are twice as long as the badge's, and so are the blocks of its heap. Nearly everything that is
live is made of words, so it is halved; the stand-ins' things are made twice as large as the badge's to match. But
bytecode, texts and names are bytes on both, so half of them is too little, and the missing half is added.
"""

from __future__ import annotations

import json
import random
import re
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from drive import compiler
from environment import ROOT
from figures import KEYS, PROGRAMS, Figure, Unavailable, micropython
from keys.files import read_keys, read_seed
from simulator.headless import TAKEN

if TYPE_CHECKING:
    from engine.kinds import Options

STAND_INS = ROOT / "tools" / "board"
TOURS = KEYS.with_name("tours")  # with a visit to all other screens, and against the Expert

# Bytes of the badge's heap.
BADGE = 146_600  # free when the game starts, on the core built for a PyBadge
HEAP = BADGE  # must hold the game, garbage and gaps included

# By how many bytes of the badge half the heap here is too small: for each 100 bytes of .mpy, and in all, about.
CODE = 29
ADDED = 33_000

# Where things lie in a heap is luck: a match that fits into one may not fit into a slightly larger one. Anything
# that looks like an address is taken for one, so at times some garbage stays: up to 6,000 bytes of it were seen,
# for a whole round. So the match is played with different numbers of small things in the heap before. A match that
# fits in most of these cases counts as fitting.
BEFORE = (0, 1, 2, 3, 4)

SETTINGS = bytes(1)  # English, and the defaults

# Bytes of the heap here.
LEAST, MOST = 100_000, 600_000  # surely too small for a match, and surely large enough
COUNTING = 2_000_000  # holds the program that counts, too
EXACT = 1000  # how exactly the smallest heap is found

# The games whose largest tables take most, or that show the most different scenes.
QUICK = ("all_fives_set_9", "draw_2_set_12", "kozel_4", "blitz_8", "pai_gow")

# Games at their largest tables, with options for short matches, and the buttons that are pressed in turn.
MATCHES: tuple[tuple[str, int, Options, str], ...] = (
    ("all_fives", 2, {"target": 50}, "A"),
    ("bergen", 4, {}, "A"),
    ("blitz", 8, {}, "A"),
    ("kozel", 4, {}, "A"),
    ("tien_gow", 4, {"rounds": 4}, "SELECT,A"),
    ("pai_gow", 2, {}, "A"),
)
COUNT = 1000


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the smallest heap of a match at each table, and the growth from match to match."""
    if not micropython.available():
        raise Unavailable(micropython.MISSING)
    with tempfile.TemporaryDirectory() as folder:
        drive = Path(folder)
        make_drive(drive)
        for keys in sorted(KEYS.glob("*.txt")):
            if not quick or keys.stem in QUICK:
                yield needed(keys.stem, drive, keys)
        for keys in [] if quick else sorted(TOURS.glob("*.txt")):
            yield needed(f"{keys.stem}, against the Expert and by way of all screens", drive, keys)
        for table in MATCHES[:1] if quick else MATCHES:
            yield growth(drive, 12 if quick else COUNT, *table)


def needed(name: str, drive: Path, keys: Path) -> Figure:
    """Return the Figure of the smallest heap in which the match of a keys file can be played."""
    return Figure(
        f"{name}: smallest heap",
        smallest_heap(drive, keys),
        "bytes",
        "in which the match of that keys file comes to its end: the heap here without the stand-ins' own code, halved,"
        f" and {halved_too_much(drive, keys):,} more for what is bytes on both",
        at_most=HEAP,
    )


def make_drive(drive: Path) -> None:
    """Fill a folder like the badge's drive, with the stand-ins beside the game."""
    micropython.make_drive(drive, PROGRAMS, STAND_INS)
    # Under another name than code.py's own, which is that of a module of the library.
    (drive / "boneyard.mpy").write_bytes(compiler.compiled(ROOT / "code.py"))


def smallest_heap(drive: Path, keys: Path) -> int:
    """The smallest heap in which the match of a keys file can be played, in bytes of the badge."""
    failing, passing = LEAST, MOST
    while passing - failing > EXACT:
        middle = (failing + passing) // 2
        if fits(drive, keys, middle):
            passing = middle
        else:
            failing = middle
    return (passing - before(drive)) // 2 + halved_too_much(drive, keys)


def heap_here(drive: Path, keys: Path, badges: int) -> int:
    """Return the heap in bytes on this computer that is worth as much, in the match of a keys file, as one of
    `badges` bytes on the badge."""
    return (badges - halved_too_much(drive, keys)) * 2 + before(drive)


def like_badges(drive: Path) -> int:
    """The heap on this computer, in bytes, that has about as much free as the badge's when the game begins."""
    return (BADGE - ADDED) * 2 + before(drive)


def halved_too_much(drive: Path, keys: Path) -> int:
    """Return by how many bytes of the badge half the heap here is too small, in the match of a keys file.

    Functions and texts take blocks of 16 bytes there and halved blocks of 32 here; for all our modules together that
    comes to 0.29 of a byte more for each byte of .mpy. Half the letters of names are missing, too, and so are 6 bytes
    of each name in the pools (see programs/play_keys.py).

    A MicroPython of 32 bits (Debian's, for i386), with these pools added, needed some 91,000 bytes for Kozel and for
    Blitz, where this said 88,800, and 102,600 for Draw with the double-twelve set, where this said 99,500. By way of
    all screens it needed 96,600 for Pai Gow and 100,500 for Blitz, where this said 90,700 and 94,600.
    """
    count, letters, code = brought(drive, keys)
    return code * CODE // 100 + letters // 2 + 6 * count


@cache
def before(drive: Path) -> int:
    """The bytes that the stand-ins and the program that plays take here, before the game begins."""
    return int(micropython.run(drive, "play_keys", "before", heap=str(MOST)))


def fits(drive: Path, keys: Path, heap: int, settings: bytes = SETTINGS) -> bool:
    """Return whether the match of a keys file, with these packed settings, ends in a heap of that size here in most
    cases."""
    fitting = failing = 0
    while 2 * max(fitting, failing) < len(BEFORE):
        if fits_after(drive, keys, heap, settings, BEFORE[fitting + failing]):
            fitting += 1
        else:
            failing += 1
    return fitting > failing


def fits_after(drive: Path, keys: Path, heap: int, settings: bytes, things: int) -> bool:
    """Return the same as `fits`, with that number of small objects in the heap before the game begins. Raises
    micropython.Failed where the keys lead elsewhere in any heap."""
    try:
        told = play(drive, keys, settings, things, heap)
    except micropython.Failed as failed:
        told = str(failed)
    if "MemoryError" in told or "scenes.result" in told.split():
        return "MemoryError" not in told
    if heap < MOST and fits_after(drive, keys, MOST, settings, things):
        return False  # without memory for its playouts the Expert has made another move
    raise micropython.Failed(f"{keys.name} doesn't lead to the result any more, but to: {told}")


@cache
def brought(drive: Path, keys: Path) -> tuple[int, int, int]:
    """Return the sizes in the match of a keys file: the number of names; their bytes, with a 0 at the end of each; and
    the bytes of .mpy files that are loaded when the most is live.

    The game is told that the heap is like the badge's, because it loads ahead only as much as fits.
    """
    told = play(drive, keys, SETTINGS, BEFORE[0], COUNTING, 2 * CODE, like_badges(drive))
    (count, size), (all_names, all_sizes) = re.findall(r"n_qstr=(\d+), n_str_data_bytes=(\d+)", told)
    return int(all_names) - int(count), int(all_sizes) - int(size), int(re.findall(r"loaded=(\d+)", told)[-1])


def play(drive: Path, keys: Path, settings: bytes, things: int, heap: int, *more: int) -> str:
    """Play the match of a keys file by programs/play_keys.py, and return its output."""
    return micropython.run(drive, "play_keys", *put_keys(drive, keys), things, settings.hex(), *more, heap=str(heap))


def put_keys(drive: Path, keys: Path) -> tuple[str, int, int]:
    """Put the steps of a keys file on the drive. Return the first arguments of a program that follows them: the
    name of the file there, the random bits, and the ms that the game is given to take a press."""
    text = keys.read_text(encoding="utf-8")
    lines = [
        f"press {what}" if kind == "press" else f"wait {round(what * 1000)}"
        for kind, what in read_keys(text)
        if kind != "shot"
    ]
    (drive / "keys.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    bits = random.Random(read_seed(text)).getrandbits(30)
    return "keys.txt", bits, round(TAKEN * 1000)


def growth(drive: Path, count: int, game: str, seats: int, options: Options, buttons: str) -> Figure:
    """The Figure of the growth in some matches."""
    told = micropython.run(drive, "play_matches", game, seats, json.dumps(options), buttons, count, heap="4M")
    live = list(map(int, told.split()))
    third = count // 3
    grown = max(0, min(live[-third:]) - max(live[:third])) // 2
    return Figure(
        f"{game}: live bytes that {count} matches add",
        grown,
        "bytes",
        "at each result, once collected; the least of the last third of them beyond the most of the"
        f" first, halved. The first result has {live[0] // 2:,}, the last {live[-1] // 2:,}",
        at_most=0,
    )
