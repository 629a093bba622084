# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the keys of the help."""

PAGES_KEY = "страници"
BACK_KEY = "назад"
