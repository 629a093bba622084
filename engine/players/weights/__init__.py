# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the features of the evaluation weigh in each game: a small module for each, made by tools/train.py.

In each, WEIGHTS has for each number of seats the weight of each of the FEATURES, in 1/1024 of a point.
"""
