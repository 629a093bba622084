# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The themes: all colours, one small module for each theme, loaded while the palettes are made.

COLOURS  the colours as 0xRRGGBB, in the order in which drawings names them; the first is transparent
DIM      the colours that replace others in a tile that can't be played, a dict
CHOSEN   the same for the chosen tile
GHOST    the same for a tile that isn't on the table yet
CLOTHS   for each cloth that can be won, FELT_DARK, FELT and FELT_LIGHT instead of the first one's, a tuple
BACKS    for each back of a tile that can be won, WINE, BRONZE and RED instead of the first one's, a tuple
RIM      the same as DIM, on top of these, for a military tile, which has a flat rim
"""
