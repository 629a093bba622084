# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bytes of build.py's files on the badge's drive."""

from collections.abc import Iterator

from drive import contents, room
from figures import Figure

DRIVE = 860_000  # the smallest drive of the boards in docs/installing.md has 1 MB, half of a Raspberry Pi Pico's flash


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the bytes of the build on the drive."""
    build = contents.build("pybadge", 10)
    yield Figure(
        "the build on the drive",
        room.on_drive({path: len(data) for path, data in build.items()}),
        "bytes",
        f"{len(build)} files and their folders, each in whole clusters of 1,024 bytes, as on 2 MB of FAT;"
        f" without that, {sum(map(len, build.values())):,} bytes",
        at_most=DRIVE,
    )
