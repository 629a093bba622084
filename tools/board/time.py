# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for MicroPython's `time`: whoever sleeps wakes at once, and finds that the time has gone by."""
import hardware


def sleep(seconds):
    """Let the badge's time go by."""
    hardware.current().sleep(seconds)
