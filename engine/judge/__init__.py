# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges moves that were played: how much chance to win the match each one gave away (docs/judging.md).

decision.py judges one decision, from a View; decisions.py finds them in a match. For each family of games
(`Match.family`) a module lists the different moves of a position and plays them out. What only hosts with more
memory need, the badge's build leaves out: a match judged as a whole, luck, the second opinion, and the like.
"""
