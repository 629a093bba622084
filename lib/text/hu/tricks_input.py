# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: what is said in the person's turn in Tien Gow."""

LEAD_KEY = "hívj"
BEAT_KEY = "üsd"
DROP_KEY = "dobd"
PICK_KEY = "vedd"
CLEAR_KEY = "töröl"
HELP_KEY = "súgó"

# What to do.
YOUR_LEAD = "Hívj: kő vagy csoport"
BEAT_OR_DROP = ("Üsd, vagy dobj egy követ", "Üsd, vagy dobj %d követ")  # one tile, and several
MUST_DROP = ("Dobnod kell egy követ", "Dobnod kell %d követ")
BARRED = "Ütés nélkül dobnod kell"

# What is picked.
LEADS = "%s: hívás"
BEATS = "%s: üt"
DROP = ("%s: dobás", "%d kő: dobás")  # one tile, and several
NO_LEAD = "Ez nem hívás: vegyél el"
PICK = "Válassz %d követ"
PICK_MORE = "Válassz még %d követ"
TOO_MANY = "%d kővel több a kellőnél"
THINKING = "Lássuk csak..."
