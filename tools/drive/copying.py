# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The way onto the drive: whatever stops it, and wherever, doing it again completes it.

Each file is written under another name, synced and renamed. While this goes on, the manifest on the drive names
what was there as well as what shall be, so that no file of the game can be left that a later run wouldn't know.
"""

import errno
import os
import shutil
from contextlib import contextmanager
from dataclasses import dataclass

from drive import Fault, manifest, packing

PROGRAM = "code.py"
# What CircuitPython would start instead.
BEFORE_PROGRAM = "code.txt"
# What a file is called until it is complete.
TEMPORARY = "boneyard.tmp"
# Where the system doesn't tell the bytes of a cluster; on a drive of 2 MB they are fewer.
CLUSTER = 4096

READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)
IN_THE_WAY = (errno.EEXIST, errno.ENOTDIR, errno.EISDIR)


@dataclass
class Step:
    """A file to write to the path with this `data`, or, without any, to remove; the text says so."""

    text: str
    path: str
    data: bytes | None


@contextmanager
def faults(drive):
    """Turns what goes wrong with the files of a drive into a Fault."""
    try:
        yield
    except OSError as error:
        raise Fault(_sentence(drive, error)) from None


def _sentence(drive, error):
    again = "start this again: it goes on where it stopped"
    if not _is_there(drive):
        return f"the drive {drive} is gone; connect the badge, and {again}."
    if error.errno == errno.ENOSPC:
        return f"the drive {drive} is full; delete what you don't need there, and {again}."
    if error.errno in READ_ONLY:
        return (f"the drive {drive} can't be written; see that it isn't mounted read-only and that no boot.py on it"
                f" makes it so, press RESET on the badge, and {again}.")
    if error.errno in IN_THE_WAY:
        return f"{error.filename} is in the way of the game's files; move it away, and {again}."
    return f"the drive {drive} failed ({error.strerror}); press RESET on the badge, and {again}."


def _is_there(drive):
    try:
        return bool(os.listdir(drive))
    except OSError:
        return False


def plan(drive, contents):
    """The Steps that make a drive hold the contents, its manifest among them; none where it does. Raises Fault."""
    with faults(drive):
        there = drive / manifest.NAME
        old = manifest.files(there.read_bytes()) if there.is_file() else {}
        changed = [path for path in contents if not _holds(drive / path, contents[path])]
        foreign = _foreign(drive, changed, old)
        stale = _stale(drive, contents, old) + [path for path in foreign if path not in contents]
        return [*_backups(drive, foreign), *_steps(contents, old, changed, stale)]


def _steps(contents, old, changed, stale):
    if set(changed) - {manifest.NAME} or stale:
        files = {**manifest.files(contents[manifest.NAME]), **old}
        yield Step("the manifest of old and new", manifest.NAME, manifest.replaced(contents[manifest.NAME], files))
        yield from [Step(path, path, contents[path]) for path in changed if path not in (PROGRAM, manifest.NAME)]
        yield from [Step(f"{path} is removed", path, None) for path in stale]
        yield from [Step(path, path, contents[path]) for path in changed if path == PROGRAM]
        yield Step("the manifest", manifest.NAME, contents[manifest.NAME])
    elif changed:
        yield Step("the manifest", manifest.NAME, contents[manifest.NAME])


def _holds(path, data):
    return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data


def _foreign(drive, changed, old):
    """The files in the root that are somebody else's and would be replaced, or run instead of the game."""
    replaced = [path for path in changed if path in manifest.ROOT_FILES]
    return [path for path in (*replaced, BEFORE_PROGRAM) if (drive / path).is_file()
            and manifest.digest((drive / path).read_bytes()) != old.get(path)]


def _backups(drive, foreign):
    """Steps that copy files to names that nothing has yet, but for an equal copy."""
    for path in foreign:
        data = (drive / path).read_bytes()
        stem, dot, ending = path.partition(".")
        name, count = f"{stem}-before-boneyard{dot}{ending}", 1
        while (drive / name).exists() and not _holds(drive / name, data):
            count += 1
            name = f"{stem}-before-boneyard-{count}{dot}{ending}"
        if not (drive / name).exists():
            yield Step(f"{path}, which isn't the game's, is kept as {name}", name, data)


def _stale(drive, contents, old):
    """What is left of earlier builds: what their manifest names, modules in the other form, which would hide the
    new ones, what a Mac has put beside a file, and what an interrupted run has left."""
    candidates = {TEMPORARY, *old}
    for path in contents:
        folder, slash, name = path.rpartition("/")
        candidates.add(f"{folder}{slash}._{name}")
        stem, _, ending = path.rpartition(".")
        if path != PROGRAM and ending in ("mpy", "py"):
            candidates.add(f"{stem}.{'py' if ending == 'mpy' else 'mpy'}")
    # The drive doesn't tell small letters from capitals.
    kept = {path.lower() for path in contents}
    return sorted(path for path in candidates if path.lower() not in kept and (drive / path).is_file())


def check(drive, contents, steps):
    """Raise Fault where the steps would be in vain: where other modules hide the game's, or room is lacking."""
    modules = {path.split("/")[1].partition(".")[0] for path in contents
               if path.startswith("lib/") and path.endswith((".mpy", ".py"))}
    with faults(drive):
        for name in sorted(modules):
            for hiding in (name, f"{name}.py", f"{name}.mpy"):
                if (drive / hiding).exists():
                    raise Fault(f"{drive / hiding} would hide lib/{name} from the game; move it away, and start"
                                " this again.")
        needed, free = _needed(drive, steps), shutil.disk_usage(drive).free
    if needed > free:
        raise Fault(f"the drive {drive} has {free:,} bytes left, and {needed:,} are needed; delete what you don't"
                    " need there, and start this again.")


def _needed(drive, steps):
    """The bytes that the steps take beyond what is taken, at their most, folders included."""
    cluster = os.statvfs(drive).f_frsize if hasattr(os, "statvfs") else CLUSTER
    sizes: dict[str, int] = {}
    taken = most = 0
    for step in steps:
        there = drive / step.path
        before = sizes.get(step.path, there.stat().st_size if there.is_file() else 0)
        sizes[step.path] = after = len(step.data or b"")
        most = max(most, taken + packing.clusters(after, cluster))  # for a moment both are there
        taken += packing.clusters(after, cluster) - packing.clusters(before, cluster)
    new = [step.path for step in steps if not (drive / step.path).exists()]
    return most + packing.on_drive(dict.fromkeys(new, 0), cluster)


def carry_out(drive, steps, tell):
    """Do the steps, and read back all that is written. `tell(text)` hears of each before it. Raises Fault."""
    for count, step in enumerate(steps, 1):
        tell(f"  {count} of {len(steps)}: {step.text}")
        with faults(drive):
            if step.data is None:
                _remove(drive, step.path)
            else:
                _write(drive, step.path, step.data)


def _write(drive, path, data):
    """Write a file. At any moment there is the old one, if any, or the whole new one."""
    place, temporary = drive / path, drive / TEMPORARY
    place.parent.mkdir(parents=True, exist_ok=True)
    with open(temporary, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, place)
    _sync(place.parent)
    if _read_back(place) != data:
        raise Fault(f"{place} doesn't read as it was written; start this again, and if that stays so, the drive is"
                    " worn out.")


def _remove(drive, path):
    """Remove a file, and the folders that it leaves empty."""
    (drive / path).unlink(missing_ok=True)  # writing has used up what an interrupted run had left
    for folder in reversed(packing.parents(path)):
        if os.listdir(drive / folder):
            break
        os.rmdir(drive / folder)
    _sync(drive)


def _sync(folder):
    """See that the names in a folder are on the drive. Windows, which can't be asked to, doesn't hold them back."""
    if os.name != "nt":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _read_back(path):
    with open(path, "rb") as file:
        if hasattr(os, "posix_fadvise"):  # from the drive, and not from this computer's memory
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        return file.read()
