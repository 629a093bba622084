# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the look back at a match."""

ROUND = "Kolo %d"
EARLIER = "Až od kola %d"  # where the rounds before are forgotten
LEAVE = "Ⓑ: k výsledku"
