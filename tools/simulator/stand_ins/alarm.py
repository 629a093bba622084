# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `alarm`: the memory that outlives a reset."""

from simulator import badge


def __getattr__(name):
    if name == "sleep_memory":
        return badge.current().sleep_memory
    raise AttributeError(f"module 'alarm' has no attribute {name!r}")
