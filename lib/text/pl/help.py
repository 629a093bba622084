# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the keys of the help."""

PAGES_KEY = "strony"
BACK_KEY = "wróć"
