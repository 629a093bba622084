# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the keys of the help."""

PAGES_KEY = "stránky"
BACK_KEY = "zpět"
