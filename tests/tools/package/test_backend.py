# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The engine as a package: the wheel has all of it, under one name, and does what docs/engine.md says."""

import base64
import csv
import hashlib
import re
import subprocess
import sys
import venv
import zipfile

import pytest

from environment import ROOT
from package import backend

PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, an open zip file."""
    folder = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(folder / backend.build_wheel(folder)) as packed:
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


def test_each_module_of_the_engine_is_there():
    there = {name.removeprefix(backend.PACKAGE) for name in backend.modules()}
    assert there == {"/py.typed"} | {
        path.as_posix().removeprefix((ROOT / "engine").as_posix())
        for path in (ROOT / "engine").rglob("*.py*")
        if path.suffix in (".py", ".pyi")
    }


def test_no_module_asks_for_one_that_is_called_engine():
    for name, text in backend.modules().items():
        assert not re.search(r"""(import |from |["'])engine\b""", text), name


def test_what_only_looks_like_the_name_stays():
    assert backend.OWN_NAME.sub("x", "engine_before, its engine.\nfrom engine import a; 'engine.b' engine/c") == (
        "engine_before, its engine.\nfrom x import a; 'x.b' x/c"
    )


def test_it_has_a_name_that_pypi_takes_and_its_own_licence(wheel):
    about = [name for name in wheel.namelist() if name.endswith("METADATA")]
    text = wheel.read(about[0]).decode()
    assert text.startswith("Metadata-Version: 2.4\nName: boneyard-dominoes\nVersion: 1.0.0")
    assert "\nLicense-Expression: MIT\n" in text and "\n\n<!--" in text
    assert wheel.read(about[0].replace("METADATA", "licenses/LICENSE")) == (ROOT / "LICENSE").read_bytes()


def test_its_record_has_the_digest_of_each_file(wheel):
    name = [name for name in wheel.namelist() if name.endswith("RECORD")][0]
    listed = {path: digest for path, digest, _ in csv.reader(wheel.read(name).decode().splitlines())}
    assert listed.keys() == set(wheel.namelist())
    for path, digest in listed.items():
        expected = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(path)).digest()).decode().rstrip("=")
        assert digest == ("" if path == name else f"sha256={expected}")


def test_the_same_files_make_the_same_wheel(tmp_path):
    folders = [tmp_path / name for name in "ab"]
    made = [(folder.mkdir(), (folder / backend.build_wheel(folder)).read_bytes())[1] for folder in folders]
    assert made[0] == made[1]


@pytest.mark.parametrize(("number", "printed"), [(0, "side"), (1, ""), (2, "RoundEnd(")])
def test_the_examples_of_the_page_run_with_nothing_but_the_wheel(installed, number, printed):
    done = run(installed, EXAMPLES[number])
    assert (done.returncode, done.stderr) == (0, "") and printed in done.stdout
    assert len(EXAMPLES) == 3


def test_the_match_of_the_page_is_ten_lines():
    assert len([line for line in EXAMPLES[0].splitlines() if line]) == 10


def test_all_games_and_levels_play_with_nothing_but_the_wheel(installed):
    program = EXAMPLES[0].replace('"kozel")(seats=4', "name)(fewest").replace("range(4)", "range(fewest)")
    program = program.replace('"skilled"', "level").replace("while match.result is None", "for _ in range(1)")
    inner = "".join(f"    {line}\n" for line in program.splitlines())
    done = run(
        installed,
        "import boneyard_dominoes.games as all_games, boneyard_dominoes.players as p\n"
        "for name, level in [*zip(all_games.NAMES, 2 * p.LEVELS)]:\n"
        f"    fewest = all_games.load(name).SEATS[0]\n{inner}    assert match.rounds == 1\n"
        "assert 'engine' not in sys.modules",
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow("two environments are made, 5 s each")
@pytest.mark.parametrize(("how", "has_command"), [((), False), (("-e",), True)])
def test_pip_installs_it(tmp_path, how, has_command):
    venv.create(tmp_path / "env", with_pip=True)
    scripts = next(path for path in (tmp_path / "env" / "bin", tmp_path / "env" / "Scripts") if path.exists())
    done = subprocess.run(
        [scripts / "python", "-m", "pip", "install", "--no-index", *how, ROOT],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    done = subprocess.run([scripts / "python", "-c", EXAMPLES[0]], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    commands = list(scripts.glob("boneyard*"))
    assert len(commands) == has_command
    for command in commands:
        done = subprocess.run([command, "replay", "--deal", "5"], capture_output=True, text=True, cwd=tmp_path)
        assert '"game": "all_fives"' in done.stdout, done.stderr
