# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The way onto the drive: whatever stops it, and wherever, doing it again completes it.

While it goes on, the manifest on the drive names what was there as well as what shall be, so that no file of the
game can be left that a later run wouldn't know.
"""

from drive import Fault, manifest, packing, plan
from drive.mounted import AGAIN, WORN_OUT
from drive.plan import BEGIN, KEEP, REMOVE, REMOVE_FOLDER, WRITE


class Copy:
    """The copying of the `contents` to a Mounted `drive`: the `steps` that are needed as it is now, none where it
    holds them. Raises Fault."""

    def __init__(self, drive, contents):
        self.drive = drive
        self.contents = contents
        self._new = {path: manifest.digest(data) for path, data in contents.items()}
        self._ours = self._read_manifest()
        self._listing = drive.listing(plan.concerned(self._ours, self._new))
        self.steps = plan.decide(self._listing, self._ours, self._new)

    def _read_manifest(self):
        data = self.drive.read(manifest.NAME)
        files = manifest.files(data) if data is not None else None
        return {} if files is None else {**files, manifest.NAME: [manifest.digest(data)]}

    def texts(self):
        """What each step does, in the words for its user."""
        return [_TEXTS[step.do].format(step.path, step.kept) for step in self.steps]

    def kept(self):
        """The texts of those steps that keep what isn't the game's."""
        return [text for step, text in zip(self.steps, self.texts()) if step.do == KEEP]

    def check(self):
        """Raise Fault where the steps would be in vain, or the game wouldn't start after them: where something is
        in its way, or room is lacking."""
        for path, hidden in plan.obstacles(self._listing, self._new, self.steps):
            does = f"would hide {hidden} from the game" if hidden else "is in the way of the game's files"
            raise Fault(f"{self.drive.root / path} {does}; move it away, and start this again.")
        cluster, free = self.drive.room()
        needed = self._needed(cluster)
        if needed > free:
            raise Fault(f"the drive {self.drive.root} has {free:,} bytes left, and {needed:,} are needed; delete"
                        " what you don't need there, and start this again.")

    def _needed(self, cluster):
        """The bytes that the steps take beyond what is taken, at their most, folders included."""
        sizes = {}
        new = []
        taken = most = 0
        for step in self.steps:
            path, after = step.kept or step.path, self._size_after(step)
            before = sizes.get(path, self.drive.size(path))
            sizes[path] = after
            most = max(most, taken + packing.clusters(after, cluster))  # for a moment both are there
            taken += packing.clusters(after, cluster) - packing.clusters(before, cluster)
            if self._listing.spelt(path) is None:
                new.append(path)
        return most + packing.on_drive(dict.fromkeys(new, 0), cluster)

    def _size_after(self, step):
        if step.do in (REMOVE, REMOVE_FOLDER):
            return 0
        return self.drive.size(step.path) if step.do == KEEP else len(self._data(step))

    def _data(self, step):
        """What a step writes that doesn't copy what is there."""
        if step.do == BEGIN:
            files = plan.while_copying(self._listing, self._ours, self._new)
            return manifest.replaced(self.contents[manifest.NAME], files)
        return self.contents[step.path]

    def carry_out(self, tell):
        """Do the steps, and then read all of it back. `tell(text)` hears of each before it. Raises Fault."""
        expected = {}
        for count, (step, text) in enumerate(zip(self.steps, self.texts()), 1):
            tell(f"  {count} of {len(self.steps)}: {text}")
            over = expected.get(step.path, self._listing.digest(step.path))
            if step.do == KEEP:
                self.drive.write(step.kept, self._kept(step.path, over))
            elif step.do == REMOVE:
                self.drive.remove(step.path, over)
            elif step.do == REMOVE_FOLDER:
                self.drive.remove_folder(step.path)
            else:
                data = self._data(step)
                self.drive.write(step.path, data, over)
                expected[step.path] = manifest.digest(data)
        self._verify()

    def _kept(self, path, digest):
        data = self.drive.read(path)
        if data is None or manifest.digest(data) != digest:
            raise Fault(f"{self.drive.root / path} was changed meanwhile by somebody else; {AGAIN}.")
        return data

    def _verify(self):
        """Raise Fault unless all that was written reads so from the drive, and nothing is in its way by now."""
        again = Copy(self.drive, self.contents)
        again.check()
        kept = [step for step in self.steps if step.do == KEEP]
        wrong = [step.path for step in again.steps if step.do == WRITE]
        wrong += [step.kept for step in kept if again._listing.digest(step.kept) != self._listing.digest(step.path)]
        if wrong:
            raise Fault(WORN_OUT.format(self.drive.root / wrong[0]))


_TEXTS = {KEEP: "{0}, which isn't the game's, is kept as {1}", BEGIN: "the manifest of old and new", WRITE: "{0}",
          REMOVE: "{0} is removed", REMOVE_FOLDER: "{0}/, which is empty, is removed"}
