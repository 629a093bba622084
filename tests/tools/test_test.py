# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/test.py: the checks that it runs, and how it tells of failures."""

import importlib.util
import subprocess

import pytest
import yaml

import environment


@pytest.fixture
def tool(monkeypatch):
    """The tool, which has the name of a module of the standard library's. It starts nothing: `started` has its
    commands in the order in which they end, and those in `failing` fail."""
    place = importlib.util.spec_from_file_location("tools_test", environment.ROOT / "tools" / "test.py")
    module = importlib.util.module_from_spec(place)
    place.loader.exec_module(module)
    monkeypatch.setattr(environment, "ensure", lambda name: None)
    monkeypatch.setattr(environment, "complete", lambda group: module.started.append(group))
    monkeypatch.delenv("CI", raising=False)
    module.started, module.failing = [], []

    def run(command, **options):
        module.started.append(command)
        return subprocess.CompletedProcess(command, int(command in module.failing), "It is said why.")

    monkeypatch.setattr(module, "run", run)
    return module


def test_it_runs_all_checks_and_the_quick_tests_and_with_all_the_slow_ones_too(tool):
    assert tool.main([]) == 0
    assert tool.started[0] == tool.CHECKS["licences"], "tests would make files meanwhile"
    wanted = [*tool.CHECKS.values(), tool.TESTS + tool.QUICK]
    assert sorted(map(str, tool.started)) == sorted(map(str, wanted))
    tool.started.clear()
    assert tool.main(["--all"]) == 0
    assert tool.started[0] == environment.APART and tool.TESTS + tool.TWICE in tool.started


def test_all_that_fails_is_named_once_everything_is_checked(tool, capsys):
    tool.failing = [tool.CHECKS["lint"], tool.TESTS + tool.QUICK]
    assert tool.main([]) == 1
    assert len(tool.started) == len(tool.CHECKS) + 1
    said = capsys.readouterr().out
    assert said.endswith("\nFailed: lint, tests.\n") and "== lint: failed ==\nIt is said why.\n" in said


def test_git_runs_each_check_before_a_commit(tool):
    (local,) = yaml.safe_load((environment.ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    assert [hook["name"] for hook in local["hooks"]] == list(tool.CHECKS)
    assert all(hook["entry"] == f'python3 tools/test.py --check "{hook["name"]}"' for hook in local["hooks"])
