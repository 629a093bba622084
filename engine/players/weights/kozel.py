# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the numbers of the evaluation weigh in kozel; made by
tools/train.py kozel --positions 3000 --deals 40 --seed 1
"""
WEIGHTS = {
    2: (0, 122, 1217, 1284, -766, 2247, 466, -1246, -275, 109, 0, 0, -374, 269, 0, 0),
    3: (0, 433, 1501, 2482, -367, 703, 588, 1225, -101, 130, -10, 0, -85, 157, 0, 0),
    4: (0, 199, 863, -51, -146, -138, 235, 613, -433, 52, -36, 5, -240, 303, 0, 0),
}
