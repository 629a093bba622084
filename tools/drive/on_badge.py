# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Looks at the files of the badge's drive, on the badge itself: for the installer, see unpack.py, and for the page,
which sends this module to the badge's REPL, see at_repl.py."""

from __future__ import annotations

import binascii
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PIECE = 1024
IS_FOLDER = 0x4000


def pieces(path: str) -> Iterator[bytes]:
    """Yield the bytes of a file in pieces."""
    with open(path, "rb") as file:
        piece = file.read(PIECE)
        while piece:
            yield piece
            piece = file.read(PIECE)


def pieces_digest(data: Iterable[bytes]) -> tuple[int, int]:
    """The check value and the length of bytes that come in pieces."""
    total = size = 0
    for piece in data:
        total = binascii.crc32(piece, total)
        size += len(piece)
    return total, size


def is_there(path: str) -> bool:
    return status(path) is not None


def is_folder(path: str) -> bool:
    found = status(path)
    return found is not None and found[0] & IS_FOLDER != 0


def status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except OSError:
        return None
