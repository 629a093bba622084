# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Saves on a PC are never lost: not by a full disk, a kill, an odd file or a second window."""

import os
import signal
import subprocess
import sys
import textwrap

import pytest

from environment import ROOT
from simulator.nvm import Asleep, Nvm
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


def test_both_memories_are_kept_and_whole(path, small_disk, capsys):
    file = SaveFile(path, SIZE)
    asleep = Asleep(file)
    assert asleep[:] == bytes(SIZE)
    asleep[0:3] = b"abc"
    assert (Asleep(file)[0:3], Nvm(file)[:]) == (b"abc", OLD)
    small_disk()
    for memory in (asleep, Nvm(file)):
        memory[0] = 1
    assert (Asleep(file)[0:3], Nvm(file)[:]) == (b"abc", OLD) and files(path) == ["nvm.bin", "nvm.bin.sleep"]
    assert capsys.readouterr().err.count("\n") == 1


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


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="this system kills nobody in the middle of a write")
def test_a_kill_in_the_middle_of_a_write_leaves_the_last_save(path):
    program = textwrap.dedent("""
        import resource, signal, sys
        from pathlib import Path
        from simulator.nvm import Nvm
        from simulator.save_file import SaveFile
        nvm = Nvm(SaveFile(Path(sys.argv[1]), 8192))
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        nvm[0] = 1
    """)
    paths = os.pathsep.join(map(str, (ROOT / "tools", ROOT / "tools" / "board", ROOT / "lib", ROOT)))
    killed = subprocess.run([sys.executable, "-c", program, path], env=os.environ | {"PYTHONPATH": paths})
    assert killed.returncode == -signal.SIGXFSZ
    assert path.read_bytes() == OLD
    assert memory(path)[:] == OLD


@pytest.mark.parametrize("content", [b"", b"short", bytes(9000)])
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


def test_a_second_odd_file_does_not_replace_the_first(path):
    for content in (b"one", b"two"):
        path.write_bytes(content)
        SaveFile(path, SIZE).read()
    assert files(path) == ["nvm-unreadable-1.bin", "nvm-unreadable-2.bin"]
    assert path.with_name("nvm-unreadable-1.bin").read_bytes() == b"one"


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


def test_once_the_first_window_is_closed_the_next_one_saves(path):
    memory(path)
    memory(path)[0] = 1
    assert path.read_bytes()[0] == 1


def test_a_folder_that_can_not_be_made_is_told_once(tmp_path, capsys):
    (tmp_path / "file").touch()
    nvm = memory(tmp_path / "file" / "nvm.bin")
    nvm[0] = 1
    nvm[0] = 2
    assert nvm[0] == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_link_to_the_file_stays_a_link(path, tmp_path):
    link = tmp_path / "link.bin"
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("no links can be made here")
    memory(link)[0] = 1
    assert link.is_symlink() and path.read_bytes()[0] == 1
