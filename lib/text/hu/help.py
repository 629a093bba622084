# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the keys of the help."""

PAGES_KEY = "lapozás"
BACK_KEY = "vissza"
