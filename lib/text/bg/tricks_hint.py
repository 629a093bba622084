# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the reasons for a hint in Tien Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Няма избор",
    "equal": "Ходовете са равни",
    "trick": "Вероятно печели взятката",
    "first": "Дава ти първа взятка",
    "last": "Печели последната взятка",
    "ready": "Остатъкът може да бие",
    "high": "Пази високите ти плочки",
    "sets": "Пази комплектите ти",
    "ranks": "Струва ти най-малко",
}
