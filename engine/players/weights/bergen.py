# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights of the evaluation's features in bergen; made by
tools/train.py bergen --positions 10000 --deals 40 --seed 1
"""

WEIGHTS = {
    2: [1048, -20, 497, 132, 145, 207, 8, -220, -263, 7, 0, 0, -54, 35, -164, 436],
    3: [2139, -31, 622, 277, 272, -204, 147, -47, -85, 5, 5, 0, -27, -21, -314, 197],
    4: [3203, -27, 579, 247, 139, -387, 297, 73, -66, 3, 5, 3, 27, -76, -324, 1],
}
