# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights of the evaluation's features in kozel; made by
tools/train.py kozel --positions 10000 --deals 40 --seed 1
"""

WEIGHTS = {
    2: [0, 172, 1579, 1211, -485, 2389, 369, -1401, -109, 107, 0, 0, -322, 320, 0, 0],
    3: [0, 490, 2023, 1409, -318, 545, 581, 1625, 221, 112, 18, 0, -174, 216, 0, 0],
    4: [0, 202, 844, 28, -144, -131, 220, 642, -284, 56, -39, 5, -188, 311, 0, 0],
}
