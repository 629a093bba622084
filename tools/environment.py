#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Installs the packages that the tools need in the virtual environment that they share, and starts nothing.

Every tool does so by itself before its first start; this is for whoever will be without a network by then. The
packages are those of a dependency group in pyproject.toml.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import cli
from cli import lock

ROOT = Path(__file__).resolve().parent.parent
# So that every tool can import the engine. Last in the path, since the badge's code.py would hide the standard
# library's module of that name.
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))
PROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
ALL = "test"  # the group that includes all others
# The lines in which pip comes to a package; one from a local file is given as the path of its wheel.
PIP_COMES_TO = re.compile(
    r"(?:Collecting|Requirement already satisfied:|Ignoring|Processing) (?:\S*/)?(\w+(?:[-.][A-Za-z]\w*)*)"
)
NO_VENV = re.compile(r"No module named '?(?:venv|ensurepip)|ensurepip is not\s+available")
DISK_IS_FULL = re.compile(r"No space left|not enough space|Errno 28\b|Disk quota exceeded")


def main(arguments):
    """Run the tool; return its exit status."""
    parser = cli.Parser(prog="environment.py", description=__doc__)
    parser.add_argument("group", nargs="?", default=ALL, choices=groups(), metavar="GROUP",
                        help=f"of {', '.join(groups())} ({ALL}, which has all)")
    group = parser.parse_args(arguments).group
    complete(group)
    print(f"The environment {VENV.name}/ has all that the group {group} names.")
    return 0


def ensure(group):
    """Go on in the virtual environment that holds the packages of a dependency group.

    Makes the environment if there is none, completes it if something is missing, and starts the
    running script again inside it; returns only where all is installed and importable.
    """
    if complete(group) or Path(sys.prefix).resolve() != VENV.resolve():
        restart()


def complete(group):
    """Make the environment, or install what is missing of a group in it, unless all of it is there already.

    Returns whether there was something to do.
    """
    if not missing(group):
        return False
    place = VENV if VENV.exists() else ROOT
    if not os.access(place, os.W_OK):
        cli.stop(f"{place} can't be written to, where packages have to be installed: copy the project to a folder"
                 " of your own, and start it there.")
    try:
        with lock.held(PROJECT, lambda: print("Another start is installing packages: waiting for it.", flush=True)):
            if missing(group):
                install(wanted(group), group)
    except BrokenPipeError:  # nobody reads the output
        raise
    except OSError as error:
        cli.stop(f"{error.filename or VENV} can't be written: {error.strerror}.")
    return True


def missing(group):
    """The pins of a group that the environment hasn't got, as a set."""
    return set(wanted(group)) - set(installed())


def groups():
    """The dependency groups of the project: a dict of lists, as pyproject.toml has them."""
    import tomllib  # not at the top: an older Python has none, and is to get as far as the sentence that says so

    return tomllib.loads(PROJECT.read_text(encoding="utf-8"))["dependency-groups"]


def wanted(group):
    """The pins of a dependency group and of those that it includes, each once."""
    known = groups()
    pins = []
    for pin in known[group]:
        pins += wanted(pin["include-group"]) if isinstance(pin, dict) else [pin]
    return list(dict.fromkeys(pins))


def installed():
    """The pins that the stamp in the environment lists; none if the environment can't be used."""
    if not python().exists() or not stamp().exists():
        return []
    return stamp().read_text(encoding="utf-8").splitlines()


def install(pins, group):
    """Make the environment, if need be, and install `pins` in it."""
    print(f"Before its first start, {group} needs {len(pins)} packages, which are now downloaded")
    print(f"into the folder {VENV.name}/ of this project. That takes a minute or two, once.", flush=True)
    if not (python().exists() and stamp().exists()):
        make()
    kept = [line for line in installed() if package(line) not in map(package, pins)]
    # Until pip is done nothing is certain about what it replaces.
    stamp().write_text("\n".join(kept), encoding="utf-8")
    run_pip(pins)
    stamp().write_text("\n".join(kept + pins), encoding="utf-8")
    print("Ready.", flush=True)


def make():
    """Make an empty environment, over what is left of a broken one."""
    print(f"  the environment {VENV.name}/", flush=True)
    # pip in a second step: venv keeps to itself why that fails.
    check([sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)])
    check([str(python()), "-m", "ensurepip"])
    stamp().write_text("", encoding="utf-8")


def check(command):
    """Run a command that makes the environment, or end with a sentence that says why it failed."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if done.returncode:
        if NO_VENV.search(done.stdout):
            cli.stop("this Python comes without venv: install it (on Debian or Ubuntu: apt install python3-venv).")
        stop_where_full(done.stdout)
        cli.stop(f"the environment {VENV} could not be made: {cli.last_line(done.stdout)}")


def run_pip(pins):
    """Install the pins, telling each package as pip comes to it."""
    # They name everything; what a package asks for beyond them is left out on purpose.
    command = [str(python()), "-m", "pip", "install", "--no-deps", "--disable-pip-version-check"]
    command += ["--progress-bar", "off", *pins]
    said, done = [], 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace") as pip:
        for line in pip.stdout or ():
            said.append(line)
            if found := PIP_COMES_TO.match(line):
                done += 1
                print(f"  {done} of {len(pins)}: {found[1]}", flush=True)
            elif line.startswith("Installing collected packages"):
                print("  unpacking them", flush=True)
    if pip.returncode:
        stop_where_full("".join(said))
        errors = [line for line in said if line.startswith("ERROR")] or said
        cli.stop(
            "the packages could not be installed; see that this computer is on the network, and start again"
            f" (pip says: {cli.last_line(''.join(errors))})."
        )


def stop_where_full(said):
    """End with a sentence where what a program said is that the disk is full."""
    if DISK_IS_FULL.search(said):
        cli.stop(f"the packages could not be installed: the disk of {VENV}, or that of the folder for temporary"
                 " files, is full; make room for 500 MB, and start again.")


def restart():
    """Start the running script again, with its arguments, inside the environment."""
    command = [str(python()), *sys.orig_argv[1:]]
    sys.stdout.flush()
    if os.name == "nt":  # where exec would leave the shell before the script has ended
        raise SystemExit(subprocess.call(command))
    os.execv(command[0], command)


def python():
    """The path of the environment's Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp():
    """The path of the file in the environment that lists the pins it holds."""
    return VENV / "boneyard-pins.txt"


def package(pin):
    """The name of the package in a pin."""
    return pin.split("==")[0]


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
