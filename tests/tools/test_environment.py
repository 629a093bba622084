# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""environment.py: what goes wrong is told in a sentence, and the next start completes it. That a first start makes a
whole environment is tested in tests/test_fresh_clone.py."""

import os
import re
import sys

import pytest

import environment
from cli import pins, pip

FULL = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n"
OTHER = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM ...\n  alpha\n"
NONE = "Looking\nERROR: No matching distribution found for alpha\n"
PIN = pins.Pin(f"alpha==1.0 \\\n    --hash=sha256:{0:064}", 1_500_000, 3_000_000, False)


@pytest.fixture
def venv(monkeypatch, tmp_path):
    """A folder in the place of the environment, whose Python notes its arguments and settings, and fails with the
    words in a file `fail`."""
    folder = tmp_path / ".venv"
    (folder / "bin").mkdir(parents=True)
    python = folder / "bin" / "python"
    python.write_text(
        f'#!/bin/sh\necho "$@" > "{folder}/asked"\nenv > "{folder}/env"\ntest ! -f "{folder}/fail" && exit\n'
        f'cat "{folder}/fail"\nexit 1\n'
    )
    python.chmod(0o755)
    monkeypatch.setattr(environment, "VENV", folder)
    monkeypatch.setattr(environment, "python", lambda: python)
    monkeypatch.setattr(environment, "interpreter", lambda: ["3.11", str(tmp_path / "packages")])
    environment.write_stamp(["3.11"])
    return folder


@pytest.fixture
def refused(capsys):
    """refused(function, ...): the one sentence with which a function ends the tool."""

    def run(function, *arguments):
        with pytest.raises(SystemExit) as ended:
            function(*arguments)
        told = capsys.readouterr().err
        assert (ended.value.code, told.count("\n")) == (1, 1)
        return told

    return run


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("ensurepip is not\navailable.", "apt install python3-venv"),
        ("Error: [Errno 30] Read-only file system: '/x/.venv'", "Read-only file system"),
    ],
)
def test_an_environment_that_cannot_be_made_is_told(refused, said, told):
    assert told in refused(environment.check, [sys.executable, "-c", f"print({said!r}); raise SystemExit(1)"])


@pytest.mark.skipif(os.name == "nt", reason="the Python in its place is a shell script")
class TestPip:
    @pytest.mark.parametrize(("said", "told"), [(OTHER, "isn't the one whose hash"), (NONE, "on the network, and")])
    def test_what_it_does_not_install_is_told(self, venv, refused, said, told):
        (venv / "fail").write_text(said)
        assert told in refused(environment.fill, ["alpha==1.0"], {"alpha==1.0": PIN})
        assert environment.stamped() == ["3.11"]  # the next start asks for it again

    def test_a_full_disk_is_told_with_the_room_that_is_needed(self, venv, refused, monkeypatch):
        """3 MB in pip's cache and at work, and 3 unpacked. The environment is made again, for a part may be there."""
        monkeypatch.setattr(environment, "locked", lambda lacking, group: {"alpha==1.0": PIN})
        (venv / "fail").write_text(FULL)
        assert "make room for 6 MB" in refused(environment.install, ["alpha==1.0"], "play")
        assert environment.stamped() == []

    def test_a_package_that_is_not_there_afterwards_is_told(self, venv, refused):
        assert "pip has not installed alpha==1.0" in refused(environment.fill, ["alpha==1.0"], {"alpha==1.0": PIN})

    def test_only_files_with_the_hashes_are_installed_and_they_alone(self, venv, refused):
        refused(environment.fill, ["alpha==1.0"], {"alpha==1.0": PIN})
        assert {"--require-hashes", "--no-deps"} <= set((venv / "asked").read_text().split())
        assert (venv / "boneyard-needs.txt").read_text() == PIN.text

    def test_of_its_settings_only_those_count_that_say_where_packages_come_from(self, venv, monkeypatch):
        monkeypatch.setenv("PIP_TARGET", "/elsewhere")
        python = venv / "bin" / "python"
        python.write_text("""#!/bin/sh
echo ":env:.cert='/a/cert'\n:env:.target='/elsewhere'\nglobal.cert='/another'\nglobal.user='true'"
""")
        given = {key: value for key, value in pip.surroundings(str(python)).items() if key.startswith("PIP_")}
        assert given == {"PIP_CERT": "/a/cert", "PIP_CONFIG_FILE": os.devnull}


def test_packages_of_another_python_are_none(venv, monkeypatch):
    monkeypatch.setattr(environment, "versions", lambda folder: {"alpha": "1.0"})
    environment.write_stamp(["3.11", "alpha==1.0", "beta==2.0"])
    assert environment.installed() == ["alpha==1.0"]
    environment.write_stamp(["3.10", "alpha==1.0"])
    assert environment.installed() == []


def test_a_pin_without_hashes_is_told(refused):
    told = refused(environment.locked, ["alpha==1.1"], "play")
    assert "doesn't know alpha==1.1" in told and "environment.py --lock" in told


@pytest.mark.parametrize("there", [False, True])
def test_a_checkout_that_can_not_be_written_to_is_told(monkeypatch, tmp_path, refused, there):
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    if there:
        environment.VENV.mkdir()
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # as for anybody but root in a folder of root's
    told = refused(environment.ensure, "play")
    assert f"{environment.VENV if there else tmp_path} can't be written to" in told and "copy" in told


def test_all_pins_have_hashes_and_no_others():
    text = environment.PINS.read_text(encoding="utf-8")
    assert pins.read(text).keys() == set(environment.wanted(*environment.groups()))
    assert all(len(re.findall("--hash=sha256:[0-9a-f]{64}", pin.text)) >= 1 for pin in pins.read(text).values())
    assert "//" not in text, "no registry's address"


def test_the_pins_are_written_from_what_the_registry_has():
    wheels = [{"size": size, "hashes": {"sha256": f"{size:064}"}} for size in (30, 20)]
    locked = {
        "packages": [
            {"name": "alpha", "wheels": wheels, "sdist": {"size": 99, "hashes": {"sha256": "s"}}},
            {"name": "beta-two", "sdist": wheels[0]},
        ]
    }
    text = pins.write(["alpha==1.0", "Beta_two==2.0 ; os_name == 'nt'"], locked, {"alpha": 4096})
    known = pins.read(text)
    first = f"alpha==1.0 \\\n    --hash=sha256:{20:064} \\\n    --hash=sha256:{30:064}"
    assert known["alpha==1.0"] == (first, 30, 4096, False)
    assert known["Beta_two==2.0 ; os_name == 'nt'"].from_source
