# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges moves that were played: how much chance to win the match each one gave away (docs/judging.md).

decision.py judges one decision, from a View; review.py goes through a match; luck.py tells what the deals and draws
brought. For each family of games (`Match.family`) a module lists the different moves of a position and plays them
out. The badge's build leaves this folder out.
"""
