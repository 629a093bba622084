# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `microcontroller`: the memory that outlives the power switch."""

import hardware


def __getattr__(name):
    if name == "nvm":
        return hardware.current().nvm
    raise AttributeError(name)
