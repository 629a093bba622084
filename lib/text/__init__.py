# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the game says, one package for each language, and the labels that show it.

A language's words come in parts, so that only the parts that a scene needs are loaded. A sentence whose words
change with a number is a tuple of forms; the language's `plural(number)` returns the index of the right one.
"""

LANGUAGES = ("en", "bg", "cs", "hu", "pl", "ru")


def load(language, part=None):
    """Return a module with sentences of a language that is in LANGUAGES: those of a part, or, if none is given,
    those that all scenes share."""
    name = "text." + language
    return __import__(name + "." + part if part else name, None, None, ("YOU",))
