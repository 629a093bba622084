# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The README's commands in a clone, with an empty home and an environment that they make and complete themselves."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from environment import ROOT

LONG = 600  # s: more than any environment takes on a busy computer
README = (ROOT / "README.md").read_text(encoding="utf-8")

pytestmark = [
    pytest.mark.slow("the commands make an environment, of 700 MB in the end"),
    pytest.mark.timeout(2 * LONG),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="without git nothing tells what a clone has"),
    pytest.mark.skipif(os.name == "nt", reason="there no signal ends a command as Ctrl-C does"),
]


def surroundings(home):
    """The variables of somebody whose home is empty; only where packages come from is as here, and pip's cache."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("XDG_", "PYTHON", "COVERAGE", "PYTEST")) and key != "VIRTUAL_ENV"
    }
    cache = subprocess.run([sys.executable, "-m", "pip", "cache", "dir"], capture_output=True, text=True)
    return {
        **kept,
        "HOME": str(home),
        "PIP_CACHE_DIR": cache.stdout.strip(),
        "BROWSER": "true",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "npm_config_userconfig": os.path.expanduser("~/.npmrc"),
    }


class Clone:
    """A folder with the files of a clone of the project, even if it isn't committed yet."""

    def __init__(self, folder):
        self.root, self.home, self.output = folder / "boneyard", folder / "home", folder / "output"
        self.home.mkdir()
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        for name in filter(lambda name: (ROOT / name).is_file(), listed.stdout.split("\0")):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)

    @contextlib.contextmanager
    def started(self, *command):
        """Start a command in the clone, without this environment; it is ended as by Ctrl-C."""
        python = getattr(sys, "_base_executable", sys.executable)
        with self.output.open("w") as file:
            process = subprocess.Popen(
                [python, *command],
                cwd=self.root,
                env=surroundings(self.home),
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
            )
            try:
                yield process
            finally:
                if process.poll() is None:
                    process.send_signal(signal.SIGINT)
                process.wait(LONG)

    def run(self, *command):
        """Let a command come to its end; return its exit status."""
        with self.started(*command) as process:
            return process.wait(LONG)

    def said(self):
        return self.output.read_text()

    def wait_for(self, pattern, process):
        """Wait until the command has said something; return the match."""
        end = time.monotonic() + LONG
        while not (found := re.search(pattern, self.said())):
            assert process.poll() is None and time.monotonic() < end, self.said()
            time.sleep(0.2)
        return found


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    folder = tmp_path_factory.mktemp("clone")
    yield Clone(folder)
    shutil.rmtree(folder)  # else pytest would keep a gigabyte


def test_the_game_starts(clone):
    """To its end without a window; in one, which nobody sees, it goes on until Ctrl-C."""
    keys = "tests/fixtures/keys/pai_gow.txt"
    assert clone.run("tools/play.py", "--headless", "--keys", keys, "--shots", "shots") == 0, clone.said()
    with clone.started("tools/play.py") as process, pytest.raises(subprocess.TimeoutExpired):
        process.wait(5)
    assert clone.said() == ""


def test_the_page_is_served(clone):
    with clone.started("tools/web.py", "--serve") as process:
        address = clone.wait_for("Boneyard is at (http://[^ ]+) until", process)[1]
        with urllib.request.urlopen(address) as page:
            assert b"Boneyard" in page.read()
    assert process.returncode == 130 and "Traceback" not in clone.said()


def test_the_game_is_put_on_a_badge(clone):
    """Only a dry run: there may be a badge at this computer."""
    status = clone.run("tools/flash.py", "--dry-run")
    last = clone.said().splitlines()[-1]
    assert status in (0, 1) and "Traceback" not in clone.said() and "drive" in last.lower(), clone.said()


def test_the_tests_start(clone):
    """The packages of the type check are there, too. All tests in it would take as long as those around this
    one."""
    assert clone.run("tools/test.py", "tests/test_imports.py", "tests/tools/test_groups.py") == 0, clone.said()
    python = Path(clone.root, ".venv", "bin", "python")
    assert clone.run("tools/test.py", "--all", "--help") == 0
    for module in ("ruff", "mypy", "xdist", "reuse"):
        assert subprocess.run([python, "-c", f"import {module}"]).returncode == 0
