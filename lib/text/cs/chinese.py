# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the Chinese tiles that have a name."""

NAMES = {(6, 6): "Nebe", (1, 1): "Země", (4, 4): "Člověk", (3, 1): "Soulad"}
