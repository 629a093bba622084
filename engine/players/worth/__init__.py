# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move is worth at once, a small module for each kind of game, loaded when such a game is played.

In each, worths(view) is what engine.players.worths finds.
"""
