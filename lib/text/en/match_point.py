# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: who is near the end of a match."""

NEAR = ("Match point: you!", "Match point: %s!")
SEVERAL = "Match points!"
