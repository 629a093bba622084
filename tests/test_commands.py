# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Every command that the README and the pages of docs/ quote does its work, in a copy of the project. One
that would take long, or wait for somebody, gets more arguments that shorten it."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bench
from environment import ROOT, VENV
from figures import game_heap, micropython
from tests.test_docs import PAGES

# By command, without its beginning: the arguments that shorten it, and a part of its output then.
QUICK = {
    "environment.py": ("", "The environment .venv/ has all"),
    "new_game.py fours": ("--lacks", "Fours lacks:"),
    "replay.py tests/fixtures/all_fives_match.json": ("", '"match": 0'),
    "replay.py --deal 12345 --game kozel --seats 4": ("", '"game": "kozel"'),
    "puzzles.py check --only 17": ("", "All hold. Puzzles checked: 1,"),
    "replay.py --verify tests/fixtures/fair/kurnik.json": ("", "All 4 deals are those"),
    "soak.py --matches 100000": ("--matches 20", "20 matches"),
    "soak.py --game draw --matches 1000": ("--matches 20", "20 matches"),
    "test.py tests/words": ("--collect-only -q", "tests/words/test_words.py"),
    "test.py tests/engine/games/test_bergen.py": ("--collect-only -q", "tests/engine/games/test_bergen.py"),
    "test.py tests/handheld tests/scenes/test_boards.py": ("--collect-only -q", "tests/handheld/test_boards.py"),
    "test.py tests/tools/firmware/test_names.py -rP": ("--collect-only -q", "tests/tools/firmware/test_names.py"),
    "test.py": ("tests/words/test_names.py -q", " passed"),
}
SLOW = {
    # Before the commands that change the chances to win and the puzzles.
    "puzzles.py check": ("--only 1 --only 2", "All hold. Puzzles checked: 2,"),
    "arena.py heavy.py:Heavy greedy --game draw": ("--matches 2 --jobs 1", "heavy.py:Heavy (A)"),
    "arena.py beginner greedy skilled expert --matches 600 --seed 1": ("--matches 2 --jobs 1", "Elo ratings"),
    "arena.py expert greedy --matches 10000 --seed 1": ("--matches 2 --jobs 1", "expert"),
    "judge_check.py": (
        "--game draw --positions 2 --deals 800 --costly 1 --times 2 --jobs 1",
        "draw: 1 decisions judged costly lose ",
    ),
    "match_chances.py --seed 1": ("--rounds 12 --matches 40 --jobs 1", "pai_gow 2: after "),
    "match_chances.py draw": ("--rounds 12 --matches 40 --jobs 1", "draw 2 set=6: after "),
    "puzzles.py make --each 9 --force": ("--each 1 --game kurnik --jobs 1 --seed 1", "3 puzzles in "),
    "read_traceback.py console.txt": ("", "engine/match.py"),
    "replay.py --judge tests/fixtures/all_fives_match.json": ("", '"skill": '),
    "replay.py tests/fixtures/all_fives_match.json --png table.png --move 40 --gif match.gif": ("", "match.gif: "),
    "soak.py --buttons --matches 1000": ("--matches 1", "seen: "),
    "soak.py --buttons --keys soak-12.txt": ("", "nothing broke"),
    "make_pictures.py shots": ("--languages en --themes felt --boards pybadge --screens title", "1 sheets"),
    "make_pictures.py shots --boards pewpew_m4 --themes felt": ("--languages en --screens title", "1 sheets"),
    "translations.py pages": ("--languages cs", "cs.html: "),
    "make_fonts.py": ("", "prose: "),
    "play.py --headless --keys tests/fixtures/keys/kozel_4.txt --shots shots --seed 1": ("", ""),
    "build.py --board pybadge --circuitpython 10": ("", "boneyard-"),
    "build.py --board pewpew_m4 --circuitpython 10": ("", "boneyard-"),
    "release.py --draft": ("--board pybadge", "files of"),
    "flash.py": ("--drive CIRCUITPY", "verified. The badge starts the game by itself."),
    "flash.py --dry-run": ("--drive CIRCUITPY", "would be done."),
    "train.py draw": ("--positions 60 --deals 2 --matches 2 --jobs 1", "draw for 2"),
    "train.py all_fives --seed 1": ("--positions 60 --deals 2 --matches 2 --jobs 1", "all_fives for 2"),
    "bench.py": ("nvm layout --quick", "nvm: "),
    "bench.py pixels --quick": ("", "moving the cursor in the hand, most "),
}
# These wait for Ctrl-C.
WAITING = ("web.py --serve", "play.py", "play.py --board pewpew_m4", "play.py --program examples/first_table/code.py")
# These are run by other tests, or run all tests themselves, as CI does it. For --lock the registry is asked.
ELSEWHERE = {
    "environment.py --lock": "tests/tools/test_environment.py",
    "test.py --all": ".ci/run",
    "bench.py game_heap --quick": "tests/test_commands.py",
    "bench.py answer": "tests/tools/test_bench.py",
    "bench.py web": "tests/tools/test_bench.py",
}
BEGINNING = "python3 tools/"
BOOT_OUT = "Adafruit CircuitPython 10.0.3 on 2025-10-17; Adafruit PyBadge with samd51j19\r\nBoard ID:pybadge\r\n"
STEPS = "# Again: python3 tools/soak.py --buttons --matches 4 --seed 12 --board pybadge\nA\nwait 0.5\nreset\nA\n"
TRACEBACK = 'Traceback (most recent call last):\n  File "engine.match", line 1, in play\nKeyError: 3\n'


def quoted():
    """The commands that the pages quote, on lines of their own or within sentences, without their beginning."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    found = re.findall(rf"^ +{BEGINNING}(.*)$|`{BEGINNING}([^`]*)`", text, re.MULTILINE)
    return {line or inline for line, inline in found}


def test_every_command_is_run_by_a_test():
    bare = {"read_traceback.py"}  # a sentence names the tool alone
    assert quoted() - bare == {*QUICK, *SLOW, *WAITING, *ELSEWHERE}
    for command, place in ELSEWHERE.items():
        word = command.split()[-1].removeprefix("--")
        assert word in (ROOT / place).read_text(encoding="utf-8"), command


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A copy of the project, with the same environment, and with the files that the commands are given."""
    copy = tmp_path_factory.mktemp("project") / "boneyard"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "build", "shots"))
    (copy / VENV.name).symlink_to(VENV)
    (copy / "console.txt").write_text(TRACEBACK, encoding="utf-8")
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    (copy / "heavy.py").write_text(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[1], encoding="utf-8")
    (copy / "soak-12.txt").write_text(STEPS, encoding="utf-8")
    return copy


@pytest.fixture
def drive(project):
    """A folder like a badge's drive, new for each test."""
    folder = project / "CIRCUITPY"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "boot_out.txt").write_text(BOOT_OUT, encoding="utf-8", newline="")
    shutil.rmtree(project / "shots", ignore_errors=True)


def arguments(command, more=""):
    return [sys.executable, *shlex.split(f"tools/{command} {more}")]


def assert_works(project, command, more, said):
    done = subprocess.run(arguments(command, more), cwd=project, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout and "Traceback" not in done.stderr


@pytest.mark.parametrize("command", QUICK)
def test_a_command_does_what_it_is_for(project, command):
    assert_works(project, command, *QUICK[command])


@pytest.mark.slow("some seconds each")
@pytest.mark.parametrize("command", SLOW)
def test_a_command_that_takes_longer_does_what_it_is_for(project, drive, command):
    assert_works(project, command, *SLOW[command])


@pytest.mark.slow("the game or the page is built or started, and looked at for a while")
@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent otherwise there")
@pytest.mark.parametrize("command", WAITING)
def test_a_command_that_waits_ends_at_ctrl_c(project, command, tmp_path):
    surroundings = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "BROWSER": "true",
        "XDG_DATA_HOME": str(tmp_path),
        "HOME": str(tmp_path),
    }
    with open(tmp_path / "said", "w", encoding="utf-8") as out:
        started = subprocess.Popen(
            arguments(command),
            cwd=project,
            env=surroundings,
            stdout=out,
            stderr=out,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
    wait_until_it_runs(started, tmp_path / "said", "until Ctrl-C" if "--serve" in command else "pygame")
    started.send_signal(signal.SIGINT)
    assert started.wait(30) == 130
    assert "Traceback" not in (tmp_path / "said").read_text(encoding="utf-8")


def wait_until_it_runs(started, said, word):
    """Wait until a process has said a word; one that says nothing has to run for 5 s."""
    begun = time.monotonic()
    while word not in said.read_text(encoding="utf-8") and not (word == "pygame" and time.monotonic() > begun + 5):
        assert started.poll() is None and time.monotonic() < begun + 120, said.read_text(encoding="utf-8")
        time.sleep(0.1)


@pytest.mark.slow("a match is played several times")
def test_the_heap_of_one_game_is_measured(monkeypatch, capsys):
    """The command measures it in five games, and exactly; here it is one, and only tried a little below the budget:
    in much less a match ends or not by luck."""
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    monkeypatch.setattr(game_heap, "QUICK", ("pai_gow",))
    monkeypatch.setattr(game_heap, "LEAST", 290_000)
    monkeypatch.setattr(game_heap, "MOST", 440_000)
    monkeypatch.setattr(game_heap, "EXACT", 100_000)
    monkeypatch.setattr(game_heap, "BEFORE", game_heap.BEFORE[:3])
    assert bench.main(["game_heap", "--quick"]) == 0
    assert "pai_gow: smallest heap" in capsys.readouterr().out


def test_what_is_counted_by_a_command_is_what_it_counts():
    """docs/testing.md tells about how many lines the imitated badge has."""
    page = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    told, command = re.search(r"some ([\d,]+) lines, counted by\s+`(cat [^`]*) \| wc -l`", page).groups()
    paths = [path for pattern in command.split()[1:] for path in Path(ROOT).glob(pattern)]
    lines = sum(path.read_text(encoding="utf-8").count("\n") for path in paths)
    assert len(paths) > 20 and abs(lines - int(told.replace(",", ""))) <= 100
