# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: who is near the end of a match of a line game."""

NEAR = ("Мачбол за теб!", "Мачбол за %s!")
SEVERAL = "Мачболи!"
