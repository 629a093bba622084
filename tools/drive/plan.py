# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Decides what is done with each path of a drive. Nothing here reads or writes a drive, and all of it runs on
MicroPython, too: the page in a browser plans by it as flash.py does.

One rule decides. A file is the game's if it has the digest that the manifest on the drive gives its path. Only the
game's files are replaced or removed. Any other file that lies where one of the game's goes, or would be run instead
of one, is first kept under another name. Treat an empty file as ours: a browser that is stopped leaves one.

`tests/fixtures/drive/plans.json` has the cases.
"""

from __future__ import annotations

from collections import namedtuple

from drive import manifest
from drive.room import parents

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

PROGRAM = "code.py"
# Files that CircuitPython would start instead.
BEFORE_PROGRAM = "code.txt"
# A file is written under such a name until it is complete. No owner's file has one.
TEMPORARY = "boneyard-%.8s.tmp"
KEPT = "-before-boneyard"
# Values in place of a digest: for a folder; for a file whose digest decides nothing; for a link, which is
# never followed, since it may lead out of the drive.
FOLDER = None
UNKNOWN = ""
LINK = "link"
# Chromium writes to a file with this after its name until all is written, and leaves it there after a crash.
SWAP = ".crswap"
# The digest of an empty file.
EMPTY = "00000000-0"

# The actions of a Step: copy a file to another name, write the manifest of all files that may be the game's while
# the copying goes on, write a file, remove a file, and remove an empty folder.
KEEP, BEGIN, WRITE, REMOVE, REMOVE_FOLDER = "keep", "begin", "write", "remove", "remove folder"


# Something to do with a path of the drive; `kept` is the other name that KEEP copies the file to, or "".
Step = namedtuple("Step", ("do", "path", "kept"))


class Listing:
    """The contents of a drive: `there` has the digest of each file, and FOLDER for each folder, by their paths.

    A path is found as FAT finds it, whatever its capitals.
    """

    def __init__(self, there: dict[str, str | None]) -> None:
        self.there = there
        self._spelt = {path.lower(): path for path in there}

    def spelt(self, path: str) -> str | Any:  # Any: who asks for what is there needn't think of None
        """The path as it is spelt on the drive, or None."""
        return path if path in self.there else self._spelt.get(path.lower())

    def digest(self, path: str) -> str | None:
        """The digest of a file, or None where there is no file."""
        return self.there.get(self.spelt(path))

    def is_there(self, path: str) -> bool:
        return self.spelt(path) is not None

    def is_file(self, path: str) -> bool:
        return self.digest(path) not in (FOLDER, LINK)

    def is_folder(self, path: str) -> bool:
        return self.is_there(path) and self.digest(path) == FOLDER


def concerned(ours: dict[str, list[str]], new: dict[str, str]) -> Callable[[str], bool]:
    """Return the function that says whether the digest of a path on the drive decides anything."""
    wanted = {path.lower() for path in list(ours) + list(new) + _instead_of(new)}

    def is_concerned(path: str) -> bool:
        name = path.rpartition("/")[2]
        return path.lower() in wanted or KEPT in name or name.endswith(SWAP) or is_temporary(path)

    return is_concerned


def temporary(path: str) -> str:
    """The name under which the badge itself writes a file until it is complete."""
    return TEMPORARY % manifest.digest(path.encode())


def is_temporary(path: str) -> bool:
    """Whether a file has the name of one that is still being written."""
    before, _, after = TEMPORARY.partition("%.8s")
    digits = path[len(before) : -len(after)]
    return path == before + digits + after and len(digits) == 8 and not digits.strip("0123456789abcdef")


def decide(listing: Listing, ours: dict[str, list[str]], new: dict[str, str]) -> list[Step]:
    """The Steps, in their order, that make the drive hold the `new` files; none where it does.

    `ours` has the digests that a file of the game can have on the drive, by its path, and `new` the digest of each
    file to be there. The manifest is among both.
    """
    changed = sorted([path for path in new if listing.digest(path) != new[path]])
    leftovers = sorted([path for path in listing.there if is_temporary(path) or _is_swap(listing, ours, path)])
    instead = [listing.spelt(path) for path in _instead_of(new) if listing.is_file(path)]
    removed = sorted(set(_stale(listing, ours, new) + instead))
    in_place = [path for path in changed + instead if listing.is_file(path)]
    keeps = _keeps(listing, [path for path in in_place if not _is_ours(listing, ours, path)])
    folders = _emptied(listing, ours, set(leftovers + removed), set(new) | {step.kept for step in keeps})
    written = [path for path in changed if path not in (PROGRAM, manifest.NAME)]
    written += [path for path in changed if path == PROGRAM]

    steps = [Step(REMOVE, path, "") for path in leftovers] + keeps
    if written or removed or folders:
        steps.append(Step(BEGIN, manifest.NAME, ""))
        steps += [Step(REMOVE, path, "") for path in removed]
        steps += [Step(REMOVE_FOLDER, path, "") for path in folders]
        steps += [Step(WRITE, path, "") for path in written]
        steps.append(Step(WRITE, manifest.NAME, ""))
    elif manifest.NAME in changed:
        steps.append(Step(WRITE, manifest.NAME, ""))
    return steps


def while_copying(listing: Listing, ours: dict[str, list[str]], new: dict[str, str]) -> dict[str, list[str]]:
    """The digests that each file of the game can have on the drive until all steps are done. If this run is
    interrupted, they are `ours` for the next one."""
    digests = {path: {listing.digest(path)} if _is_ours(listing, ours, path) else set() for path in ours}
    for path in new:
        digests.setdefault(path, set()).add(new[path])
    return {path: sorted(map(str, digests[path])) for path in digests if path != manifest.NAME}


def obstacles(listing: Listing, new: Iterable[str], steps: list[Step]) -> list[tuple[str, str]]:
    """Obstacles that the steps can't remove, a list of pairs: its path, and the path of the
    module that it would hide from the game, or "" if it lies where a file of the game goes."""
    gone = {step.path for step in steps if step.do in (REMOVE, REMOVE_FOLDER)}
    new = sorted(new)
    found = [(path, "") for path in new if listing.is_there(path) and not listing.is_file(path)]
    found += [(folder, "") for path in new for folder in parents(path) if not listing.is_folder(folder)]
    found += [(path, "") for path in _instead_of(new) if listing.digest(path) == LINK]
    found += [(path, module) for module in new for path in _hiding_folders(module) if not listing.is_file(path)]
    found += [(path, module) for module in new for path in _hiding_files(module) if not listing.is_folder(path)]
    there = [(listing.spelt(path), hidden) for path, hidden in found if listing.is_there(path)]
    return [(path, hidden) for path, hidden in there if path not in gone]


def _is_ours(listing: Listing, ours: dict[str, list[str]], path: str) -> bool:
    return listing.digest(path) == EMPTY or listing.digest(path) in ours.get(path, ())


def _is_swap(listing: Listing, ours: dict[str, list[str]], path: str) -> bool:
    """Whether a file is the remainder that a browser has left of one of the game's, or of the copy of one of the
    owner's."""
    file = path[: -len(SWAP)]
    return path.endswith(SWAP) and listing.is_file(path) and (file in ours or file == manifest.NAME or KEPT in file)


def _stale(listing: Listing, ours: dict[str, list[str]], new: dict[str, str]) -> list[str]:
    """Leftovers of earlier builds."""
    lower = {path.lower() for path in new}
    return [listing.spelt(path) for path in ours if path.lower() not in lower and _is_ours(listing, ours, path)]


def _instead_of(new: Iterable[str]) -> list[str]:
    """The files that would be run instead of new ones: source beats compiled files."""
    return [BEFORE_PROGRAM] + [path[: -len(".mpy")] + ".py" for path in sorted(new) if path.endswith(".mpy")]


def _keeps(listing: Listing, foreign: list[str]) -> list[Step]:
    """The steps that copy files to names that are free, or that an empty file has; none for a file that has its
    copy already."""
    steps = []
    for path in foreign:
        folder, slash, name = path.rpartition("/")
        stem, dot, ending = name.partition(".")
        digest = listing.digest(path)
        number = 1
        kept = f"{folder}{slash}{stem}{KEPT}{dot}{ending}"
        while listing.spelt(kept) is not None and listing.digest(kept) not in (digest, EMPTY):
            number += 1
            kept = f"{folder}{slash}{stem}{KEPT}-{number}{dot}{ending}"
        if listing.digest(kept) != digest:
            steps.append(Step(KEEP, listing.spelt(path), kept))
    return steps


def _emptied(listing: Listing, ours: dict[str, list[str]], removed: set[str], added: set[str]) -> list[str]:
    """The game's folders that hold nothing once these files are removed and added, the innermost first."""
    emptied = {listing.spelt(folder) for path in ours for folder in parents(path) if listing.is_folder(folder)}
    staying = (set(listing.there) | added) - removed - emptied
    needed = {listing.spelt(folder) for path in staying for folder in parents(path)}
    return sorted(emptied - needed, reverse=True)


def _hiding_folders(path: str) -> list[str]:
    """The folders that Python would take for the module at a path."""
    stem, _, ending = path.rpartition(".")
    return [stem] + _name_in_root(path) if ending in ("mpy", "py") and path != PROGRAM else []


def _hiding_files(path: str) -> list[str]:
    """The files in the root that Python would take for a module of lib/."""
    return [f"{name}.{ending}" for name in _name_in_root(path) for ending in ("py", "mpy")]


def _name_in_root(path: str) -> list[str]:
    """The name in the root that Python would find before a module of lib/, in a list; none for any other path."""
    folder, _, name = path.partition("/")
    if folder != "lib" or path.startswith(manifest.LIBRARIES + "/") or not path.endswith((".mpy", ".py")):
        return []
    return [name.partition("/")[0].partition(".")[0]]
