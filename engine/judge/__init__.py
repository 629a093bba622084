# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges moves that were played: how much chance to win the match each one gave away (docs/judging.md).

decision.py judges one decision, from a View; decisions.py finds them in a match. review.py judges a whole match,
and luck.py tells what the deals and draws brought: the badge's build leaves these two out. For each family of
games (`Match.family`) a module lists the different moves of a position and plays them out.
"""
