# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a seat can infer in any line game: what the others may hold, deals sampled from that, and what a move
leaves."""
