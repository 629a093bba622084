# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `audioio`, which plays through its DAC."""

from player import Player as AudioOut

__all__ = ["AudioOut"]
