# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A person's text file: keys, records, consoles, words. Any editor or shell may have written it."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING

from cli import Fault

if TYPE_CHECKING:
    from pathlib import Path

_UTF_16 = codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE


def read(path: Path | str, most: int = -1, errors: str = "strict") -> str:
    """Return the text of a file, or of standard input for "-", with \\n at the ends of its lines.

    It is in UTF-8, with or without a byte order mark, or in UTF-16 with one. `most` is how many bytes it may have,
    -1 for any number; `errors` is as for bytes.decode. Raises Fault.
    """
    name = called(path)
    try:
        with open(0 if str(path) == "-" else path, "rb") as file:
            data = file.read(most + 1 if most >= 0 else -1)
    except OSError as error:
        raise Fault(f"{name} can't be read: {error.strerror}.") from None
    if len(data) > most >= 0:
        raise Fault(f"{name} is too large: it may have {most:,} bytes.")
    try:
        text = data.decode("utf-16" if data.startswith(_UTF_16) else "utf-8-sig", errors)
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text and errors == "strict":  # it is in no text, but in UTF-16 without a mark
        raise Fault(f"{name} isn't a text that can be read: save it as UTF-8.")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def called(path: Path | str) -> str:
    """Return the name of a file in a sentence."""
    return "standard input" if str(path) == "-" else str(path)
