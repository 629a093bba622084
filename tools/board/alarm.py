# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `alarm`: the memory that outlives a reset."""

import hardware


def __getattr__(name):
    if name == "sleep_memory":
        return hardware.current().sleep_memory
    raise AttributeError(name)
