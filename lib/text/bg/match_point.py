# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: who is near the end of a match."""

NEAR = ("Мачбол за теб!", "Мачбол за %s!")
SEVERAL = "Мачболи!"
