# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All texts of the game, a package for each language.

A language's package has the texts that all scenes share. All others are in its modules, the parts, so that a scene
loads only those that it needs. Where the words change with a number, the text is a tuple of forms; `plural(number)`
of the language's package returns the index of the form for a number.
"""

LANGUAGES = ("en", "bg", "cs", "hu", "pl", "ru")


def load(language, part=None):
    """Return a module with sentences of a language that is in LANGUAGES: those of a part, or, if none is given,
    those that all scenes share."""
    name = "text." + language
    return __import__(name + "." + part if part else name, None, None, ("YOU",))
