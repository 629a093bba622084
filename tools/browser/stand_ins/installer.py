# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Decides what page/install.js does to a badge's drive, by the same rules as flash.py: those of drive.job.

All arguments and results are JSON values. A drive is described by `there`, the digest of each file by its path, and
by the text of its manifest, or None.
"""

from drive import boot_out, job, manifest, plan, sentences
from handheld.boards import BOARDS


def badge(drive, names, text):
    """The `board` and the `circuitpython` of the badge whose drive has this name, these names in its root and this
    text in its boot_out.txt, which is None if that can't be read; and as `note` a sentence on a version that the
    game wasn't tried with, or None. Raises Fault."""
    if boot_out.is_bootloader(names):
        raise boot_out.Fault(boot_out.BOOTLOADER.format(drive))
    if text is None:
        raise boot_out.Fault(boot_out.NO_BOOT_OUT.format(drive))
    board, circuitpython, release = boot_out.read(text, "%s/%s" % (drive, boot_out.NAME), BOARDS)
    return {"board": board, "circuitpython": circuitpython, "note": boot_out.note(release)}


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
    """Those of the paths on a drive whose digests matter. `new` has the digest of each file to be there, `old` is
    the text of the manifest on the drive, or None, and `digest` its own."""
    return list(filter(plan.concerned(job.ours(old, digest), new), paths))


def plan_job(drive, new, whole, old, digest, there, room=None):
    """The steps to be done, an object:

    steps     a list of the steps, each with its `text`, and the digests of the files there now: `over` at its path,
              and `over_kept` at the path of the copy
    kept      a sentence on each file of the owner's that is kept
    begun     the text that the step "begin" writes
    obstacle  the sentence on what is in the way, or on too little room, or None

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
            "text": text,
            "over": found(step.path),
            "over_kept": found(step.kept),
        }
        for step, text in zip(wanted.steps, wanted.texts())
    ]
    return {
        "steps": steps,
        "kept": wanted.kept(),
        "begun": wanted.begun(whole).decode(),
        "obstacle": wanted.obstacle() or _too_little(drive, wanted, whole, room),
    }


def wrong(drive, new, before, after):
    """The path of a file that doesn't read as it was written, or None. `before` and `after` say what was on the
    drive before and after the steps: each is a list of the old manifest's text, its digest, and the digests that
    were `there`."""
    return _job(drive, new, *before).wrong(_job(drive, new, *after))


def sentence(name, *values):
    """One of drive.sentences, as "FULL", with its subject."""
    return getattr(sentences, name).format(*values)


def _too_little(drive, wanted, whole, room):
    if room is not None:
        cluster, free = room
        needed = wanted.needed(cluster, whole)
        if needed > free:
            return sentences.ROOM.format(drive, free, needed)
    return None


def _job(drive, new, old, digest, there):
    return job.Job(lambda path: "%s/%s" % (drive, path), plan.Listing(there), job.ours(old, digest), new)
