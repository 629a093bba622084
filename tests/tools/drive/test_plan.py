# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The steps for each path of a drive: the cases of tests/fixtures/drive/plans.json, and for all drives
that nothing of the owner's is lost."""

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

import environment
from drive import manifest, plan
from figures import micropython

PLANS = environment.ROOT / "tests" / "fixtures" / "drive" / "plans.json"
CASES = json.loads(PLANS.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case):
    listing = plan.Listing(case["there"])
    steps = plan.decide(listing, case["ours"], case["new"])
    assert [[part for part in step if part] for step in steps] == case["steps"]
    assert list(map(list, plan.obstacles(listing, case["new"], steps))) == case.get("obstacles", [])


def test_the_digest_of_an_empty_file_is_known():
    assert plan.EMPTY == manifest.digest(b"")


# Prints the steps and the obstacles of each case.
ON_MICROPYTHON = """
import json
from drive import plan
for case in json.load(open("plans.json")):
    listing = plan.Listing(case["there"])
    steps = plan.decide(listing, case["ours"], case["new"])
    print(json.dumps([list(map(list, steps)), plan.obstacles(listing, case["new"], steps)]))
"""


@pytest.mark.skipif(not micropython.available(), reason=micropython.MISSING)
def test_micropython_decides_the_same(tmp_path):
    """As it does in the page in a browser."""
    shutil.copytree(Path(plan.__file__).parent, tmp_path / "drive")
    shutil.copy(PLANS, tmp_path)
    (tmp_path / "__future__.py").write_text("annotations = None\n", encoding="utf-8")  # MicroPython has none
    (tmp_path / "program.py").write_text(ON_MICROPYTHON, encoding="utf-8")
    decided = micropython.run(tmp_path, "program").splitlines()
    assert len(decided) == len(CASES)
    for case, line in zip(CASES, decided):
        steps, obstacles = json.loads(line)
        assert [[part for part in step if part] for step in steps] == case["steps"], case["name"]
        assert obstacles == case.get("obstacles", []), case["name"]


PATHS = [
    "code.py",
    "code.txt",
    "LICENSE",
    "lib/app.mpy",
    "lib/app.py",
    "lib/old.mpy",
    "engine/players/old.mpy",
    "lib/app-before-boneyard.py",
    "code-before-boneyard.py",
    "boneyard.json",
    "boneyard.tmp",
    "._code.py",
]
DIGESTS = some.sampled_from(["1", "2", "3"])
OURS = some.dictionaries(some.sampled_from(PATHS), some.lists(DIGESTS, max_size=2))
MODULE = some.sampled_from(["lib/app.mpy", "lib/app.py"])
NEW = some.builds(
    lambda module, *digests: dict(zip(("code.py", "LICENSE", module, manifest.NAME), digests)),
    MODULE,
    *[DIGESTS] * 3,
    some.just("j"),
)


@given(some.dictionaries(some.sampled_from(PATHS), DIGESTS), OURS, NEW)
def test_nothing_of_the_owners_is_lost_wherever_it_stops_and_in_the_end_all_is_there(files, ours, new):
    drive = with_folders(files)
    theirs = {digest for path, digest in files.items() if digest not in ours.get(path, ())}
    for step in plan.decide(plan.Listing(drive), ours, new):
        do(drive, step, new)
        assert theirs <= set(drive.values()), step
    assert plan.decide(plan.Listing(drive), {path: [digest] for path, digest in new.items()}, new) == []
    assert new.items() <= drive.items()


@given(some.dictionaries(some.sampled_from(PATHS), DIGESTS), OURS, NEW, some.integers(0, 20))
def test_stopped_anywhere_the_next_run_completes_it_and_keeps_nothing_of_the_games(files, ours, new, stop):
    whole, halved = with_folders(files), with_folders(files)
    for step in plan.decide(plan.Listing(whole), ours, new):
        do(whole, step, new)
    listing = plan.Listing(dict(halved))
    for step in plan.decide(listing, ours, new)[:stop]:
        do(halved, step, new)
        if step.do == plan.BEGIN:
            ours = {**plan.while_copying(listing, ours, new), manifest.NAME: ["begun"]}
        elif step.path == manifest.NAME and step.do == plan.WRITE:
            ours = {path: [digest] for path, digest in new.items()}
    for step in plan.decide(plan.Listing(halved), ours, new):
        do(halved, step, new)
    assert halved == whole


def with_folders(files):
    return {**dict.fromkeys(("lib", "engine", "engine/players"), plan.FOLDER), **files}


def do(drive, step, new):
    """Do a step to the digests that stand for a drive."""
    if step.do == plan.KEEP:
        assert step.kept not in drive
        drive[step.kept] = drive[step.path]
    elif step.do == plan.REMOVE:
        del drive[step.path]
    elif step.do == plan.REMOVE_FOLDER:
        assert not [path for path in drive if path.startswith(f"{step.path}/")]
        del drive[step.path]
    else:
        drive[step.path] = "begun" if step.do == plan.BEGIN else new[step.path]
