# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The engine as a package: the wheel has all of it, under one name, and does what docs/engine.md says."""

import re
import subprocess
import sys
import sysconfig
import venv
import zipfile

import pytest

import package
from environment import ROOT

PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, an open zip file."""
    folder = tmp_path_factory.mktemp("wheel")
    package.build_wheel(folder)
    with zipfile.ZipFile(*folder.iterdir()) as packed:
        yield packed


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """A folder with the files of the wheel."""
    folder = tmp_path_factory.mktemp("installed")
    wheel.extractall(folder)
    return folder


def run(folder, program):
    """Run a program that finds its packages in that folder alone."""
    # Isolated, and without site, so without the packages of this environment.
    start = f"import sys; sys.path.append({str(folder)!r})\n"
    return subprocess.run([sys.executable, "-I", "-S", "-c", start + program], capture_output=True, text=True)


def test_it_has_each_module_of_the_engine_and_nothing_else(wheel):
    there = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert there == {
        f"boneyard_dominoes/{path.relative_to(ROOT / 'engine').as_posix()}"
        for path in (ROOT / "engine").rglob("*")
        if path.suffix in (".py", ".pyi", ".typed")
    }
    assert {"boneyard_dominoes/py.typed", "boneyard_dominoes/kinds.pyi"} <= there


def test_it_has_a_name_that_pypi_takes_its_own_licence_and_no_command(wheel):
    about = next(name for name in wheel.namelist() if name.endswith("METADATA"))
    text = wheel.read(about).decode()
    assert "\nName: boneyard-dominoes\nVersion: 1.0.0" in text
    assert "\nLicense-Expression: MIT\n" in text and "\n\n<!--" in text
    assert "](" not in text and "record (docs/record-format.md)" in text  # no link leads anywhere from there
    assert wheel.read(about.replace("METADATA", "licenses/LICENSE")) == (ROOT / "LICENSE").read_bytes()
    assert about.replace("METADATA", "entry_points.txt") not in wheel.namelist()


@pytest.mark.parametrize(("number", "printed"), [(0, "side"), (1, ""), (2, "RoundEnd(")])
def test_the_examples_of_the_page_run_with_nothing_but_the_wheel(installed, number, printed):
    done = run(installed, EXAMPLES[number])
    assert (done.returncode, done.stderr) == (0, "") and printed in done.stdout
    assert len(EXAMPLES) == 3


@pytest.mark.slow("two environments are made, 5 s each")
@pytest.mark.parametrize(("how", "has_command"), [((), False), (("-e",), True)])
def test_pip_installs_it(tmp_path, monkeypatch, how, has_command):
    """With the builder of this environment, so without a network."""
    venv.create(tmp_path / "env", with_pip=True)
    scripts = next(path for path in (tmp_path / "env" / "bin", tmp_path / "env" / "Scripts") if path.exists())
    with monkeypatch.context() as patch:
        patch.setenv("PYTHONPATH", sysconfig.get_path("purelib"))
        command = [scripts / "python", "-m", "pip", "install", "--no-index", "--no-build-isolation", *how, ROOT]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    done = subprocess.run([scripts / "python", "-c", EXAMPLES[0]], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    commands = list(scripts.glob("boneyard*"))
    assert len(commands) == has_command
    for command in commands:
        done = subprocess.run([command, "replay", "--deal", "5"], capture_output=True, text=True, cwd=tmp_path)
        assert '"game": "all_fives"' in done.stdout, done.stderr
