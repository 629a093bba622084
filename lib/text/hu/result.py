# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the result of a match."""

WON = ("Te nyersz!", "%s nyer")
GOAT = ("Te vagy a kecske!", "%s a kecske")
GOATS = ("Ti vagytok a kecskék!", "%s a kecskék")
ROUNDS = ("%d kör",)
REMATCH = "Visszavágó"
LOOK_BACK = "Visszanézés"
TITLE = "Főmenü"
