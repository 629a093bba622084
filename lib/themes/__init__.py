# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The themes: what all colours are, one small module each, loaded while the palettes are made.

COLOURS  0xRRGGBB, in the order in which art names them; the first is transparent
DIM, CHOSEN, GHOST, RIM  what takes the place of each colour in a tile that can't be played, that is chosen, or that
         isn't there yet, and on top of these in a military tile, which has a flat rim
"""
