# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How large the files of modules are."""
import os

_FOLDER = 0x4000  # its kind, as os.ilistdir tells it


def sizes(folder=".", start=""):
    """The bytes of each .mpy file on a drive, a dict by the names of their modules; what lies in a `folder` has a
    name with this `start`."""
    found = {}
    for entry in os.ilistdir(folder):
        path = folder + "/" + entry[0]
        if entry[1] == _FOLDER:
            found.update(sizes(path, "" if entry[0] == "lib" else start + entry[0] + "."))
        elif path.endswith(".mpy"):
            name = start[:-1] if entry[0] == "__init__.mpy" else start + entry[0][:-4]
            found[name] = os.stat(path)[6]
    return found


def bytes_of(modules, sizes):
    """How many bytes of `sizes` these modules have, by their names; those that have no such file count nothing."""
    return sum([sizes.get(name, 0) for name in modules])
