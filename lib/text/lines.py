# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Text in several lines."""


def flow(pieces, columns):
    """Return some pieces of text in a row as a list of lines of at most `columns` characters. A piece that begins
    with a line break begins a new line."""
    lines = [""]
    for piece in pieces:
        if lines[-1] and (piece[0] == "\n" or len(lines[-1]) + len(piece.rstrip()) > columns):
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return lines


def wrap(text, columns):
    """Return the text as a list of lines of at most `columns` characters, broken at spaces, but not behind a word
    of one letter."""
    lines = []
    while len(text) > columns and " " in text:
        end = text.rfind(" ", 0, columns + 1)
        while text[end - 2:end - 1] == " ":  # behind a single letter
            end -= 2
        if end < 0:  # a word that is too long
            end = text.find(" ")
        lines.append(text[:end])
        text = text[end + 1:]
    return lines + [text]
