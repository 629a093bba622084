# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Decides what page/install.js does to a badge's drive, by the same rules as flash.py: those of drive.job.

All arguments and results are JSON values. A drive is described by `there`, the digest of each file by its path, and
by the text of its manifest, or None.
"""

from drive import boot_out, job, manifest, plan
from handheld.boards import BOARDS


def badge(drive, names, text):
    """Return the `board` and the `circuitpython` of a badge, and as `newer` its version and the newest that the game
    was tried with, if it is newer, else None. `drive` is the drive's name, the others are the names in its root and
    the text of its boot_out.txt, None if it can't be read. Raises Fault."""
    if boot_out.is_bootloader(names):
        raise boot_out.Fault(boot_out.BOOTLOADER.format(drive))
    if text is None:
        raise boot_out.Fault(boot_out.NO_BOOT_OUT.format(drive))
    board, circuitpython, release = boot_out.read(text, "%s/%s" % (drive, boot_out.NAME), BOARDS)
    newer = [release, ".".join(map(str, boot_out.NEWEST_TRIED))] if boot_out.note(release) else None
    return {"board": board, "circuitpython": circuitpython, "newer": newer}


def folders():
    """The names of the folders where the game's files lie, a list."""
    return list(manifest.FOLDERS)


def manifest_text(version, board, circuitpython, digests):
    """The text of the manifest for a board, by the digest of each file of the game but the manifest."""
    return manifest.pack(version, board, circuitpython, digests).decode()


def is_manifest(text):
    """Whether a text is a manifest of the game's."""
    return manifest.files(text) is not None


def temporary(path):
    """The name under which a badge writes a file until it is complete."""
    return plan.temporary(path)


def concerned(new, old, digest, paths):
    """Return the paths on a drive whose digests matter. `new` has the digest of each file to be there; `old` is the
    text of the manifest on the drive, or None, and `digest` its own."""
    return list(filter(plan.concerned(job.ours(old, digest), new), paths))


def plan_job(drive, new, whole, old, digest, there, room=None):
    """The steps to be done, an object:

    steps     a list of the steps, each with the digests of the files there now: `over` at its path, and `over_kept` at
              the path of the copy
    begun     the text that the step "begin" writes
    obstacle  what is in the way, or that there is too little room, as a list: the name of the sentence in
              drive.sentences, and the values for it; or None

    `whole` is the text of the new manifest; `room` has the bytes of a cluster of the drive, and those that are
    free, and is None where nobody can tell.
    """
    wanted = _job(drive, new, old, digest, there)
    found = wanted.listing.digest
    steps = [
        {
            "do": step.do,
            "path": step.path,
            "kept": step.kept,
            "over": found(step.path),
            "over_kept": found(step.kept),
        }
        for step in wanted.steps
    ]
    return {
        "steps": steps,
        "begun": wanted.begun(whole).decode(),
        "obstacle": wanted.in_the_way() or _too_little(drive, wanted, whole, room),
    }


def wrong(drive, new, before, after):
    """The path of a file that doesn't read as it was written, or None. `before` and `after` say what was on the
    drive before and after the steps: each is a list of the old manifest's text, its digest, and the digests that
    were `there`."""
    return _job(drive, new, *before).wrong(_job(drive, new, *after))


def _too_little(drive, wanted, whole, room):
    if room is not None:
        cluster, free = room
        needed = wanted.needed(cluster, whole)
        if needed > free:
            return "ROOM", drive, free, needed
    return None


def _job(drive, new, old, digest, there):
    return job.Job(lambda path: "%s/%s" % (drive, path), plan.Listing(there), job.ours(old, digest), new)
