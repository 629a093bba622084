# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for `time`: whoever sleeps wakes at once; it is the page that waits, between two frames."""
import hardware


def sleep(seconds):
    """Let the badge's time go by."""
    hardware.current().sleep(seconds)
