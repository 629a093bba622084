# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The themes: all colours, one small module for each theme, loaded while the palettes are made.

COLOURS  0xRRGGBB, in the order in which drawings names them; the first is transparent
DIM, CHOSEN, GHOST, RIM  which colours replace others in a tile that can't be played, that is chosen, or that isn't
         there yet; and, on top of these, in a military tile, which has a flat rim
"""
