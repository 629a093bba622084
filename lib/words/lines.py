# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Text in several lines."""

_DASHES = "–—"


def flow(pieces, columns):
    """Return some pieces of text in a row as a list of lines of at most `columns` characters. A piece that begins
    with a line break begins a new line."""
    lines = [""]
    for piece in pieces:
        if lines[-1] and (piece[0] == "\n" or len(lines[-1]) + len(piece.rstrip()) > columns):
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return lines


def sticks(line, word):
    """Return whether the last word of a line must not be parted from the word that follows: a single letter, a
    number in a list before the next number, and any word before a dash or before a last word as short as "5."."""
    is_short = len(word) < 4 and word[-1:] == "."
    is_list = line[-1:] == "," and line[-2:-1].isdigit() and word[:1].isdigit()
    is_alone = line[-2:-1] == " " and line[-1:] not in _DASHES
    return " " in line and (is_short or is_list or is_alone or word[:1] in _DASHES)


def wrap(text, columns):
    """Return the text as a list of lines of at most `columns` characters, broken at spaces, but not where the
    word before one `sticks`."""
    lines = []
    while len(text) > columns and " " in text:
        end = text.rfind(" ", 0, columns + 1)
        while end > 0 and sticks(text[:end], text[end + 1:]):
            end = text.rfind(" ", 0, end)
        if end < 0:  # a word that is too long
            end = text.find(" ")
        lines.append(text[:end])
        text = text[end + 1:]
    return lines + [text]
