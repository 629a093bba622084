# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights of the evaluation's features in tien_gow; made by
tools/train.py tien_gow --positions 6000 --deals 60 --seed 1
"""

WEIGHTS = {
    4: [7, 5, 41, 31, 10, 11, 13],
}
