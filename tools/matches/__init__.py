# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Matches between two players, as arena.py plays them: pairs of mirrored matches, the processes that play them, and
their results."""
