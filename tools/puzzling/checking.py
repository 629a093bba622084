# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Checks the puzzles of the files: that each is legal, is proved, and is what its entry says."""

from pathlib import Path

from engine.judge import families
from engine.parsing import move
from puzzling import entries, packing, proof
from puzzling.entries import Entry

FEWEST = 3  # different moves of a puzzle


def of_files(folder: Path, puzzles: list[Entry]) -> list[str]:
    """Return a sentence for each fault of the files of a folder as a whole. Raises OSError."""
    path = folder / packing.PACKED
    found = []
    if path.read_bytes() != packing.pack(puzzles):
        found.append(f"{path} isn't what {packing.JSON} says: make both files again.")
    seen: dict[str, int] = {}
    for number, entry in enumerate(puzzles, 1):
        other = seen.setdefault(likeness(entry), number)
        if other < number:
            found.append(f"puzzle {number} is like puzzle {other}: one of them has to go.")
    return found


def likeness(entry: Entry) -> str:
    """Return a text that is the same for puzzles that look the same: the game, the hand and the open ends."""
    match = entries.position(entry)
    return f"{match.game} {sorted(match.hands[entries.PERSON])} {sorted(match.line.ends)}"


def fault_of(entry: Entry) -> str | None:
    """Return a sentence that says why a puzzle doesn't hold, or None if it does."""
    try:
        match = entries.position(entry)
    except ValueError as error:
        return f"its position is illegal: {error}."
    view = match.view(entries.PERSON)
    family = families.of(view)
    if match.turn != entries.PERSON or move(entry["solution"]) not in view.moves:
        return f"the person can't play {entry['solution']}."
    if len(family.candidates(view)) < FEWEST:
        return f"it has fewer than {FEWEST} different moves."
    if proof.deals_of(view) > proof.MOST:
        return f"its tiles allow more than {proof.MOST:,} deals."
    proved = proof.prove(view, family.key(view, [move(entry["solution"])]))
    if not proved:
        return f"there is a deal on which {entry['solution']} isn't better by {proof.MARGIN:.0%} than every other move."
    again = entries.make(match, entry["scores"], entry["rounds"], proved)
    wrong = [key for key in entry if not again or again.get(key) != entry[key]]
    return f"{', '.join(wrong)} can't be what it says." if wrong else None
