# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Records of games in files: reads them, and says what is wrong with a bad one."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any, NoReturn

import cli
from cli import texts
from engine import record


def read(path: str) -> Any:
    """Return the JSON value in a file, or on standard input for "-".

    Raises Fault if it can't be read, and ValueError, saying why, if it isn't unambiguous JSON.
    """
    text = texts.read(path, record.MOST["bytes"])
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except ValueError as error:
        raise ValueError("isn't JSON, as a record has to be: %s" % error) from None


@contextlib.contextmanager
def refusal(path: str) -> Iterator[None]:
    """Say in one line what is wrong with the record in a file, and end."""
    try:
        yield
    except ValueError as error:
        cli.stop("%s: %s" % (texts.called(path), error))
    except RecursionError:
        cli.stop("%s: is nested too deeply to be a record" % texts.called(path))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = dict(pairs)
    if len(keys) < len(pairs):
        raise ValueError("an object has the same key twice")
    return keys


def _constant(word: str) -> NoReturn:
    raise ValueError("%s is no JSON number" % word)
