# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `bitmaptools`."""


def readinto(bitmap, file, **how):
    """Read nothing, since nothing is drawn."""
