# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Builds the wheel of the engine, as pip asks for it (PEP 517 and 660). It needs no other package.

The badge knows the engine as `engine`, a name too general for a package. So the wheel has its modules as
`boneyard_dominoes`, with that name in their imports.
"""

import base64
import hashlib
import re
import tomllib
import zipfile
from pathlib import Path

from cli import version

TOOLS = Path(__file__).resolve().parent.parent
ROOT = TOOLS.parent
PACKAGE = "boneyard_dominoes"
TAG = "py3-none-any"
# The engine's name where it begins the name of a module or a path.
OWN_NAME = re.compile(r"\bengine(?=[./]\w| import\b)")
# The module of an editable wheel that the command `boneyard` starts.
COMMAND = '''\
"""The command `boneyard` of the checkout that this was installed from."""
import sys

sys.path.insert(0, {tools!r})
import cli
import run


def main():
    """Run one of its commands."""
    cli.run(run.main, sys.argv[1:])
'''
ENTRY_POINTS = "[console_scripts]\nboneyard = boneyard_command:main\n"


Settings = dict[str, object] | None  # of pip's, which nothing here reads


class UnsupportedOperation(Exception):
    """A hook that this backend has no answer to."""


def build_wheel(
    wheel_directory: str | Path, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Write the wheel into a folder, and return its name."""
    return _write(Path(wheel_directory), modules(), {})


def build_editable(
    wheel_directory: str | Path, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Like `build_wheel`, with the command `boneyard`, which runs the tools of this checkout. The engine in it is a
    copy, too."""
    command = {"boneyard_command.py": COMMAND.format(tools=str(TOOLS))}
    return _write(Path(wheel_directory), {**modules(), **command}, {"entry_points.txt": ENTRY_POINTS})


def build_sdist(sdist_directory: str | Path, config_settings: Settings = None) -> str:
    """Refuse: the repository is the source."""
    raise UnsupportedOperation("There is no source package: build the wheel, with `python3 -m pip wheel .`.")


def modules() -> dict[str, str]:
    """The text of each file of the package, by its path in the wheel."""
    found = {f"{PACKAGE}/py.typed": ""}
    for path in sorted([*(ROOT / "engine").rglob("*.py"), *(ROOT / "engine").rglob("*.pyi")]):
        name = path.relative_to(ROOT / "engine").as_posix()
        found[f"{PACKAGE}/{name}"] = OWN_NAME.sub(PACKAGE, path.read_text(encoding="utf-8"))
    return found


def _write(folder: Path, files: dict[str, str], more: dict[str, str]) -> str:
    """Write a wheel of these files, and `more` of its metadata; return its name."""
    stem = f"{PACKAGE}-{version.of(ROOT)}"
    about = {
        "METADATA": metadata(),
        "WHEEL": f"Wheel-Version: 1.0\nGenerator: boneyard\nRoot-Is-Purelib: true\nTag: {TAG}\n",
        "licenses/LICENSE": (ROOT / "LICENSE").read_text(encoding="utf-8"),
        **more,
    }
    files = {**files, **{f"{stem}.dist-info/{name}": text for name, text in about.items()}}
    record = f"{stem}.dist-info/RECORD"
    files[record] = "".join(_entry(name, text) for name, text in files.items()) + f"{record},,\n"
    name = f"{stem}-{TAG}.whl"
    with zipfile.ZipFile(folder / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, text in files.items():
            info = zipfile.ZipInfo(path)  # of 1980: the same files make the same wheel
            info.external_attr = 0o644 << 16
            wheel.writestr(info, text.encode())
    return name


def _entry(name: str, text: str) -> str:
    """The line of the RECORD on a file."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(text.encode())}\n"


def metadata() -> str:
    """The METADATA of the wheel, by pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {version.of(ROOT)}",
        f"Summary: {project['description']}",
        f"Author: {project['authors'][0]['name']}",
        f"License-Expression: {project['license']}",
        "License-File: LICENSE",
        f"Requires-Python: {project['requires-python']}",
        "Description-Content-Type: text/markdown",
    ]
    readme: Path = ROOT / project["readme"]
    return "\n".join(lines) + "\n\n" + readme.read_text(encoding="utf-8")
