# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The contents of a drive packed to be handed on: as a folder, a zip, or a code.py that unpacks itself."""

import shutil
import zipfile

from drive import Fault, manifest

# The first installer's release, of CircuitPython 10, that lets a program take the drive from the computer.
INSTALLER_NEEDS = "10.3"
# The bytes that a drive of 2 MB is given out in.
CLUSTER = 1024
_GUARD = f"""\
import storage
import sys
if not hasattr(storage, "unsafe_disable_usb_drive"):
    print("This installer needs CircuitPython {INSTALLER_NEEDS} or newer: install it, or copy the zip's files.")
    sys.exit()
"""


def write_folder(contents, folder):
    """Write the contents into a folder, in place of an earlier build. Raises Fault if something else is there."""
    if folder.exists() and not (folder / manifest.NAME).exists():
        raise Fault(f"{folder} is there and isn't a build: move it away, or choose another folder by --out.")
    if folder.exists():
        shutil.rmtree(folder)
    for path, data in contents.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


def write_zip(contents, path):
    """Write the contents as a zip: sorted, of one time, and stored, for each Python's zlib packs in its own way."""
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(contents):
            info = zipfile.ZipInfo(name)  # of 1980
            info.create_system = 3  # on every system
            info.external_attr = 0o644 << 16
            archive.writestr(info, contents[name])


def write_installer(folder, path):
    """Write the installer of what lies in a folder: a code.py that unpacks it when CircuitPython starts it."""
    from folder2uf2 import selfextract

    text, _, _ = selfextract.build(str(folder))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((_GUARD + text).encode())


def on_drive(sizes, cluster=CLUSTER):
    """The bytes that files take on the drive, with their folders; `sizes` are those of the files by their paths."""
    folders = {}
    for path in {*sizes, *(folder for path in sizes for folder in parents(path))}:
        folder, slash, name = path.rpartition("/")
        folders[folder] = folders.get(folder, 0) + _entry(name)
    folders.pop("", None)  # the root has a place of its own
    return sum(clusters(size, cluster) for size in [*sizes.values(), *(2 * 32 + size for size in folders.values())])


def _entry(name):
    """The bytes that a name takes in its folder: an entry of 32, and one more for each 13 letters."""
    return 32 * (1 + -(-len(name) // 13))


def clusters(size, cluster=CLUSTER):
    """The bytes of the clusters that so many bytes take."""
    return -(-size // cluster) * cluster


def parents(path):
    """The folders in which a path lies, the outermost first."""
    parts = path.split("/")[:-1]
    return ["/".join(parts[:count + 1]) for count in range(len(parts))]
