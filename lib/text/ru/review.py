# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the look back at a match."""

ROUND = "Раунд %d"
EARLIER = "С раунда %d"  # where the rounds before are forgotten
LEAVE = "Ⓑ: к итогу"
