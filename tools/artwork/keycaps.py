# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Keycaps: the name of a button in a sentence, a letter cut out of a filled key: so it isn't read as a word."""

LETTERS = "ABKLOXYZ"  # of the boards' buttons
FIRST = "🅐"  # the character for a key with an A; those with other letters follow
CHARACTERS = {chr(ord(FIRST) + ord(letter) - ord("A")): letter for letter in LETTERS}


def key(letter: list[list[int]]) -> list[list[int]]:
    """Return the rows of a key, of 0 and 1, from those of its letter, between its line above and its line below."""
    edge = [1] * (len(letter[0]) + 2)
    return [edge, *([1, *(1 - dot for dot in row), 1] for row in letter), edge]
