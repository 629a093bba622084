# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The program's modules, which it loads and lets go of again and again: here each is read from the disk once."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

_codes = {}  # of each file as it was at a time


class _Loader(SourceFileLoader):
    """Keeps what it has read."""

    def get_code(self, fullname):
        key = self.path, os.stat(self.path).st_mtime_ns
        if key not in _codes:
            _codes[key] = super().get_code(fullname)
        return _codes[key]


def keep_code(*folders):
    """Keep the code of all modules that are loaded from these folders, or from folders in them."""
    find = FileFinder.path_hook((_Loader, SOURCE_SUFFIXES))

    def hook(path):
        if not any(path == folder or path.startswith(folder + os.sep) for folder in folders):
            raise ImportError
        return find(path)

    sys.path_hooks.insert(0, hook)
    for path in list(sys.path_importer_cache):
        if path.startswith(folders):
            del sys.path_importer_cache[path]
