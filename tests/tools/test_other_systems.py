# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The tools on other systems, which are imitated here."""

import errno
import os
import re
import subprocess
import sys
from types import SimpleNamespace

import pytest

import environment
from cli import lock
from drive import Fault, mounted
from environment import ROOT
from figures import Unavailable, counting, micropython
from simulator import window

LOCK_WITHOUT_WAITING = 2  # msvcrt.LK_NBLCK
BRANCH = re.compile(r"\bos\.name\b|\bsys\.platform\b|\bplatform\.(?:system|machine)\b")
# Each has its tests here.
BRANCHING = {
    "tools/environment.py",
    "tools/cli/lock.py",
    "tools/drive/mounted.py",
    "tools/simulator/window.py",
    "tools/figures/counting.py",
}


class Imitation:
    """A module of which some names are others'."""

    def __init__(self, module, **names):
        self.__dict__.update(names)
        self._module = module

    def __getattr__(self, name):
        return getattr(self._module, name)


@pytest.fixture
def windows(monkeypatch):
    """Windows, for the modules that are tested here; its calls of msvcrt.locking as (the file's place, how, bytes).
    They raise the exceptions in `busy`, the first first."""
    locked = []

    def locking(number, how, count):
        locked.append((os.lseek(number, 0, os.SEEK_CUR), how, count))
        if windows.busy:
            raise windows.busy.pop(0)

    msvcrt = SimpleNamespace(LK_NBLCK=LOCK_WITHOUT_WAITING, locking=locking)
    windows = SimpleNamespace(locked=locked, busy=[])
    monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)
    monkeypatch.setattr(mounted, "msvcrt", msvcrt, raising=False)
    monkeypatch.setattr(mounted, "sys", Imitation(sys, platform="win32"))
    for module in (environment, lock, mounted):
        monkeypatch.setattr(module, "os", Imitation(os, name="nt"))
    return windows


def test_wherever_systems_differ_both_ways_are_tested():
    branching = {
        path.relative_to(ROOT).as_posix()
        for folder in ("tools", "lib", "engine")
        for path in (ROOT / folder).rglob("*.py")
        if BRANCH.search(path.read_text(encoding="utf-8"))
    }
    assert branching == BRANCHING


def test_windows_has_the_environments_python_elsewhere(windows):
    assert environment.python() == environment.VENV / "Scripts" / "python.exe"


def test_on_windows_a_command_ends_only_when_what_it_has_started_again_ends(windows, monkeypatch):
    started = []

    def call(command):
        started.append(command)
        return 3

    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(sys, "orig_argv", ["python", "tools/play.py", "--mute"])
    with pytest.raises(SystemExit) as ended:
        environment.restart()
    assert ended.value.code == 3
    assert started == [[str(environment.python()), "tools/play.py", "--mute"]]


def test_elsewhere_it_is_replaced_by_it(monkeypatch):
    started = []
    monkeypatch.setattr(os, "execv", lambda program, command: started.append((program, command)))
    monkeypatch.setattr(sys, "orig_argv", ["python", "tools/play.py"])
    environment.restart()
    assert started == [(str(environment.python()), [str(environment.python()), "tools/play.py"])]


def test_on_windows_a_lock_lies_where_nothing_is_read(windows, tmp_path, monkeypatch):
    file = tmp_path / "file"
    file.write_bytes(b"read by others")
    windows.busy.append(PermissionError(errno.EACCES, "Permission denied"))
    waited = []
    monkeypatch.setattr(lock, "_PAUSE", 0)
    with lock.held(file, lambda: waited.append(1)):
        assert waited == [1] and len(windows.locked) == 2
    assert all(
        place > file.stat().st_size and how == LOCK_WITHOUT_WAITING and count == 1
        for place, how, count in windows.locked
    )


def test_on_windows_a_drive_is_locked_by_a_file_elsewhere(windows, tmp_path):
    with mounted.Mounted(tmp_path):
        assert windows.locked == [(0, LOCK_WITHOUT_WAITING, 1)]
        assert not list(tmp_path.iterdir())
    windows.busy.append(PermissionError(errno.EACCES, "Permission denied"))
    with pytest.raises(Fault, match="another flash.py is at work here"), mounted.Mounted(tmp_path):
        pass


def test_on_windows_a_folder_is_not_opened_to_have_it_written(windows, tmp_path):
    mounted._sync(tmp_path / "nowhere")


class Opened(Exception):
    """The window would have been opened."""


@pytest.mark.parametrize(("system", "ends"), [("linux", window.NoDisplay), ("darwin", Opened), ("win32", Opened)])
def test_only_linux_has_no_screen_unless_a_variable_names_one(monkeypatch, tmp_path, system, ends):
    def init():
        raise Opened

    for name in window.SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(window, "users_file", lambda: tmp_path / "nvm.bin")
    monkeypatch.setattr(window, "sys", Imitation(sys, platform=system))
    monkeypatch.setattr(window.pygame.display, "init", init)
    with pytest.raises(ends):
        window.Window()


@pytest.mark.parametrize(("system", "machine"), [("darwin", "arm64"), ("win32", "AMD64"), ("linux", "aarch64")])
def test_instructions_are_counted_nowhere_else(monkeypatch, system, machine):
    monkeypatch.setattr(micropython, "available", lambda: True)
    monkeypatch.setattr(counting, "sys", Imitation(sys, platform=system))
    monkeypatch.setattr(counting, "platform", SimpleNamespace(machine=lambda: machine))
    with pytest.raises(Unavailable, match="Linux x86-64 only"):
        counting.check()
