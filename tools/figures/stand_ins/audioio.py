# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `audioio`."""


class AudioOut:
    """The speaker, which is silent; it holds what it plays."""

    playing = False

    def __init__(self, pin):
        self._sample = None

    def play(self, sample):
        """Nothing is heard."""
        self._sample = sample
