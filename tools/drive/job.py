# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The job of copying to a drive: its steps and their texts, what is in their way, and whether they have succeeded.
Nothing here reads or writes a drive, and all of it runs on MicroPython, too."""

from __future__ import annotations

from drive import manifest, plan, room, sentences
from drive.plan import BEGIN, KEEP, REMOVE, REMOVE_FOLDER, WRITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from drive.plan import Listing, Step

_TEXTS = {
    KEEP: "{0}, which isn't the game's, is kept as {1}",
    BEGIN: "the manifest of old and new",
    WRITE: "{0}",
    REMOVE: "{0} is removed",
    REMOVE_FOLDER: "{0}/, which is empty, is removed",
}


def ours(data: bytes | str | None, digest: str) -> dict[str, list[str]]:
    """Return the digests that each file of the game can have on a drive, by its path. `data` is the manifest there,
    bytes or text, or None if there is none; `digest` is its own."""
    files = manifest.files(data) if data is not None else None
    if files is None:
        return {}
    files[manifest.NAME] = [digest]
    return files


class Job:
    """The steps to be done on a drive.

    place    the function that returns the name here of a path on the drive
    listing  the Listing of the drive, by what is `plan.concerned`
    ours     the digests that a file of the game can have there, by its path
    new      the digest of each file to be there
    steps    the Steps that are needed, none where the drive holds all files
    """

    def __init__(
        self, place: Callable[[str], object], listing: Listing, ours: dict[str, list[str]], new: dict[str, str]
    ) -> None:
        self.place = place
        self.listing = listing
        self.ours = ours
        self.new = new
        self.steps = plan.decide(listing, ours, new)

    def texts(self) -> list[str]:
        """The text of each step, for the user."""
        return [_TEXTS[step.do].format(step.path, step.kept) for step in self.steps]

    def kept(self) -> list[str]:
        """The texts of those steps that keep files that aren't the game's."""
        return [text for step, text in zip(self.steps, self.texts()) if step.do == KEEP]

    def in_the_way(self) -> tuple[object, ...] | None:
        """What is in the way of the game's files or would keep the game from starting: the name of the sentence on it,
        and the values for it; None if nothing is."""
        for path, hidden in plan.obstacles(self.listing, self.new, self.steps):
            return ("HIDES", self.place(path), hidden) if hidden else ("OBSTACLE", self.place(path))
        return None

    def obstacle(self) -> str | None:
        """The same as a sentence."""
        found = self.in_the_way()
        return str(getattr(sentences, str(found[0]))).format(*found[1:]) if found else None

    def needed(self, cluster: int, whole: bytes | str) -> int:
        """The most bytes that the steps need at any moment beyond the bytes in use now, folders included.

        `cluster` is how many bytes the drive is given out in, and `whole` the manifest of the new files.
        """
        sizes: dict[str, int] = {}
        new = []
        taken = most = 0
        for step in self.steps:
            path, after = step.kept or step.path, self._size_after(step, whole)
            before = sizes.get(path, self._size(path))
            sizes[path] = after
            most = max(most, taken + room.clusters(after, cluster))  # for a moment both are there
            taken += room.clusters(after, cluster) - room.clusters(before, cluster)
            if self.listing.spelt(path) is None:
                new.append(path)
        return most + room.on_drive(dict.fromkeys(new, 0), cluster)

    def _size_after(self, step: Step, whole: bytes | str) -> int:
        if step.do in (REMOVE, REMOVE_FOLDER):
            return 0
        if step.do == BEGIN:
            return len(self.begun(whole))
        return self._size(step.path) if step.do == KEEP else manifest.size(self.new[step.path])

    def _size(self, path: str) -> int:
        """The bytes of a file on the drive, 0 where there is none."""
        digest = self.listing.digest(path) if self.listing.is_file(path) else None
        return manifest.size(digest) if digest else 0

    def begun(self, whole: bytes | str) -> bytes:
        """The manifest of old and new files that BEGIN writes, bytes; `whole` is the manifest of the new ones."""
        return manifest.replaced(whole, plan.while_copying(self.listing, self.ours, self.new))

    def wrong(self, again: Job) -> str | None:
        """The path of a file that doesn't read as it was written, or None; `again` is the Job that the drive
        leaves to do once the steps of this one are done."""
        for path in sorted(self.new):
            if again.listing.digest(path) != self.new[path]:
                return path
        for step in self.steps:
            if step.do == KEEP and again.listing.digest(step.kept) != self.listing.digest(step.path):
                return step.kept
        return None
