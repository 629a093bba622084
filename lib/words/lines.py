# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Text in several lines."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from words.font import Font

_DASHES = "–—"


def flow(font: Font, pieces: Iterable[str], width: int) -> list[str]:
    """Return some pieces of text in a row as a list of lines of at most `width` px in a Font. A piece that begins
    with a line break begins a new line."""
    lines = [""]
    for piece in pieces:
        if lines[-1] and (piece[0] == "\n" or font.width(lines[-1] + piece) > width):
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return lines


def sticks(line: str, word: str) -> bool:
    """Return whether the last word of a line must not be parted from the word that follows: a single letter, a
    number in a list before the next number, and any word before a dash or before a last word as short as "5."."""
    is_short = len(word) < 4 and word[-1:] == "."
    is_list = line[-1:] == "," and line[-2:-1].isdigit() and word[:1].isdigit()
    is_alone = line[-2:-1] == " " and line[-1:] not in _DASHES
    return " " in line and (is_short or is_list or is_alone or word[:1] in _DASHES)


def wrap(font: Font, text: str, width: int) -> list[str]:
    """Return the text as a list of lines of at most `width` px in a Font, broken at spaces, but not where the word
    before one `sticks`. The library's own function takes five times as long."""
    lines: list[str] = []
    room, space = 0, font.width(" ")
    for word in text.split(" "):
        wide = font.width(word) + space
        room -= wide
        if lines and room >= 0:
            lines[-1] += " " + word
            continue
        while lines and sticks(lines[-1], word):
            end = lines[-1].rfind(" ")
            word = lines[-1][end + 1 :] + " " + word
            lines[-1] = lines[-1][:end]
            wide = font.width(word) + space
        lines.append(word)
        room = width + space - wide
    return lines
