# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the numbers of the evaluation weigh in bergen; made by
tools/train.py bergen --positions 1500 --deals 40 --seed 1
"""
WEIGHTS = {
    2: (1052, -16, 529, 132, 155, 228, 24, -262, -337, 7, 0, 0, -39, 21, -159, 408),
    3: (2149, -43, 488, 352, 305, -165, 125, -81, -265, 3, 9, 0, 0, -820, -297, 191),
    4: (3291, -50, 551, 364, 158, -310, 260, 155, -96, 2, 6, 1, -2, 27, -325, 29),
}
