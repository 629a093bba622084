# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A build is packed as a folder, as a zip that is always the same, and as a code.py that unpacks itself."""

import contextlib
import errno
import itertools
import os
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from drive import Fault, manifest, packing, room
from figures import micropython
from tests.tools.drive.flashing import NEW, THEIRS, Badge, put

SMALL = {"code.py": b"print(1)\n", "lib/app.mpy": bytes(3000)}
SMALL[manifest.NAME] = manifest.make(SMALL, "1", "pybadge", 10)


def fail_once_after(patch, owner, name, count, error):
    """Let a method raise an error once, when it was called so often."""
    really, calls = getattr(owner, name), itertools.count()

    def run(*arguments, **options):
        if next(calls) == count:
            raise error
        return really(*arguments, **options)

    patch.setattr(owner, name, run)


class TestFolder:
    def test_takes_the_place_of_an_earlier_build(self, tmp_path, tree):
        old = {"code.py": b"print(0)\n", "lib/old.mpy": b""}
        packing.write_folder({**old, manifest.NAME: manifest.make(old, "0", "pybadge", 10)}, tmp_path / "b")
        (tmp_path / "b" / ".DS_Store").touch()  # which a Mac puts into each folder that is looked at
        packing.write_folder(SMALL, tmp_path / "b")
        assert tree(tmp_path) == {f"b/{path}": data for path, data in SMALL.items()}

    @pytest.mark.parametrize("path", ["lib/mine.mpy", "code.py", manifest.NAME])
    def test_takes_the_place_of_no_build_in_which_somebody_has_something(self, tmp_path, path):
        packing.write_folder(SMALL, tmp_path / "b")
        (tmp_path / "b" / path).write_bytes(b"mine")
        with pytest.raises(Fault, match="isn't a build: move it away"):
            packing.write_folder(SMALL, tmp_path / "b")
        assert (tmp_path / "b" / path).read_bytes() == b"mine"

    @pytest.mark.parametrize("name", ["mkdir", "write_bytes", "rename", "replace"])
    def test_without_room_it_leaves_what_was_there_and_does_not_block_the_next(self, tmp_path, tree, name):
        old = {"code.py": b"print(0)\n"}
        old[manifest.NAME] = manifest.make(old, "0", "pybadge", 10)
        packing.write_folder(old, tmp_path / "b")
        for count in range(3):
            with pytest.MonkeyPatch.context() as patch, contextlib.suppress(OSError):
                fail_once_after(patch, Path, name, count, OSError(errno.ENOSPC, "No space left on device"))
                packing.write_folder(SMALL, tmp_path / "b")
            assert tree(tmp_path / "b") in (old, SMALL) and len(list(tmp_path.iterdir())) == 1
        packing.write_folder(SMALL, tmp_path / "b")
        assert tree(tmp_path / "b") == SMALL


class TestZip:
    def test_holds_all_and_names_no_time_and_no_system(self, tmp_path):
        packing.write_zip(SMALL, tmp_path / "a.zip")
        with zipfile.ZipFile(tmp_path / "a.zip") as archive:
            assert {name: archive.read(name) for name in archive.namelist()} == SMALL
            assert {(info.date_time, info.create_system, info.compress_type) for info in archive.infolist()} == {
                ((1980, 1, 1, 0, 0, 0), 3, zipfile.ZIP_STORED)
            }

    def test_takes_the_place_of_an_earlier_build_and_of_nothing_else(self, tmp_path):
        for _ in range(2):
            packing.write_zip(SMALL, tmp_path / "a.zip")
        assert [path.name for path in tmp_path.iterdir()] == ["a.zip"]
        (tmp_path / "letters.zip").write_bytes(b"dear")
        with zipfile.ZipFile(tmp_path / "more.zip", "w") as archive:
            archive.writestr("letters.txt", b"dear")
        for name in ("letters.zip", "more.zip"):
            before = (tmp_path / name).read_bytes()
            with pytest.raises(Fault, match="isn't a build"):
                packing.write_zip(SMALL, tmp_path / name)
            assert (tmp_path / name).read_bytes() == before


class TestOnDrive:
    @pytest.mark.parametrize(
        ("sizes", "clusters"),
        [
            ({"a": 0}, 0),
            ({"a": 1025}, 2),
            ({"d/e/a": 1, "d/b": 1}, 4),
            ({f"d/{name}": 0 for name in "abcdefghijklmno"}, 1),  # 15 names of 64 bytes, and two entries of 32
            ({f"d/a_long_name.mpy.{name}": 0 for name in "abcdefghijk"}, 2),  # 11 names of 96 bytes
        ],
    )
    def test_files_and_folders_in_whole_clusters(self, sizes, clusters):
        assert room.on_drive(sizes) == 1024 * clusters


class TestInstaller:
    @pytest.fixture
    def small(self, drive):
        """A drive with its owner's files, and a small installer."""
        packing.write_installer(NEW, drive / "code.py")
        return drive

    def test_takes_the_drive_from_the_computer_unpacks_and_resets_the_badge(self, small, tree):
        badge = Badge(small)
        assert badge.start().splitlines() == [
            "Boneyard is being unpacked: leave the badge switched on.",
            *[path for path in NEW if path not in ("code.py", manifest.NAME)],
            "Boneyard is there. The badge starts it by itself.",
        ]
        assert badge.done == ["take", "reset"] and tree(small) == {**THEIRS, **NEW}

    def told(self, drive, data, tree):
        """The message of the installer with these bytes, which has done nothing."""
        (drive / "code.py").write_bytes(data)
        before, badge = tree(drive), Badge(drive)
        try:
            said = badge.start()
        except (SyntaxError, NameError, RuntimeError):  # from within the first lines; CircuitPython tells it
            said = "an error\n"
        assert not badge.done and tree(drive) == before
        return said

    def test_cut_anywhere_it_says_so_and_unpacks_nothing(self, small, tree):
        whole = (small / "code.py").read_bytes()
        within = whole.index(b": print") + len(": print")  # the one place where nobody can say anything
        lines = {found.end() for found in re.finditer(b"\n", whole)} - {len(whole)}
        for length in ({*range(1, whole.index(b"\n"), 4)} - {within}) | set(sorted(lines)[::4]):
            said = self.told(small, whole[:length], tree)
            assert "has not been copied completely: copy it" in said or said == "an error\n"

    def test_with_a_piece_that_was_not_written_it_says_so(self, small, tree):
        whole = (small / "code.py").read_bytes()
        for start in range(whole.index(b"import binascii"), len(whole), 512):
            damaged = whole[:start] + bytes(len(whole[start : start + 512])) + whole[start + 512 :]
            said = self.told(small, damaged, tree)
            assert "not been copied completely" in said or said == "an error\n"

    @pytest.mark.parametrize("path", ["loader.py", "sprites"])
    def test_where_something_is_in_the_way_nothing_is_done(self, small, tree, path):
        put(small, {path: b"mine"})
        said = self.told(
            small,
            packing.installer(
                {**NEW, "lib/loader.mpy": b"C\x06"}
                | {manifest.NAME: manifest.make({**NEW, "lib/loader.mpy": b"C\x06"}, "2", "pybadge", 10)}
            ),
            tree,
        )
        assert re.fullmatch("Boneyard has not been unpacked: .*(is in the way of|would hide).*\n", said)

    def test_where_there_is_too_little_room_nothing_is_done(self, small, tree, monkeypatch):
        monkeypatch.setattr(os, "statvfs", lambda path: (1024, 1024, 2048, 9))
        said = self.told(small, (small / "code.py").read_bytes(), tree)
        assert "the drive has 9216 bytes left, and" in said and "are needed" in said

    def test_what_fails_is_told_and_the_computer_gets_the_drive_back(self, small, monkeypatch):
        def fail(*arguments):
            raise OSError(28, "No space")

        badge = Badge(small)
        monkeypatch.setattr(os, "mkdir", fail)
        assert "Boneyard has not been unpacked completely: the drive CIRCUITPY is full" in badge.start()
        assert badge.done == ["take", "give back"]

    def test_on_an_older_circuitpython_it_says_what_it_needs(self, small, tree):
        before, badge = tree(small), Badge(small, mount=None)
        assert "needs CircuitPython 10.3 or newer" in badge.start()
        assert tree(small) == before and not badge.done


# Where the installer is run: the badge's modules that MicroPython here lacks.
MODULES = {
    "storage": "def unsafe_disable_usb_drive(): pass\ndef enable_usb_drive(): pass",
    "microcontroller": "def reset(): print('reset')",
    "zlib": "from deflate import DeflateIO, ZLIB\nfrom io import BytesIO\n"
    "def decompress(data): return DeflateIO(BytesIO(data), ZLIB).read()",
    "hashlib": "raise ImportError",
}


@pytest.mark.skipif(not micropython.available(), reason=micropython.MISSING)
@pytest.mark.slow("hundreds of files are compared and written")
def test_on_micropython_the_whole_game_is_unpacked_over_another_build_in_the_badges_memory(tmp_path, built, tree):
    drive, modules = tmp_path / "drive", tmp_path / "modules"
    put(modules, {f"{name}.py": text.encode() for name, text in MODULES.items()})
    old = {path: b"older" + data for path, data in built.items() if path != manifest.NAME}
    old["lib/gone/gone.mpy"] = b"C\x06"
    put(
        drive,
        {
            **old,
            manifest.NAME: manifest.make(old, "0", "pybadge", 10),
            "lib/app.mpy": b"mine",
            "code.py": packing.installer(built),
        },
    )
    command = [*micropython.command("", heap="139wK")[:-2], "code.py"]
    done = subprocess.run(
        command, cwd=drive, env={**os.environ, "MICROPYPATH": str(modules)}, capture_output=True, text=True
    )
    assert done.stdout.endswith("Boneyard is there. The badge starts it by itself.\nreset\n"), done.stdout[-200:]
    assert tree(drive) == {**built, "lib/app-before-boneyard.mpy": b"mine"}
