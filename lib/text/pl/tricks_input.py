# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: what is said in the person's turn in Tien Gow."""

LEAD_KEY = "wyjdź"
BEAT_KEY = "bij"
DROP_KEY = "zrzuć"
PICK_KEY = "weź"
CLEAR_KEY = "odłóż"
HELP_KEY = "pomoc"

# What to do.
YOUR_LEAD = "Wyjdź klockiem lub grupą"
BEAT_OR_DROP = ("Bij albo zrzuć klocek", "Bij albo zrzuć %d klocki")  # one tile, and two to four
MUST_DROP = ("Musisz zrzucić klocek", "Musisz zrzucić %d klocki")
BARRED = "Bez lewy musisz zrzucić"

# What is picked.
LEADS = "%s: wyjście"
BEATS = "%s: bije"
DROP = ("%s: zrzut", "%d klocki: zrzut")  # one tile, and two to four
NO_LEAD = "Tak nie wyjdziesz: odłóż"
PICK = "Wybierz %d klocki"
PICK_MORE = "Wybierz jeszcze %d"
TOO_MANY = "O %d za dużo"
THINKING = "Niech pomyślę..."
