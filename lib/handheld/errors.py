# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The errors that stop the game and aren't its fault."""


class Trouble(Exception):
    """An error that stops the game and isn't its fault; its text is a sentence that tells the player what to do."""


class Damaged(Trouble):
    """A file of the game is missing or damaged; its text is the file's path."""


class BoardError(Trouble):
    """The game can't be played on this board; its text is a sentence for the player."""
