# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/test.py: the checks that it runs, and how it tells of failures."""

import importlib.util
import subprocess
import time

import pytest
import yaml

import environment
from cli import debian


@pytest.fixture
def tool(monkeypatch):
    """The tool, in the tests' environment, to which it adds nothing: other tests use it meanwhile. It has the name
    of a module of the standard library's.

    completed   the groups whose packages it would install
    """
    place = importlib.util.spec_from_file_location("tools_test", environment.ROOT / "tools" / "test.py")
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    module.completed = []
    monkeypatch.setattr(environment, "ensure", lambda name: None)
    monkeypatch.setattr(environment, "complete", module.completed.append)
    monkeypatch.setattr(debian, "lacking", list)
    monkeypatch.delenv("CI", raising=False)
    return module


@pytest.fixture
def started(tool, monkeypatch):
    """The commands that the tool starts, in the order in which they end, without starting them; those named in
    `failing` fail."""
    commands = []

    def run(command, **options):
        if command[-1].startswith("--junitxml="):
            path = command.pop().partition("=")[2]
            with open(path, "w", encoding="utf-8") as file:
                file.write(f"<testsuites>{tool.report}</testsuites>")
        else:
            time.sleep(0.01)  # tests that don't wait for a check end before it
        commands.append(command)
        return subprocess.CompletedProcess(command, int(command in tool.failing), "It is said why.")

    monkeypatch.setattr(tool, "run", run)
    tool.failing, tool.report = [], ""
    return commands


@pytest.mark.parametrize(
    ("arguments", "marks", "named", "seconds"),
    [
        ([], ["-m", "not slow", "--hypothesis-profile", "quick"], "quick tests", 180),
        (["--all"], ["--reruns", "1"], "tests", 900),
    ],
)
def test_it_checks_all_on_all_cores_and_says_how_long_it_took(tool, started, capsys, arguments, marks, named, seconds):
    """Without arguments all but the slow tests, with --all those too."""
    assert tool.main(arguments) == 0
    assert started[0][1] == "reuse", "tests would make files meanwhile"
    (tests,) = [command for command in started if "pytest" in command]
    assert [command[min(1, len(command) - 1)] for command in started if command is not tests] == [
        "reuse",
        "ruff",
        "ruff",
        tool.SET_BOARD,
        "mypy",
        "tools/browser/checking.py",
        tool.ACTIONLINT,
        "codespell_lib",
        "check_jsonschema",
        "check_jsonschema",
    ]
    assert tests[2:4] == ["-n", "logical"] and tests[6:] == marks
    assert tool.completed == [environment.APART] * bool(arguments)
    assert capsys.readouterr().out.endswith(
        f"\n0 s, of at most {seconds} on two cores\n0 skipped\nAll passed: {', '.join(tool.CHECKS)}, {named}.\n"
    )


def test_all_that_fails_is_named_once_everything_is_checked(tool, started, capsys):
    tool.failing = [tool.CHECKS["lint"], tool.CHECKS["type check"]]
    assert tool.main([]) == 1
    assert len(started) == len(tool.CHECKS) + 1
    said = capsys.readouterr().out
    assert said.endswith("\nFailed: lint, type check.\n")
    assert "== lint: failed ==\nIt is said why.\n" in said and "== pins of the board: passed ==\n" in said


def test_git_runs_each_check_before_a_commit(tool):
    (local,) = yaml.safe_load((environment.ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    assert [hook["name"] for hook in local["hooks"]] == list(tool.CHECKS)
    assert all(hook["entry"] == f'python3 tools/test.py --check "{hook["name"]}"' for hook in local["hooks"])
