# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the keys of the help."""

PAGES_KEY = "pages"
BACK_KEY = "back"
