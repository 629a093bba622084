# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `digitalio`."""


class DigitalInOut:
    """A pin."""

    def __init__(self, pin):
        self.value = False

    def switch_to_output(self):
        """Nothing is connected."""
