# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Saves on a PC are never lost: not by a full disk, an odd file or a second window."""

import os

import pytest

from simulator.nvm import Nvm
from simulator.save_file import ELSEWHERE, SaveFile

SIZE = 8192
OLD = b"old saves".ljust(SIZE, b"\xff")


@pytest.fixture
def path(tmp_path):
    """A file with saves."""
    path = tmp_path / "nvm.bin"
    path.write_bytes(OLD)
    return path


@pytest.fixture
def small_disk():
    """small_disk(): from now on no file can have more than 4,096 bytes."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def memory(path):
    return Nvm(SaveFile(path, SIZE))


def files(path):
    """The files beside a path with saves, but for the lock."""
    return sorted(each.name for each in path.parent.iterdir() if each.suffix != ".lock")


def test_what_is_written_is_there_the_next_time(tmp_path):
    path = tmp_path / "new" / "nvm.bin"
    memory(path)[0:3] = b"abc"
    assert memory(path)[0:3] == b"abc"
    assert files(path) == ["nvm.bin"]


def test_a_full_disk_leaves_the_last_save_and_is_told_once_and_in_the_title(path, small_disk, capsys):
    file = SaveFile(path, SIZE)
    nvm = Nvm(file)
    small_disk()
    for byte in (1, 2):
        nvm[0] = byte
    assert nvm[0] == 2
    assert path.read_bytes() == OLD and files(path) == ["nvm.bin"]
    error = capsys.readouterr().err
    assert error.startswith(f"Nothing can be saved in {path}: ") and error.count("\n") == 1
    assert file.trouble.startswith("not saved: ")


def test_when_there_is_room_again_it_is_saved_again(path, monkeypatch):
    file = SaveFile(path, SIZE)
    nvm = Nvm(file)
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", lambda number: (_ for _ in ()).throw(OSError(28, "No space left on device")))
        nvm[0] = 1
    assert file.trouble == "not saved: No space left on device"
    nvm[0] = 2
    assert file.trouble == "" and path.read_bytes() == b"\x02" + OLD[1:]


@pytest.mark.parametrize("content", [b"short", bytes(9000)])
def test_a_file_of_another_length_is_kept_under_another_name(path, content, capsys):
    path.write_bytes(content)
    file = SaveFile(path, SIZE)
    nvm = Nvm(file)
    assert nvm[:] == Nvm()[:]
    aside = path.with_name("nvm-unreadable-1.bin")
    assert capsys.readouterr().err == (
        f"{path} can't be read (it has {len(content)} bytes, not 8192): "
        f"it is now {aside}, and the game begins without it.\n"
    )
    nvm[0] = 1
    assert aside.read_bytes() == content and len(path.read_bytes()) == SIZE
    assert file.trouble == "unreadable saves are now nvm-unreadable-1.bin"


def test_a_second_window_plays_from_the_saves_but_changes_nothing(path, capsys):
    first = memory(path)
    file = SaveFile(path, SIZE)
    second = Nvm(file)
    assert second[:] == OLD
    first[0] = 1
    second[0] = 2
    assert path.read_bytes() == b"\x01" + OLD[1:]
    assert capsys.readouterr().err == ELSEWHERE + "\n"
    assert file.trouble == "not saved: open in another window, too"


def test_a_second_window_leaves_an_odd_file_to_the_first(path):
    first = SaveFile(path, SIZE)
    path.write_bytes(b"odd")
    assert memory(path)[:] == Nvm()[:]
    assert path.read_bytes() == b"odd" and first.read() is None
    assert files(path) == ["nvm-unreadable-1.bin"]


def test_a_link_to_the_file_stays_a_link(path, tmp_path):
    link = tmp_path / "link.bin"
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("no links can be made here")
    memory(link)[0] = 1
    assert link.is_symlink() and path.read_bytes()[0] == 1
