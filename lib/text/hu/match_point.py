# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: who is near the end of a match."""

NEAR = ("Meccslabdád van!", "Meccslabda: %s!")
SEVERAL = "Meccslabdák!"
