# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for `audiopwmio` of boards without a DAC, which plays by pulses."""

from player import Player as PWMAudioOut

__all__ = ["PWMAudioOut"]
