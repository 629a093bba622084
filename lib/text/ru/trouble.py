# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: what has stopped the game, and what to do."""

FILE = "Файл игры пропал или испорчен: запиши игру на устройство ещё раз."
MEMORY = "Память кончилась (%s)."
OTHER = "Игра остановилась: %s: %s"
AGAIN = "Если так будет снова, запиши игру на устройство ещё раз."
KEPT = "Твой матч сохранён."
PRESS = "Нажми кнопку, чтобы начать снова."
