# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the hands of Pai Gow, from the highest to the lowest."""

RANKING = "Ръце, от най-силната"
SUPREME_PAIR = "Царски чифт"
CIVIL_PAIRS = "Чифтове, отляво надясно"
REST = (
    "После: чифтове по 9, 8, 7 и 5. Вонг: 6-6 или 1-1 с деветка. Гонг: с осмица. Последна цифра на сбора, "
    "9–0; 4-2 и 2-1 са 3 или 6. Равни: по-силната плочка, после банкерът.")
