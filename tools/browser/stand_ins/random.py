# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for `random`, which isn't random in MicroPython for WebAssembly: the page has better chances."""

import browser


def getrandbits(count):
    """That number of random bits, as an int."""
    return browser.random_bits(count)
