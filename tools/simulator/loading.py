# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The program's modules, which it loads and lets go of again and again: here each is looked for and read once. So a
match takes half the time."""

import gc
import sys
from functools import cache
from importlib.machinery import PathFinder, SourceFileLoader
from types import SimpleNamespace


class _Loader(SourceFileLoader):
    get_code = cache(SourceFileLoader.get_code)


@cache
def _spec(name, *path):
    """What importlib has to know of a module that is looked for in these folders; None if no file of Python is read
    for it."""
    spec = PathFinder.find_spec(name, path)
    if not spec or not isinstance(spec.loader, SourceFileLoader):
        return None
    spec.loader = _Loader(name, spec.origin)
    return spec


class _Finder:
    def __init__(self, packages):
        self._packages = packages

    def find_spec(self, name, path=None, target=None):
        """What importlib asks for."""
        if name.partition(".")[0] in self._packages:
            return _spec(name, *(sys.path if path is None else path))
        return None


def keep(packages):
    """Keep where the modules of these packages lie, a set of names, and their code."""
    sys.meta_path.insert(0, _Finder(packages))
    import modules

    # A PC has room, and collects by itself: it needn't look through what is old as often as the program asks.
    modules.gc = SimpleNamespace(collect=lambda: gc.collect(1))
