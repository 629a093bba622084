# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The workflows of GitHub, which can't be run here."""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
import yaml

import release
from environment import ROOT

FOLDER = ROOT / ".github" / "workflows"
PROGRAM = Path(sysconfig.get_path("scripts"), "actionlint.exe" if os.name == "nt" else "actionlint")
WORKFLOWS = {path.name: yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.iterdir())}
JOBS = {(name, job): what for name, workflow in WORKFLOWS.items() for job, what in workflow["jobs"].items()}
# The permissions of a job besides reading the code.
MORE = {
    ("page.yml", "build"): {"pages": "read"},
    ("page.yml", "publish"): {"pages": "write", "id-token": "write"},
    ("release.yml", "publish"): {"contents": "write"},
}


def test_actionlint_finds_nothing():
    done = subprocess.run([PROGRAM, "-shellcheck=", "-pyflakes="], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_actionlint_finds_what_is_wrong(tmp_path):
    wrong = (FOLDER / "page.yml").read_text(encoding="utf-8").replace("needs: build", "needs: nothing")
    (tmp_path / "page.yml").write_text(wrong, encoding="utf-8")
    done = subprocess.run([PROGRAM, tmp_path / "page.yml"], capture_output=True, text=True)
    assert done.returncode == 1 and "nothing" in done.stdout


def test_actions_are_named_by_commit_and_version():
    named = [
        line.split("uses:")[1].strip()
        for path in FOLDER.iterdir()
        for line in path.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    assert len(named) >= 8
    assert [
        name
        for name in named
        if not name.startswith("./") and not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", name)
    ] == []


@pytest.mark.parametrize("job", JOBS)
def test_a_job_may_do_no_more_than_it_needs(job):
    assert WORKFLOWS[job[0]]["permissions"] == {}
    more = MORE.get(job, {})
    assert JOBS[job]["permissions"] == (more if "write" in more.values() else {"contents": "read", **more})


def test_the_page_and_a_release_are_published_only_after_the_tests():
    jobs = WORKFLOWS["page.yml"]["jobs"]
    assert jobs["tests"]["uses"] == "./.github/workflows/tests.yml"
    assert jobs["build"]["needs"] == "tests" and jobs["publish"]["needs"] == "build"
    released = WORKFLOWS["release.yml"]["jobs"]
    assert released["tests"] == jobs["tests"] and released["publish"]["needs"] == "tests"
    commands = [step.get("run") for job in WORKFLOWS["tests.yml"]["jobs"].values() for step in job["steps"]]
    assert {"python tools/test.py", "python tools/test.py --all"} <= set(commands)


def test_a_release_publishes_each_file_that_the_tool_makes():
    steps = [step.get("run", "") for step in WORKFLOWS["release.yml"]["jobs"]["publish"]["steps"]]
    made, published = steps[-2:]
    assert made == "python3 tools/release.py"
    assert published.startswith('gh release create "$TAG" --verify-tag ')
    assert published.endswith(
        f" --notes-file build/release-*/{release.NOTES} build/release-*/boneyard* build/release-*/{release.SUMS}"
    )


def test_the_quick_tests_run_on_all_systems_and_pythons():
    matrix = WORKFLOWS["tests.yml"]["jobs"]["quick"]["strategy"]["matrix"]
    assert matrix["system"] == ["ubuntu-latest", "macos-latest", "windows-latest"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert sys.version.startswith(tuple(matrix["python"]))
