# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for MicroPython's `time`: a sleep ends at once, and the time has gone by."""

import hardware


def sleep(seconds):
    """Let the badge's time go by."""
    hardware.current().sleep(seconds)
