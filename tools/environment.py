#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Installs the packages that the tools need, for work without a network.

They go into the virtual environment that the tools share. Every tool does so by itself before its first start. The
packages are those of a dependency group in pyproject.toml.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import cli
from cli import lock, pins, pip

ROOT = Path(__file__).resolve().parent.parent
# So that every tool can import the engine. Last in the path, since the badge's code.py would hide the standard
# library's module of that name.
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))
PROJECT = ROOT / "pyproject.toml"
PINS = ROOT / "tools" / "pins.txt"
VENV = ROOT / ".venv"
ALL = "test"  # the group that includes all others, but for LOCK and APART
APART = "examples"  # the group of PettingZoo
LOCK = "lock"  # the group of the packages that make PINS
MEGABYTE = 1_000_000
BLOCK = 4096  # bytes that a disk gives a file at a time
# What the environment's Python says of itself: its kind, as the stamp names it, and its folder of packages.
INTERPRETER = """
import sys, sysconfig
print(sysconfig.get_config_var("EXT_SUFFIX"), "of", sys.base_prefix)
print(sysconfig.get_path("purelib"))
"""
# The lines in which pip comes to a package; one from a local file is given as the path of its wheel.
PIP_COMES_TO = re.compile(
    r"(?:Collecting|Requirement already satisfied:|Ignoring|Processing) (?:\S*/)?(\w+(?:[-.][A-Za-z]\w*)*)"
)
NO_VENV = re.compile(r"No module named '?(?:venv|ensurepip)|ensurepip is not\s+available")
DISK_IS_FULL = re.compile(r"No space left|not enough space|Errno 28\b|Disk quota exceeded")
OTHER_FILE = "DO NOT MATCH THE HASHES"


class Full(Exception):
    """The disk is full."""


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    parser = cli.Parser(prog="environment.py", description=__doc__)
    parser.add_argument(
        "group",
        nargs="?",
        default=ALL,
        choices=groups(),
        metavar="GROUP",
        help=f"of {', '.join(groups())} ({ALL}, for every command)",
    )
    parser.add_argument(
        "--lock",
        action="store_true",
        help=f"write {PINS.relative_to(ROOT).as_posix()} again, after a change in pyproject.toml",
    )
    options = parser.parse_args(arguments)
    if options.lock:
        ensure(LOCK)
        write_pins()
        return 0
    complete(options.group)
    print(f"The environment {VENV.name}/ has all that the group {options.group} names.")
    return 0


def ensure(group: str) -> None:
    """Go on in the virtual environment that holds the packages of a dependency group.

    Makes the environment if there is none, completes it if something is missing, and starts the
    running script again inside it; returns only where all is installed and importable.
    """
    if complete(group) or Path(sys.prefix).resolve() != VENV.resolve():
        restart()


def complete(group: str) -> bool:
    """Make the environment, or install the missing packages of a group in it, unless all of it is there already.

    Returns whether there was something to do.
    """
    if not missing(group):
        return False
    place = VENV if VENV.exists() else ROOT
    if not os.access(place, os.W_OK):
        cli.stop(
            f"{place} can't be written to, where packages have to be installed: copy the project to a folder"
            " of your own, and start it there."
        )
    try:
        with lock.held(PROJECT, lambda: print("Another start is installing packages: waiting for it.", flush=True)):
            if lacking := missing(group):
                install(lacking, group)
    except BrokenPipeError:  # nobody reads the output
        raise
    except OSError as error:
        cli.stop(f"{error.filename or VENV} can't be written: {error.strerror}.")
    return True


def missing(group: str) -> list[str]:
    """The pins of a group that the environment hasn't got, as a list."""
    there = installed()
    return [pin for pin in wanted(group) if pin not in there]


def groups() -> dict[str, list[str | dict[str, str]]]:
    """The dependency groups of the project: a dict of lists, as pyproject.toml has them."""
    import tomllib  # not at the top: an older Python has none, and is to get as far as the sentence that says so

    return tomllib.loads(PROJECT.read_text(encoding="utf-8"))["dependency-groups"]


def wanted(*names: str) -> list[str]:
    """The pins of dependency groups and of those that they include, each once."""
    known = groups()
    found: list[str] = []
    for pin in [pin for name in names for pin in known[name]]:
        found += wanted(pin["include-group"]) if isinstance(pin, dict) else [pin]
    return list(dict.fromkeys(found))


def installed() -> list[str]:
    """The pins that the environment has: those in its stamp whose packages are there. None if the environment was
    made for another Python, or can't be used."""
    kind, folder = interpreter()
    if not kind or stamped()[:1] != [kind]:
        return []
    there = versions(folder)
    return [pin for pin in stamped()[1:] if is_there(pin, there)]


def interpreter() -> list[str]:
    """The kind of the environment's Python, and its folder of packages; both "" if it doesn't start."""
    try:
        done = subprocess.run(
            [str(python()), "-I", "-c", INTERPRETER], capture_output=True, text=True, errors="replace"
        )
    except OSError:
        return ["", ""]
    return ["", ""] if done.returncode else done.stdout.splitlines()


def versions(folder: str) -> dict[str, str]:
    """The versions of the packages in a folder, by their names."""
    from importlib import metadata  # not at the top: help needn't wait for it

    # One whose files are damaged has no name.
    return {pins.name(package.name or ""): package.version for package in metadata.distributions(path=[folder])}


def is_there(pin: str, there: dict[str, str]) -> bool:
    """Whether `versions` has a pin. One that some systems do without counts as there: pip knows which they are."""
    version = pin.partition("==")[2]
    return ";" in pin or there.get(pins.name(pin)) == version


def install(lacking: list[str], group: str) -> None:
    """Make the environment, if need be, and install the pins `lacking` in it."""
    known = locked(lacking, group)
    sizes = {pins.name(pin): known[pin] for pin in lacking if pin in known}.values()
    download, disk = sum(pin.download for pin in sizes), sum(pin.disk for pin in sizes)
    print(
        f"Before its first start, {group} needs {len(lacking)} package{'s' * (len(lacking) > 1)}. What is now"
        f" downloaded is\nup to {megabytes(download)} MB, and takes up to {megabytes(disk)} MB in the folder"
        f" {VENV.name}/ of this project.\nThat takes a minute or two, once.",
        flush=True,
    )
    try:
        if interpreter()[0] not in stamped()[:1]:
            make()
        fill(lacking, known)
    except Full:  # pip keeps its downloads, and works on copies of them
        cli.stop(
            f"the packages could not be installed: the disk of {VENV}, or that of the folder for temporary"
            f" files, is full; make room for {megabytes(2 * download + disk)} MB, and start again."
        )
    print("Ready.", flush=True)


def locked(lacking: list[str], group: str) -> dict[str, pins.Pin]:
    """The entries of PINS, by pins; ends with a sentence if it doesn't know one of `lacking`."""
    known = pins.read(PINS.read_text(encoding="utf-8"))
    unknown = [pin for pin in lacking if pin not in known]
    if unknown and group != LOCK:  # whose new version has to make the file that then knows it
        cli.stop(
            f"{PINS} doesn't know {unknown[0]}, which {PROJECT.name} names: run `python3 tools/environment.py --lock`."
        )
    return known


def megabytes(size: int) -> int:
    """Bytes in megabytes, rounded up."""
    return -(-size // MEGABYTE)


def make() -> None:
    """Make an empty environment, over the remains of a broken one."""
    print(f"  the environment {VENV.name}/", flush=True)
    # By the Python that this one is a copy of, if the environment's own has started this.
    base = getattr(sys, "_base_executable", None) or sys.executable
    # pip in a second step: venv keeps to itself why that fails.
    check([base, "-m", "venv", "--clear", "--without-pip", str(VENV)])
    check([str(python()), "-m", "ensurepip"])
    write_stamp(interpreter()[:1])


def check(command: list[str]) -> None:
    """Run a command that makes the environment, or end with a sentence that says why it failed. Raises Full."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if done.returncode:
        if NO_VENV.search(done.stdout):
            cli.stop("this Python comes without venv: install it (on Debian or Ubuntu: apt install python3-venv).")
        if DISK_IS_FULL.search(done.stdout):
            raise Full
        cli.stop(f"the environment {VENV} could not be made: {cli.last_line(done.stdout)}")


def fill(lacking: list[str], known: dict[str, pins.Pin]) -> None:
    """Install the pins `lacking`, and note them in the stamp. Raises Full."""
    names = set(map(pins.name, lacking))
    kept = [line for line in stamped() if pins.name(line) not in names]
    # Where pip is killed, packages may be there in part: without a stamp the environment is made again.
    stamp().unlink()
    run_pip(lacking, known, kept)
    there = versions(interpreter()[1])
    if absent := [pin for pin in lacking if not is_there(pin, there)]:
        cli.stop(f"pip has not installed {absent[0]} in {VENV}, and doesn't say why.")
    write_stamp(kept + lacking)


def run_pip(lacking: list[str], known: dict[str, pins.Pin], kept: list[str]) -> None:
    """Install pins, telling each package as pip comes to it. Raises Full.

    `known` are their entries in PINS; `kept` are the lines of the stamp that stay true if pip fails.
    """
    needs = VENV / "boneyard-needs.txt"
    needs.write_text("\n".join(known[pin].text if pin in known else pin for pin in lacking), encoding="utf-8")
    # They name everything; other dependencies of a package are left out on purpose.
    command = [str(python()), "-I", "-m", "pip", "install", "--no-deps", "--disable-pip-version-check"]
    command += ["--require-hashes"] * (known.keys() >= set(lacking))
    command += ["--progress-bar", "off", "--requirement", str(needs), "--only-binary", ":all:"]
    for pin in lacking:
        if pin in known and known[pin].from_source:
            command += ["--no-binary", pins.name(pin)]
    said: list[str]
    said, done = [], 0
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=pip.surroundings(str(python())),
    ) as installer:
        for line in installer.stdout or ():
            said.append(line)
            if found := PIP_COMES_TO.match(line):
                done += 1
                print(f"  {done} of {len(lacking)}: {found[1]}", flush=True)
            elif line.startswith("Installing collected packages"):
                print("  unpacking them", flush=True)
    if installer.returncode:
        stop_after_pip(said, kept)


def stop_after_pip(said: list[str], kept: list[str]) -> NoReturn:
    """End with a sentence that says why pip has failed. Raises Full."""
    if DISK_IS_FULL.search("".join(said)):
        raise Full
    write_stamp(kept)
    if OTHER_FILE in "".join(said):
        cli.stop(
            f"a package that came isn't the one whose hash {PINS} has, so none was installed;"
            " `pip config list` tells where pip takes packages from."
        )
    errors = [line for line in said if line.startswith("ERROR")] or said
    cli.stop(
        "the packages could not be installed; see that this computer is on the network, and start again"
        f" (pip says: {cli.last_line(''.join(errors))})."
    )


def restart() -> None:
    """Start the running script again, with its arguments, inside the environment."""
    become([str(python()), *sys.orig_argv[1:]])


def become(command: list[str]) -> None:
    """Go on as another command, whose exit status is then this one's."""
    sys.stdout.flush()
    if os.name == "nt":  # where exec would leave the shell before the command has ended
        raise SystemExit(subprocess.call(command))
    os.execv(command[0], command)


def python() -> Path:
    """The path of the environment's Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp() -> Path:
    """The path of the file in the environment that names its kind of Python, and then the pins it holds."""
    return VENV / "boneyard-pins.txt"


def stamped() -> list[str]:
    """The lines of the stamp, or none if there is no stamp."""
    return stamp().read_text(encoding="utf-8").splitlines() if stamp().exists() else []


def write_stamp(lines: list[str]) -> None:
    """Write these lines to the stamp."""
    stamp().write_text("\n".join(lines), encoding="utf-8")


def write_pins() -> None:
    """Ask the registry for the files of all pins, and write their hashes and sizes to PINS."""
    import tomllib

    everything = wanted(*groups())
    command = [
        sys.executable,
        "-m",
        "uv",
        "pip",
        "compile",
        "--no-config",
        "--universal",
        "--no-deps",
        "--quiet",
        "--python-version",
        ".".join(map(str, cli.OLDEST)),
        "--format",
        "pylock.toml",
        "-",
    ]
    settings = pip.settings(sys.executable)  # uv has none of its own here
    given = {"UV_DEFAULT_INDEX": "index-url", "SSL_CERT_FILE": "cert", "HTTPS_PROXY": "proxy"}
    variables = {name: settings[key] for name, key in given.items() if key in settings}
    done = subprocess.run(
        command, input="\n".join(everything), capture_output=True, text=True, env={**os.environ, **variables}
    )
    if done.returncode:
        cli.stop(f"{PINS} is as it was: the registry could not be asked (uv says: {cli.last_line(done.stderr)}).")
    text = pins.write(everything, tomllib.loads(done.stdout), disk_sizes())
    PINS.write_text(text, encoding="utf-8", newline="\n")
    print(f"{PINS} has the hashes of {len(everything)} packages.")


def disk_sizes() -> dict[str, int]:
    """How many bytes each package in the environment takes on the disk, in blocks of BLOCK."""
    from importlib import metadata

    found = {}
    for package in metadata.distributions(path=interpreter()[1:]):
        paths = [Path(file.locate()) for file in package.files or ()]
        blocks = sum(-(-path.stat().st_size // BLOCK) for path in paths if path.exists())
        found[pins.name(package.name)] = blocks * BLOCK
    return found


def licences(name: str) -> list[str]:
    """The texts of the licences that a package in the environment comes with."""
    from importlib import metadata

    files = [file for file in metadata.files(name) or () if file.name.upper().startswith("LICENSE")]
    return [file.read_text(encoding="utf-8") for file in sorted(files)]


def package(pin: str) -> str:
    """The name of the package in a pin."""
    return pin.split("==")[0]


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
