# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""environment.py, over a Python that only pretends to make and to fill environments."""

import errno
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cli
import environment

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the pretended Python is a shell script")

# Notes what it was asked to do; fails where a file fail-venv or fail-pip says with what words.
PRETENDED = """
import pathlib, shutil, sys, time

here = pathlib.Path(__file__).parent
arguments = sys.argv[1:]
kind = arguments[1] if arguments[0] == "-m" else "script"
with open(here / "log", "a") as log:
    print(kind, file=log)
if (here / "slow").exists():
    time.sleep(0.2)
if (here / f"fail-{kind}").exists():
    sys.exit((here / f"fail-{kind}").read_text())
if kind == "venv":
    venv = pathlib.Path(arguments[-1])
    shutil.rmtree(venv, ignore_errors=True)
    (venv / "bin").mkdir(parents=True)
    shutil.copy(here / "python", venv / "bin" / "python")
if kind == "pip":
    for argument in arguments:
        if "==" in argument:
            print("Collecting", argument, "(from somewhere)")
    print("Installing collected packages: all")
if kind == "script":
    print("started again:", *arguments[1:])
"""

TOOL = """
import sys, environment
sys.executable = {python!r}
environment.ensure(sys.argv[1])
print("not reached")
"""


PLAY = """
play = [
    # why
    "alpha==1.0",
    "beta-two==2.0",
]"""
TEST = """
test = [{ include-group = "play" }, 'gamma==3.0 ; python_version > "3"']"""


class Checkout:
    """A folder with environment.py, a tool that uses it, and two dependency groups."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "tools").mkdir()
        self.write(PLAY, TEST)
        shutil.copy(environment.__file__, folder / "tools")
        shutil.copytree(Path(cli.__file__).parent, folder / "tools" / "cli")
        (folder / "tools" / "tool.py").write_text(TOOL.format(python=str(folder / "python")))
        (folder / "pretended.py").write_text(PRETENDED)
        (folder / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "{folder}/pretended.py" "$@"\n')
        (folder / "python").chmod(0o755)

    def write(self, *groups):
        (self.folder / "pyproject.toml").write_text("[dependency-groups]\n" + "\n".join(groups))

    def open(self, *arguments):
        """The tool, started with these arguments."""
        command = [sys.executable, str(self.folder / "tools" / "tool.py"), *arguments]
        return subprocess.Popen(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def start(self, *arguments):
        """The tool, once it has ended."""
        process = self.open(*arguments)
        out, err = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, out, err)

    def asked(self):
        """What the pretended Python was asked to do since the last time."""
        log = self.folder / "log"
        words = log.read_text().split() if log.exists() else []
        log.unlink(missing_ok=True)
        return words


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path)


def test_the_first_start_makes_the_environment_and_says_so(checkout):
    result = checkout.start("play", "and", "more")
    assert checkout.asked() == ["venv", "ensurepip", "pip", "script"]
    assert "needs 2 packages" in result.stdout and "once" in result.stdout
    assert "1 of 2: alpha\n" in result.stdout and "2 of 2: beta-two\n" in result.stdout
    assert result.stdout.endswith("started again: play and more\n")
    assert (result.returncode, result.stderr) == (0, "")


def test_the_second_start_is_silent(checkout):
    checkout.start("play")
    checkout.asked()
    assert checkout.start("play").stdout == "started again: play\n"
    assert checkout.asked() == ["script"]


def test_another_group_completes_the_environment(checkout):
    checkout.start("play")
    checkout.asked()
    assert "gamma" in checkout.start("test").stdout
    assert checkout.asked() == ["pip", "script"]
    checkout.start("play")
    assert checkout.asked() == ["script"]


def test_a_pin_that_two_groups_have_is_counted_once(checkout):
    checkout.write(PLAY, TEST.replace("]", ', "beta-two==2.0"]'))
    assert "needs 3 packages" in checkout.start("test").stdout


def test_a_changed_pin_is_installed(checkout):
    checkout.start("test")
    checkout.asked()
    checkout.write('play = ["alpha==1.1"]')
    checkout.start("play")
    assert checkout.asked() == ["pip", "script"]
    pins = (checkout.folder / ".venv/boneyard-pins.txt").read_text().splitlines()
    assert "alpha==1.1" in pins and "alpha==1.0" not in pins and "beta-two==2.0" in pins


def test_pips_failure_is_one_sentence_and_the_next_start_completes_it(checkout):
    fail = checkout.folder / "fail-pip"
    fail.write_text("Looking\nERROR: No matching distribution found for alpha\n")
    result = checkout.start("play")
    assert result.returncode == 1 and result.stderr.count("\n") == 1
    assert "on the network" in result.stderr and "No matching distribution found for alpha" in result.stderr
    fail.unlink()
    checkout.asked()
    assert checkout.start("play").stdout.endswith("started again: play\n")
    assert checkout.asked() == ["pip", "script"]


def test_an_environment_that_was_cut_short_is_made_again(checkout):
    (checkout.folder / ".venv" / "bin").mkdir(parents=True)
    (checkout.folder / ".venv" / "bin" / "python").touch()
    assert checkout.start("play").stdout.endswith("started again: play\n")
    assert checkout.asked() == ["venv", "ensurepip", "pip", "script"]


def test_an_environment_whose_python_is_gone_is_made_again(checkout):
    checkout.start("play")
    checkout.asked()
    (checkout.folder / ".venv" / "bin" / "python").unlink()
    checkout.start("play")
    assert checkout.asked() == ["venv", "ensurepip", "pip", "script"]


@pytest.mark.parametrize("step", ["venv", "ensurepip"])
@pytest.mark.parametrize("why", ["The environment was not created because ensurepip is not\navailable.",
                                 "/usr/bin/python3: No module named ensurepip"])
def test_a_python_without_venv_says_what_to_install(checkout, step, why):
    (checkout.folder / f"fail-{step}").write_text(why)
    result = checkout.start("play")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and "apt install python3-venv" in result.stderr


@pytest.mark.parametrize(("step", "why"), [
    ("venv", "Error: [Errno 28] No space left on device: '/x/.venv'"),
    ("ensurepip", "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n"
                  "subprocess.CalledProcessError: Command '['python', '-m', 'ensurepip']' returned 1."),
    ("pip", "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"),
])
def test_a_full_disk_is_told_as_such(checkout, step, why):
    (checkout.folder / f"fail-{step}").write_text(why)
    result = checkout.start("play")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and "is full" in result.stderr and "network" not in result.stderr


def test_another_failure_of_venv_is_told(checkout):
    (checkout.folder / "fail-venv").write_text("Error: [Errno 30] Read-only file system: '/x/.venv'")
    result = checkout.start("play")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and "Read-only file system" in result.stderr


@pytest.mark.parametrize("there", [False, True])
def test_a_checkout_that_can_not_be_written_to_is_told(monkeypatch, tmp_path, capsys, there):
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    if there:
        environment.VENV.mkdir()
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # as for anybody but root in a folder of root's
    with pytest.raises(SystemExit) as ended:
        environment.ensure("play")
    told = capsys.readouterr().err
    assert ended.value.code == 1 and told.count("\n") == 1
    assert f"{environment.VENV if there else tmp_path} can't be written to" in told and "copy" in told


def test_a_file_that_can_not_be_written_there_is_told(monkeypatch, capsys):
    def install(pins, group):
        raise OSError(errno.ENOSPC, "No space left on device", "pins.txt")

    monkeypatch.setattr(environment, "installed", list)
    monkeypatch.setattr(environment, "install", install)
    with pytest.raises(SystemExit) as ended:
        environment.ensure("play")
    assert ended.value.code == 1
    assert capsys.readouterr().err.endswith(": pins.txt can't be written: No space left on device.\n")


def test_two_first_starts_at_once_wait_for_each_other(checkout):
    (checkout.folder / "slow").touch()
    tools = [checkout.open("play", str(number)) for number in range(2)]
    ends = [tool.communicate() for tool in tools]
    assert [tool.returncode for tool in tools] == [0, 0], ends
    assert sorted(checkout.asked()) == ["ensurepip", "pip", "script", "script", "venv"]
    assert sorted("Another start is installing packages" in out for out, _ in ends) == [False, True]


def test_the_next_one_goes_on_where_a_first_start_was_killed(checkout):
    (checkout.folder / "slow").touch()
    first = checkout.open("play")
    assert "Before" in first.stdout.readline()
    first.kill()
    first.communicate()
    assert checkout.start("play").stdout.endswith("started again: play\n")


def test_all_requirements_are_pinned_each_with_its_reason():
    pins = environment.wanted(environment.ALL)
    assert all("==" in pin for pin in pins)
    assert all(set(environment.wanted(group)) <= set(pins) for group in environment.groups())
    text = environment.PROJECT.read_text(encoding="utf-8")
    table = text[text.index("[dependency-groups]"):text.index("[tool.ruff]")]
    lists = re.findall(r"^\w+ = \[\n((?: .*\n)*)\]", table, re.MULTILINE)
    assert len(lists) == len(environment.groups())
    for lines in lists:
        named = [line.strip() for line in lines.splitlines() if "include-group" not in line]
        assert named[0].startswith("# "), named[0]


def test_the_command_makes_what_is_missing_and_starts_nothing(monkeypatch, capsys):
    completed = []
    monkeypatch.setattr(environment, "complete", completed.append)
    assert environment.main(["play"]) == 0 and environment.main([]) == 0
    assert completed == ["play", "test"]
    assert "has all that the group play names" in capsys.readouterr().out


def test_inside_the_environment_it_just_goes_on():
    assert environment.ensure("test") is None
