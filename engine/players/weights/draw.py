# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights of the evaluation's features in draw; made by
tools/train.py draw --positions 10000 --deals 40 --seed 1
"""

WEIGHTS = {
    2: [0, 119, 1352, 1739, -257, 2116, 453, -1284, -502, 91, 0, 0, -402, 514, 0, 0],
    3: [0, 247, 4499, 2448, -238, 5564, 447, -898, 230, 100, 64, 0, -149, 533, 0, 0],
    4: [0, 468, 6762, 2809, -773, 4462, 1084, 2050, -1222, 98, 67, 12, 67, 1110, 0, 0],
}
