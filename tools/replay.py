#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays a game record through the engine and prints what each move did, a JSON object a line."""

import json
import sys

import environment

# Last in the path, so that the badge's code.py doesn't hide the standard library's module of that name.
sys.path.append(str(environment.ROOT))

from engine import record  # noqa: E402
from engine.line_match import LineMatch  # noqa: E402


def read(path):
    """The JSON value in a file, or on standard input for "-".

    Raises ValueError, saying what is wrong, for what can't be read or isn't unambiguous JSON.
    """
    try:
        with open(0 if path == "-" else path, "rb") as file:
            text = file.read().decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except OSError as error:
        raise ValueError("can't be read (%s); give the path of a record" % error.strerror) from None
    except UnicodeDecodeError:
        raise ValueError("isn't a text in UTF-8, as a record has to be") from None
    except ValueError as error:
        raise ValueError("isn't JSON, as a record has to be: %s" % error) from None


def replay(played):
    """Play a record (a JSON value), yielding for each move the object that is printed for it.

    Raises engine.record.RecordError at the first thing that the rules don't allow.
    """
    match = record.new_match(played)
    for happened in record.replay(match, played):
        yield _line(match, happened)


def _line(match, happened):
    line = {
        "seat": happened.seat,
        "move": match.notation.name(happened.move),
    }
    if isinstance(match, LineMatch):
        line["count"] = match.line.count()
    line["points"] = happened.points
    line["scores"] = match.scores[:]
    if happened.round is not None:
        line["round"] = happened.round._asdict()
    if happened.match is not None:
        line["match"] = happened.match
    return line


def _object(pairs):
    keys = dict(pairs)
    if len(keys) < len(pairs):
        raise ValueError("an object has the same key twice")
    return keys


def _constant(word):
    raise ValueError("%s is no JSON number" % word)


def one_line(text):
    """A text with all that could break or hide its line spelt out."""
    return "".join([char if char.isprintable() else ascii(char)[1:-1] for char in text])


def main():
    """Run the tool."""
    parser = environment.Parser(prog="replay.py", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a game record, or - for standard input")
    path = parser.parse_args().file
    source = "standard input" if path == "-" else path
    try:
        for line in replay(read(path)):
            print(json.dumps(line), flush=True)
    except ValueError as error:
        environment.stop(one_line("%s: %s" % (source, error)))
    except RecursionError:
        environment.stop(one_line("%s: is nested too deeply to be a record" % source))


if __name__ == "__main__":
    environment.run(main)
