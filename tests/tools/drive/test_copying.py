# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Copying to the drive: what changed and nothing else, over whatever is there, and stopped wherever it may be."""

import builtins
import errno
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import environment
from drive import Fault, manifest, mounted
from drive.copying import Copy
from drive.mounted import Mounted

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
    told = []
    with Mounted(drive) as held:
        copy = Copy(held, contents)
        copy.check()
        copy.carry_out(told.append)
    return told


def steps(drive, contents=NEW):
    """The Steps that copying the contents to the drive would take."""
    with Mounted(drive) as held:
        return Copy(held, contents).steps


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
        assert steps(drive) == []

    def test_over_an_older_build_only_what_changed_is_written(self, drive, tree):
        flash(drive, OLD)
        told = flash(drive)
        assert tree(drive) == {**THEIRS, **NEW}
        assert not [text for text in told if "LICENSE" in text or "app.mpy" in text]
        assert not (drive / "engine" / "players").exists()

    def test_code_py_comes_after_all_that_it_needs(self, drive):
        flash(drive, OLD)
        written = [step.path for step in steps(drive)]
        assert written[-2:] == ["code.py", manifest.NAME] and written.count("code.py") == 1

    def test_a_file_that_is_missing_or_no_longer_the_games_is_written_anew(self, drive, tree):
        flash(drive)
        changed = NEW["engine/match.mpy"][:-1] + b"?"
        put(drive, {"engine/match.mpy": changed})
        (drive / "lib" / "app.mpy").unlink()
        assert len(flash(drive)) == 5  # these two between two manifests, and what may be the owner's is kept
        assert tree(drive) == {**THEIRS, **NEW, "engine/match-before-boneyard.mpy": changed}

    def test_a_damaged_manifest_is_written_anew(self, drive, tree):
        flash(drive)
        put(drive, {manifest.NAME: b"{"})
        assert len(flash(drive)) == 2
        assert tree(drive) == {**THEIRS, **NEW, "boneyard-before-boneyard.json": b"{"}

    def test_each_step_is_told_with_how_many_there_are(self, drive):
        told = flash(drive)
        assert [text.split(":")[0] for text in told] == [
            f"  {count} of {len(told)}" for count in range(1, len(told) + 1)]


class TestStale:
    def test_source_beside_new_modules_goes(self, drive, tree):
        source = {"code.py": b"1", "lib/app.py": b"app", "lib/text/en/__init__.py": b"en"}
        source[manifest.NAME] = manifest.make(source, "3", "pybadge", 10)
        flash(drive, source)
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW}
        flash(drive, source)
        assert tree(drive) == {**THEIRS, **source}

    def test_what_a_mac_put_beside_our_files_goes_and_beside_theirs_stays(self, drive, tree):
        flash(drive)
        of_a_mac = mounted.APPLE_MAGIC + bytes(78)
        theirs = {"photos/._cat.bmp": of_a_mac, "lib/._neopixel.mpy": of_a_mac, "._LICENSE": b"mine"}
        put(drive, {"lib/._app.mpy": of_a_mac, "._code.py": of_a_mac, **theirs})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, **theirs}

    def test_the_rest_of_an_interrupted_run_goes_before_anything_is_written(self, drive, tree, monkeypatch):
        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", failing(os.replace, Cut, iter(range(3))))
            with pytest.raises(Cut):
                flash(drive)
        left = [path.name for path in drive.glob("*.tmp")]
        assert len(left) == 1
        assert flash(drive)[0].endswith(f": {left[0]} is removed")
        assert tree(drive) == {**THEIRS, **NEW}

    def test_a_manifest_can_name_nothing_of_theirs(self, drive, tree):
        outside = drive.parent / "outside.txt"
        outside.write_bytes(b"mine")
        contents = {"../outside.txt": b"mine", "lib/../../outside.txt": b"mine", **THEIRS}
        put(drive, {manifest.NAME: manifest.make({**contents, **OLD}, "1", "pybadge", 10)})
        contents = {path: THEIRS[path] for path in THEIRS if path.split("/")[0] not in manifest.FOLDERS}
        flash(drive)
        assert contents.items() <= tree(drive).items() and outside.exists()

    def test_an_empty_folder_does_not_stay(self, drive):
        flash(drive, OLD)
        flash(drive)
        assert not (drive / "engine" / "players").exists()


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


class TestOwners:
    """What the drive's owner has where the game's files go."""

    LIES_THERE = {
        "lib/app.mpy": b"C\x06theirs", "lib/text/en/__init__.mpy": b"C\x06theirs",
        "lib/text/en/__init__.py": b"theirs", "engine/match.mpy": b"C\x06theirs", "sprites/logo.bmp": b"BMtheirs",
        manifest.NAME: b'{"name": "Rex"}', "boneyard.tmp": b"theirs",
    }

    def test_all_of_it_is_kept_and_told(self, drive, tree):
        put(drive, self.LIES_THERE)
        told = flash(drive)
        kept = {"lib/app.mpy": "lib/app-before-boneyard.mpy", manifest.NAME: "boneyard-before-boneyard.json",
                "lib/text/en/__init__.mpy": "lib/text/en/__init__-before-boneyard.mpy",
                "lib/text/en/__init__.py": "lib/text/en/__init__-before-boneyard.py",
                "engine/match.mpy": "engine/match-before-boneyard.mpy",
                "sprites/logo.bmp": "sprites/logo-before-boneyard.bmp", "boneyard.tmp": "boneyard.tmp"}
        assert tree(drive) == {**THEIRS, **NEW, **{kept[path]: data for path, data in self.LIES_THERE.items()}}
        texts = {text.partition(": ")[2] for text in told}
        assert {f"{path}, which isn't the game's, is kept as {name}"
                for path, name in kept.items() if path != name} <= texts

    def test_what_an_older_build_had_stays_where_its_owner_has_changed_it(self, drive, tree):
        flash(drive, OLD)
        mine = {"engine/players/greedy.mpy": b"C\x06mine", "sprites/ball.bmp": b"BMmine"}
        put(drive, mine)
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, **mine}

    @pytest.mark.parametrize("path", ["code.py", "engine/players/greedy.mpy"])
    def test_what_is_changed_while_the_copying_goes_on_stays(self, drive, path):
        flash(drive, OLD)
        with Mounted(drive) as held:
            copy = Copy(held, NEW)
            put(drive, {path: b"just saved"})
            with pytest.raises(Fault, match="was changed meanwhile"):
                copy.carry_out(lambda text: None)
        assert (drive / path).read_bytes() == b"just saved"

    def test_what_is_damaged_while_the_copying_goes_on_is_told_at_its_end(self, drive):
        def damage(text):
            if text.endswith(": code.py"):
                put(drive, {"lib/app.mpy": b"damaged"})

        with Mounted(drive) as held, pytest.raises(Fault, match="app.mpy doesn't read as it was written"):
            Copy(held, NEW).carry_out(damage)


class TestGone:
    """The drive goes while it is written, and where it was mounted another folder is, or none."""

    @pytest.mark.parametrize("left", [True, False])
    @pytest.mark.parametrize("at", [1, 2, 5, 9])
    def test_it_is_told_and_nothing_is_written_elsewhere(self, drive, left, at, tree):
        def vanish(text):
            if text.startswith(f"  {at} of "):
                drive.rename(drive.parent / "gone")
                if left:
                    drive.mkdir()

        with Mounted(drive) as held, pytest.raises(Fault, match="is gone; connect the badge, and start this again"):
            Copy(held, NEW).carry_out(vanish)
        assert drive.exists() == left and not list(drive.glob("*"))

    def test_at_the_very_end_too(self, drive, monkeypatch):
        steps_done = []
        with Mounted(drive) as held:
            copy = Copy(held, NEW)
            really_write = held.write

            def write(path, *arguments):
                really_write(path, *arguments)
                steps_done.append(path)
                if len(steps_done) == len(copy.steps):
                    drive.rename(drive.parent / "gone")
                    drive.mkdir()

            monkeypatch.setattr(held, "write", write)
            with pytest.raises(Fault, match="is gone"):
                copy.carry_out(lambda text: None)
        assert not list(drive.glob("*"))

    def test_before_the_first_look(self, tmp_path):
        with pytest.raises(Fault, match="is gone"), Mounted(tmp_path / "nowhere"):
            pass
        assert not (tmp_path / "nowhere").exists()


class TestLock:
    def test_a_drive_is_one_ones_at_a_time(self, drive):
        with Mounted(drive):
            with pytest.raises(Fault, match="another flash.py is at work here"), Mounted(drive):
                pass
        with Mounted(drive):
            pass

    def test_nothing_of_it_lies_on_the_drive(self, drive, tree):
        with Mounted(drive):
            assert tree(drive) == THEIRS

    def test_another_drive_can_be_written_meanwhile(self, drive, tmp_path):
        put(tmp_path / "other", THEIRS)
        with Mounted(drive), Mounted(tmp_path / "other"):
            pass

    def test_it_ends_with_its_process_however_that_ends(self, drive):
        code = ("import sys, time; from pathlib import Path; from drive.mounted import Mounted\n"
                "with Mounted(Path(sys.argv[1])): print(flush=True); time.sleep(99)")
        tools = dict(os.environ, PYTHONPATH=str(environment.ROOT / "tools"))
        with subprocess.Popen([sys.executable, "-c", code, drive], stdout=subprocess.PIPE, env=tools) as other:
            other.stdout.readline()
            assert "another flash.py is at work here" in refused(drive)
            other.kill()
        flash(drive)


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
        for owner, name in ((os, "fsync"), (os, "replace"), (os, "mkdir"), (Path, "rmdir"), (Path, "unlink")):
            patch.setattr(owner, name, failing(getattr(owner, name), Cut, left))
        patch.setattr(mounted, "open", lambda path, mode: Halved(builtins.open(path, mode), left), raising=False)
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
        monkeypatch.setattr(Mounted, "_read", lambda self, path: b"other")
        assert "doesn't read as it was written" in refused(drive)

    @pytest.mark.parametrize("mine", [
        "sprites", "lib/text", "code.py/mine.txt", "boneyard.json/mine.txt", "lib/app.mpy/mine.txt"])
    def test_what_is_in_the_way_is_named_before_anything_is_written(self, drive, tree, mine):
        put(drive, {mine: b"mine"})
        in_the_way = drive / mine.removesuffix("/mine.txt")
        assert refused(drive).startswith(f"{in_the_way} is in the way of the game's files; move it away")
        assert tree(drive) == {**THEIRS, mine: b"mine"}

    @pytest.mark.parametrize("hiding", ["app.py", "app.mpy", "text/__init__.py", "lib/app/mine.txt"])
    def test_what_would_hide_the_games_modules_is_told_before_anything_is_written(self, drive, hiding, tree):
        put(drive, {hiding: b""})
        before = tree(drive)
        message = refused(drive)
        assert f"{hiding.rpartition('/')[0] or hiding} would hide lib/" in message and "move it away" in message
        assert tree(drive) == before

    def test_what_hides_them_is_told_also_when_all_is_there(self, drive, tree):
        flash(drive)
        put(drive, {"app.py": b""})
        assert f"{drive / 'app.py'} would hide lib/app.mpy from the game; move it away" in refused(drive)
        assert tree(drive) == {**THEIRS, **NEW, "app.py": b""}


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
        folders = {"engine", "lib", "lib/text", "lib/text/en", "sprites"}
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

    def test_enough_is_enough(self, drive, monkeypatch):
        self.room(monkeypatch, 10**6)
        flash(drive)
