# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/run.py, the command `boneyard`: it hands everything over to the command that it is asked for."""

import re
import subprocess
import sys

import pytest

from environment import ROOT


def start(*arguments):
    return subprocess.run([sys.executable, ROOT / "tools" / "run.py", *arguments], capture_output=True, text=True)


def test_its_help_and_the_page_list_every_command_with_the_same_sentence():
    listed = dict(re.findall(r"^  (\w+)  +(\w.*\.)$", start("--help").stdout, re.MULTILINE))
    page = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    assert listed == dict(re.findall(r"^- `(\w+)`: (.*)$", page, re.MULTILINE))
    assert listed.keys() == {path.stem for path in (ROOT / "tools").glob("*.py")} - {"run"}


def test_the_arguments_and_the_exit_status_are_those_of_the_command():
    assert '"game": "draw"' in start("replay", "--deal", "5", "--game", "draw").stdout
    done = start("replay", "nowhere.json")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1) and "nowhere.json" in done.stderr


@pytest.mark.parametrize("arguments", [(), ("chess",)])
def test_no_command_or_another_is_refused_in_a_sentence(arguments):
    done = start(*arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "COMMAND" in done.stderr and "..." not in done.stderr
