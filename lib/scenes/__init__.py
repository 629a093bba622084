# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The scenes, one module for each screen: each has a class Scene(app) with a `group` to show, and a generator
`run()` that plays the scene frame by frame and returns the name of the next one. It yields once a frame, and
loader.COLLECT wherever App.step should collect the garbage and go on at once."""

# These scenes have a heading bar. It answers the press that leads to one, while its modules are still being read.
HEADED = (
    "chart",
    "deal",
    "fair",
    "give_up",
    "help",
    "help_chosen",
    "new_game",
    "house_rules",
    "judge",
    "lesson",
    "options",
    "pause",
    "puzzles",
    "ranking",
    "statistics",
)

TAUGHT = "all_fives", "tien_gow", "pai_gow"  # the games with a first lesson, see scenes.lessons; their seats can't vary
