# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the look back at a match."""

ROUND = "%d. kör"
EARLIER = "Innentől: %d. kör"  # where the rounds before are forgotten
LEAVE = "Ⓑ: az eredményhez"
