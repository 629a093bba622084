# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A tool that is run in the process of the tests: to start another takes longer than most tests do. That each tool
can be started is tested in test_tools.py."""

import contextlib
import importlib
import io
import subprocess
import sys

import pytest

import cli


def run(tool, *arguments):
    """The output of a tool, such as "replay", with these arguments, and how it ends, as subprocess.run
    tells it."""
    arguments = list(map(str, arguments))
    out, err = [io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2)]
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        patch.setattr(sys, "argv", [f"{tool}.py", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.run(importlib.import_module(tool).main, arguments)
    said = [stream.buffer.getvalue().decode() for stream in (out, err)]
    return subprocess.CompletedProcess(sys.argv, ended.value.code or 0, *said)
