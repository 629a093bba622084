# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Inference in any line game: the tiles that the others may hold, deals sampled from them, and the position that a
move leaves."""
