#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Installs the packages that the tools need, for work without a network.

They go into the virtual environment that the tools share. Every tool does so by itself before its first start. The
packages are those of a dependency group in pyproject.toml.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import cli
from cli import lock, pins

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
LOCK = "lock"  # the group of the package that makes PINS
KIND = 'import sys, sysconfig; print(sysconfig.get_config_var("EXT_SUFFIX"), "of", sys.base_prefix)'


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    parser = cli.Parser(prog="environment.py", description=__doc__)
    names = ", ".join(groups())
    parser.add_argument(
        "group",
        nargs="?",
        default=ALL,
        choices=groups(),
        metavar="GROUP",
        help=f"of {names} ({ALL}, for every command)",
    )
    parser.add_argument("--lock", action="store_true", help="write tools/pins.txt, after a change in pyproject.toml")
    options = parser.parse_args(arguments)
    if options.lock:
        ensure(LOCK)
        everything = wanted(*groups())
        PINS.write_text(pins.lock(everything), encoding="utf-8", newline="\n")
        print(f"{PINS} has the hashes of {len(everything)} packages.")
    else:
        complete(options.group)
        print(f"The environment {VENV.name}/ has all that the group {options.group} names.")
    return 0


def ensure(group: str) -> None:
    """Go on in the virtual environment that holds the packages of a dependency group.

    Makes the environment if there is none, completes it if something is missing, and starts the running script again
    inside it; returns only where all is installed and importable.
    """
    if complete(group) or Path(sys.prefix).resolve() != VENV.resolve():
        become([str(python()), *sys.orig_argv[1:]])


def complete(group: str) -> bool:
    """Install the packages of a group that are missing; return whether there were any."""
    if not missing(group):
        return False
    with lock.held(PROJECT, lambda: print("Another start is installing packages: waiting for it.", flush=True)):
        if lacking := missing(group):
            install(lacking, group)
    return True


def missing(group: str) -> list[str]:
    """The pins of a group that the environment hasn't got."""
    there = installed()
    return [pin for pin in wanted(group) if pin not in there]


def groups() -> dict[str, list[Any]]:
    """The dependency groups of the project, lists by their names, as pyproject.toml has them."""
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
    """The pins that the environment holds; none if it was made for another Python, or doesn't start."""
    kind, *there = stamp().read_text(encoding="utf-8").splitlines() if stamp().exists() else [""]
    return there if kind == kind_of_python() else []


def kind_of_python() -> str:
    """The kind of the environment's Python, "none" if it doesn't start."""
    if not python().exists():
        return "none"
    done = subprocess.run([str(python()), "-I", "-c", KIND], capture_output=True, text=True, errors="replace")
    return done.stdout.strip() or "none"


def install(lacking: list[str], group: str) -> None:
    """Make the environment, if need be, and install the pins `lacking` in it."""
    known = pins.read(PINS.read_text(encoding="utf-8"))
    unknown = [pin for pin in lacking if pin not in known]
    if unknown and group != LOCK:  # whose new version has to make the file that then knows it
        cli.stop(f"{PINS} doesn't know {unknown[0]}: run `python3 tools/environment.py --lock`.")
    size = sum(known[pin][0] for pin in lacking if pin in known) / 1e6
    count = f"{len(lacking)} package{'s' * (len(lacking) > 1)}"
    print(f"Before its first start, {group} needs {count} in the folder {VENV.name}/ of this project.", flush=True)
    print(f"Up to {size:.0f} MB are downloaded, which takes a minute or two, once.", flush=True)
    names = set(map(package, lacking))
    kept = [pin for pin in installed() if package(pin) not in names]
    if not kept:
        # By the Python that this one is a copy of, if the environment's own has started this. pip comes in a second
        # step: venv keeps to itself why that fails.
        base = getattr(sys, "_base_executable", None) or sys.executable
        run([base, "-m", "venv", "--clear", "--without-pip", str(VENV)], size)
        run([str(python()), "-m", "ensurepip"], size)
    stamp().unlink(missing_ok=True)  # where pip ends halfway, a package may be there in part
    needs = VENV / "boneyard-needs.txt"
    needs.write_text("\n".join(known[pin][1] if pin in known else pin for pin in lacking), encoding="utf-8")
    # They name everything; other dependencies of a package are left out on purpose. reuse has no wheel.
    command = "-I -m pip install --no-deps --disable-pip-version-check --progress-bar off --only-binary :all:"
    command += " --no-binary reuse" + " --require-hashes" * (not unknown) + " --requirement"
    run([str(python()), *command.split(), str(needs)], size, kept, pins.surroundings(str(python())))
    write_stamp(kept + lacking)
    print("Ready.", flush=True)


def run(command: list[str], size: float, kept: list[str] | None = None, env: dict[str, str] | None = None) -> None:
    """Run a command that makes or fills the environment, and tell each package that pip comes to. If it fails, end
    with a sentence that says why; then the environment still holds the pins `kept`, unless the disk is full."""
    said = ""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=env
    ) as process:
        for line in process.stdout or ():
            said += line
            if line.startswith("Collecting "):
                print(f"  {line.split()[1]}", flush=True)
    if process.returncode:
        if kept and not pins.is_full(said):
            write_stamp(kept)
        cli.stop(pins.why(said, VENV, size))


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


def write_stamp(held: list[str]) -> None:
    """Write the stamp of an environment that holds these pins."""
    stamp().write_text("\n".join([kind_of_python(), *held]), encoding="utf-8")


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
