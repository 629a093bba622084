# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds: plays that are worth trying once, such as going out without having drawn a tile.

A deed is noted when it is done for the first time, and is a tile of the Set (saves.the_set). One that was noted by an
earlier version, which asked for less, stays. The modules of this package have the functions that recognise the deeds in
a finished round: one for all line games, and one for each other family.
"""

from __future__ import annotations

import loader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from app import App

# The number of a deed's bit in the entry is its place here, so later versions may only add some at the end. The
# firmware never forgets a text of less than 11 letters.
KEYS = (
    "without_drawing",
    "caught_loaded",
    "winning_a_block",
    "twenty_five_at_once",
    "four_in_a_row",
    "all_four_arms",
    "without_penalty",
    "double_at_an_end",
    "seven_in_a_turn",
    "far_ahead",
    "first_trick_last",
    "gong_or_wong",
    "splitting_a_pair",
    "beating_the_expert",
    "out_on_a_double",
    "last_of_a_number",
    "seventy_in_a_round",
    "scoring_the_last",
    "with_a_partner",
    "three_in_a_round",
    "holding_back",
)
# Who plays at random does these in some round, so they count only in the round that wins a match; those in the second
# line only against Skilled or the Expert.
_WINNING = "double_at_an_end", "scoring_the_last", "holding_back"
_SKILLED = "without_drawing", "winning_a_block", "out_on_a_double", "last_of_a_number", "with_a_partner"
_WINS = 2  # one after another in a game, for beating_the_expert
_NO_LINES = "tien_gow", "pai_gow"  # the families of the other games


def done(entries: Mapping[str, bytes]) -> list[str]:
    """Return the keys of the deeds in the entries of a Memory, a list."""
    return keys(int.from_bytes(entries.get("deeds", b""), "little"))


def keys(bits: int) -> list[str]:
    """Return the keys of the deeds whose bits are set, a list."""
    return [key for i, key in enumerate(KEYS) if bits >> i & 1]


def count(app: App, entries: dict[str, bytes], wins: int) -> None:
    """Add the deeds of the App's finished round to the entries of a Memory, and the new ones to the App's. `wins`
    comes from statistics.count."""
    match = app.match
    packed = entries.get("deeds", b"")
    bits = before = int.from_bytes(packed, "little")
    found = loader.module("saves.deeds." + (match.family if match.family in _NO_LINES else "line")).DEEDS
    for i, key in enumerate(KEYS):
        counts = wins and app.level in ("skilled", "expert") if key in _SKILLED else wins or key not in _WINNING
        if counts and not bits >> i & 1 and key in found and found[key](match):
            bits |= 1 << i
    if app.level == "expert" and wins >= _WINS and not match.solo:
        bits |= 1 << KEYS.index("beating_the_expert")
    app.new_deeds |= bits & ~before
    if bits:  # a later version may have noted more
        entries["deeds"] = bits.to_bytes(max(len(packed), (len(KEYS) + 7) // 8), "little")
