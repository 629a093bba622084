# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What holds for every command in tools/: its help, and its end where its output or its user is gone."""

import functools
import os
import shutil
import signal
import subprocess
import sys

import pytest

import environment

TOOLS = sorted(path.stem for path in (environment.ROOT / "tools").glob("*.py")
               if path.read_text(encoding="utf-8").startswith("#!"))
FULL = "/dev/full"

needs_a_shell = pytest.mark.skipif(os.name == "nt", reason="outputs are closed and signals sent otherwise there")
needs_full = pytest.mark.skipif(not os.path.exists(FULL), reason=f"there is no {FULL} here")

# Stands in for a tool.
TOOL = """
import os, signal, sys, environment

def main(what):
    if what == "fails":
        environment.stop("nothing can be done.")
    if what == "is interrupted":
        os.kill(os.getpid(), signal.SIGINT)
    if what == "meets a missing file":
        open("nowhere")
    print("said")
    return 3 if what == "returns 3" else None

environment.run(main, sys.argv[1])
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """A copy of the tools that can't make an environment, and an engine."""
    root = tmp_path_factory.mktemp("bare")
    leave = shutil.ignore_patterns("requirements", "__pycache__")
    for name in ("tools", "engine"):
        shutil.copytree(environment.ROOT / name, root / name, ignore=leave)
    return root


@pytest.fixture
def run(tmp_path):
    """run(what, redirection="", output=PIPE): a finished tool that does so, as a shell starts it."""
    (tmp_path / "tool.py").write_text(TOOL, encoding="utf-8")

    def run_tool(what, redirection="", output=subprocess.PIPE):
        # Whoever started pytest in the background may have told it to ignore Ctrl-C, and its children would, too.
        heed = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        command = f'"$0" "$@" {redirection}'
        return subprocess.run(["sh", "-c", command, sys.executable, "tool.py", what], cwd=tmp_path,
                              env={**os.environ, "PYTHONPATH": str(environment.ROOT / "tools")},
                              stdout=output, stderr=subprocess.PIPE, text=True, preexec_fn=heed)

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


@needs_a_shell
@pytest.mark.parametrize(("what", "redirection", "status", "out", "err"), [
    ("works", "", 0, "said\n", ""),
    ("returns 3", "", 3, "said\n", ""),
    ("fails", "", 1, "", "tool: nothing can be done.\n"),
    ("works", ">&-", 0, "", ""),
    ("works", "<&- >&- 2>&-", 0, "", ""),
    ("fails", ">&-", 1, "", "tool: nothing can be done.\n"),
    ("fails", "2>&-", 1, "", ""),
    ("is interrupted", "", environment.INTERRUPTED, "", ""),
])
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
    assert done.returncode == 1 and "No such file or directory: 'nowhere'" in done.stderr


@needs_a_shell
def test_a_reader_that_has_gone_is_no_error(run):
    reader, writer = os.pipe()
    os.close(reader)
    done = run("works", output=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (environment.PIPE_CLOSED, "")
