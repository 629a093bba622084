# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The program's modules, which it loads and lets go of again and again: here each is looked for and read once. So a
match takes half the time."""

import gc
import sys
from functools import cache
from importlib.machinery import PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from types import SimpleNamespace


@cache
def _place(name, *path):
    """The file of a module that is looked for in these folders, and the folders of a package; None if it isn't one
    that a file of Python is read for."""
    spec = PathFinder.find_spec(name, path)
    if spec and isinstance(spec.loader, SourceFileLoader):
        return spec.origin, spec.submodule_search_locations
    return None


@cache
def _code(name, path):
    return SourceFileLoader(name, path).get_code(name)


class _Loader(SourceFileLoader):
    def get_code(self, fullname):
        return _code(fullname, self.path)


class _Finder:
    def __init__(self, packages):
        self._packages = packages

    def find_spec(self, name, path=None, target=None):
        """What importlib asks for."""
        if name.partition(".")[0] not in self._packages:
            return None
        file, folders = _place(name, *(sys.path if path is None else path)) or (None, None)
        return file and spec_from_file_location(name, file, loader=_Loader(name, file),
                                                submodule_search_locations=folders)


def keep(packages):
    """Keep where the modules of these packages lie, a set of names, and their code."""
    sys.meta_path.insert(0, _Finder(packages))
    import modules

    # A PC has room, and collects by itself: it needn't look through what is old as often as the program asks.
    modules.gc = SimpleNamespace(collect=lambda: gc.collect(1))
