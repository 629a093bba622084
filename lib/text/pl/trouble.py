# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: what has stopped the game, and what to do."""

FILE = "Brakuje pliku gry lub jest uszkodzony: wgraj grę na urządzenie jeszcze raz."
MEMORY = "Zabrakło pamięci (%s)."
OTHER = "Gra się zatrzymała: %s: %s"
AGAIN = "Jeśli to się powtórzy, wgraj grę na urządzenie jeszcze raz."
KEPT = "Mecz jest zapisany."
PRESS = "Naciśnij przycisk, aby uruchomić grę ponownie."
