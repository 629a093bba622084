# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bytes of build.py's files on the badge's drive."""

from collections.abc import Iterator

from drive import contents, packing, room
from figures import Figure

DRIVE = 800 * 1024


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the bytes of the build on the drive, from .mpy and from source, and those of the installer."""
    build = contents.build("pybadge", 10)
    yield Figure(
        "the build on the drive",
        on_drive(build),
        "bytes",
        f"{len(build)} files and their folders, each in whole clusters of 1,024 bytes, as on 2 MB of FAT;"
        f" without that, {sum(map(len, build.values())):,} bytes",
        at_most=DRIVE,
    )
    source = contents.build("pybadge", 10, source=True)
    yield Figure("the build of --source on the drive", on_drive(source), "bytes", "counted in the same way")
    yield Figure(
        "the installer", len(packing.installer(build)), "bytes", "a code.py that unpacks the build on the badge"
    )


def on_drive(build: dict[str, bytes]) -> int:
    """The bytes that a build takes on the drive."""
    return room.on_drive({path: len(data) for path, data in build.items()})
