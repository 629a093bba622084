# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the summary of a round of Tien Gow."""

WON_ROUND = ("Wygrywasz rundę", "%s wygrywa rundę")
ROUND = "Runda %d/%d"
EXTRA_ROUND = "Runda %d: dogrywka"
NEXT_BANKER = ("Następny bank masz ty", "Następny bank ma %s")
NOTE = "Płaci się 4 minus lewy, bez lew 5; z bankiem podwójnie."
