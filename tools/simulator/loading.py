# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The program's modules, which it loads and lets go of again and again: here each is looked for and read once, and
those that it looks through are its own, as on the badge."""

import gc
import sys
from collections import UserDict
from functools import cache
from importlib.machinery import PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from types import SimpleNamespace


@cache
def _code(name, path):
    return SourceFileLoader(name, path).get_code(name)


class _Loader(SourceFileLoader):
    def get_code(self, fullname):
        return _code(fullname, self.path)


class _Finder:
    """Keeps where it has found the modules of some packages."""

    def __init__(self, packages):
        self._packages = packages
        self._places = {}  # by a module's name and where it was looked for: its file, and the folders of a package
        self.found = {name for name in sys.modules if name.partition(".")[0] in packages}  # the modules' names

    def find_spec(self, name, path=None, target=None):
        """What importlib asks for."""
        if name.partition(".")[0] not in self._packages:
            return None
        key = name, *(sys.path if path is None else path)
        if key not in self._places:
            spec = PathFinder.find_spec(name, path, target)
            if spec is None or not isinstance(spec.loader, SourceFileLoader):
                return spec
            self._places[key] = spec.origin, spec.submodule_search_locations
        self.found.add(name)
        file, folders = self._places[key]
        return spec_from_file_location(name, file, loader=_Loader(name, file), submodule_search_locations=folders)


class _Own(UserDict):
    """`sys.modules`, in which one finds only the modules of some packages: a PC has a thousand others."""

    def __init__(self, finder):
        self.data = sys.modules
        self._finder = finder

    def __iter__(self):
        return iter([name for name in self._finder.found if name in sys.modules])


def keep(packages):
    """Keep where the modules of these packages lie, a set of names, and their code."""
    finder = _Finder(packages)
    sys.meta_path.insert(0, finder)
    import modules

    modules.sys = SimpleNamespace(modules=_Own(finder))
    # A PC has room, and collects by itself: it needn't look through what is old as often as the program asks.
    modules.gc = SimpleNamespace(collect=lambda: gc.collect(1))
