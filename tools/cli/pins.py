# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The file of pins: for each package its sizes, and the hashes of its files, as `pip install -r` takes them."""

import re
from typing import Any, NamedTuple

_HEAD = """\
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
# The pins of pyproject.toml, with the hashes of their files for every system. To make this file again:
#     python3 tools/environment.py --lock
# Above each pin: the most bytes to download, and on the disk.
"""
_SOURCE = "from source"
_UNPACKED = 4  # times its download is a package's size on the disk, if it isn't installed where this is made


class Pin(NamedTuple):
    """A package's entry in the file."""

    text: str  # for pip
    download: int  # bytes, at most
    disk: int  # bytes, at most
    from_source: bool  # pip has to build it


def read(text: str) -> dict[str, Pin]:
    """Return everything that the text of the file says, by the pins as pyproject.toml writes them."""
    found = {}
    for block in text.split("\n\n")[1:]:
        sizes, lines = block.strip().split("\n", 1)
        download, disk = map(int, re.findall(r"\d+", sizes.replace(",", "")))
        found[lines.split(" \\\n")[0]] = Pin(lines, download, disk, _SOURCE in sizes)
    return found


def write(wanted: list[str], locked: dict[str, Any], installed: dict[str, int]) -> str:
    """Return the text of the file for the pins `wanted`.

    `locked` is the pylock.toml that uv makes of them. `installed` are the bytes on the disk of the packages that
    are installed here, by their names.
    """
    packages = {package["name"]: package for package in locked["packages"]}
    return _HEAD + "".join(_block(pin, packages[name(pin)], installed) for pin in wanted)


def _block(pin: str, package: dict[str, Any], installed: dict[str, int]) -> str:
    files = package.get("wheels") or [package["sdist"]]
    download = max(file["size"] for file in files)
    disk = installed.get(name(pin), _UNPACKED * download)
    source = "" if "wheels" in package else f", {_SOURCE}"
    hashes = sorted({file["hashes"]["sha256"] for file in files})
    lines = " \\\n".join([pin, *[f"    --hash=sha256:{digest}" for digest in hashes]])
    return f"\n# {download:,}, {disk:,}{source}\n{lines}\n"


def name(pin: str) -> str:
    """Return the name of a package, or of that in a pin, as registries write it."""
    return re.sub(r"[-_.]+", "-", pin.split("==")[0]).lower()
