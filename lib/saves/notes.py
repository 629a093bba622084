# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The notes of the guide, which explain each game in its first match. Settings.guide has a bit for each note that is
still to come."""

from __future__ import annotations

# In the order of their bits. A save has only the bits: add new notes at the end. Each list is one text, because the
# firmware never forgets short ones.
NAMES = (
    "sum spinner draw end choose lead later double several pass nearest pips more fewer first_lead low_double lowest"
    " penalties partner goat alike third one_draw stay two_points no_double many go_on beat drop lead_tricks kinds sets"
    " count banker last barred pay paid stake split order pairs military wong digit either won level ends"
    " last_player"
)
COUNT = 51  # of the notes
BYTES = 7  # for their bits

_LINE = " choose several "
_OF_GAMES = {
    "all_fives": "lead later sum double spinner draw pass end more" + _LINE,
    "kurnik": "later sum double ends draw pass nearest fewer" + _LINE,
    "draw": "lead draw pass pips fewer" + _LINE,
    "kozel": "first_lead last_player penalties partner draw pass goat" + _LINE,
    "bergen": "low_double alike third one_draw stay two_points no_double" + _LINE,
    "blitz": "lowest many go_on draw pass pips fewer" + _LINE,
    "tien_gow": "beat drop lead_tricks kinds sets count banker last barred pay paid",
    "pai_gow": "stake split order pairs military wong digit either won level",
}


def bit(note: str) -> int:
    """Return the bit of a note."""
    return 1 << NAMES.split().index(note)


def of_game(game: str) -> int:
    """Return the bits of all notes of a game; 0 if it has no guide."""
    bits = 0
    for note in _OF_GAMES.get(game, "").split():
        bits |= bit(note)
    return bits
