# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move leaves behind, in numbers, a small module for each kind of game, loaded when such a game is played.

In each, FEATURES names the numbers, and features(view) is a generator of (numbers, move), and of None where it
gives way. What engine.players.values finds is the sum of the numbers, each times its weight.
"""

# What after.After tells of a line with two ends:
# choice   how many tiles of the rest of the hand fit
# ends     at how many ends one fits
# hold     how much of what fits there is in that hand, of 10 at each end
# numbers  how many different numbers the rest of the hand shows
# orphans  how few tiles are left to come at whose number a double of the rest fits
# stuck    how probably the next seat can't play, of 100; and the one after it, and the third
# danger   how probably others can go out, times the pips of the rest
# block    where nobody can play or draw any more, by how much fewer pips the rest has than the others have each
NUMBERS = "choice", "ends", "hold", "numbers", "orphans", "stuck", "second", "third", "danger", "block"
