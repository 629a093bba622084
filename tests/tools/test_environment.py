# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""environment.py, over a Python that only pretends to make and to fill environments."""

import os
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
import pathlib, shutil, sys

here = pathlib.Path(__file__).parent
arguments = sys.argv[1:]
kind = arguments[1] if arguments[0] == "-m" else "script"
with open(here / "log", "a") as log:
    print(kind, file=log)
if (here / f"fail-{kind}").exists():
    sys.exit((here / f"fail-{kind}").read_text())
if kind == "venv":
    venv = pathlib.Path(arguments[-1])
    shutil.rmtree(venv, ignore_errors=True)
    (venv / "bin").mkdir(parents=True)
    shutil.copy(here / "python", venv / "bin" / "python")
if kind == "pip":
    for line in open(arguments[-1]):
        if "==" in line:
            print("Collecting", line.strip(), "(from somewhere)")
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


class Checkout:
    """A folder with environment.py, a tool that uses it, and two files of requirements."""

    def __init__(self, folder):
        self.folder = folder
        requirements = folder / "tools" / "requirements"
        requirements.mkdir(parents=True)
        (requirements / "play.txt").write_text("# why\nalpha==1.0\n\nbeta-two==2.0\n")
        (requirements / "test.txt").write_text('-r play.txt\ngamma==3.0 ; python_version > "3"\n')
        shutil.copy(environment.__file__, folder / "tools")
        shutil.copytree(Path(cli.__file__).parent, folder / "tools" / "cli")
        (folder / "tools" / "tool.py").write_text(TOOL.format(python=str(folder / "python")))
        (folder / "pretended.py").write_text(PRETENDED)
        (folder / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "{folder}/pretended.py" "$@"\n')
        (folder / "python").chmod(0o755)

    def start(self, *arguments):
        command = [sys.executable, str(self.folder / "tools" / "tool.py"), *arguments]
        return subprocess.run(command, cwd="/", capture_output=True, text=True)

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
    assert checkout.asked() == ["venv", "pip", "script"]
    assert "needs 2 packages" in result.stdout and "once" in result.stdout
    assert "1 of 2: alpha\n" in result.stdout and "2 of 2: beta-two\n" in result.stdout
    assert result.stdout.endswith("started again: play and more\n")
    assert (result.returncode, result.stderr) == (0, "")


def test_the_second_start_is_silent(checkout):
    checkout.start("play")
    checkout.asked()
    assert checkout.start("play").stdout == "started again: play\n"
    assert checkout.asked() == ["script"]


def test_more_requirements_complete_the_environment(checkout):
    checkout.start("play")
    checkout.asked()
    assert "gamma" in checkout.start("test").stdout
    assert checkout.asked() == ["pip", "script"]
    checkout.start("play")
    assert checkout.asked() == ["script"]


def test_a_pin_that_two_files_have_is_counted_once(checkout):
    with (checkout.folder / "tools/requirements/test.txt").open("a") as file:
        file.write("beta-two==2.0\n")
    assert "needs 3 packages" in checkout.start("test").stdout


def test_a_changed_pin_is_installed(checkout):
    checkout.start("test")
    checkout.asked()
    (checkout.folder / "tools/requirements/play.txt").write_text("alpha==1.1\n")
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
    assert checkout.asked() == ["venv", "pip", "script"]


def test_an_environment_whose_python_is_gone_is_made_again(checkout):
    checkout.start("play")
    checkout.asked()
    (checkout.folder / ".venv" / "bin" / "python").unlink()
    checkout.start("play")
    assert checkout.asked() == ["venv", "pip", "script"]


def test_a_python_without_venv_says_what_to_install(checkout):
    (checkout.folder / "fail-venv").write_text("The environment was not created: ensurepip is not available")
    result = checkout.start("play")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and "apt install python3-venv" in result.stderr


def test_another_failure_of_venv_is_told(checkout):
    (checkout.folder / "fail-venv").write_text("Error: [Errno 28] No space left on device")
    result = checkout.start("play")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and "No space left on device" in result.stderr


def test_all_requirements_are_pinned():
    pins = environment.wanted("test")
    assert set(environment.wanted("play")) < set(pins)
    assert all("==" in pin for pin in pins)


def test_inside_the_environment_it_just_goes_on():
    assert environment.ensure("test") is None
