# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rules for every command in tools/: its help, and its end where its output or its user is gone."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cli
import engine
import environment

TOOLS = sorted(
    path.stem for path in (environment.ROOT / "tools").glob("*.py") if path.read_text(encoding="utf-8").startswith("#!")
)
FULL = "/dev/full"

needs_a_shell = pytest.mark.skipif(os.name == "nt", reason="outputs are closed and signals sent otherwise there")
needs_full = pytest.mark.skipif(not os.path.exists(FULL), reason=f"there is no {FULL} here")

# Stands in for a tool.
TOOL = """
import os, signal, sys, cli

def main(what):
    if what == "fails":
        cli.stop("nothing can be done.")
    if what == "is interrupted":
        os.kill(os.getpid(), signal.SIGINT)
    if what == "meets a missing file":
        open("nowhere")
    if what == "prints a path":
        print("/home/\\u0418\\u0432\\u0430\\u043d/\\udcff")
    print("said")
    return 3 if what == "returns 3" else None

cli.run(main, sys.argv[1])
"""

OLD = 3, 8  # newer ones can read the same
# Starts each tool named in its arguments in this process, with an option, as a Python of the version given or as this
# one; prints the files of this project that were imported, and each tool's status and outputs.
STARTS = """
import contextlib, io, json, os, runpy, sys

folder, option, old, *tools = sys.argv[1:]
sys.path.insert(0, folder)
if old:
    sys.version, sys.version_info = "3.8.1 (older)", (3, 8, 1)
    sys.modules |= dict.fromkeys(("graphlib", "tomllib", "zoneinfo"))
ends = {}
for tool in tools:
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    sys.argv = [os.path.join(folder, tool + ".py"), option]
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            runpy.run_path(sys.argv[0], run_name="__main__")
        except SystemExit as end:
            status = end.code
    if isinstance(status, str):  # what Python itself prints
        err.write(status + "\\n")
        status = 1
    ends[tool] = status, out.buffer.getvalue().decode(), err.buffer.getvalue().decode()
files = [getattr(module, "__file__", None) or "" for module in sys.modules.values() if module]
print(json.dumps([[file for file in files if file.startswith(folder)], ends]))
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """A copy of the tools, which can't make an environment, and of the game."""
    root = tmp_path_factory.mktemp("bare")
    for name in (environment.PROJECT.name, "code.py"):
        shutil.copy(environment.ROOT / name, root)
    for name in ("tools", "engine", "lib"):
        shutil.copytree(environment.ROOT / name, root / name)
    return root


@pytest.fixture
def run(tmp_path):
    """run(what, redirection="", output=PIPE, **environment): a finished tool that does so, as a shell starts it."""
    (tmp_path / "tool.py").write_text(TOOL, encoding="utf-8")

    def run_tool(what, redirection="", output=subprocess.PIPE, **surroundings):
        command = f'"$0" "$@" {redirection}'
        return subprocess.run(
            ["sh", "-c", command, sys.executable, "tool.py", what],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(environment.ROOT / "tools"), **surroundings},
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
        )

    return run_tool


def starts(bare, option, old=False, tools=TOOLS):
    """Which files the tools import that are started with an option, and how each ends, by its name."""
    done = subprocess.run(
        [sys.executable, "-c", STARTS, str(bare / "tools"), option, "old" * old, *tools], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_help_and_bad_arguments_are_told_before_anything_is_installed(bare):
    for tool, (status, out, err) in starts(bare, "--help")[1].items():
        assert (status, err) == (0, "") and out.startswith(f"usage: {tool}.py "), tool
    for tool, (status, out, _) in starts(bare, "--version")[1].items():
        assert (status, out) == (0, f"Boneyard {engine.__version__}\n"), tool
    others = [tool for tool in TOOLS if tool != "test"]  # whose arguments are pytest's
    for tool, (status, out, err) in starts(bare, "--no-such-thing", tools=others)[1].items():
        assert (status, out, err.count("\n")) == (1, "", 1) and err.startswith(f"{tool}: "), tool


def test_an_older_python_is_told_what_is_needed(bare):
    files, ends = starts(bare, "--help", old=True)
    for tool, (status, out, err) in ends.items():
        assert (status, out, err.count("\n")) == (1, "", 1), tool
        assert err.startswith(f"{tool}: Python 3.11 or newer is needed, not 3.8.1"), tool
    for path in [*files, *(bare / "tools" / f"{tool}.py" for tool in TOOLS)]:
        ast.parse(Path(path).read_text(encoding="utf-8"), feature_version=OLD)


WRONG = {
    "play": "there is no display to open a window on",
    "play --headless --keys none": "none can't be read",
    "read_traceback none": "none can't be read",
    "flash --drive none": "there is no folder none",
    "build --board toaster": "invalid choice: 'toaster' (choose from ",
    "build --out tool": "tool can't be written",
}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
@pytest.mark.parametrize("command", WRONG)
def test_a_mistake_is_told_before_anything_is_installed(bare, tmp_path, command):
    tool, *arguments = command.split()
    (tmp_path / "tool").write_text("in the way", encoding="utf-8")
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    told = subprocess.run(
        [sys.executable, bare / "tools" / f"{tool}.py", *arguments],
        cwd=tmp_path,
        text=True,
        env={name: value for name, value in os.environ.items() if name not in screens},
        capture_output=True,
    )
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (1, "", 1) and WRONG[command] in told.stderr


@needs_a_shell
@pytest.mark.parametrize(
    ("what", "redirection", "status", "out", "err"),
    [
        ("works", "", 0, "said\n", ""),
        ("returns 3", "", 3, "said\n", ""),
        ("fails", "", 1, "", "tool: nothing can be done.\n"),
        ("works", "<&- >&- 2>&-", 0, "", ""),
        ("is interrupted", "", cli.INTERRUPTED, "", ""),
    ],
)
def test_its_end(run, what, redirection, status, out, err):
    done = run(what, redirection)
    assert (done.returncode, done.stdout, done.stderr) == (status, out, err)


@needs_full
def test_an_output_that_can_not_be_written(run):
    done = run("works", f">{FULL}")
    assert (done.returncode, done.stderr) == (1, "tool: the output can't be written (No space left on device)\n")


@needs_a_shell
def test_a_reader_that_has_gone_is_no_error(run):
    reader, writer = os.pipe()
    os.close(reader)
    done = run("works", output=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (cli.PIPE_CLOSED, "")


@needs_a_shell
def test_what_the_output_can_not_encode_is_spelt_out(run):
    done = run("prints a path", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "/home/\\u0418\\u0432\\u0430\\u043d/\\udcff\nsaid\n"
