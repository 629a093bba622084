# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The program's modules, which it loads and lets go of again and again: here each is looked for and read once."""

import os
import sys
from importlib.machinery import PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location

_places = {}  # by a module's name and where it was looked for: its file, and the folders of a package
_codes = {}  # of each file as it was at a time


class _Loader(SourceFileLoader):
    """Keeps what it has read."""

    def get_code(self, fullname):
        key = self.path, os.stat(self.path).st_mtime_ns
        if key not in _codes:
            _codes[key] = super().get_code(fullname)
        return _codes[key]


class _Finder:
    """Keeps where it has found the modules of some packages."""

    def __init__(self, packages):
        self._packages = packages

    def find_spec(self, name, path=None, target=None):
        """What importlib asks for."""
        if name.partition(".")[0] not in self._packages:
            return None
        key = name, *(sys.path if path is None else path)
        if key not in _places:
            spec = PathFinder.find_spec(name, path, target)
            if spec is None or not isinstance(spec.loader, SourceFileLoader):
                return spec
            _places[key] = spec.origin, spec.submodule_search_locations
        file, folders = _places[key]
        return spec_from_file_location(name, file, loader=_Loader(name, file), submodule_search_locations=folders)


def keep(packages):
    """Keep where the modules of these packages lie, a set of names, and their code."""
    sys.meta_path.insert(0, _Finder(packages))
