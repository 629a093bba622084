# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the Chinese tiles that have a name."""

NAMES = {(6, 6): "Небо", (1, 1): "Земля", (4, 4): "Человек", (3, 1): "Лад"}
