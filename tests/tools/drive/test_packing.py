# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A build is packed as a folder, as a zip that is always the same, and as a code.py that unpacks itself."""

import errno
import io
import itertools
import os
import re
import shutil
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from drive import Fault, manifest, packing, room

SMALL = {"code.py": b"print(1)\n", "lib/app.mpy": bytes(3000)}
SMALL[manifest.NAME] = manifest.make(SMALL, "1", "pybadge", 10)


class Stopped(BaseException):
    """The process ends here."""


def fail_once_after(patch, owner, name, count, error):
    """Let a method raise an error once, when it was called so often."""
    really, calls = getattr(owner, name), itertools.count()

    def run(*arguments, **options):
        if next(calls) == count:
            raise error
        return really(*arguments, **options)

    patch.setattr(owner, name, run)


class TestFolder:
    def test_holds_all(self, tmp_path, tree):
        packing.write_folder(SMALL, tmp_path / "a" / "b")
        assert tree(tmp_path / "a" / "b") == SMALL

    def test_takes_the_place_of_an_earlier_build(self, tmp_path, tree):
        old = {"code.py": b"print(0)\n", "lib/old.mpy": b""}
        packing.write_folder({**old, manifest.NAME: manifest.make(old, "0", "pybadge", 10)}, tmp_path / "b")
        (tmp_path / "b" / ".DS_Store").touch()  # which a Mac puts into each folder that is looked at
        packing.write_folder(SMALL, tmp_path / "b")
        assert tree(tmp_path) == {f"b/{path}": data for path, data in SMALL.items()}

    @pytest.mark.parametrize("path", ["mine.txt", "lib/mine.mpy", "code.py", manifest.NAME])
    def test_takes_the_place_of_no_build_in_which_somebody_has_something(self, tmp_path, path):
        packing.write_folder(SMALL, tmp_path / "b")
        (tmp_path / "b" / path).write_bytes(b"mine")
        with pytest.raises(Fault, match="isn't a build: move it away"):
            packing.write_folder(SMALL, tmp_path / "b")
        assert (tmp_path / "b" / path).read_bytes() == b"mine"

    @pytest.mark.parametrize("there", [True, False])
    @pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), Stopped()])
    def test_stopped_it_leaves_what_was_there_and_does_not_block_the_next(
            self, tmp_path, tree, monkeypatch, error, there):
        for name in ("mkdir", "write_bytes", "rename", "replace"):
            for count in range(3):
                shutil.rmtree(tmp_path / "b", ignore_errors=True)
                if there:
                    packing.write_folder(SMALL, tmp_path / "b")
                before = tree(tmp_path)
                with monkeypatch.context() as patch:
                    fail_once_after(patch, Path, name, count, error)
                    if isinstance(error, Stopped):  # and nothing is cleared away
                        patch.setattr(packing, "_remove", lambda path: None)
                    try:
                        packing.write_folder(SMALL, tmp_path / "b")
                    except OSError:
                        assert tree(tmp_path) == before
                    except Stopped:
                        pass
                packing.write_folder(SMALL, tmp_path / "b")
                assert tree(tmp_path / "b") == SMALL and len(list(tmp_path.iterdir())) == 1

    def test_what_another_process_is_making_is_left_to_it(self, tmp_path):
        other = tmp_path / f"b{packing.UNFINISHED}{os.getppid()}"
        other.mkdir()
        mine = tmp_path / f"b{packing.UNFINISHED}mine"
        mine.mkdir()
        packing.write_folder(SMALL, tmp_path / "b")
        assert other.exists() and mine.exists()

    def test_takes_the_place_of_nothing_else(self, tmp_path):
        (tmp_path / "letters.txt").write_text("dear")
        with pytest.raises(Fault, match="isn't a build"):
            packing.write_folder(SMALL, tmp_path)
        assert (tmp_path / "letters.txt").exists()


class TestZip:
    def test_holds_all_without_a_folder_around_it(self, tmp_path, built):
        packing.write_zip(built, tmp_path / "b.zip")
        with zipfile.ZipFile(tmp_path / "b.zip") as archive:
            assert {name: archive.read(name) for name in archive.namelist()} == built

    def test_is_the_same_from_files_in_any_order(self, tmp_path):
        packing.write_zip(SMALL, tmp_path / "a.zip")
        packing.write_zip(dict(reversed(SMALL.items())), tmp_path / "b.zip")
        assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()

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

    def test_names_no_time_and_no_system(self, tmp_path):
        packing.write_zip(SMALL, tmp_path / "a.zip")
        with zipfile.ZipFile(tmp_path / "a.zip") as archive:
            assert {(info.date_time, info.create_system, info.compress_type) for info in archive.infolist()} == {
                ((1980, 1, 1, 0, 0, 0), 3, zipfile.ZIP_STORED)}


class TestOnDrive:
    @pytest.mark.parametrize(("sizes", "clusters"), [
        ({"a": 0}, 0), ({"a": 1}, 1), ({"a": 1024}, 1), ({"a": 1025}, 2),
        ({"d/a": 1}, 2), ({"d/e/a": 1, "d/b": 1}, 4),
        ({f"d/{name}": 0 for name in "abcdefghijklmno"}, 1),  # 15 names of 64 bytes, and two entries of 32
        ({f"d/{name}": 0 for name in "abcdefghijklmnop"}, 2),
        ({f"d/a_long_name.mpy.{name}": 0 for name in "abcdefghij"}, 1),  # 10 names of 96 bytes
        ({f"d/a_long_name.mpy.{name}": 0 for name in "abcdefghijk"}, 2),
    ])
    def test_files_and_folders_in_whole_clusters(self, sizes, clusters):
        assert room.on_drive(sizes) == 1024 * clusters


class Board:
    """Where the installer is run: a folder for the drive, and what it uses of the badge's own modules."""

    def __init__(self, folder, monkeypatch, **storage):
        self.folder = folder
        self.done = []
        modules = {
            "storage": SimpleNamespace(**storage),
            "microcontroller": SimpleNamespace(reset=lambda: self.done.append("reset")),
            "time": SimpleNamespace(sleep=lambda seconds: None),
            "os": SimpleNamespace(stat=lambda path: os.stat(self.place(path)),
                                  mkdir=lambda path: self.place(path).mkdir(),
                                  rename=lambda old, new: self.place(old).replace(self.place(new))),
        }
        for name, module in modules.items():
            monkeypatch.setitem(sys.modules, name, module)

    def place(self, path):
        assert path.startswith("/")
        return self.folder / path[1:]

    def open(self, path, mode):
        return io.open(self.place(path), mode)

    def start(self):
        exec(compile((self.folder / "code.py").read_bytes(), "code.py", "exec"), {"open": self.open})


class TestInstaller:
    @pytest.fixture
    def installer(self, tmp_path, built):
        """A drive with nothing but the installer."""
        packing.write_folder(built, tmp_path / "build")
        packing.write_installer(tmp_path / "build", tmp_path / "drive" / "code.py")
        return tmp_path / "drive"

    def test_unpacks_the_build_in_its_own_place(self, installer, built, tree, monkeypatch):
        with monkeypatch.context() as patch:
            board = Board(installer, patch, unsafe_disable_usb_drive=lambda: board.done.append("drive taken"))
            board.start()
        assert board.done == ["drive taken", "reset"]
        assert tree(installer) == built

    def test_cut_short_it_is_still_there_to_start_again(self, installer, built, tree, monkeypatch):
        def fail(path, mode):
            if path == "/lib/app.mpy":
                raise MemoryError
            return io.open(board.place(path), mode)

        with monkeypatch.context() as patch:
            board = Board(installer, patch, unsafe_disable_usb_drive=lambda: None, enable_usb_drive=lambda: None)
            board.open = fail
            with pytest.raises(MemoryError):
                board.start()
            del board.open
            board.start()
        assert tree(installer) == built

    @pytest.fixture
    def small(self, tmp_path):
        """A drive with nothing but a small installer."""
        packing.write_folder(SMALL, tmp_path / "build")
        packing.write_installer(tmp_path / "build", tmp_path / "drive" / "code.py")
        return tmp_path / "drive"

    def told(self, drive, data, monkeypatch, capsys):
        """What the installer says that is these bytes, and has written nothing and not reset the badge."""
        (drive / "code.py").write_bytes(data)
        with monkeypatch.context() as patch:
            board = Board(drive, patch, unsafe_disable_usb_drive=lambda: board.done.append("drive taken"))
            try:
                board.start()
            except SystemExit:
                pass
            except (SyntaxError, NameError, RuntimeError):  # from within the first lines; CircuitPython tells it
                print("an error")
        assert not board.done and [path.name for path in drive.iterdir()] == ["code.py"]
        assert (drive / "code.py").read_bytes() == data
        return capsys.readouterr().out

    def test_cut_anywhere_it_says_so_and_unpacks_nothing(self, small, monkeypatch, capsys):
        whole = (small / "code.py").read_bytes()
        within = whole.index(b": print") + len(": print")  # the one place where nobody can say anything
        lines = {found.end() for found in re.finditer(b"\n", whole)} - {len(whole)}
        for length in ({*range(1, whole.index(b"\n"))} - {within}) | lines | {line - 1 for line in lines}:
            said = self.told(small, whole[:length], monkeypatch, capsys)
            assert "has not been copied completely: copy it" in said or said == "an error\n"

    def test_cut_between_two_files_it_says_so_too(self, installer, monkeypatch, capsys):
        whole = (installer / "code.py").read_bytes()
        starts = [found.start() for found in re.finditer(rb"^#>", whole, re.MULTILINE)]
        assert len(starts) > 300
        for start in (starts[0], starts[200], starts[-1]):
            assert "not been copied completely" in self.told(installer, whole[:start], monkeypatch, capsys)

    def test_with_a_piece_that_was_not_written_it_says_so(self, small, monkeypatch, capsys):
        whole = (small / "code.py").read_bytes()
        for start in range(whole.index(b"import binascii"), len(whole), 512):
            damaged = whole[:start] + bytes(len(whole[start:start + 512])) + whole[start + 512:]
            said = self.told(small, damaged, monkeypatch, capsys)
            assert "not been copied completely" in said or said == "an error\n"

    @pytest.mark.parametrize("path", ["lib/app.mpy", manifest.NAME])
    def test_over_a_file_of_the_owners_it_writes_nothing(self, small, tmp_path, monkeypatch, capsys, tree, path):
        (small / path).parent.mkdir(exist_ok=True)
        (small / path).write_bytes(b"mine")
        before = tree(small)
        with monkeypatch.context() as patch:
            board = Board(small, patch, unsafe_disable_usb_drive=lambda: board.done.append("drive taken"))
            with pytest.raises(SystemExit):
                board.start()
        assert f"{path} is there and isn't Boneyard's: move it away" in capsys.readouterr().out
        assert tree(small) == before and not board.done

    def test_over_another_build_it_writes_all_that_is_new(self, small, tmp_path, monkeypatch, tree):
        old = {"lib/app.mpy": b"old", "lib/old.mpy": b"old"}
        for path, data in {**old, manifest.NAME: manifest.make(old, "0", "pybadge", 10)}.items():
            (small / path).parent.mkdir(exist_ok=True)
            (small / path).write_bytes(data)
        with monkeypatch.context() as patch:
            Board(small, patch, unsafe_disable_usb_drive=lambda: None).start()
        assert tree(small) == {**SMALL, "lib/old.mpy": b"old"}

    def test_takes_the_place_of_an_earlier_one_and_of_nothing_else(self, small, tmp_path):
        packing.write_installer(tmp_path / "build", small / "code.py")
        (small / "code.py").write_bytes(b"mine")
        with pytest.raises(Fault, match="isn't a build"):
            packing.write_installer(tmp_path / "build", small / "code.py")
        assert (small / "code.py").read_bytes() == b"mine"

    def test_on_an_older_circuitpython_it_says_what_it_needs(self, installer, monkeypatch, capsys, tree):
        before = tree(installer)
        with monkeypatch.context() as patch:
            with pytest.raises(SystemExit):
                Board(installer, patch).start()
        assert "needs CircuitPython 10.3 or newer" in capsys.readouterr().out
        assert tree(installer) == before

    def test_is_the_same_each_time(self, installer, tmp_path):
        packing.write_installer(tmp_path / "build", tmp_path / "again.py")
        assert (tmp_path / "again.py").read_bytes() == (installer / "code.py").read_bytes()
