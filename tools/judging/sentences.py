# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The reason why a move is better, in the words of the game's hints."""

from functools import cache

import languages
from engine.view import View

_SECTIONS = {"tien_gow": "TRICKS_HINTS", "pai_gow": "PAI_GOW_HINTS"}  # and LINE_HINTS
_NEXT = ("stuck", "second", "third")  # reasons about the seats that follow


def sentence(view: View, reason: str, amount: int) -> str:
    """Return the English sentence for a reason, and the feature's number after the better move."""
    whose = ""
    if reason in _NEXT:
        seat = (view.seat + 1 + _NEXT.index(reason)) % len(view.counts)
        reason = "stuck" if (seat - view.seat) % len(view.scores) else "partner"
        whose = f"Seat {seat}"
    section, own = _SECTIONS.get(view.rules.family, "LINE_HINTS"), f"{reason}.{view.rules.game}"
    words = _words()
    one, *several = (words.get((section, own)) or words[section, reason]).split(languages.BETWEEN)
    text = (several[-1] if several and amount != 1 else one).strip()
    return text % (whose or amount) if "%" in text else text


@cache
def _words() -> dict[tuple[str, str | None], str]:
    return {
        name: text
        for section in languages.Language(languages.ENGLISH).sections.values()
        for name, text in section.items()
    }
