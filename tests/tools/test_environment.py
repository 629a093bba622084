# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""environment.py, over a Python that only pretends to make and to fill environments."""

import errno
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cli
import environment
from cli import pins

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the pretended Python is a shell script")

# Notes its orders; fails with the words in a file fail-venv or fail-pip.
PRETENDED = """
import os, pathlib, shutil, sys, time

here = pathlib.Path(__file__).parent
arguments = [argument for argument in sys.argv[1:] if argument != "-I"]
site = here / ".venv" / "lib" / "site-packages"
if arguments[0] == "-c":  # what the environment's Python says of itself
    print((here / "kind").read_text())
    sys.exit(print(site))
kind = arguments[1] if arguments[0] == "-m" else "script"
if arguments[1:3] == ["pip", "config"]:
    sys.exit(print((here / "settings").read_text()))
with open(here / "log", "a") as log:
    print(kind, file=log)
if (here / "slow").exists():
    time.sleep(0.2)
if (here / f"fail-{kind}").exists():
    sys.exit((here / f"fail-{kind}").read_text())
if kind == "venv":
    venv = pathlib.Path(arguments[-1])
    shutil.rmtree(venv, ignore_errors=True)
    (venv / "bin").mkdir(parents=True)
    shutil.copy(here / "python", venv / "bin" / "python")
if kind == "pip":
    (here / "pip").write_text("\\n".join([*arguments, *(f"{key}={value}" for key, value in os.environ.items())]))
    needs = pathlib.Path(arguments[arguments.index("--requirement") + 1]).read_text()
    (here / "needs").write_text(needs)
    for pin in [line.split()[0] for line in needs.splitlines() if "==" in line]:
        print("Collecting", pin, "(from somewhere)", flush=True)
        name, version = pin.split("==")
        if name != (here / "never").read_text():
            for old in site.glob(name.replace("-", "_") + "-*"):
                shutil.rmtree(old)
            folder = site / f"{name.replace('-', '_')}-{version}.dist-info"
            folder.mkdir(parents=True)
            (folder / "METADATA").write_text(f"Name: {name}\\nVersion: {version}\\n")
    if (here / "killed").exists():
        os.kill(os.getppid(), 9)
        sys.exit(1)
    print("Installing collected packages: all")
if kind == "script":
    print("started again:", *arguments[1:])
"""

TOOL = """
import sys, environment
sys._base_executable = {python!r}
environment.ensure(sys.argv[1])
print("not reached")
"""


PLAY = """
play = [
    # why
    "alpha==1.0",
    "beta-two==2.0",
]"""
TEST = """
test = [{ include-group = "play" }, 'gamma==3.0 ; python_version > "3"']"""


class Checkout:
    """A folder with environment.py, a tool that uses it, and two dependency groups."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "tools").mkdir()
        self.write(PLAY, TEST)
        for name, text in {"kind": "3.11", "settings": "", "never": ""}.items():
            (folder / name).write_text(text)
        shutil.copy(environment.__file__, folder / "tools")
        shutil.copytree(Path(cli.__file__).parent, folder / "tools" / "cli")
        (folder / "tools" / "tool.py").write_text(TOOL.format(python=str(folder / "python")))
        (folder / "pretended.py").write_text(PRETENDED)
        (folder / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "{folder}/pretended.py" "$@"\n')
        (folder / "python").chmod(0o755)

    def write(self, *groups):
        """Write pyproject.toml with these groups, and the pins that they name."""
        text = "[dependency-groups]\n" + "\n".join(groups)
        (self.folder / "pyproject.toml").write_text(text)
        lists = tomllib.loads(text)["dependency-groups"].values()
        named = dict.fromkeys(pin for pins in lists for pin in pins if isinstance(pin, str))
        blocks = [
            f"\n# 1,500,000, 3,000,000\n{pin} \\\n    --hash=sha256:{number:064}\n" for number, pin in enumerate(named)
        ]
        (self.folder / "tools" / "pins.txt").write_text("# Pins.\n" + "".join(blocks))

    def open(self, *arguments):
        """The tool, started with these arguments."""
        command = [sys.executable, str(self.folder / "tools" / "tool.py"), *arguments]
        return subprocess.Popen(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def start(self, *arguments):
        """The tool, once it has ended."""
        process = self.open(*arguments)
        out, err = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, out, err)

    def asked(self):
        """The orders to the pretended Python since the last time."""
        log = self.folder / "log"
        words = log.read_text().split() if log.exists() else []
        log.unlink(missing_ok=True)
        return words


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path)


def test_the_first_start_makes_the_environment_and_says_so(checkout):
    result = checkout.start("play", "and", "more")
    assert checkout.asked() == ["venv", "ensurepip", "pip", "script"]
    assert "needs 2 packages. What is now downloaded is\nup to 3 MB, and takes up to 6 MB " in result.stdout
    assert "1 of 2: alpha\n" in result.stdout and "2 of 2: beta-two\n" in result.stdout
    assert result.stdout.endswith("started again: play and more\n")
    assert (result.returncode, result.stderr) == (0, "")


def test_the_second_start_is_silent(checkout):
    checkout.start("play")
    checkout.asked()
    assert checkout.start("play").stdout == "started again: play\n"
    assert checkout.asked() == ["script"]


def test_another_group_completes_the_environment(checkout):
    checkout.start("play")
    checkout.asked()
    assert "gamma" in checkout.start("test").stdout
    assert checkout.asked() == ["pip", "script"]
    checkout.start("play")
    assert checkout.asked() == ["script"]


def test_a_pin_that_two_groups_have_is_counted_once(checkout):
    checkout.write(PLAY, TEST.replace("]", ', "beta-two==2.0"]'))
    assert "needs 3 packages" in checkout.start("test").stdout


def test_only_what_is_missing_is_counted(checkout):
    checkout.start("play")
    assert "needs 1 package. What is now downloaded is\nup to 2 MB" in checkout.start("test").stdout


@pytest.mark.parametrize("change", ["kind", "python"])
def test_an_environment_of_another_python_is_made_again(checkout, change):
    """After an upgrade of Python, whose packages lie elsewhere, or where the Python that it was made of is gone."""
    checkout.start("play")
    checkout.asked()
    if change == "kind":
        (checkout.folder / "kind").write_text("3.12")
    else:
        (checkout.folder / ".venv/bin/python").write_text("#!/nowhere/python\n")
    assert checkout.start("play").stdout.endswith("started again: play\n")
    assert checkout.asked() == ["venv", "ensurepip", "pip", "script"]
    assert checkout.start("play").stdout == "started again: play\n"


@pytest.mark.parametrize(
    "change",
    [
        shutil.rmtree,
        lambda path: (path / "METADATA").write_text(""),
        lambda path: (path / "METADATA").write_text("Name: beta-two\nVersion: 0.9\n"),
    ],
)
def test_a_package_that_is_gone_or_another_version_is_installed_again(checkout, change):
    checkout.start("play")
    checkout.asked()
    change(checkout.folder / ".venv/lib/site-packages/beta_two-2.0.dist-info")
    assert "needs 1 package." in checkout.start("play").stdout
    assert checkout.asked() == ["pip", "script"] and "beta-two==2.0" in (checkout.folder / "needs").read_text()


def test_a_package_that_pip_has_not_installed_is_told(checkout):
    (checkout.folder / "never").write_text("alpha")
    result = checkout.start("play")
    assert result.returncode == 1 and "pip has not installed alpha==1.0 in " in result.stderr
    assert result.stderr.count("\n") == 1


def test_pip_installs_only_files_with_the_hashes(checkout):
    checkout.start("play")
    arguments = (checkout.folder / "pip").read_text().splitlines()
    assert {"--require-hashes", "--no-deps"} <= set(arguments)
    assert (checkout.folder / "needs").read_text() == (
        f"alpha==1.0 \\\n    --hash=sha256:{0:064}\nbeta-two==2.0 \\\n    --hash=sha256:{1:064}"
    )


def test_pip_keeps_of_its_settings_only_those_that_say_where_packages_come_from(checkout, monkeypatch):
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("Pip_Dry_Run", "1")
    (checkout.folder / "settings").write_text("""\
:env:.cert='/a/cert'
:env:.target='/elsewhere'
global.cert='/another'
global.extra-index-url='\\nhttps://one\\nhttps://two'
global.user='true'
install.index-url='https://first'
""")
    checkout.start("play")
    lines = (checkout.folder / "pip").read_text().splitlines()
    assert {line for line in lines if line.upper().startswith("PIP_")} == {
        "PIP_CERT=/a/cert",
        "PIP_EXTRA_INDEX_URL=https://one https://two",
        "PIP_INDEX_URL=https://first",
        f"PIP_CONFIG_FILE={os.devnull}",
    }


def test_another_file_than_the_pinned_one_is_told(checkout):
    (checkout.folder / "fail-pip").write_text("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM ...\n  alpha\n")
    result = checkout.start("play")
    assert result.returncode == 1 and result.stderr.count("\n") == 1
    assert "isn't the one whose hash" in result.stderr and "network" not in result.stderr


def test_a_pin_without_hashes_is_told(checkout):
    text = (checkout.folder / "pyproject.toml").read_text()
    (checkout.folder / "pyproject.toml").write_text(text.replace("alpha==1.0", "alpha==1.1"))
    result = checkout.start("play")
    assert result.returncode == 1 and result.stderr.count("\n") == 1 and not checkout.asked()
    assert "doesn't know alpha==1.1" in result.stderr and "environment.py --lock" in result.stderr


def test_a_changed_pin_is_installed(checkout):
    checkout.start("test")
    checkout.asked()
    checkout.write('play = ["alpha==1.1"]')
    checkout.start("play")
    assert checkout.asked() == ["pip", "script"]
    there = (checkout.folder / ".venv/boneyard-pins.txt").read_text().splitlines()
    assert "alpha==1.1" in there and "alpha==1.0" not in there and "beta-two==2.0" in there


def test_pips_failure_is_one_sentence_and_the_next_start_completes_it(checkout):
    fail = checkout.folder / "fail-pip"
    fail.write_text("Looking\nERROR: No matching distribution found for alpha\n")
    result = checkout.start("play")
    assert result.returncode == 1 and result.stderr.count("\n") == 1
    assert "on the network" in result.stderr and "No matching distribution found for alpha" in result.stderr
    fail.unlink()
    checkout.asked()
    assert checkout.start("play").stdout.endswith("started again: play\n")
    assert checkout.asked() == ["pip", "script"]


def test_an_environment_that_was_cut_short_is_made_again(checkout):
    (checkout.folder / ".venv" / "bin").mkdir(parents=True)
    (checkout.folder / ".venv" / "bin" / "python").touch()
    assert checkout.start("play").stdout.endswith("started again: play\n")
    assert checkout.asked() == ["venv", "ensurepip", "pip", "script"]


def test_an_environment_whose_python_is_gone_is_made_again(checkout):
    checkout.start("play")
    checkout.asked()
    (checkout.folder / ".venv" / "bin" / "python").unlink()
    checkout.start("play")
    assert checkout.asked() == ["venv", "ensurepip", "pip", "script"]


@pytest.mark.parametrize("step", ["venv", "ensurepip"])
@pytest.mark.parametrize(
    "why",
    [
        "The environment was not created because ensurepip is not\navailable.",
        "/usr/bin/python3: No module named ensurepip",
    ],
)
def test_a_python_without_venv_says_what_to_install(checkout, step, why):
    (checkout.folder / f"fail-{step}").write_text(why)
    result = checkout.start("play")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and "apt install python3-venv" in result.stderr


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("venv", "Error: [Errno 28] No space left on device: '/x/.venv'"),
        (
            "ensurepip",
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n"
            "subprocess.CalledProcessError: Command '['python', '-m', 'ensurepip']' returned 1.",
        ),
        ("pip", "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"),
    ],
)
def test_a_full_disk_is_told_as_such(checkout, step, why):
    (checkout.folder / f"fail-{step}").write_text(why)
    result = checkout.start("play")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and "is full" in result.stderr and "network" not in result.stderr
    assert "make room for 12 MB" in result.stderr  # 3 downloaded, 3 in pip's cache, 6 unpacked


def test_another_failure_of_venv_is_told(checkout):
    (checkout.folder / "fail-venv").write_text("Error: [Errno 30] Read-only file system: '/x/.venv'")
    result = checkout.start("play")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and "Read-only file system" in result.stderr


@pytest.mark.parametrize("there", [False, True])
def test_a_checkout_that_can_not_be_written_to_is_told(monkeypatch, tmp_path, capsys, there):
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    if there:
        environment.VENV.mkdir()
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # as for anybody but root in a folder of root's
    with pytest.raises(SystemExit) as ended:
        environment.ensure("play")
    told = capsys.readouterr().err
    assert ended.value.code == 1 and told.count("\n") == 1
    assert f"{environment.VENV if there else tmp_path} can't be written to" in told and "copy" in told


def test_a_file_that_can_not_be_written_there_is_told(monkeypatch, capsys):
    def install(pins, group):
        raise OSError(errno.ENOSPC, "No space left on device", "pins.txt")

    monkeypatch.setattr(environment, "installed", list)
    monkeypatch.setattr(environment, "install", install)
    with pytest.raises(SystemExit) as ended:
        environment.ensure("play")
    assert ended.value.code == 1
    assert capsys.readouterr().err.endswith(": pins.txt can't be written: No space left on device.\n")


def test_two_first_starts_at_once_wait_for_each_other(checkout):
    (checkout.folder / "slow").touch()
    tools = [checkout.open("play", str(number)) for number in range(2)]
    ends = [tool.communicate() for tool in tools]
    assert [tool.returncode for tool in tools] == [0, 0], ends
    assert sorted(checkout.asked()) == ["ensurepip", "pip", "script", "script", "venv"]
    assert sorted("Another start is installing packages" in out for out, _ in ends) == [False, True]


def test_an_environment_is_made_again_where_pip_was_killed(checkout):
    """A package may be there in part, and pip would take it for whole."""
    (checkout.folder / "killed").touch()
    assert checkout.start("play").returncode == -9
    (checkout.folder / "killed").unlink()
    checkout.asked()
    assert checkout.start("play").stdout.endswith("started again: play\n")
    assert checkout.asked() == ["venv", "ensurepip", "pip", "script"]


def test_the_next_one_goes_on_where_a_first_start_was_killed(checkout):
    (checkout.folder / "slow").touch()
    first = checkout.open("play")
    assert "Before" in first.stdout.readline()
    first.kill()
    first.communicate()
    assert checkout.start("play").stdout.endswith("started again: play\n")


def test_all_requirements_are_pinned_each_with_its_reason():
    named = environment.wanted(environment.ALL)
    assert all("==" in pin for pin in named)
    others = environment.groups().keys() - {environment.LOCK, *environment.APART}
    assert all(set(environment.wanted(group)) <= set(named) for group in others)
    text = environment.PROJECT.read_text(encoding="utf-8")
    table = text[text.index("[dependency-groups]") : text.index("[tool.ruff]")]
    lists = re.findall(r"^\w+ = \[\n((?: .*\n)*)\]", table, re.MULTILINE)
    assert len(lists) == len(environment.groups())
    for lines in lists:
        listed = [line.strip() for line in lines.splitlines() if "include-group" not in line]
        assert listed[0].startswith("# "), listed[0]


def test_all_pins_have_hashes_and_no_others():
    text = environment.PINS.read_text(encoding="utf-8")
    assert pins.read(text).keys() == set(environment.wanted(*environment.groups()))
    assert all(len(re.findall("--hash=sha256:[0-9a-f]{64}", pin.text)) >= 1 for pin in pins.read(text).values())
    assert "//" not in text, "no registry's address"


def test_what_is_told_of_sizes_is_no_less_than_what_is_here():
    told = pins.read(environment.PINS.read_text(encoding="utf-8"))
    here = environment.disk_sizes()
    wanted = {pins.name(pin): pin for pin in environment.wanted(environment.ALL) if pins.name(pin) in here}
    assert len(wanted) > 40
    assert sum(here[name] for name in wanted) <= 1.1 * sum(told[pin].disk for pin in wanted.values())


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


def test_the_command_makes_what_is_missing_and_starts_nothing(monkeypatch, capsys):
    completed = []
    monkeypatch.setattr(environment, "complete", completed.append)
    assert environment.main(["play"]) == 0 and environment.main([]) == 0
    assert completed == ["play", "test"]
    assert "has all that the group play names" in capsys.readouterr().out


def test_inside_the_environment_it_just_goes_on():
    assert environment.ensure("test") is None
