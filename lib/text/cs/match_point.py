# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: who is near the end of a match."""

NEAR = ("Máš mečbol!", "%s má mečbol!")
SEVERAL = "Mečboly!"
