# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Imports each of some modules with nothing else of the drive loaded, and prints the outcome.

Arguments: their names.
"""

import gc
import sys

sys.path.insert(0, "lib/libraries")  # as code.py does
before = set(sys.modules)
for name in sys.argv[1:]:
    try:
        __import__(name)
        print(name + ": imported")
    except Exception as error:
        print("%s: %s: %s" % (name, type(error).__name__, error))
    for loaded in set(sys.modules) - before:
        del sys.modules[loaded]
    gc.collect()
