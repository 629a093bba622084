# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The contents of a drive packed to be handed on: as a folder, a zip, or a code.py that unpacks itself."""

import binascii
import os
import re
import shutil
import zipfile
from contextlib import contextmanager

import environment
from drive import Fault, manifest

# The first installer's release, of CircuitPython 10, that lets a program take the drive from the computer.
INSTALLER_NEEDS = "10.3"
# A build has this after its name until it is complete, and then the number of the process that makes it.
UNFINISHED = ".unfinished-"
# Files that systems put into any folder that is opened.
OF_THE_SYSTEM = (".DS_Store", "Thumbs.db", "desktop.ini")
# What the installer does first. Its size is asked in the first line, so that a cut anywhere is noticed; then comes
# the sum of all that follows, so that nothing is left out or damaged; and last whether it would write over a file
# that no manifest there knows as the game's.
_GUARD = f"""\
if __import__("os").stat("/code.py")[6] != {{size:8}}: print("{{incomplete}}"); raise SystemExit
import binascii
import os
import storage
import sys
def _sum():
    total = 0
    with open("/code.py", "rb") as file:
        file.seek({{start:8}})
        piece = file.read(1024)
        while piece:
            total = binascii.crc32(piece, total)
            piece = file.read(1024)
    return total
if _sum() != {{sum:10}}:
    print("{{incomplete}}")
    sys.exit()
if not hasattr(storage, "unsafe_disable_usb_drive"):
    print("This installer needs CircuitPython {INSTALLER_NEEDS} or newer: install it, or copy the zip's files.")
    sys.exit()
def _games():
    names = set()
    try:
        with open("/{manifest.NAME}", "r") as file:
            for line in file:
                names.update(line.split('"')[1:2])
    except OSError:
        pass
    if names.issuperset({sorted(manifest.KEYS)}):
        names.update(["code.py", "{manifest.NAME}"])
        return names
    return ["code.py"]
def _other():
    games = _games()
    with open("/code.py", "rb") as file:
        for line in file:
            path = str(line.strip(), "utf-8").split("|")[-1] if line.startswith(b"#>") else "code.py"
            try:
                if path not in games:
                    os.stat("/" + path)
                    return path
            except OSError:
                pass
_path = _other()
if _path:
    print(_path + " is there and isn't Boneyard's: move it away, and press RESET. Nothing has been changed.")
    sys.exit()
"""
_INCOMPLETE = "This installer, code.py, has not been copied completely: copy it to the drive once more."


def write_folder(contents, folder):
    """Write the contents into a folder, in place of an earlier build. Raises Fault if something else is there."""
    if folder.exists():
        there = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*")
                 if path.is_file() and path.name not in OF_THE_SYSTEM} if folder.is_dir() else {}
        _check_is_build(there, folder)
    with _in_place_of(folder) as new:
        for path, data in contents.items():
            (new / path).parent.mkdir(parents=True, exist_ok=True)
            (new / path).write_bytes(data)


def write_zip(contents, path):
    """Write the contents as a zip that is the same everywhere: sorted, of one time, and not compressed, since each
    Python's zlib does that in its own way.

    It takes the place of an earlier build. Raises Fault if something else is there.
    """
    if path.exists():
        _check_is_build(_unzipped(path), path)
    with _in_place_of(path) as new, zipfile.ZipFile(new, "w") as archive:
        for name in sorted(contents):
            info = zipfile.ZipInfo(name)  # of 1980
            info.create_system = 3  # on every system
            info.external_attr = 0o644 << 16
            archive.writestr(info, contents[name])


def _unzipped(path):
    try:
        with zipfile.ZipFile(path) as archive:
            return {name: archive.read(name) for name in archive.namelist()}
    except zipfile.BadZipFile:
        return {}


def write_installer(folder, path):
    """Write the installer of what lies in a folder: a code.py that unpacks it when CircuitPython starts it.

    It takes the place of an earlier one. Raises Fault if something else is there.
    """
    from folder2uf2 import selfextract

    if path.exists() and selfextract.MARKER.encode() not in path.read_bytes():
        raise Fault(_NO_BUILD.format(path))
    text = (_stubs_licence() + selfextract.build(str(folder))[0]).encode()
    start = len(_guard(0, 0, 0))
    with _in_place_of(path) as new:
        new.write_bytes(_guard(start + len(text), start, binascii.crc32(text)) + text)


def _stubs_licence() -> str:
    """The licence of folder2uf2, whose program unpacks the rest, in lines of comments."""
    licence = "".join(environment.licences("folder2uf2"))
    return "".join(f"# {line}".rstrip() + "\n" for line in licence.splitlines())


def _guard(size, start, sum):
    return _GUARD.format(size=size, start=start, sum=sum, incomplete=_INCOMPLETE).encode()


_NO_BUILD = "{} is there and isn't a build: move it away, or choose another folder by --out."


def _check_is_build(there, place):
    """Raise Fault unless what is there, the bytes of files by their paths, is a build and nothing else."""
    files = manifest.files(there.pop(manifest.NAME, b""))
    if files is None:
        raise Fault(_NO_BUILD.format(place))
    for path, data in sorted(there.items()):
        if manifest.digest(data) not in files.get(path, ()):
            raise Fault(_NO_BUILD.format(place / path))


@contextmanager
def _in_place_of(place):
    """Give a `with` block the path where it makes a folder or a file, which then replaces the one that is there.

    What an earlier process left unfinished is removed first.
    """
    place.parent.mkdir(parents=True, exist_ok=True)
    _remove_unfinished(place)
    new = place.with_name(f"{place.name}{UNFINISHED}{os.getpid()}")
    try:
        yield new
        if place.is_dir():
            _replace_folder(place, new)
        else:
            new.replace(place)
    finally:
        _remove(new)


def _replace_folder(place, new):
    """Replace a folder, over which no system renames another, by a new one."""
    old = new.with_name(f"{new.name}-old")
    place.rename(old)
    try:
        new.rename(place)
    except OSError:
        old.rename(place)
        raise
    _remove(old)


def _remove_unfinished(place):
    """Remove what processes that are no more have left beside a place."""
    import psutil

    name = re.compile(re.escape(place.name + UNFINISHED) + r"(\d{1,9})(-old)?")
    for path in place.parent.iterdir():
        found = name.fullmatch(path.name)
        if found and (int(found[1]) == os.getpid() or not psutil.pid_exists(int(found[1]))):
            _remove(path)


def _remove(path):
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
