# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A new game: its skeleton, which new_game.py writes, and what a game lacks."""
