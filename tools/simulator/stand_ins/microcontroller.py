# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `microcontroller`: the memory that outlives the power switch."""

from simulator import badge


def __getattr__(name):
    if name == "nvm":
        return badge.current().nvm
    raise AttributeError(f"module 'microcontroller' has no attribute {name!r}")
