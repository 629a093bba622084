# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: what is said in the person's turn in Tien Gow."""

LEAD_KEY = "lead"
BEAT_KEY = "beat"
DROP_KEY = "drop"
PICK_KEY = "pick"
CLEAR_KEY = "clear"
HELP_KEY = "help"

# What to do.
YOUR_LEAD = "You lead: a tile or set"
BEAT_OR_DROP = ("Beat it, or drop a tile", "Beat it, or drop %d tiles")  # one tile, and several
MUST_DROP = ("Can't beat: drop a tile", "Can't beat: drop %d tiles")
BARRED = "No trick yet: must drop"

# What is picked.
LEADS = "%s: lead"
BEATS = "%s: beat"
DROP = ("%s: drop", "%d tiles: drop")  # one tile, and several
NO_LEAD = "Can't lead that"
PICK = "Pick %d tiles"
PICK_MORE = "Pick %d more"
TOO_MANY = "%d too many"
THINKING = "Let me see..."
