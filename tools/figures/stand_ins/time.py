# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for `time`: whoever sleeps wakes at once, and finds that the time has gone by."""
import supervisor


def sleep(seconds):
    """Sleep, and let `slept()` have its turn."""
    supervisor.now += round(seconds * 1000)
    slept()


def slept():
    """What a program puts its own in the place of."""
