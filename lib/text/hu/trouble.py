# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: what has stopped the game, and what to do."""

FILE = "A játék egyik fájlja hiányzik vagy sérült: másold a játékot újra a készülékre."
MEMORY = "Elfogyott a memória (%s)."
OTHER = "A játék leállt: %s: %s"
AGAIN = "Ha újra előfordul, másold a játékot újra a készülékre."
KEPT = "A meccs mentve."
PRESS = "Az újraindításhoz nyomj meg egy gombot."
