#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Restores the names of the source in a badge's traceback.

It prints a text from the badge's console. On the badge names are short, and line numbers are left out: a traceback
says `File "engine.line_match", line 1, in _a`, and this `File "engine/line_match.py", in _after_play`. The sources
have to be those that the badge's build was made of. All else in the text stays as it is.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import cli
import environment
from cli import texts

if TYPE_CHECKING:
    from pathlib import Path

# A line of a traceback. Its words are in the language of the firmware: "File", "line", and with some "in".
LINE = re.compile(r'(\s*\S+ *)"([\w.]+)"\D+\d+(?:.*[^\w<>]([\w<>]+))?\s*')
# In the message of an exception.
QUOTED = re.compile(r"'(\w+)'")


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    parser = cli.Parser(prog="read_traceback.py", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="what the console showed, or - for standard input")
    file = parser.parse_args(arguments).file
    lines = texts.read(file, errors="replace").splitlines(keepends=True)
    if not any(map(LINE.fullmatch, lines)):
        cli.stop("there is no traceback in %s." % texts.called(file))
    environment.ensure("badge")
    print(*named(lines), sep="", end="")
    return 0


def named(lines: list[str]) -> Iterator[str]:
    """Yield the lines of a text with the names of the source in place of those that tracebacks have."""
    from shrink import source

    paths = {**source.modules(environment.ROOT), **source.libraries()}
    modules = {name: path for path, name in paths.items()}
    names: dict[str, str] = {}  # in the module of the line before
    for line in lines:
        found = LINE.fullmatch(line)
        if not found:
            yield QUOTED.sub(lambda quoted: "'%s'" % names.get(quoted[1], quoted[1]), line)
            names = {}
        elif found[2] in modules:
            names = source.names_behind(modules[found[2]])
            where = ", in %s" % names.get(found[3], found[3]) if found[3] else ""
            yield '%s"%s"%s\n' % (found[1], written(modules[found[2]]), where)
        else:
            names = {}
            yield line


def written(path: Path) -> str:
    """How the path of a source is written: from the project, or that of a library from where libraries lie."""
    from shrink import source

    parts = path.parts
    if source.LIBRARIES in parts:
        return "/".join(parts[parts.index(source.LIBRARIES) + 1 :])
    return path.relative_to(environment.ROOT).as_posix()


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
