# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Who sits where."""

PERSON = 0  # the seat of the one who plays; at all others sits the machine
