# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Modules that are let go again: what is imported stays in the badge's memory until nobody holds it any more."""
import sys


def loaded(*packages):
    """The names of the modules of some packages that are loaded, as a list; those of the packages' own aren't."""
    return [name for name in sys.modules if name.startswith(tuple([package + "." for package in packages]))]


def let_go(names):
    """Forget some modules. One that is imported after that is loaded anew."""
    for name in names:
        del sys.modules[name]
        package, _, own_name = name.rpartition(".")
        delattr(sys.modules[package], own_name)  # the package holds it, too
