# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Rounds played to their end on made-up deals, a small module for each kind of game, loaded when Expert plays one.

In each, Playout(view) is what engine.players.expert makes of a View: deal(rng) makes up everything hidden,
called again for as long as it returns something true, play(move) says what the seat's side gains by a move on that
deal, and `spent` is what that has cost so far.
"""
