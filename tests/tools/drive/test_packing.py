# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A build is packed as a folder, as a zip that is always the same, and as a code.py that unpacks itself."""

import io
import sys
import zipfile
from types import SimpleNamespace

import pytest

from drive import Fault, manifest, packing

SMALL = {"code.py": b"print(1)\n", "lib/app.mpy": bytes(3000), manifest.NAME: b"{}"}


class TestFolder:
    def test_holds_all(self, tmp_path, tree):
        packing.write_folder(SMALL, tmp_path / "a" / "b")
        assert tree(tmp_path / "a" / "b") == SMALL

    def test_takes_the_place_of_an_earlier_build(self, tmp_path, tree):
        packing.write_folder({**SMALL, "lib/old.mpy": b""}, tmp_path / "b")
        packing.write_folder(SMALL, tmp_path / "b")
        assert tree(tmp_path / "b") == SMALL

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
        assert packing.on_drive(sizes) == 1024 * clusters


class Board:
    """Where the installer is run: a folder for the drive, and what it uses of the badge's own modules."""

    def __init__(self, folder, monkeypatch, **storage):
        self.folder = folder
        self.done = []
        modules = {
            "storage": SimpleNamespace(**storage),
            "microcontroller": SimpleNamespace(reset=lambda: self.done.append("reset")),
            "time": SimpleNamespace(sleep=lambda seconds: None),
            "os": SimpleNamespace(mkdir=lambda path: self.place(path).mkdir(),
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
