# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Errors that stop the game but aren't bugs in it."""


class Trouble(Exception):
    """An error that stops the game but isn't a bug in it. Its text is a sentence that helps the player."""


class Damaged(Trouble):
    """A file of the game is missing or damaged. The error's text is the file's path."""


class BoardError(Trouble):
    """This board can't run the game. The error's text is a sentence for the player."""
