# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the numbers of the evaluation weigh in draw; made by
tools/train.py draw --positions 3000 --deals 40 --seed 1
"""
WEIGHTS = {
    2: (0, 127, 2169, 1603, 39, 2217, 247, -1225, 273, 111, 0, 0, -214, 448, 0, 0),
    3: (0, 311, 4914, 1800, -392, 3514, 850, 119, -208, 122, 53, 0, -112, 640, 0, 0),
    4: (0, 259, 7183, 5213, -263, 3577, 1053, 3297, 1167, 151, 46, -24, 10, 795, 0, 0),
}
