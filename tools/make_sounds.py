#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the sounds of the game.

They are tiles that are laid and drawn, points, rounds and matches won and lost. Everything comes from the numbers in
this file, so the same command always makes the same bytes.
"""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import cli
from artwork import synth
from artwork.synth import BELL, BONE, GONG, HORN, NOISE, REED, THROAT, WOOD, Stroke
from environment import ROOT

if TYPE_CHECKING:
    from artwork.synth import Timbre

    Sound = tuple[float, float, list[Stroke]]  # see SOUNDS

FOLDER = ROOT / "lib" / "sounds"

# How loud each kind of sound is, in dB, see synth.level_of.
CLICK = -30  # sounds of presses
OFTEN = -26  # sounds that come many times in a row
TILE = -22
NOTE = -17  # sounds that tell of something
GREAT = -15  # sounds at the end of a match

# Notes in Hz.
E4, F4, G4, A4, B4, C5, D5, E5, F5, G5, A5, B5, C6, D6, E6, G6, C7 = (
    440 * 2 ** (step / 12) for step in (-5, -4, -2, 0, 2, 3, 5, 7, 8, 10, 12, 14, 15, 17, 19, 22, 27)
)

# For each end that counts the next note of a scale, and where the scale has led to, a chord for the sum.
OUR_SCALE, OUR_CHORD = (C5, D5, E5, F5), (G5, C6, E6, G6)
THEIR_SCALE, THEIR_CHORD = (E4, F4, G4, A4), (B4, E5, G5, B5)
SEMITONE = 2 ** (1 / 12)
STEP = 0.075  # s between the notes of a chord; four of them can still be told apart
RUN = 0.04  # s between notes that can't, and needn't


def knock(start: float, level: float = 1.0) -> list[Stroke]:
    """The strokes of a tile that is put down."""
    return [
        Stroke(start, NOISE, 1600, 0.003, level, rise=0.0005),
        Stroke(start, BONE, 1250, 0.009, level),
        Stroke(start, WOOD, 430, 0.014, level),
    ]


def chord(start: float, timbre: Timbre, notes: Sequence[float], fade: float, level: float = 1.0) -> list[Stroke]:
    """The strokes of notes at once, the last of them the loudest."""
    return [Stroke(start, timbre, note, fade, level if note == notes[-1] else 0.5 * level) for note in notes]


def one_by_one(timbre: Timbre, notes: Sequence[float], step: float, fade: float, start: float = 0.0) -> list[Stroke]:
    """The strokes of notes one after another."""
    return [Stroke(start + i * step, timbre, note, fade) for i, note in enumerate(notes)]


def counted(timbre: Timbre, scale: Sequence[float], count: int) -> Sound:
    """The sound of the `count`th end that counts. A longer one would take two clusters of the drive."""
    note = scale[count - 1]
    return 0.073, NOTE, [Stroke(0, timbre, note, 0.03), Stroke(0, BONE, 2 * note, 0.01, 0.3)]


def points(timbre: Timbre, notes: Sequence[float], count: int) -> Sound:
    """The sound of a sum: `count` notes of a chord one after another, and with the last one all of them again."""
    last = STEP * (count - 1)
    return (
        last + 0.2,
        NOTE,
        (one_by_one(timbre, notes[: count - 1], STEP, 0.045) + chord(last, timbre, notes[:count], 0.065)),
    )


def flourish(timbre: Timbre, notes: Sequence[float]) -> Sound:
    """The sound of more points than there are notes: a quick run, then all of them at once, and again."""
    start = RUN * len(notes)
    return (
        start + 0.285,
        NOTE,
        (
            one_by_one(timbre, notes, RUN, 0.03)
            + chord(start, timbre, notes, 0.05)
            + chord(start + 2 * RUN, timbre, (*notes[1:], 2 * notes[1]), 0.08)
        ),
    )


def scoring(prefix: str, timbre: Timbre, scale: Sequence[float], notes: Sequence[float]) -> dict[str, Sound]:
    """The sounds of one side's points, by name."""
    return {
        **{f"{prefix}count{count}": counted(timbre, scale, count) for count in range(1, 5)},
        **{f"{prefix}points{count}": points(timbre, notes, count) for count in range(1, 5)},
        f"{prefix}points5": flourish(timbre, notes),
    }


# For each sound its length in s without the lead, how loud it is, and its strokes.
SOUNDS: dict[str, Sound] = {
    # Presses: of a direction, of A, of B, and one that came too early to be meant.
    "cursor": (0.03, CLICK, [Stroke(0, BONE, 1700, 0.006)]),
    "taken": (0.042, CLICK, [Stroke(0, BONE, 1300, 0.006), Stroke(0.012, BONE, 1900, 0.007)]),
    "left": (0.042, CLICK, [Stroke(0, BONE, 1900, 0.006), Stroke(0.012, BONE, 1300, 0.007)]),
    "dropped": (0.042, CLICK, [Stroke(0, WOOD, 260, 0.01), Stroke(0, NOISE, 900, 0.004, 0.5)]),
    # Turns: the person's begins, somebody passes, a hint is given. And the game starts.
    "turn": (0.09, OFTEN, [Stroke(0, BELL, C6, 0.014), Stroke(0.03, BELL, G6, 0.018, 0.7)]),
    "passed": (0.16, OFTEN, [Stroke(0, WOOD, E4, 0.02), Stroke(0.06, WOOD, E4 / SEMITONE, 0.025)]),
    "hint": (0.21, OFTEN, one_by_one(BELL, (C6, E6, C7), 0.045, 0.035)),
    "title": (
        0.95,
        NOTE,
        [
            *one_by_one(BELL, (C5, E5, G5, C6), 0.11, 0.06),
            *knock(0.44, 0.7),
            *knock(0.55, 0.7),
            *chord(0.55, REED, (C5, E5, G5), 0.1),
            Stroke(0.55, BELL, C6, 0.14, 0.7),
            Stroke(0.66, BELL, E6, 0.1, 0.4),
        ],
    ),
    # Tiles: one lands, is drawn, flies in a deal, turns over, is taken back; the whole line becomes smaller.
    "laid": (0.073, TILE, knock(0)),
    "drawn": (0.09, TILE, [Stroke(0, NOISE, 1000, 0.03, 0.7, rise=0.015, bend=8), *knock(0.03, 0.5)]),
    "deal": (0.04, OFTEN, [Stroke(0, NOISE, 1500, 0.009, rise=0.004, bend=-8), Stroke(0.008, BONE, 1500, 0.006, 0.5)]),
    "turned": (
        0.095,
        TILE,
        [Stroke(0, BONE, 950, 0.007), Stroke(0.04, BONE, 1350, 0.01), Stroke(0, NOISE, 2000, 0.02, 0.3, rise=0.01)],
    ),
    "undone": (
        0.166,
        TILE,
        [
            Stroke(0, WOOD, A5, 0.02, bend=-2),
            Stroke(0.07, WOOD, E5, 0.025, bend=-2),
            Stroke(0.02, NOISE, 2200, 0.04, 0.3, rise=0.03, bend=-6),
        ],
    ),
    "zoom": (
        0.235,
        TILE,
        [
            *(Stroke(0, BELL, note, 0.08, rise=0.06, bend=-3) for note in (G5, C6)),
            Stroke(0, NOISE, 1500, 0.07, 0.3, rise=0.06, bend=-3),
        ],
    ),
    # Points: a number or a bar grows by a step; each end that counts, and the sum.
    "tick": (0.04, OFTEN, [Stroke(0, BONE, 1900, 0.006), Stroke(0, WOOD, 700, 0.006, 0.5)]),
    **scoring("", BELL, OUR_SCALE, OUR_CHORD),
    **scoring("their_", HORN, THEIR_SCALE, THEIR_CHORD),
    # Events: a press that does nothing, the last tile of a hand, a round that is blocked, a side that lacks
    # one win, and a trick: a small gong of the Peking opera rises, a large one falls.
    "refused": (
        0.19,
        TILE,
        [
            Stroke(start, timbre, note, 0.03)
            for start, note in ((0, A4), (0.08, A4 / SEMITONE))
            for timbre in (BELL, WOOD)
        ],
    ),
    "domino": (
        0.34,
        NOTE,
        [
            *knock(0, 0.8),
            *chord(0, REED, (C5, G5), 0.03),
            *chord(0.1, REED, (C5, E5, G5, C6), 0.08),
            Stroke(0.1, BELL, E6, 0.09, 0.6),
        ],
    ),
    "blocked": (
        0.3,
        NOTE,
        [
            *knock(0),
            *chord(0, HORN, (D5, D5 * SEMITONE), 0.04),
            *knock(0.11),
            *chord(0.11, HORN, (A4, A4 * SEMITONE), 0.06),
        ],
    ),
    "match_point": (0.44, NOTE, [*one_by_one(REED, (A5, A5), 0.09, 0.03), *chord(0.18, REED, (A4, D5, A5, D6), 0.1)]),
    "trick": (0.27, NOTE, [Stroke(0, GONG, 620, 0.09, bend=1.6), Stroke(0, NOISE, 2400, 0.006)]),
    "their_trick": (0.3, NOTE, [Stroke(0, GONG, 520, 0.1, bend=-1.6), Stroke(0, NOISE, 1600, 0.006)]),
    # How rounds and matches end; the loser of Kozel is the goat.
    "round_won": (
        0.4,
        NOTE,
        [*chord(0, BELL, (E5, G5), 0.05), *chord(0.11, BELL, (C5, E5, G5, C6), 0.1), Stroke(0.11, BELL, E6, 0.1, 0.3)],
    ),
    "round_lost": (0.42, NOTE, [*chord(0, HORN, (D5, F5), 0.05), *chord(0.13, HORN, (F4, A4, D5), 0.1)]),
    "match_won": (
        0.95,
        GREAT,
        [
            *one_by_one(REED, (G4, C5, E5), 0.09, 0.05),
            *one_by_one(BELL, (G5, C6, E6), 0.09, 0.05),
            *chord(0.27, REED, (E5, G5), 0.06),
            *chord(0.4, REED, (C5, E5), 0.04),
            *chord(0.49, REED, (C5, E5, G5, C6), 0.16),
            Stroke(0.49, BELL, E6, 0.16, 0.7),
            Stroke(0.58, BELL, G6, 0.14, 0.4),
            Stroke(0.67, BELL, C7, 0.12, 0.3),
        ],
    ),
    "match_lost": (
        0.85,
        GREAT,
        [
            *chord(0, HORN, (C5, A4), 0.08),
            *chord(0.17, HORN, (B4, G4), 0.08),
            *chord(0.34, HORN, (A4, F4), 0.09),
            *chord(0.52, HORN, (G4, B4, E4), 0.12),
        ],
    ),
    "goat": (
        0.62,
        GREAT,
        [
            Stroke(0.07 * i, THROAT, 470 * (1 - 0.02 * i), 0.05, min(1, 0.6 + 0.2 * i), rise=0.012, bend=-0.5)
            for i in range(7)
        ],
    ),
}


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    parser = cli.Parser(prog="make_sounds.py", description=__doc__)
    parser.add_argument(
        "--out",
        type=pathlib.Path,
        default=FOLDER,
        metavar="DIR",
        help="the folder to write to (lib/sounds/ in this project)",
    )
    parser.add_force()
    options = parser.parse_args(arguments)
    out = options.out
    cli.check_new([out / f"{name}.wav" for name in SOUNDS], "--out", options.force or out == FOLDER)
    with cli.writing(out, "--out"):
        out.mkdir(parents=True, exist_ok=True)
        for name, sound in SOUNDS.items():
            synth.write(out / f"{name}.wav", synth.mix(*sound))
    return 0


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
