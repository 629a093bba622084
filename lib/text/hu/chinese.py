# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the Chinese tiles that have a name."""

NAMES = {(6, 6): "Ég", (1, 1): "Föld", (4, 4): "Ember", (3, 1): "Béke"}
