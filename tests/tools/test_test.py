# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/test.py: the checks that it runs, and how it tells of failures."""

import importlib.util
import os
import shutil
import subprocess

import pytest

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
    """The commands that the tool starts, without starting them; those named in `failing` fail."""
    commands = []

    def run(command, **options):
        if command[-1].startswith("--junitxml="):
            path = command.pop().partition("=")[2]
            with open(path, "w", encoding="utf-8") as file:
                file.write(f"<testsuites>{tool.report}</testsuites>")
        commands.append(command)
        return subprocess.CompletedProcess(command, int(command in tool.failing), "It is said why.")

    monkeypatch.setattr(tool, "run", run)
    tool.failing, tool.report = [], ""
    return commands


@pytest.mark.parametrize(
    ("arguments", "marks", "named", "seconds"),
    [([], ["-m", "not slow", "--hypothesis-profile", "quick"], "quick tests", 180), (["--all"], [], "tests", 900)],
)
def test_it_checks_all_on_all_cores_and_says_how_long_it_took(tool, started, capsys, arguments, marks, named, seconds):
    """Without arguments all but the slow tests, with --all those too."""
    assert tool.main(arguments) == 0
    (tests,) = [command for command in started if command[1] == "pytest"]
    assert [command[1] for command in started if command is not tests] == ["ruff", tool.SET_BOARD, "mypy"]
    assert tests[2:4] == ["-n", "logical"] and tests[6:] == marks
    assert tuple(tool.completed) == (environment.APART if arguments else ())
    assert capsys.readouterr().out.endswith(
        f"\n0 s, of at most {seconds} on two cores\n0 skipped\n"
        f"All passed: lint, pins of the board, type check, {named}.\n"
    )


def test_all_goes_without_arguments_of_pytests(tool, started, capsys):
    with pytest.raises(SystemExit) as ended:
        tool.main(["--all", "tests/engine"])
    assert ended.value.code == 1 and not started
    assert "give either --all or arguments of pytest, not --all with tests/engine" in capsys.readouterr().err


def test_arguments_are_for_pytest_which_gets_no_others(tool, started):
    tool.main(["tests/engine", "-q"])
    assert started == [["-m", "pytest", "tests/engine", "-q"]]


def test_all_that_fails_is_named_once_everything_is_checked(tool, started, capsys):
    tool.failing = [tool.CHECKS["lint"], tool.CHECKS["type check"]]
    assert tool.main([]) == 1
    assert len(started) == 4
    said = capsys.readouterr().out
    assert said.endswith("\nFailed: lint, type check.\n")
    assert "== lint: failed ==\nIt is said why.\n" in said and "== pins of the board: passed ==\n" in said


def test_a_failing_test_is_failing(tool, started, capsys):
    tool.failing = [tool.TESTS]
    assert tool.main(["--all"]) == 1
    assert capsys.readouterr().out.endswith("\nFailed: tests.\n")


SKIPS = """
<testcase classname="tests.tools.browser.test_page"><skipped type="pytest.skip" message="no Chromium"/></testcase>
<testcase classname="tests.tools.browser.test_page"><skipped type="pytest.skip" message="no Chromium"/></testcase>
<testcase classname="tests.tools.test_flash"><skipped type="pytest.skip" message="no fusefat"/></testcase>
<testcase classname="tests.tools.test_flash"><skipped type="pytest.xfail" message="known"/></testcase>
<testcase classname="tests.tools.test_flash"/>"""


def test_what_was_skipped_is_told_with_the_reasons(tool, started, capsys):
    tool.report = SKIPS
    assert tool.main([]) == 0
    assert "\n3 skipped; 2: no Chromium; 1: no fusefat\nAll passed" in capsys.readouterr().out


@pytest.fixture
def system(monkeypatch):
    """The packages that apt-get was asked for by root, on a system that has none of them."""
    asked = []
    monkeypatch.setattr(debian, "lacking", lambda: ["chromium", "mtools"])
    monkeypatch.setattr(debian, "install", asked.extend)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    return asked


def test_ci_installs_what_tests_need_and_fails_if_the_page_is_not_tested(tool, started, system, capsys, monkeypatch):
    monkeypatch.setenv("CI", "true")
    assert tool.main(["--all"]) == 0 and system == ["chromium", "mtools"]
    tool.report = SKIPS
    assert tool.main(["--all"]) == 1
    assert capsys.readouterr().out.endswith("\nFailed: the tests of the page, which were skipped.\n")


@pytest.mark.parametrize("no", ["CI", "root", "apt-get"])
def test_elsewhere_nothing_is_installed_and_it_is_told_what_would_be(tool, started, system, capsys, monkeypatch, no):
    if no != "CI":
        monkeypatch.setenv("CI", "true")
    if no == "root":
        monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    if no == "apt-get":
        monkeypatch.setattr(shutil, "which", lambda name: None)
    tool.report = SKIPS
    assert tool.main(["--all"]) == 0 and not system
    assert "apt install chromium mtools\n" in capsys.readouterr().out


def test_quick_tests_install_nothing(tool, started, system, monkeypatch):
    monkeypatch.setenv("CI", "true")
    assert tool.main([]) == 0 and not system


def test_packages_are_missing_by_what_they_bring(monkeypatch):
    monkeypatch.setattr(shutil, "which", {"mcopy": "/bin/mcopy", "google-chrome": "/bin/google-chrome"}.get)
    monkeypatch.setattr(os.path, "exists", lambda path: path.startswith("/usr/sbin"))
    assert debian.lacking() == ["fusefat", "firefox-esr", "valgrind", "webkit2gtk-driver", "xvfb"]


def test_what_it_starts_keeps_what_it_compiles(tool, monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert tool.run(["-c", "import sys; sys.exit(sys.dont_write_bytecode)"]).returncode == 0
