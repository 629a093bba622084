# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The game's words: a text file for each language, and the modules that read them and write them on the screen."""

LANGUAGES = ("en", "bg", "cs", "hu", "pl", "ru")  # settings are saved by these places: add new ones at the end
