# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: what is said in the person's turn in Tien Gow."""

LEAD_KEY = "vynes"
BEAT_KEY = "bij"
DROP_KEY = "odhoď"
PICK_KEY = "vyber"
CLEAR_KEY = "zruš"
HELP_KEY = "pomoc"

# What to do.
YOUR_LEAD = "Vynes kámen nebo skupinu"
BEAT_OR_DROP = ("Bij, nebo odhoď kámen", "Bij, nebo odhoď %d kameny")  # one tile, and two to four
MUST_DROP = ("Nebiješ: odhoď kámen", "Nebiješ: odhoď %d kameny")
BARRED = "Bez štychu musíš odhodit"

# What is picked.
LEADS = "%s: výnos"
BEATS = "%s: bije"
DROP = ("%s: odhoď", "%d kameny: odhoď")  # one tile, and two to four
NO_LEAD = "Tak vynést nejde: uber"
PICK = "Vyber %d kameny"
PICK_MORE = "Vyber ještě %d"
TOO_MANY = "Přebývá %d"
THINKING = "Přemýšlím..."
