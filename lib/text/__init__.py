# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the game says, one package a language, and the labels that show it.

A language's words come in parts, so that only those are loaded that a scene needs. A sentence whose words change
with a number is a tuple of forms; the language's `plural(number)` says which of them goes with it.
"""

LANGUAGES = ("en", "bg", "cs", "hu", "pl", "ru")


def load(language, part=None):
    """The module with the sentences of a language that is in LANGUAGES: those of a part, or without one those that
    all scenes share."""
    name = "text." + language
    return __import__(name + "." + part if part else name, None, None, ("YOU",))
