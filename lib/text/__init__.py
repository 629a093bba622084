# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the game says, one module a language, and the labels that show it."""

LANGUAGES = ("en",)


def load(language):
    """The module with all sentences of a language that is in LANGUAGES."""
    return __import__("text." + language, None, None, ("YOU",))
