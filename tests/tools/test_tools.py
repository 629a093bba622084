# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rules for every command in tools/: its help, and its end where its output or its user is gone."""

import ast
import functools
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import cli
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

OLD = "3.8"  # newer ones can read the same
# Starts a tool, prints the modules of this project that it has imported when it ends, and has no module that is
# newer.
PRETENDS = """
import os, runpy, sys

version, sys.argv = sys.argv[1], sys.argv[2:]
folder = os.path.dirname(sys.argv[0])
sys.version, sys.version_info = f"{version}.1 (older)", (*map(int, version.split(".")), 1)
sys.path.insert(0, folder)
sys.modules |= dict.fromkeys(("graphlib", "tomllib", "zoneinfo"))
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
finally:
    files = [getattr(module, "__file__", None) or "" for module in sys.modules.values() if module]
    print(sys.argv[0], *[file for file in files if file.startswith(folder)], sep="\\n")
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """A copy of the tools, which can't make an environment, and of the game."""
    root = tmp_path_factory.mktemp("bare")
    shutil.copy(environment.PROJECT, root)
    for name in ("tools", "engine", "lib"):
        shutil.copytree(environment.ROOT / name, root / name)
    return root


@pytest.fixture
def run(tmp_path):
    """run(what, redirection="", output=PIPE, **environment): a finished tool that does so, as a shell starts it."""
    (tmp_path / "tool.py").write_text(TOOL, encoding="utf-8")

    def run_tool(what, redirection="", output=subprocess.PIPE, **surroundings):
        # A pytest that was started in the background may ignore Ctrl-C, and its children would, too.
        heed = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        command = f'"$0" "$@" {redirection}'
        return subprocess.run(
            ["sh", "-c", command, sys.executable, "tool.py", what],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(environment.ROOT / "tools"), **surroundings},
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=heed,
        )

    return run_tool


def test_there_are_tools():
    assert {"play", "test", "replay", "soak", "bench", "arena", "train", "make_sprites", "make_fonts"} <= set(TOOLS)


@pytest.mark.parametrize("tool", TOOLS)
def test_help_and_bad_arguments_are_told_before_anything_is_installed(bare, tool):
    command = [sys.executable, bare / "tools" / f"{tool}.py"]
    told = subprocess.run([*command, "--help"], capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith(f"usage: {tool}.py ")
    if tool != "test":  # whose arguments are pytest's
        refused = subprocess.run([*command, "--no-such-thing"], capture_output=True, text=True)
        assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (1, "", 1)


@functools.cache
def old():
    """The command that starts an old Python: one that is here, or else this one, which says that it is old."""
    command = shutil.which(f"python{OLD}")
    if command and subprocess.run([command, "-c", ""], capture_output=True).returncode == 0:
        return [command]
    return [sys.executable, "-c", PRETENDS, OLD]


@pytest.mark.parametrize("tool", TOOLS)
def test_an_older_python_is_told_what_is_needed(bare, tool):
    told = subprocess.run([*old(), bare / "tools" / f"{tool}.py", "--help"], capture_output=True, text=True)
    assert (told.returncode, told.stderr.count("\n")) == (1, 1), told.stderr
    assert told.stderr.startswith(f"{tool}: Python 3.11 or newer is needed, not {OLD}.")
    for path in told.stdout.splitlines():
        ast.parse(Path(path).read_text(encoding="utf-8"), feature_version=tuple(map(int, OLD.split("."))))


@needs_a_shell
@pytest.mark.parametrize(
    ("what", "redirection", "status", "out", "err"),
    [
        ("works", "", 0, "said\n", ""),
        ("returns 3", "", 3, "said\n", ""),
        ("fails", "", 1, "", "tool: nothing can be done.\n"),
        ("works", ">&-", 0, "", ""),
        ("works", "<&- >&- 2>&-", 0, "", ""),
        ("fails", ">&-", 1, "", "tool: nothing can be done.\n"),
        ("fails", "2>&-", 1, "", ""),
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
def test_only_failures_of_the_output_are_taken_for_such(run):
    done = run("meets a missing file")
    assert (done.returncode, done.stderr) == (1, "tool: nowhere can't be used: No such file or directory.\n")


@needs_a_shell
def test_a_reader_that_has_gone_is_no_error(run):
    reader, writer = os.pipe()
    os.close(reader)
    done = run("works", output=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (cli.PIPE_CLOSED, "")


@needs_a_shell
@pytest.mark.parametrize(
    ("encoding", "printed"),
    [
        ("ascii", "/home/\\u0418\\u0432\\u0430\\u043d/\\udcff\nsaid\n"),
        ("utf-8", "/home/\u0418\u0432\u0430\u043d/\\udcff\nsaid\n"),
    ],
)
def test_what_the_output_can_not_encode_is_spelt_out(run, encoding, printed):
    done = run("prints a path", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stdout, done.stderr) == (0, printed, "")
