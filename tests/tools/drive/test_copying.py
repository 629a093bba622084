# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Copying to the drive: what changed and nothing else, over whatever is there, and stopped wherever it may be."""

import builtins
import errno
import json
import os
import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from drive import Fault, copying, manifest

pytestmark = pytest.mark.usefixtures("quick")

NEW = {
    "code.py": b"print('new')\n",
    "LICENSE": b"MIT",
    "engine/__init__.mpy": b"C\x06",
    "engine/match.mpy": b"C\x06" + bytes(3000),
    "lib/app.mpy": b"C\x06app",
    "lib/text/en/__init__.mpy": b"C\x06en",
    "sprites/logo.bmp": b"BM" + bytes(700),
}
OLD = {
    "code.py": b"print('old')\n",
    "LICENSE": b"MIT",
    "engine/match.mpy": b"C\x06" + bytes(2000),
    "engine/players/greedy.mpy": b"C\x06greedy",
    "lib/app.mpy": b"C\x06app",
    "sprites/ball.bmp": b"BM",
}
# What the drive's owner has there.
THEIRS = {
    "boot_out.txt": b"Adafruit CircuitPython 10.0.3 on 2025-10-17; B with c\r\nBoard ID:pybadge\r\n",
    "boot.py": b"import storage\n",
    "lib/neopixel.mpy": b"C\x06neopixel",
    "engine/notes.txt": b"mine",
    "photos/cat.bmp": b"BMcat",
}
for contents, version in ((NEW, "2"), (OLD, "1")):
    contents[manifest.NAME] = manifest.make(contents, version, "pybadge", 10)


@pytest.fixture
def drive(tmp_path):
    """A drive with its owner's files."""
    folder = tmp_path / "CIRCUITPY"
    put(folder, THEIRS)
    return folder


def put(folder, files):
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)


def flash(drive, contents=NEW):
    """Copy the contents to the drive; the texts of the steps."""
    steps = copying.plan(drive, contents)
    copying.check(drive, contents, steps)
    told = []
    copying.carry_out(drive, steps, told.append)
    return told


def refused(drive, contents=NEW):
    with pytest.raises(Fault) as raised:
        flash(drive, contents)
    assert re.fullmatch(r"[^\n]+\.", str(raised.value))
    return str(raised.value)


def failing(function, error, left):
    """The function, which raises an error where the iterator `left` has ended, and takes from it at each call."""
    def run(*arguments, **options):
        if next(left, None) is None:
            raise error
        return function(*arguments, **options)
    return run


class TestContents:
    def test_onto_an_empty_drive(self, drive, tree):
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW}

    def test_again_there_is_nothing_to_do(self, drive):
        flash(drive)
        assert copying.plan(drive, NEW) == []

    def test_over_an_older_build_only_what_changed_is_written(self, drive, tree):
        flash(drive, OLD)
        told = flash(drive)
        assert tree(drive) == {**THEIRS, **NEW}
        assert not [text for text in told if "LICENSE" in text or "app.mpy" in text]
        assert not (drive / "engine" / "players").exists()

    def test_code_py_comes_after_all_that_it_needs(self, drive):
        flash(drive, OLD)
        written = [step.path for step in copying.plan(drive, NEW)]
        assert written[-2:] == ["code.py", manifest.NAME] and written.count("code.py") == 1

    def test_a_damaged_file_is_written_anew(self, drive, tree):
        flash(drive)
        (drive / "engine" / "match.mpy").write_bytes(NEW["engine/match.mpy"][:-1] + b"?")
        (drive / "lib" / "app.mpy").unlink()
        assert len(flash(drive)) == 4  # these two between two manifests
        assert tree(drive) == {**THEIRS, **NEW}

    def test_a_damaged_manifest_is_written_anew(self, drive, tree):
        flash(drive)
        (drive / manifest.NAME).write_bytes(b"{")
        assert len(flash(drive)) == 1
        assert tree(drive) == {**THEIRS, **NEW}

    def test_each_step_is_told_with_how_many_there_are(self, drive):
        told = flash(drive)
        assert [text.split(":")[0] for text in told] == [
            f"  {count} of {len(told)}" for count in range(1, len(told) + 1)]


class TestStale:
    def test_source_beside_new_modules_goes(self, drive, tree):
        put(drive, {"lib/app.py": b"", "lib/text/en/__init__.py": b"", "engine/match.py": b""})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW}

    def test_modules_beside_new_source_go(self, drive, tree):
        source = {"code.py": b"1", "lib/app.py": b"app"}
        source[manifest.NAME] = manifest.make(source, "3", "pybadge", 10)
        put(drive, {"lib/app.mpy": b"C\x06", "code.mpy": b"C\x06"})
        flash(drive, source)
        assert tree(drive) == {**THEIRS, **source, "code.mpy": b"C\x06"}

    def test_what_a_mac_put_beside_our_files_goes_and_beside_theirs_stays(self, drive, tree):
        flash(drive)
        theirs = {"photos/._cat.bmp": b"\0"}
        put(drive, {"lib/._app.mpy": b"\0", "._code.py": b"\0", **theirs})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, **theirs}

    def test_the_rest_of_an_interrupted_run_goes(self, drive, tree):
        flash(drive)
        put(drive, {copying.TEMPORARY: b"half"})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW}

    def test_a_manifest_can_name_nothing_of_theirs(self, drive, tree):
        outside = drive.parent / "outside.txt"
        outside.write_text("mine")
        named = {path: "0" for path in ("boot.py", "../outside.txt", "lib/../../outside.txt", "photos/cat.bmp")}
        put(drive, {manifest.NAME: json.dumps({"files": named}).encode()})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW} and outside.exists()

    def test_names_that_differ_by_capitals_only_are_one_file(self, drive):
        """As on a drive of FAT, which finds the one by the other."""
        put(drive, {"lib/APP.mpy": b"", manifest.NAME: b'{"files": {"lib/APP.mpy": "0"}}'})
        assert "lib/APP.mpy" not in [step.path for step in copying.plan(drive, NEW)]


class TestBackups:
    def test_a_foreign_program_is_kept(self, drive, tree):
        put(drive, {"code.py": b"theirs"})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.py": b"theirs"}

    def test_one_that_would_be_started_instead_is_kept_and_taken_away(self, drive, tree):
        put(drive, {"code.txt": b"theirs"})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.txt": b"theirs"}

    def test_it_is_found_though_the_game_is_there_already(self, drive, tree):
        flash(drive)
        put(drive, {"code.txt": b"theirs"})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.txt": b"theirs"}

    def test_a_licence_of_theirs_is_kept(self, drive, tree):
        put(drive, {"LICENSE": b"GPL"})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "LICENSE-before-boneyard": b"GPL"}

    def test_an_older_backup_is_never_replaced(self, drive, tree):
        kept = {}
        for name, data in (("", b"first"), ("-2", b"second"), ("-3", b"third")):
            put(drive, {"code.py": data})
            flash(drive)
            kept[f"code-before-boneyard{name}.py"] = data
            assert tree(drive) == {**THEIRS, **NEW, **kept}

    def test_the_same_program_is_kept_once(self, drive, tree):
        for _ in range(2):
            put(drive, {"code.py": b"theirs"})
            flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.py": b"theirs"}

    def test_the_games_own_older_program_is_not_kept(self, drive, tree):
        flash(drive, OLD)
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW}

    def test_the_games_own_program_is_kept_once_its_owner_has_changed_it(self, drive, tree):
        flash(drive, OLD)
        put(drive, {"code.py": OLD["code.py"] + b"# and more\n"})
        flash(drive)
        assert tree(drive)["code-before-boneyard.py"] == OLD["code.py"] + b"# and more\n"


class TestCut:
    """The process ends before each thing that it does to the drive, and within each that it writes."""

    @pytest.mark.parametrize("before", [
        {}, OLD, {"code.py": b"theirs", "code.txt": b"theirs too", "lib/app.py": b"source"},
    ], ids=["empty", "older build", "foreign program"])
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
    """Make the drive what it was."""
    shutil.rmtree(drive)
    return shutil.copytree(untouched, drive)


class Cut(BaseException):
    """The process ends here."""


def is_cut(drive, at, monkeypatch):
    """Flash, but for what is to be done to the drive after so much of it. Whether there was anything left."""
    left = iter(range(at))
    with monkeypatch.context() as patch:
        for owner, name in ((os, "fsync"), (os, "replace"), (os, "rmdir"), (Path, "mkdir"), (Path, "unlink")):
            patch.setattr(owner, name, failing(getattr(owner, name), Cut, left))
        patch.setattr(copying, "open", lambda path, mode: Halved(builtins.open(path, mode), left), raising=False)
        try:
            flash(drive)
        except Cut:
            return True
    return False


class Halved:
    """A file that is written in two halves; between them the process can end."""

    def __init__(self, file, left):
        self.file = file
        self.left = left

    def write(self, data):
        self.file.write(data[:len(data) // 2])
        self.file.flush()
        failing(self.file.write, Cut, self.left)(data[len(data) // 2:])

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.file.close()

    def __getattr__(self, name):
        return getattr(self.file, name)


class TestFaults:
    @pytest.mark.parametrize(("number", "words"), [
        (errno.ENOSPC, "is full; delete"), (errno.EROFS, "can't be written; see that it isn't mounted read-only"),
        (errno.EACCES, "can't be written"), (errno.EIO, "failed (Input/output error); press RESET"),
    ])
    @pytest.mark.parametrize("name", ["fsync", "replace"])
    def test_one_sentence_says_what_to_do_and_the_next_run_completes_it(
            self, drive, tree, monkeypatch, number, words, name):
        put(drive, {"code.py": b"theirs"})
        with monkeypatch.context() as patch:
            error = OSError(number, os.strerror(number))
            patch.setattr(os, name, failing(getattr(os, name), error, iter(range(5))))
            message = refused(drive)
        assert words in message and "start this again" in message
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.py": b"theirs"}

    def test_a_vanished_drive(self, drive, monkeypatch):
        def vanish(old, new):
            drive.rename(drive.parent / "gone")
            raise OSError(errno.EIO, "Input/output error")

        monkeypatch.setattr(os, "replace", vanish)
        message = refused(drive)
        assert "is gone; connect the badge, and start this again" in message

    def test_a_file_that_reads_other_than_it_was_written(self, drive, monkeypatch):
        monkeypatch.setattr(copying, "_read_back", lambda path: b"other")
        assert "doesn't read as it was written" in refused(drive)

    def test_a_file_in_the_place_of_a_folder(self, drive):
        put(drive, {"sprites": b"mine"})
        assert "sprites is in the way" in refused(drive)
        assert (drive / "sprites").read_bytes() == b"mine"

    def test_a_folder_in_the_place_of_a_file(self, drive, tree):
        put(drive, {"code.py/mine.txt": b"mine"})
        assert "in the way" in refused(drive)
        assert (drive / "code.py" / "mine.txt").read_bytes() == b"mine"

    @pytest.mark.parametrize("hiding", ["app.py", "app.mpy", "text/__init__.py"])
    def test_what_would_hide_the_games_modules_is_told_before_anything_is_written(self, drive, hiding, tree):
        put(drive, {hiding: b""})
        before = tree(drive)
        message = refused(drive)
        assert hiding.split("/")[0] in message and "move it away" in message
        assert tree(drive) == before


class TestRoom:
    def room(self, monkeypatch, free, cluster=1024):
        monkeypatch.setattr(copying.shutil, "disk_usage", lambda drive: SimpleNamespace(free=free))
        monkeypatch.setattr(os, "statvfs", lambda drive: SimpleNamespace(f_frsize=cluster), raising=False)

    def test_too_little_is_told_before_anything_is_written(self, drive, monkeypatch, tree):
        self.room(monkeypatch, 9_000)
        message = refused(drive)
        assert "9,000 bytes left" in message and "delete" in message
        assert tree(drive) == THEIRS

    @pytest.mark.skipif(not hasattr(os, "statvfs"), reason="the system doesn't tell the size of a cluster")
    def test_clusters_and_folders_are_counted(self, drive):
        steps = copying.plan(drive, NEW)
        folders = {"engine", "lib", "lib/text", "lib/text/en", "sprites"}
        cluster = os.statvfs(drive).f_frsize
        # Each file takes one, and the second manifest one more until it has replaced the first.
        assert copying._needed(drive, steps) == cluster * (len(NEW) + 1 + len(folders))

    def test_what_is_replaced_makes_room(self, drive, monkeypatch):
        flash(drive, {**NEW, "engine/match.mpy": b"C\x06" + bytes(60_000)})
        self.room(monkeypatch, 8 * 1024)
        flash(drive)

    def test_enough_is_enough(self, drive, monkeypatch):
        self.room(monkeypatch, 10**6)
        flash(drive)
