# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Unpacks the game onto the badge's drive, by the same plan as flash.py. It runs on the badge, as part of the
installer, the code.py that packing.py makes.

After its program the installer goes on in comments: the lines of the new manifest, and then each file of the game,
in the manifest's order, code.py last: a line with FILE, its path and the numbers of bytes of its compressed parts,
and these in base64, each part of at most PART bytes of the file. The whole plan doesn't fit into the badge's
memory, so it is made for one path at a time.
"""

from __future__ import annotations

import binascii
import json
import os
import zlib

from drive import Fault, manifest, plan, room, sentences
from drive.on_badge import is_folder, is_there, pieces, pieces_digest, status
from drive.plan import KEEP, REMOVE, WRITE, temporary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import BinaryIO, TypeVar

    _Thing = TypeVar("_Thing")

INSTALLER = "code.py"
FILE = b"#>"
HEAD = ['"version"', '"board"', '"circuitpython"', '"files"']
LONGEST_LINE = 1000  # of a manifest
PART = 8192  # the largest block of memory that a file asks for
NO_SPACE = 28  # the number of that error, which the badge's errno doesn't name


class Looking(plan.Listing):
    """A Listing that looks on the drive when it is asked, and remembers it until `forget`."""

    def __init__(self) -> None:
        self.there = {}
        self._digests: dict[str, str | None] = {}

    def forget(self) -> None:
        self._digests = {}

    def spelt(self, path: str) -> str | None:
        """See Listing.spelt; the drive itself finds a path whatever its capitals."""
        return path if is_there(path) else None

    def digest(self, path: str) -> str | None:
        """See Listing.digest."""
        if path not in self._digests:
            self._digests[path] = file_digest(path) if is_there(path) and not is_folder(path) else plan.FOLDER
        return self._digests[path]


class Unpacking:
    """The unpacking of an installer in whose file the new manifest begins at `start`."""

    def __init__(self, start: int) -> None:
        self.start = start
        self._listing = Looking()
        # The drive's rename first removes the old file, so a new manifest may still have its other name.
        old = manifest.NAME if is_there(manifest.NAME) else temporary(manifest.NAME)
        self._old = old if is_manifest(old) else None
        self._own = file_digest(INSTALLER)
        self._has_work = False
        self._needed = 2 * pieces_digest(self._manifest())[1]

    def check(self) -> None:
        """Raise Fault if something is in the way of the game's files, would keep the game from starting, or if
        there is too little room."""
        folders: list[str] = []
        for path, ours, new in self._pairs():
            steps = self._steps(path, ours, new)
            self._has_work = self._has_work or bool(steps)
            if new:
                self._check_way(path, new, steps)
                folders += [folder for folder in room.parents(path) if not is_there(folder) and folder not in folders]
            self._needed += sum([self._growth(step, new) for step in steps])
        _, size, _, free = os.statvfs(os.getcwd())[:4]
        needed = self._needed + size * len(folders)
        if needed > free * size:
            raise Fault(
                "the drive has %d bytes left, and %d are needed; delete what you don't need there, and"
                " start this again." % (free * size, needed)
            )

    def _check_way(self, path: str, new: str, steps: list[plan.Step]) -> None:
        for place, hidden in plan.obstacles(self._listing, {path: new}, steps):
            if not (is_folder(place) and self._goes(place)):
                raise Fault(sentences.HIDES.format(place, hidden) if hidden else sentences.OBSTACLE.format(place))

    def _goes(self, folder: str) -> bool:
        """Whether a folder holds nothing but leftovers of an older build."""
        left = ["%s/%s" % (folder, name) for name in os.listdir(folder)]
        for path, ours, new in self._pairs():
            if path in left and not new and self._steps(path, ours, new):
                left.remove(path)
        return all([is_folder(path) and self._goes(path) for path in left])

    def _growth(self, step: plan.Step, new: str | None) -> int:
        """The most bytes that a step takes on the drive."""
        if step.do == KEEP:
            return room.clusters(size_of(step.path))
        if step.do == WRITE:
            return (
                room.clusters(manifest.size(new))  # type: ignore[arg-type]  # which it writes
                - room.clusters(size_of(step.path))
            )
        return 0

    def carry_out(self, tell: Callable[[str], object]) -> None:
        """Put the game onto the drive, and then read all of it back. `tell(text)` is called before each file.
        Raises Fault and OSError."""
        self._clear()
        self._keep_foreign_manifest(tell)
        if self._has_work:
            write(manifest.NAME, self._begun())
            self._old = manifest.NAME
        self._remove_stale(tell)
        with open(INSTALLER, "rb") as file:
            self._write_files(file, tell)
            self._verify()
            write(manifest.NAME, self._manifest())
            program = list(unpacked(file, INSTALLER))
        self._do(self._steps(plan.BEFORE_PROGRAM, None, None), tell)
        write(INSTALLER, program)

    def _clear(self) -> None:
        """Remove the leftovers of an interruption."""
        if self._old == temporary(manifest.NAME):
            os.rename(self._old, manifest.NAME)
            self._old = manifest.NAME
        for name in os.listdir():
            if plan.is_temporary(name):
                os.remove(name)

    def _keep_foreign_manifest(self, tell: Callable[[str], object]) -> None:
        ours = [file_digest(manifest.NAME)] if self._old else None
        self._do([step for step in self._steps(manifest.NAME, ours, "new") if step.do == KEEP], tell)

    def _remove_stale(self, tell: Callable[[str], object]) -> None:
        for path, ours, new in self._pairs():
            if not new:
                self._do(self._steps(path, ours, new), tell)
                for folder in reversed(room.parents(path)):
                    remove_empty(folder)

    def _write_files(self, file: BinaryIO, tell: Callable[[str], object]) -> None:
        for path, ours, new in self._pairs():
            if new:
                steps = self._steps(path, ours, new)
                self._do(steps, tell)
                if [step for step in steps if step.do == WRITE]:
                    tell(path)
                    write(path, unpacked(file, path))

    def _do(self, steps: list[plan.Step], tell: Callable[[str], object]) -> None:
        for step in steps:
            if step.do == KEEP:
                tell("%s, which isn't the game's, is kept as %s" % (step.path, step.kept))
                write(step.kept, pieces(step.path))
            elif step.do == REMOVE:
                os.remove(step.path)

    def _verify(self) -> None:
        for path, _, new in self._pairs():
            if new and file_digest(path) != new:
                raise Fault(sentences.WORN_OUT.format(path))

    def _steps(self, path: str, ours: list[str] | None, new: str | None) -> list[plan.Step]:
        """The Steps for one path. `ours` has the digests that it can have as the game's, None if no manifest names
        it; `new` is the digest of the file to be there, or None."""
        self._listing.forget()
        swap = path + plan.SWAP
        self._listing.there = {swap: ""} if is_there(swap) else {}
        steps = plan.decide(self._listing, {} if ours is None else {path: ours}, {path: new} if new else {})
        steps = [step for step in steps if step.do in (KEEP, REMOVE, WRITE)]
        # Each plan has these two, as if it were the whole one.
        return [step for step in steps if step.path == path or step.path not in (plan.BEFORE_PROGRAM, manifest.NAME)]

    def _pairs(self) -> Iterator[tuple[str, list[str] | None, str | None]]:
        """Yield each path but code.py that the manifest on the drive or the new one names, with the digests that it
        can have as the game's, None if the one on the drive doesn't name it, and its new digest, or None."""
        for path, ours, new in self._all_pairs():
            if path != INSTALLER:
                yield path, ours, new

    def _all_pairs(self) -> Iterator[tuple[str, list[str] | None, str | None]]:
        old = entries(self._old) if self._old else iter([])
        new = entries(INSTALLER, self.start)
        was, will = following(old), following(new)
        while was or will:
            if not will or was and was[0] < will[0]:
                yield was[0], was[1], None  # type: ignore[index]  # one of them is left
                was = following(old)
            elif not was or will[0] < was[0]:
                yield will[0], None, will[1][0]
                will = following(new)
            else:
                yield will[0], was[1], will[1][0]
                was, will = following(old), following(new)

    def _manifest(self) -> Iterator[bytes]:
        """The pieces of the new manifest."""
        with open(INSTALLER, "rb") as file:
            file.seek(self.start)
            ends = 0
            while ends < 2:
                line = file.readline()[1:]
                ends += line == b"}\n"
                yield line

    def _begun(self) -> Iterator[bytes]:
        """The pieces of a manifest of old and new files, until all is there."""
        with open(INSTALLER, "rb") as file:
            file.seek(self.start)
            for _ in range(len(HEAD) + 1):
                yield file.readline()[1:]
        comma = ""
        for path, ours, new in self._all_pairs():
            digests = set(ours or []) | ({new} if new else set()) | ({self._own} if path == INSTALLER else set())
            yield ("%s%s: %s" % (comma, json.dumps(path), json.dumps(sorted(digests)))).encode()
            comma = ",\n"
        yield b"\n}\n}\n"


def sentence(error: Exception) -> str:
    """The message for an exception that has ended the unpacking."""
    if isinstance(error, Fault):
        return str(error)
    if isinstance(error, OSError) and error.args and error.args[0] == NO_SPACE:
        return sentences.FULL.format("CIRCUITPY")
    return sentences.FAILED.format("CIRCUITPY", repr(error))


def entries(name: str, start: int = 0) -> Iterator[tuple[str, list[str]]]:
    """Yield the path and the digests of each file that a manifest names.

    It begins at `start` in a file, and may be in comments there. Raises ValueError where it isn't laid out as
    manifest.pack does it, and OSError.
    """
    with open(name, "rb") as file:
        file.seek(start)
        head = [read_line(file) for _ in range(len(HEAD) + 1)]
        if head[0] != "{" or [line.partition(":")[0] for line in head[1:]] != HEAD:
            raise ValueError
        line = read_line(file)
        while line != "}":
            entry = json.loads("{%s}" % (line[:-1] if line.endswith(",") else line))
            for path in entry:
                if manifest.can_be_ours(path):
                    yield path, manifest.texts(entry[path])
            line = read_line(file)


def read_line(file: BinaryIO) -> str:
    line = file.readline(LONGEST_LINE)
    if not line.endswith(b"\n"):
        raise ValueError
    return str(line[1:] if line.startswith(b"#") else line, "utf-8").strip()


def is_manifest(name: str) -> bool:
    """Whether there is a manifest of the game's in this file."""
    try:
        for _ in entries(name):
            pass
    except (OSError, ValueError):
        return False
    return True


def following(things: Iterator[_Thing]) -> _Thing | None:
    """The next item of an iterator, or None at its end."""
    for thing in things:
        return thing
    return None


def unpacked(file: BinaryIO, path: str) -> Iterator[bytes]:
    """Yield the parts of a file of the game, which follows in the installer's `file`."""
    line = file.readline()
    while line and line.partition(b"|")[0] != FILE + path.encode():
        line = file.readline()
    for length in line.partition(b"|")[2].split():
        packed = bytearray(int(length))
        filled = 0
        while filled < len(packed):
            piece = binascii.a2b_base64(file.readline()[1:])
            packed[filled : filled + len(piece)] = piece
            filled += len(piece)
        yield zlib.decompress(packed)


def write(path: str, data: Iterable[bytes]) -> None:
    """Write a file, `data` in pieces, under another name, read it back, and rename it. Raises Fault and OSError."""
    for folder in room.parents(path):
        if not is_there(folder):
            os.mkdir(folder)
    total = size = 0
    with open(temporary(path), "wb") as file:
        for piece in data:
            file.write(piece)
            total = binascii.crc32(piece, total)
            size += len(piece)
    if file_digest(temporary(path)) != manifest.written(total, size):
        raise Fault(sentences.WORN_OUT.format(path))
    os.rename(temporary(path), path)


def remove_empty(folder: str) -> None:
    try:
        os.rmdir(folder)
    except OSError:  # something is in it, or it isn't there
        pass


def file_digest(path: str) -> str:
    """The digest of a file."""
    return manifest.written(*pieces_digest(pieces(path)))


def size_of(path: str) -> int:
    """The bytes of a file, 0 where there is none."""
    found = status(path)
    return found[6] if found else 0
