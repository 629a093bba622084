# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for `traceback`, which MicroPython hasn't."""

import sys


def print_exception(error):
    """Print where an exception comes from on the console."""
    sys.print_exception(error)
