# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: who is near the end of a match of a line game."""

NEAR = ("Máš mečbol!", "%s má mečbol!")
SEVERAL = "Mečboly!"
