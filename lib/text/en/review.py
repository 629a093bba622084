# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the look back at a match."""

ROUND = "Round %d"
EARLIER = "From round %d on"  # where the rounds before are forgotten
LEAVE = "Ⓑ: to the result"
