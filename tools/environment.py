# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The virtual environment that all commands share: it is made once, and completed where a command needs more."""

import os
import re
import subprocess
import sys
from pathlib import Path

import cli

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
REQUIREMENTS = Path(__file__).resolve().parent / "requirements"
# The lines in which pip comes to a package; one from a local file is given as the path of its wheel.
PIP_COMES_TO = re.compile(
    r"(?:Collecting|Requirement already satisfied:|Ignoring|Processing) (?:\S*/)?(\w+(?:[-.][A-Za-z]\w*)*)"
)


def ensure(name):
    """Go on in the virtual environment that holds the pins of requirements/NAME.txt.

    Makes the environment if there is none, completes it if something is missing, and starts the
    running script again inside it; returns only where all pins are installed and importable.
    """
    pins = wanted(name)
    inside = Path(sys.prefix).resolve() == VENV.resolve()
    if not set(pins) <= set(installed()):
        install(pins, name)
    elif inside:
        return
    restart()


def wanted(name):
    """Return the lines of requirements/NAME.txt and of the files that it includes, each once, without comments."""
    pins = []
    for line in (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            pins += wanted(line[3:].removesuffix(".txt"))
        elif line and not line.startswith("#"):
            pins.append(line)
    return list(dict.fromkeys(pins))


def installed():
    """Return the pins that the stamp in the environment lists; none if the environment can't be used."""
    if not python().exists() or not stamp().exists():
        return []
    return stamp().read_text(encoding="utf-8").splitlines()


def install(pins, name):
    """Make the environment, if need be, and install `pins` in it."""
    print(f"Before its first start, {name} needs {len(pins)} packages, which are now downloaded")
    print(f"into the folder {VENV.name}/ of this project. That takes a minute or two, once.", flush=True)
    if not (python().exists() and stamp().exists()):
        make()
    kept = [line for line in installed() if package(line) not in map(package, pins)]
    # Until pip is done nothing is certain about what it replaces.
    stamp().write_text("\n".join(kept), encoding="utf-8")
    run_pip(REQUIREMENTS / f"{name}.txt", len(pins))
    stamp().write_text("\n".join(kept + pins), encoding="utf-8")
    print("Ready.", flush=True)


def make():
    """Make an empty environment, over what is left of a broken one."""
    print(f"  the environment {VENV.name}/", flush=True)
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode and re.search("ensurepip|No module named '?venv", result.stdout):
        cli.stop("this Python comes without venv: install it (on Debian or Ubuntu: apt install python3-venv).")
    if result.returncode:
        cli.stop(f"the environment {VENV} could not be made: {cli.last_line(result.stdout)}")
    stamp().write_text("", encoding="utf-8")


def run_pip(requirements, count):
    """Install the file of pins, telling each package as pip comes to it."""
    # The pins name everything; what a package asks for beyond them is left out on purpose.
    command = [str(python()), "-m", "pip", "install", "--no-deps", "--disable-pip-version-check"]
    command += ["--progress-bar", "off", "-r", str(requirements)]
    said, done = [], 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        for line in pip.stdout or ():
            said.append(line)
            if found := PIP_COMES_TO.match(line):
                done += 1
                print(f"  {done} of {count}: {found[1]}", flush=True)
            elif line.startswith("Installing collected packages"):
                print("  unpacking them", flush=True)
    if pip.returncode:
        errors = [line for line in said if line.startswith("ERROR")] or said
        cli.stop(
            "the packages could not be installed; see that this computer is on the network, and start again"
            f" (pip says: {cli.last_line(''.join(errors))})."
        )


def restart():
    """Start the running script again, with its arguments, inside the environment."""
    command = [str(python()), *sys.orig_argv[1:]]
    sys.stdout.flush()
    if os.name == "nt":  # where exec would leave the shell before the script has ended
        raise SystemExit(subprocess.call(command))
    os.execv(command[0], command)


def python():
    """Return the path of the environment's Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp():
    """Return the path of the file in the environment that lists the pins it holds."""
    return VENV / "boneyard-pins.txt"


def package(pin):
    """Return the name of the package in a pin."""
    return pin.split("==")[0]
