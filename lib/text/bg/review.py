# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the look back at a match."""

ROUND = "Кръг %d"
EARLIER = "От кръг %d нататък"  # where the rounds before are forgotten
LEAVE = "Ⓑ: към резултата"
