# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Records of games in files: reads them, and says what is wrong with a bad one."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any, NoReturn

import cli
from engine import record


def read(path: str) -> Any:
    """Return the JSON value in a file, or on standard input for "-".

    Raises ValueError, saying what is wrong, for anything that can't be read or isn't unambiguous JSON.
    """
    try:
        with open(0 if path == "-" else path, "rb") as file:
            data = file.read(record.MOST["bytes"] + 1)
    except OSError as error:
        raise ValueError("can't be read (%s); give the path of a record" % error.strerror) from None
    if len(data) > record.MOST["bytes"]:
        raise ValueError("is too large to be a record")
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_constant)
    except UnicodeDecodeError:
        raise ValueError("isn't a text in UTF-8, as a record has to be") from None
    except ValueError as error:
        raise ValueError("isn't JSON, as a record has to be: %s" % error) from None


@contextlib.contextmanager
def refusal(path: str) -> Iterator[None]:
    """Say in one line what is wrong with the record in a file, and end."""
    source = "standard input" if path == "-" else path
    try:
        yield
    except ValueError as error:
        cli.stop(one_line("%s: %s" % (source, error)))
    except RecursionError:
        cli.stop(one_line("%s: is nested too deeply to be a record" % source))


def one_line(text: str) -> str:
    """A text with everything that could break or hide its line spelt out."""
    return "".join([char if char.isprintable() else ascii(char)[1:-1] for char in text])


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = dict(pairs)
    if len(keys) < len(pairs):
        raise ValueError("an object has the same key twice")
    return keys


def _constant(word: str) -> NoReturn:
    raise ValueError("%s is no JSON number" % word)
