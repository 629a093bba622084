# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Copies the game onto a drive. Wherever that is stopped, doing it again completes it.

While it goes on, the manifest on the drive names both the old files and the new ones, so a later run knows
every file of the game that is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from drive import Fault, job, manifest, plan, sentences
from drive.plan import BEGIN, KEEP, REMOVE, REMOVE_FOLDER

if TYPE_CHECKING:
    from drive.mounted import Mounted
    from drive.plan import Step


class Copy:
    """The copying of the `contents` to a Mounted `drive`. `steps` are those that are still needed, none if the
    drive holds all of them. Raises Fault."""

    def __init__(self, drive: Mounted, contents: dict[str, bytes]) -> None:
        self.drive = drive
        self.contents = contents
        new = {path: manifest.digest(data) for path, data in contents.items()}
        there = drive.read(manifest.NAME)
        ours = job.ours(there, manifest.digest(there or b""))
        self._listing = drive.listing(plan.concerned(ours, new))
        self._job = job.Job(lambda path: drive.root / path, self._listing, ours, new)
        self.steps = self._job.steps
        self.texts, self.kept = self._job.texts, self._job.kept

    def check(self) -> None:
        """Raise Fault if something is in the way of the game's files, would keep the game from starting, or if
        there is too little room."""
        obstacle = self._job.obstacle()
        if obstacle:
            raise Fault(obstacle)
        cluster, free = self.drive.room()
        needed = self._job.needed(cluster, self.contents[manifest.NAME])
        if needed > free:
            raise Fault(sentences.ROOM.format(self.drive.root, free, needed))

    def _data(self, step: Step) -> bytes:
        """The bytes that a step writes, if it writes any of ours."""
        return self._job.begun(self.contents[step.path]) if step.do == BEGIN else self.contents[step.path]

    def carry_out(self, tell: Callable[[str], object]) -> None:
        """Do the steps, and then read all of it back. `tell(text)` is called before each step. Raises Fault."""
        expected: dict[str, str] = {}
        for count, (step, text) in enumerate(zip(self.steps, self.texts()), 1):
            tell(f"  {count} of {len(self.steps)}: {text}")
            over = expected.get(step.path, self._listing.digest(step.path))
            if step.do == KEEP:
                self.drive.write(step.kept, self._kept(step.path, over), self._listing.digest(step.kept))
            elif step.do == REMOVE:
                self.drive.remove(step.path, over)
            elif step.do == REMOVE_FOLDER:
                self.drive.remove_folder(step.path)
            else:
                data = self._data(step)
                self.drive.write(step.path, data, over)
                expected[step.path] = manifest.digest(data)
        self._verify()

    def _kept(self, path: str, digest: str | None) -> bytes:
        data = self.drive.read(path)
        if data is None or manifest.digest(data) != digest:
            raise Fault(sentences.CHANGED.format(self.drive.root / path))
        return data

    def _verify(self) -> None:
        """Raise Fault unless everything that was written reads so from the drive, and nothing is in its way by
        now."""
        again = Copy(self.drive, self.contents)
        again.check()
        wrong = self._job.wrong(again._job)
        if wrong:
            raise Fault(sentences.WORN_OUT.format(self.drive.root / wrong))
        if again.steps:
            raise Fault(sentences.CHANGED.format(self.drive.root / again.steps[0].path))
