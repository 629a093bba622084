# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights of the evaluation's features in all_fives; made by
tools/train.py all_fives --positions 10000 --deals 40 --seed 1
"""

WEIGHTS = {
    2: [1135, 102400, -132, 35, 660, 161, 3203, -569, 568, -926],
}
