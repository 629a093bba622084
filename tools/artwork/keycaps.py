# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Keycaps: the name of a button in a sentence, a letter cut out of a filled key: so it isn't read as a word."""

# The buttons' letters, small enough for a key in the cells of all fonts.
SMALL = {
    "A": (".#.", "#.#", "###", "#.#", "#.#"),
    "B": ("##.", "#.#", "##.", "#.#", "##."),
    "K": ("#.#", "#.#", "##.", "#.#", "#.#"),
    "L": ("#..", "#..", "#..", "#..", "###"),
    "O": (".#.", "#.#", "#.#", "#.#", ".#."),
    "X": ("#.#", "#.#", ".#.", "#.#", "#.#"),
    "Y": ("#.#", "#.#", ".#.", ".#.", ".#."),
    "Z": ("###", "..#", ".#.", "#..", "###"),
}
FIRST = "🅐"  # the character for a key with an A; those with other letters follow
CHARACTERS = {chr(ord(FIRST) + ord(letter) - ord("A")): letter for letter in SMALL}


def key(letter):
    """Return the rows of a key, of 0 and 1, from those of its letter, between its line above and its line below."""
    edge = [1] * (len(letter[0]) + 2)
    return [edge, *([1, *(1 - dot for dot in row), 1] for row in letter), edge]


def in_cell(character, width, height, baseline):
    """Return the rows of a keycap in a cell of a font whose letters end above row number `baseline`."""
    rows = key([[int(dot == "#") for dot in row] for row in SMALL[CHARACTERS[character]]])
    top = baseline + 1 - len(rows)
    below = height - top - len(rows)
    wide = len(rows[0])
    return [[0] * width] * top + [row + [0] * (width - wide) for row in rows] + [[0] * width] * below
