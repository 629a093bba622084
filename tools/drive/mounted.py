# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A mounted drive. One process at a time uses it, it stays the same drive from first to last, and whatever goes
wrong with it is told in a sentence."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cli import lock
from drive import Fault, boot_out, manifest, sentences
from drive.plan import FOLDER, LINK, TEMPORARY, UNKNOWN, Listing
from drive.room import parents

# Bytes, where the system doesn't tell how large a cluster is; on a drive of 2 MB it is smaller.
CLUSTER = 4096

READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)
IN_THE_WAY = (errno.EEXIST, errno.ENOTDIR, errno.EISDIR, errno.ENOTEMPTY)


class Mounted:
    """The drive that is mounted at the folder `root`, in a `with` block, for this process alone.

    Names are found whatever their capitals, as on FAT. A link is never followed.

    Every method raises Fault if it fails, or if another drive, or none, is there by now.
    """

    def __init__(self, root: Path) -> None:
        self.root = root

    def __enter__(self) -> Mounted:
        self._identity = _identity(self.root)
        with self._watched():
            self._locked = open(self.root / boot_out.NAME, "rb")
        if not lock.taken(self._locked):
            self._locked.close()
            raise Fault(f"another flash.py is at work here, on {self.root}: wait until it has ended.")
        return self

    def __exit__(self, *error: object) -> None:
        with suppress(OSError):  # of a drive that is gone
            self._locked.close()

    def listing(self, concerned: Callable[[str], bool]) -> Listing:
        """The Listing of the root and of all folders where the game's files lie; `concerned(path)` says whether a
        file's digest matters."""
        there: dict[str, str | None] = {}
        folders = [""]
        with self._watched():
            while folders:
                for path in self._paths(folders.pop()):
                    there[path] = self._kind(path)
                    if there[path] == UNKNOWN and concerned(path):
                        there[path] = self._digest(path)
                    if there[path] == FOLDER and path.split("/")[0].lower() in manifest.FOLDERS:
                        folders.append(path)
        return Listing(there)

    def _paths(self, folder: str) -> list[str]:
        return [f"{folder}/{name}".lstrip("/") for name in os.listdir(self.root / folder)]

    def _kind(self, path: str) -> str | None:
        """FOLDER, LINK or, for a file, UNKNOWN."""
        place = self._place(path)
        if place.is_symlink():
            return LINK
        return FOLDER if place.is_dir() else UNKNOWN

    def _digest(self, path: str) -> str:
        return LINK if self._kind(path) == LINK else manifest.digest(self._read(path))

    def _place(self, path: str) -> Path:
        """Where a path is on the drive, however it is spelt there."""
        place = self.root
        for name in path.split("/"):
            found = place / name
            if not os.path.lexists(found) and place.is_dir():
                found = next((place / other for other in os.listdir(place) if other.lower() == name.lower()), found)
            place = found
        return place

    def read(self, path: str) -> bytes | None:
        """The bytes of a file, or None where there is none."""
        with self._watched():
            return self._read(path) if self._place(path).is_file() else None

    def _read(self, path: str) -> bytes:
        with open(self._place(path), "rb") as file:
            if hasattr(os, "posix_fadvise"):  # from the drive, and not from this computer's memory
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            return file.read()

    def room(self) -> tuple[int, int]:
        """The bytes of a cluster, and those that are free."""
        with self._watched():
            cluster = os.statvfs(self.root).f_frsize if hasattr(os, "statvfs") else CLUSTER
            return cluster, shutil.disk_usage(self.root).free

    def write(self, path: str, data: bytes, over: str | None = None) -> None:
        """Write a file, in place of the one with the digest `over`, or of none.

        At any moment there is the old one, if any, or the whole new one, read back.
        """
        temporary = TEMPORARY % manifest.digest(data)
        with self._watched():
            self._make_folders(path)
            with open(self.root / temporary, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if self._read(temporary) != data:
                raise Fault(sentences.WORN_OUT.format(self.root / path))
            self._expect(path, over)
            place = self._place(path)
            os.replace(self.root / temporary, place)
            _sync(place.parent)

    def _make_folders(self, path: str) -> None:
        for folder in parents(path):  # and never the root: without it the drive has gone
            place = self._place(folder)
            if not place.is_dir():
                os.mkdir(place)
                _sync(place.parent)

    def remove(self, path: str, over: str | None) -> None:
        """Remove the file that has the digest `over`."""
        with self._watched():
            self._expect(path, over)
            place = self._place(path)
            place.unlink()
            _sync(place.parent)

    def remove_folder(self, path: str) -> None:
        """Remove an empty folder."""
        with self._watched():
            place = self._place(path)
            place.rmdir()
            _sync(place.parent)

    def _expect(self, path: str, digest: str | None) -> None:
        """Raise Fault if the file isn't, or is no longer, the one to be replaced or removed."""
        there = self._digest(path) if os.path.lexists(self._place(path)) else None
        if there != digest:
            raise Fault(sentences.CHANGED.format(self.root / path))

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Turn an error of the drive in a `with` block into a Fault."""
        try:
            if self._is_there():
                yield
                return
        except OSError as error:
            if self._is_there():
                raise Fault(self._sentence(error)) from None
        raise Fault(sentences.GONE.format(self.root))

    def _is_there(self) -> bool:
        """Whether the folder still is the drive: once the drive has gone, it is a folder of the computer's disk."""
        return self._identity is not None and _identity(self.root) == self._identity

    def _sentence(self, error: OSError) -> str:
        if error.errno == errno.ENOSPC:
            return sentences.FULL.format(self.root)
        if error.errno in READ_ONLY:
            return sentences.READ_ONLY.format(self.root)
        if error.errno in IN_THE_WAY:
            return sentences.IN_THE_WAY.format(error.filename)
        return sentences.FAILED.format(self.root, error.strerror)


def _identity(root: Path) -> tuple[int, int] | None:
    """An identity that tells the drive at a folder from another one, and from the folder without a drive; None if
    it has gone."""
    try:
        os.listdir(root)  # which a drive that was pulled out can't do, though its folder is there
        found = os.stat(root)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _sync(folder: Path) -> None:
    """See that the names in a folder are on the drive. Windows, which can't be asked to, doesn't hold them back."""
    if os.name != "nt":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
