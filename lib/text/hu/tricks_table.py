# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: what is said in Tien Gow."""
from text.hu.chinese import NAMES as NAMES

# What tiles make.
CIVIL = "civil"
MILITARY = "katonai"
NUMBERS = {3: ("hármas",), 5: ("ötös", "ötös"), 6: ("hatos",), 7: ("hetes", "hetes"), 8: ("nyolcas", "nyolcas"),
           9: ("kilences", "kilences")}  # one tile, and two
CIVIL_TILE = "Civil %s"
MILITARY_TILE = "Katonai %s"
PAIR = "%s pár"
SUPREME = "Legfőbb pár"
SET = "%s+%s"
TWO = "2 %s"

BANKER = ("Te vagy a bankár: hívj", "%s a bankár, ő hív")
LAST_ROUND = "Az utolsó kör!"

# What the person did, and what another did.
LED = ("Hívsz", "%s hív")
BEAT = ("Ráütsz", "%s ráüt")
DROPPED = ("Dobsz %d követ", "%s dob %d követ")
WON_TRICK = ("Viszed az ütést", "%s viszi az ütést")
WON_TRICKS = ("Viszel %d ütést", "%s visz %d ütést")
WINNING = "%s: %s"
