# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: what has stopped the game, and what to do."""

FILE = "Soubor hry chybí nebo je poškozený: nahraj hru do zařízení znovu."
MEMORY = "Došla paměť (%s)."
OTHER = "Hra se zastavila: %s: %s"
AGAIN = "Pokud se to opakuje, nahraj hru do zařízení znovu."
KEPT = "Zápas je uložený."
PRESS = "Stiskni tlačítko a začni znovu."
