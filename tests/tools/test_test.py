# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/test.py: what it runs, and how it says what has failed."""

import importlib.util

import pytest

import environment


@pytest.fixture
def tool(monkeypatch):
    """The tool, in the tests' environment. It has the name of a module of the standard library's."""
    place = importlib.util.spec_from_file_location("tools_test", environment.ROOT / "tools" / "test.py")
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    monkeypatch.setattr(environment, "ensure", lambda name: None)
    return module


@pytest.fixture
def started(tool, monkeypatch):
    """The commands that the tool starts, without starting them; those named in `failing` fail."""
    commands = []
    monkeypatch.setattr(tool, "check", lambda command: commands.append(command) or int(command in tool.failing))
    tool.failing = []
    return commands


@pytest.mark.parametrize(("arguments", "marks", "named"), [
    ([], ["-m", "not slow", "--hypothesis-profile", "quick"], "quick tests"),
    (["--all"], [], "tests")])
def test_it_checks_everything_and_uses_all_cores_for_the_tests(tool, started, capsys, arguments, marks, named):
    """Without arguments all but what is slow, with --all that too."""
    assert tool.main(arguments) == 0
    assert [command[1] for command in started] == ["ruff", tool.SET_BOARD, "mypy", "pytest"]
    assert started[-1][2:4] == ["-n", "logical"] and started[-1][6:] == marks
    assert capsys.readouterr().out.endswith(f"\nAll passed: lint, pins of the board, type check, {named}.\n")


def test_all_goes_without_arguments_of_pytests(tool, started, capsys):
    with pytest.raises(SystemExit) as ended:
        tool.main(["--all", "tests/engine"])
    assert ended.value.code == 1 and not started
    assert "--all goes without tests/engine" in capsys.readouterr().err


def test_arguments_are_for_pytest_which_gets_no_others(tool, started):
    tool.main(["tests/engine", "-q"])
    assert started == [["-m", "pytest", "tests/engine", "-q"]]


def test_all_that_fails_is_named_once_everything_is_checked(tool, started, capsys):
    tool.failing = [tool.CHECKS["lint"], tool.CHECKS["type check"]]
    assert tool.main([]) == 1
    assert len(started) == 4
    assert capsys.readouterr().out.endswith("\nFailed: lint, type check.\n")


def test_what_it_starts_keeps_what_it_compiles(tool, monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert tool.check(["-c", "import sys; sys.exit(sys.dont_write_bytecode)"]) == 0
