# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The commands that the README and the pages of docs/ quote: each is one that there is, with options that it has, and
those that are quick do their work in a copy of the project. Tests of their own run all others."""

import functools
import re
import shlex

import pytest

from environment import ROOT
from tests.test_docs import PAGES
from tests.tools import here

BEGINNING = "python3 tools/"


def quoted():
    """The commands that the pages quote, on lines of their own or within sentences, without their beginning."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    found = re.findall(rf"^ +{BEGINNING}(.*)$|`{BEGINNING}([^`]*)`", text, re.MULTILINE)
    return sorted({line or inline for line, inline in found})


@functools.cache
def helped(tool):
    """The help of a tool."""
    return here.run(tool, "--help").stdout


@pytest.mark.parametrize("command", quoted())
def test_a_command_is_there_and_has_its_options(command):
    tool, *arguments = shlex.split(command)
    assert (ROOT / "tools" / tool).is_file()
    if tool != "test.py":  # which has the name of a module of the standard library's, and pytest's arguments
        told = helped(tool.removesuffix(".py"))
        assert [argument for argument in arguments if argument.startswith("--") and argument not in told] == []
    paths = [argument for argument in arguments if argument.startswith(("tests/", "examples/"))]
    assert all((ROOT / path).exists() for path in paths)
