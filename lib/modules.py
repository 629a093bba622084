# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Modules that are let go again: what is imported stays in the badge's memory until nobody holds it any more."""
import gc
import sys


def loaded(*packages):
    """The names of the modules of some packages that are loaded, as a list; those of the packages' own aren't."""
    return [name for name in sys.modules if any([name.startswith(package + ".") for package in packages])]


def let_go(names):
    """Forget those of some modules that are loaded. One that is imported after that is loaded anew.

    Their memory is collected at once: else what comes next lies behind it, and the free memory is in pieces.
    """
    for name in names:
        if name in sys.modules:
            del sys.modules[name]
            package, _, own_name = name.rpartition(".")
            if hasattr(sys.modules.get(package), own_name):
                delattr(sys.modules[package], own_name)  # the package holds it, too, unless it was let go before it
    gc.collect()


def use(name, run):
    """What `run(module)` returns, with a module that is let go after it."""
    result = run(__import__(name, None, None, ("run",)))
    let_go((name,))
    return result
