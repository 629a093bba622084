# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Copying to the drive, stopped wherever it may be: by a drive that is gone, locked, full or faulty, or cut off."""

import builtins
import errno
import os
import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from drive import Fault, manifest, mounted, packing
from drive.copying import Copy
from drive.mounted import Mounted
from tests.tools.drive.flashing import NEW, OLD, THEIRS, Badge, Cut, failing, flash, put, unpack

pytestmark = pytest.mark.usefixtures("quick")


def refused(drive, contents=NEW):
    with pytest.raises(Fault) as raised:
        flash(drive, contents)
    assert re.fullmatch(r"[^\n]+\.", str(raised.value))
    return str(raised.value)


class TestGone:
    """The drive goes while it is written, and where it was mounted another folder is, or none."""

    @pytest.mark.parametrize("left", [True, False])
    @pytest.mark.parametrize("at", [1, 5, 8])
    def test_it_is_told_and_nothing_is_written_elsewhere(self, drive, left, at, tree):
        def vanish(text):
            if text.startswith(f"  {at} of "):
                drive.rename(drive.parent / "gone")
                if left:
                    drive.mkdir()

        with Mounted(drive) as held, pytest.raises(Fault, match="is gone; connect the badge, and start this again"):
            Copy(held, NEW).carry_out(vanish)
        assert drive.exists() == left and not list(drive.glob("*"))


def test_another_one_that_is_at_work_is_told(drive):
    with Mounted(drive), pytest.raises(Fault, match=r"another flash\.py is at work here"):
        flash(drive)
    flash(drive)


class TestCut:
    """The process ends before each thing that it does to the drive, and within each that it writes."""

    @pytest.mark.parametrize(
        "before",
        [
            {},
            OLD,
            {"code.py": b"theirs", "code.txt": b"theirs too", "lib/app.py": b"source"},
        ],
        ids=["empty", "older build", "foreign program"],
    )
    def test_wherever_it_is_stopped_the_next_run_completes_it(self, drive, before, tree, monkeypatch):
        put(drive, before)
        untouched = drive.parent / "untouched"
        shutil.copytree(drive, untouched)
        flash(drive)
        complete = tree(drive)
        at = 0
        while restored(drive, untouched) and is_cut(drive, at, monkeypatch):
            there = tree(drive)
            if there.get("code.py") == NEW["code.py"]:
                missing = {path for path in NEW if there.get(path) != NEW[path]}
                assert missing <= {manifest.NAME}, "the program was there before its modules"
            flash(drive)
            assert tree(drive) == complete, f"after a cut at {at}"
            at += 1
        assert at > 30


def restored(drive, untouched):
    """Make the drive as it was."""
    shutil.rmtree(drive)
    return shutil.copytree(untouched, drive)


def is_cut(drive, at, monkeypatch):
    """Flash, and do something to the drive after a part of it. Whether there was anything left."""
    left = iter(range(at))
    with monkeypatch.context() as patch:
        for owner, name in ((os, "fsync"), (os, "replace"), (os, "mkdir"), (Path, "rmdir"), (Path, "unlink")):
            patch.setattr(owner, name, failing(getattr(owner, name), Cut, left))
        patch.setattr(mounted, "open", lambda path, mode: Halved(builtins.open(path, mode), left), raising=False)
        try:
            flash(drive)
        except Cut:
            return True
    return False


class TestCutUnpacking:
    """The badge is switched off before each thing that the installer does to the drive, and within each that it
    writes."""

    @pytest.mark.parametrize(
        "before",
        [
            {},
            OLD,
            {"code.txt": b"theirs", "lib/app.py": b"source", manifest.NAME: b"theirs"},
        ],
        ids=["empty", "older build", "foreign files"],
    )
    def test_wherever_it_is_stopped_the_next_start_completes_it(self, drive, before, tree):
        put(drive, before)
        untouched = drive.parent / "untouched"
        shutil.copytree(drive, untouched)
        unpack(drive)
        complete = tree(drive)
        at = 0
        while restored(drive, untouched) and is_cut_unpacking(drive, at):
            there = tree(drive)
            if there.get("code.py") == NEW["code.py"]:
                assert there == complete
            elif "code.py" not in there:  # the badge's rename first removes the old file
                unpack(drive)
            else:
                Badge(drive).start()
            assert tree(drive) == complete, f"after a cut at {at}"
            at += 1
        assert at > 30


def is_cut_unpacking(drive, at):
    """Start the installer, and do something to the drive after a part of it. Whether there was anything
    left."""
    (drive / "code.py").write_bytes(packing.installer(NEW))
    left = iter(range(at))
    really_open, really_replace = builtins.open, os.replace
    with pytest.MonkeyPatch.context() as patch:
        for name in ("mkdir", "rmdir", "remove"):
            patch.setattr(os, name, failing(getattr(os, name), Cut, left))

        def replace(old, new):
            if os.path.exists(new):
                os.remove(new)
            failing(really_replace, Cut, left)(old, new)

        def open_it(path, mode="r", **options):
            return Halved(really_open(path, mode), left) if mode == "wb" else really_open(path, mode, **options)

        patch.setattr(os, "replace", replace)
        patch.setattr(builtins, "open", open_it)
        try:
            Badge(drive).start()
        except Cut:
            return True
    return False


class Halved:
    """A file that is written in two halves; between them the process can end."""

    def __init__(self, file, left):
        self.file = file
        self.left = left

    def write(self, data):
        self.file.write(data[: len(data) // 2])
        self.file.flush()
        failing(self.file.write, Cut, self.left)(data[len(data) // 2 :])

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.file.close()

    def __getattr__(self, name):
        return getattr(self.file, name)


class TestFaults:
    @pytest.mark.parametrize(
        ("number", "words"),
        [
            (errno.ENOSPC, "is full; delete"),
            (errno.EROFS, "can't be written; see that it isn't mounted read-only"),
            (errno.EACCES, "can't be written"),
            (errno.EIO, "failed (Input/output error); press RESET"),
        ],
    )
    @pytest.mark.parametrize("name", ["fsync", "replace"])
    def test_one_sentence_says_what_to_do_and_the_next_run_completes_it(
        self, drive, tree, monkeypatch, number, words, name
    ):
        put(drive, {"code.py": b"theirs"})
        with monkeypatch.context() as patch:
            error = OSError(number, os.strerror(number))
            patch.setattr(os, name, failing(getattr(os, name), error, iter(range(5))))
            message = refused(drive)
        assert words in message and "start this again" in message
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.py": b"theirs"}

    def test_a_file_that_reads_other_than_it_was_written(self, drive, monkeypatch):
        monkeypatch.setattr(Mounted, "_read", lambda self, path: b"other")
        assert "doesn't read as it was written" in refused(drive)

    @pytest.mark.parametrize("mine", ["sprites", "boneyard.json/mine.txt", "lib/app.mpy/mine.txt"])
    def test_what_is_in_the_way_is_named_before_anything_is_written(self, drive, tree, mine):
        put(drive, {mine: b"mine"})
        in_the_way = drive / mine.removesuffix("/mine.txt")
        assert refused(drive).startswith(f"{in_the_way} is in the way of the game's files; move it away")
        assert tree(drive) == {**THEIRS, mine: b"mine"}

    @pytest.mark.parametrize("hiding", ["app.py", "tables/__init__.py", "lib/app/mine.txt"])
    def test_what_would_hide_the_games_modules_is_told_before_anything_is_written(self, drive, hiding, tree):
        put(drive, {hiding: b""})
        before = tree(drive)
        message = refused(drive)
        assert f"{hiding.rpartition('/')[0] or hiding} would hide lib/" in message and "move it away" in message
        assert tree(drive) == before


class TestRoom:
    def room(self, monkeypatch, free, cluster=1024):
        monkeypatch.setattr(mounted.shutil, "disk_usage", lambda drive: SimpleNamespace(free=free))
        monkeypatch.setattr(os, "statvfs", lambda drive: SimpleNamespace(f_frsize=cluster), raising=False)

    def test_too_little_is_told_before_anything_is_written(self, drive, monkeypatch, tree):
        self.room(monkeypatch, 9_000)
        message = refused(drive)
        assert "9,000 bytes left" in message and "delete" in message
        assert tree(drive) == THEIRS

    @pytest.mark.skipif(not hasattr(os, "statvfs"), reason="the system doesn't tell the size of a cluster")
    def test_clusters_and_folders_are_counted(self, drive, monkeypatch):
        folders = {"engine", "lib", "lib/tables", "lib/tables/line", "sprites"}
        # Each small file takes one, that of 3,002 bytes three, and the second manifest one more until it has
        # replaced the first.
        clusters = len(NEW) + 2 + 1 + len(folders)
        self.room(monkeypatch, clusters * 1024 - 1)
        assert f"{clusters * 1024:,} are needed" in refused(drive)
        self.room(monkeypatch, clusters * 1024)
        flash(drive)

    def test_what_is_replaced_makes_room(self, drive, monkeypatch):
        large = {**NEW, "engine/match.mpy": b"C\x06" + bytes(60_000)}
        del large[manifest.NAME]
        flash(drive, {**large, manifest.NAME: manifest.make(large, "1", "pybadge", 10)})
        self.room(monkeypatch, 8 * 1024)
        flash(drive)
