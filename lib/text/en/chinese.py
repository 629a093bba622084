# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the Chinese tiles that have a name."""

NAMES = {(6, 6): "Heaven", (1, 1): "Earth", (4, 4): "Man", (3, 1): "Harmony"}
