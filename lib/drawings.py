# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The numbers of colours and icons on the sprite sheets, and the sizes of things."""

# The sprite sheets' own colours, in their order; 0 is transparent.
(FELT_DARK, FELT, FELT_LIGHT, INK, IVORY, SHADE, EDGE, WINE, GOLD_LIGHT, GOLD, BRONZE, WHITE, GREY, RED, BLUE) = range(
    1, 16
)
RED_LIGHT = 16  # for text on the cloth, where RED can't be read; no sheet has it
SLATE = 17  # for the empty part of a track; no sheet has it either

ICON = 9  # px
(
    BACK,
    PILE,
    TURN,
    ARROW_LEFT,
    ARROW_RIGHT,
    ARROW_UP,
    ARROW_DOWN,
    CHECK,
    STAR,
    TROPHY,
    CROWN,
    HINT,
    BUTTON_A,
    BUTTON_B,
) = range(14)  # then sheets.BUTTONS
EMPTY, GOAT, PARTNER, COIN, CIVIL, MILITARY, TRICK, BANKER = range(20, 28)

FACE = 11  # px of the sides of an opponent's face
CALM, GLAD, SAD = range(3)  # its moods, in the order of their cells

# A line of text: its height, from line to line of a text, from the top of a line to its capitals, and the height of
# these, in px.
HIGH, PITCH, ABOVE, CAPITAL = 14, 12, 3, 8
HEAD = 14  # px of the bar on top of a page, where there is one
PAGE = 160, 128  # px of a page on most screens; it may be narrower, lower or wider
CRAMPED = 128  # px; a narrower screen has no space for some signs and margins
WIDE = 200  # px; from this width on the line has space for the largest tiles

# There are sheets for these sizes of half a tile, in px. Hands and big sets have only some of them, the Chinese set
# the first two of these. Small hands of sets up to the double six have LARGE tiles, which only stand, and whose
# halves are 1 px wider than high: an odd width is even on both sides of a pip.
HALVES = (13, 11, 9, 8, 7)
IN_HANDS = (13, 9, 7)
LARGE = 14
