# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the keys of the help."""

PAGES_KEY = "страницы"
BACK_KEY = "назад"
