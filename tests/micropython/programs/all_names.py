# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prints the names that MicroPython keeps for good: first those before the game, then an empty line, and then
all once each of some modules has been imported.

Arguments: the names of the modules.
"""

# ruff: noqa: F401
import gc
import os
import sys
import time

import bitmaptools
import displayio
import micropython
import pybadge
import vectorio

sys.path.insert(0, "lib/libraries")  # as code.py does
micropython.qstr_info(1)
print()
before = set(sys.modules)
for name in sys.argv[1:]:
    __import__(name)
    for loaded in set(sys.modules) - before:
        del sys.modules[loaded]
    gc.collect()
micropython.qstr_info(1)
