# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: sentences for saved data that couldn't be read or written, the worst last."""

FAULTS = (
    ("foreign", "No saves of this game."),
    ("version", "Unknown saves are kept."),
    ("", "Some saves were lost."),
    ("choice", "The last choice was lost."),
    ("settings", "The settings were lost."),
    ("statistics", "Statistics were lost."),
    ("round", "The round starts anew."),
    ("match", "The saved match was lost."),
)
NO_ROOM = (
    ("choice", "No room for the choice."),
    ("settings", "No room for the settings."),
    ("statistics", "No room for statistics."),
    ("round", "No room for the round."),
    ("match", "No room for the match."),
)
