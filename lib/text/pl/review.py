# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the look back at a match."""

ROUND = "Runda %d"
EARLIER = "Od rundy %d"  # where the rounds before are forgotten
LEAVE = "Ⓑ: do wyniku"
