# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A monkey at a simulated badge: it presses buttons at random, resets the badge, and cuts its power."""


class Broken(Exception):
    """The game broke a promise; the text says which."""
