# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/release.py: each file of a release is there and right, and nothing but a tagged commit is released."""

import hashlib
import io
import json
import zipfile

import pytest

import cli
import release
from browser import runtime
from cli import Fault, version
from drive import boards
from environment import ROOT

NUMBER = "2.3.4"
# hatchling asks for the version itself.
WHEEL = f"boneyard_dominoes-{version.of(ROOT)}-py3-none-any.whl"
CHANGES = (
    "# Changes\n\n## 2.3.5 (2027-03-02)\n\nNewer.\n\n"
    "## 2.3.4 (2027-01-31)\n\n- One thing\n  or two.\n\n## 2.3 (2026-12-24)\n\nOlder.\n"
)


@pytest.fixture
def changes(tmp_path, monkeypatch):
    """A changelog with a few versions."""
    path = tmp_path / "changelog.md"
    path.write_text(CHANGES, encoding="utf-8")
    monkeypatch.setattr(release, "CHANGES", path)


def refused(capsys, *arguments):
    with pytest.raises(SystemExit) as stopped:
        cli.run(release.main, list(arguments))
    out, err = capsys.readouterr()
    assert stopped.value.code == 1 and out == "" and err.count("\n") == 1
    return err


@pytest.mark.parametrize("number", ["2.3.4+g1a2b3c4d.dirty"])
def test_a_commit_without_the_tag_is_not_released(capsys, monkeypatch, number):
    monkeypatch.setattr(version, "of", lambda root: number)
    assert f"this is {number}, not a release: give the commit the tag v2.3.4, and commit all" in refused(capsys)


def test_a_version_of_which_the_changelog_says_nothing_is_not_released(capsys, monkeypatch, changes):
    monkeypatch.setattr(version, "of", lambda root: "2.4.0")
    assert 'says nothing of 2.4.0: add a section "## 2.4.0 (DATE)".' in refused(capsys)


def test_the_notes_are_the_section_of_the_version_and_which_file_is_for_whom(changes):
    number = f"{NUMBER}+g1a2b3c4d"
    text = release.notes(number)
    assert text.startswith("- One thing or two.\n\n## Which file\n\n- **A badge**") and "Older" not in text
    assert f"`boneyard-{number}.html`" in text and "{" not in text


@pytest.mark.slow("a whole release takes 10 s")
def test_there_is_a_file_for_everybody_with_its_checksum(tmp_path, monkeypatch, built):
    try:
        runtime.files()
    except Fault as fault:
        pytest.skip(str(fault))
    monkeypatch.setattr(version, "of", lambda root: NUMBER)
    monkeypatch.setattr(release, "notes", lambda number: "Notes.\n")
    assert release.main(["--out", str(tmp_path)]) == 0
    made = {path.name: path.read_bytes() for path in (tmp_path / f"release-{NUMBER}").iterdir()}
    zips = {f"boneyard-{NUMBER}-{board}-{major}.zip" for board in boards.known() for major in (9, 10)}
    installers = {f"boneyard-{NUMBER}-{board}-10-installer.py" for board in boards.known()}
    others = {f"boneyard-{NUMBER}-page.zip", f"boneyard-{NUMBER}.html", WHEEL}
    assert made.keys() == zips | installers | others | {release.SUMS, release.NOTES}
    listed = dict(reversed(line.split("  ")) for line in made[release.SUMS].decode().splitlines())
    assert listed == {name: hashlib.sha256(made[name]).hexdigest() for name in zips | installers | others}
    for name in zips:
        with zipfile.ZipFile(io.BytesIO(made[name])) as packed:
            files = {path: packed.read(path) for path in packed.namelist()}
        said = json.loads(files.pop("boneyard.json"))
        assert f"boneyard-{said['version']}-{said['board']}-{said['circuitpython']}.zip" == name
        assert files == {path: data for path, data in built.items() if path != "boneyard.json"}
    with zipfile.ZipFile(io.BytesIO(made[f"boneyard-{NUMBER}-page.zip"])) as packed:
        assert {"index.html", "worker.js", "boneyard.pack"} <= set(packed.namelist())
