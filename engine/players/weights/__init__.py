# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The weights of the evaluation's features in each game: a small module for each, made by tools/train.py.

There, WEIGHTS has for each number of seats the weight of each of the FEATURES, in 1/1024 of a point.
They are lists: the badge leaves 16 bytes of garbage for each number of a tuple that it loads.
"""
