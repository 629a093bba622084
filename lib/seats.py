# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Who sits where."""

PERSON = 0  # the person's seat; the machine sits at all others
FRIEND = 2  # the first friend of the opponent's; more sit behind
