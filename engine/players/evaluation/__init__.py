# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move leaves behind, in numbers, a small module for each kind of game, loaded when such a game is played.

In each, FEATURES names the numbers, and features(view) is a generator of (numbers, move), and of None where it
gives way. What engine.players.values finds is the sum of the numbers, each times its weight.
"""
