# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights of the evaluation's features in kurnik; made by
tools/train.py kurnik --positions 10000 --deals 40 --seed 1
"""

WEIGHTS = {
    2: [1077, 102400, -136, 81, 671, 128, 3135, -259, 556, -532],
}
