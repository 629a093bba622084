# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: who is near the end of a match."""

NEAR = ("Masz meczbola!", "%s ma meczbola!")
SEVERAL = "Meczbole!"
