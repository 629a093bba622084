# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights of the evaluation's features in pai_gow; made by
tools/train.py pai_gow --positions 4000 --deals 200 --seed 1
"""

WEIGHTS = {
    2: [103, 100],
}
