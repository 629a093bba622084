# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: what has stopped the game, and what to do."""

FILE = "Файл на играта липсва или е повреден: запиши я отново на устройството."
MEMORY = "Паметта свърши (%s)."
OTHER = "Играта спря: %s: %s"
AGAIN = "Ако се случи пак, запиши играта отново на устройството."
KEPT = "Играта ти е запазена."
PRESS = "Натисни бутон, за да започнеш отново."
