# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz: a line game with two ends, in which a turn goes on as long as a tile fits."""
