# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The two files of the puzzles: puzzles.json with the proofs' figures, and puzzles.bin, which the game reads."""

import json
import struct
from pathlib import Path

import environment
from cli import Fault, texts
from engine import games
from puzzling import entries
from puzzling.entries import Entry

FOLDER = environment.ROOT / "lib" / "puzzles"
JSON, PACKED = "puzzles.json", "puzzles.bin"

_HEAD = "<BBB2hIB"  # see lib/saves/puzzles.py, which reads all of this
_PLACE = "<HB"


def load(folder: Path) -> list[Entry]:
    """Return the puzzles of puzzles.json in a folder, in their order. Raises Fault."""
    path = folder / JSON
    try:
        found: list[Entry] = json.loads(texts.read(path))
    except ValueError as error:
        raise Fault(f"{path} isn't JSON: {error}") from None
    try:
        pack(found[:])
    except (KeyError, TypeError, ValueError, struct.error) as error:
        raise Fault(f"{path} isn't a list of puzzles ({type(error).__name__}: {error}).") from None
    return found


def text(puzzles: list[Entry]) -> str:
    """Return the text of puzzles.json, with a line for each puzzle."""
    return "[\n" + ",\n".join(json.dumps(puzzle) for puzzle in puzzles) + "\n]\n"


def pack(puzzles: list[Entry]) -> bytes:
    """Return the bytes of puzzles.bin."""
    packed = list(map(_pack, puzzles))
    at = struct.calcsize(_PLACE) * len(packed) + 1
    places = bytes((len(packed),))
    for puzzle, one in zip(puzzles, packed):
        kind = entries.GRADES.index(puzzle["grade"]) << 4 | games.NAMES.index(puzzle["game"])
        places += struct.pack(_PLACE, at, kind)
        at += len(one)
    return places + b"".join(packed)


def _pack(puzzle: Entry) -> bytes:
    head = struct.pack(
        _HEAD,
        entries.TASKS.index(puzzle["task"]),
        puzzle["rounds"],
        puzzle["leader"],
        *puzzle["scores"],
        puzzle["deal"],
        puzzle["amount"],
    )
    texts = entries.losses(puzzle), puzzle["reason"].encode(), entries.choices(puzzle)
    return head + b"".join(bytes((len(part),)) + part for part in texts)
