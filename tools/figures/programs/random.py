# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for `random`: the one number that is asked for is the one that the simulator would give."""

bits = 0


def getrandbits(count):
    """The seed of all chances of a run."""
    return bits
