# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the Chinese tiles that have a name."""

NAMES = {(6, 6): "Niebo", (1, 1): "Ziemia", (4, 4): "Ludzie", (3, 1): "Ład"}
