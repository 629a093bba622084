# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Computes the room that files take on a drive; on MicroPython, too."""

# The bytes that a drive of 2 MB is given out in.
CLUSTER = 1024


def on_drive(sizes: dict[str, int], cluster: int = CLUSTER) -> int:
    """The bytes that files take on the drive, with their folders; `sizes` are those of the files by their paths."""
    folders: dict[str, int] = {}
    for path in set(sizes) | {folder for path in sizes for folder in parents(path)}:
        folder, slash, name = path.rpartition("/")
        folders[folder] = folders.get(folder, 0) + _entry(name)
    folders.pop("", None)  # the root has a place of its own
    in_folders = [2 * 32 + size for size in folders.values()]
    return sum([clusters(size, cluster) for size in list(sizes.values()) + in_folders])


def _entry(name: str) -> int:
    """The bytes that a name takes in its folder: an entry of 32, and one more for each 13 letters."""
    return 32 * (1 + -(-len(name) // 13))


def clusters(size: int, cluster: int = CLUSTER) -> int:
    """The bytes of the clusters that some bytes take."""
    return -(-size // cluster) * cluster


def parents(path: str) -> list[str]:
    """The folders in which a path lies, the outermost first."""
    parts = path.split("/")[:-1]
    return ["/".join(parts[: count + 1]) for count in range(len(parts))]
