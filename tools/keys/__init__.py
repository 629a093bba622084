# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Presses of a simulated badge's buttons: by a keys file, or by a person who plays as Greedy would."""
