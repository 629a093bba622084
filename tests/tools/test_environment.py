# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""environment.py: what goes wrong is told in a sentence, and the next start completes it. That a first start makes a
whole environment is tested in tests/test_fresh_clone.py."""

import os
import sys

import pytest

import cli
import environment
from cli import pins

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the Python in its place is a shell script")

PIN = f"alpha==1.0 \\\n    --hash=sha256:{0:064}"
# The output of a command that makes or fills the environment, and a part of the sentence on it.
SAID = {
    "ensurepip is not\navailable.": "apt install python3-venv",
    "Error: [Errno 30] Read-only file system: '/x/.venv'": "copy the project to a folder of your own",
    "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device": "make room for 9 MB",
    "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM ...\n  alpha": "isn't the one whose hash",
    "Looking\nERROR: No matching distribution found for alpha": "on the network, and start again (pip says: ERROR: No",
    "Fatal Python error": "could not be made: Fatal Python error",
}


@pytest.fixture
def venv(monkeypatch, tmp_path):
    """A folder in the place of the environment, which has beta, and whose Python notes its arguments and fails with
    the words in a file `fail`."""
    folder = tmp_path / ".venv"
    (folder / "bin").mkdir(parents=True)
    python = folder / "bin" / "python"
    python.write_text(
        f'#!/bin/sh\ncase "$*" in *KIND*) echo 3.11; exit;; esac\necho "$@" > "{folder}/asked"\n'
        f'test ! -f "{folder}/fail" && exit\ncat "{folder}/fail"\nexit 1\n'
    )
    python.chmod(0o755)
    (tmp_path / "pins.txt").write_text(f"head\n\n# 1,500,000\n{PIN}\n", encoding="utf-8")
    monkeypatch.setattr(environment, "VENV", folder)
    monkeypatch.setattr(environment, "PINS", tmp_path / "pins.txt")
    monkeypatch.setattr(environment, "KIND", "KIND")
    monkeypatch.setattr(environment, "groups", lambda: {"play": ["alpha==1.0", "beta==2.0"]})
    environment.write_stamp(["beta==2.0"])
    return folder


@pytest.mark.parametrize("said", SAID)
def test_why_it_fails_is_told_in_a_sentence_and_what_was_there_stays(venv, capsys, said):
    (venv / "fail").write_text(said)
    with pytest.raises(SystemExit):
        environment.complete("play")
    told = capsys.readouterr().err
    assert SAID[said] in told and told.count("\n") == 1
    # On a full disk a package may be there in part, so all are installed again.
    assert environment.installed() == ([] if "room" in told else ["beta==2.0"])


def test_only_what_is_missing_is_installed_and_only_files_with_the_hashes(venv):
    assert environment.complete("play") and not environment.complete("play")
    assert {"--require-hashes", "--no-deps"} <= set((venv / "asked").read_text().split())
    assert (venv / "boneyard-needs.txt").read_text() == PIN
    assert set(environment.installed()) == {"alpha==1.0", "beta==2.0"}


def test_packages_of_another_python_are_none(venv):
    environment.stamp().write_text("3.10\nbeta==2.0", encoding="utf-8")
    assert environment.installed() == []


def test_a_pin_without_hashes_is_told(venv, capsys, monkeypatch):
    monkeypatch.setattr(environment, "groups", lambda: {"play": ["alpha==1.1"]})
    with pytest.raises(SystemExit):
        environment.complete("play")
    assert "doesn't know alpha==1.1: run `python3 tools/environment.py --lock`" in capsys.readouterr().err


def test_of_pips_settings_only_those_count_that_say_where_packages_come_from(venv, monkeypatch):
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    (venv / "bin" / "python").write_text("""#!/bin/sh
echo ":env:.cert='/a/cert'\n:env:.target='/elsewhere'\nglobal.cert='/another'\nglobal.user='true'"
""")
    given = pins.surroundings(str(venv / "bin" / "python")).items()
    assert {key: value for key, value in given if key.startswith("PIP_")} == {
        "PIP_CERT": "/a/cert",
        "PIP_CONFIG_FILE": os.devnull,
    }


def test_all_pins_have_hashes_and_no_others():
    text = environment.PINS.read_text(encoding="utf-8")
    known = pins.read(text)
    assert known.keys() == set(environment.wanted(*environment.groups()))
    assert all("--hash=sha256:" in pin for _, pin in known.values())
    assert "//" not in text, "no registry's address"


def test_the_pins_are_written_from_what_the_registry_has():
    wheels = [{"size": size, "hashes": {"sha256": f"{size:064}"}} for size in (30, 20)]
    packages = [
        {"name": "alpha", "wheels": wheels, "sdist": {"size": 99, "hashes": {"sha256": "s"}}},
        {"name": "beta-two", "sdist": wheels[0]},
    ]
    second = "Beta_two==2.0 ; os_name == 'nt'"
    known = pins.read(pins.written(["alpha==1.0", second], packages))
    first = f"alpha==1.0 \\\n    --hash=sha256:{20:064} \\\n    --hash=sha256:{30:064}"
    assert known == {"alpha==1.0": (30, first), second: (30, f"{second} \\\n    --hash=sha256:{30:064}")}


def test_no_registry_is_a_fault(monkeypatch):
    monkeypatch.setattr(sys, "executable", "false")
    with pytest.raises(cli.Fault, match="^the registry could not be asked"):
        pins.lock(["alpha==1.0"])
