# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The manifest: the file on the drive that lists the game's files there.

It is JSON: the `version` of the game, the `board` and the `circuitpython` that it was built for, and `files`, the
digest of each by its path. The manifest itself isn't among them. While a copy is under way, `files` has for each
path a list of the digests of everything that can be there. code.py reads the lengths in the digests, see `cut_off`
there.

All of this runs on MicroPython and on the badge, too.
"""

from __future__ import annotations

import binascii
import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

NAME = "boneyard.json"
# Where the game's files lie. Whatever else a damaged manifest names is not taken for the game's.
FOLDERS = ("engine", "lib", "fonts", "sprites")
ROOT_FILES = ("code.py", "LICENSE")
LIBRARIES = "lib/libraries"  # as code.py has it
KEYS = {"version", "board", "circuitpython", "files"}


def digest(data: bytes) -> str:
    """The digest of bytes, as the manifest has it: their CRC-32 in hexadecimal, and how many they are.

    It guards against chance, not malice. The badge's CircuitPython can compute no better one quickly.
    """
    return written(binascii.crc32(data), len(data))


def written(check: int, size: int) -> str:
    """The digest of bytes by their CRC-32 and how many they are."""
    return "%08x-%d" % (check, size)


def size(digest: str) -> int:
    """The bytes of a file with this digest."""
    return int(digest.partition("-")[2])


def make(contents: dict[str, bytes], version: str, board: str, circuitpython: int) -> bytes:
    """The bytes of the manifest of a drive's contents."""
    return pack(version, board, circuitpython, {path: digest(data) for path, data in contents.items()})


def pack(version: str, board: str, circuitpython: int, files: Mapping[str, str | list[str]]) -> bytes:
    """The bytes of a manifest: one file a line, in the same order everywhere."""
    head = [("version", version), ("board", board), ("circuitpython", circuitpython)]
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head]
    listed = [f"{json.dumps(path)}: {json.dumps(files[path])}" for path in sorted(files)]
    lines.append('"files": {\n' + ",\n".join(listed) + "\n}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def replaced(data: bytes | str, files: Mapping[str, str | list[str]]) -> bytes:
    """The bytes of a manifest, with other `files`."""
    manifest = json.loads(data)
    return pack(manifest["version"], manifest["board"], manifest["circuitpython"], files)


def files(data: bytes | str) -> dict[str, list[str]] | None:
    """The digests that each file of the game can have, a list by its path; None where the bytes are no manifest."""
    try:
        manifest = json.loads(data)
        if set(manifest.keys()) != KEYS:
            return None
        listed = manifest["files"].items()
    except (ValueError, AttributeError, RuntimeError):  # the last where it is nested too deeply
        return None
    return {path: texts(digests) for path, digests in listed if can_be_ours(path)}


def texts(digests: object) -> list[str]:
    """The digests of a file, a list, as a manifest gives them: one, or a list; items that are no text are left
    out."""
    return [digest for digest in (digests if isinstance(digests, list) else [digests]) if isinstance(digest, str)]


def can_be_ours(path: str) -> bool:
    """Whether a file of the game can have this path."""
    folder, *rest = path.split("/")
    if not rest:
        return path in ROOT_FILES
    return (
        folder in FOLDERS
        and is_plain(path)
        and not any([part in ("", ".", "..") or "\\" in part or ":" in part for part in rest])
    )


def is_plain(text: str) -> bool:
    """Whether a text has letters of ASCII only, and none that could control a terminal."""
    return all([" " <= char <= "~" for char in text])
