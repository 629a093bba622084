# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Matches between two players, as arena.py plays them: pairs of mirrored matches, who plays them where, and what
they come to."""
