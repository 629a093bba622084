# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the numbers of the evaluation weigh in all_fives; made by
tools/train.py all_fives --positions 10000 --deals 40 --seed 1
"""
WEIGHTS = {
    2: (1138, 102400, -132, 20, 716, 108, 3057, -497, 573, -1214),
}
