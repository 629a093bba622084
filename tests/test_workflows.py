# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The workflows of GitHub, which can't be run here."""

import re

import pytest
import yaml

from environment import ROOT

FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = {path.name: yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.iterdir())}
JOBS = {(name, job): what for name, workflow in WORKFLOWS.items() for job, what in workflow["jobs"].items()}
# The permissions of a job besides reading the code.
MORE = {
    ("page.yml", "build"): {"pages": "read"},
    ("page.yml", "publish"): {"pages": "write", "id-token": "write"},
    ("release.yml", "publish"): {"contents": "write"},
}


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
