# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""`in_valgrind.py -c PROGRAM ARGUMENT...` is `python -c PROGRAM ARGUMENT...`, run in Valgrind by figures.counting.

Whatever the program writes is a mark. For each mark the instructions since the one before are printed, and then its
line.

Valgrind's Massif tells the time in instructions, in snapshots that it makes at the program's own request.
MicroPython can't ask for one, but whatever writes to a pipe wakes its reader, even where both are one process: so
its output is a pipe to a signal handler, which can.
"""

from __future__ import annotations

import ctypes
import fcntl
import mmap
import os
import signal
import sys
import tempfile
from collections.abc import Callable

# Valgrind takes these rotations of rdi, which come to nothing, for a request that rax points at (valgrind.h).
REQUEST = bytes.fromhex("4889f8 31d2 48c1c703 48c1c70d 48c1c73d 48c1c733 4887db 4889d0 c3")
MONITOR_COMMAND = 0x1202  # the request to do what a text says
MOST = 1000  # bytes of a snapshot, and of a mark's line


class Moment:
    """A moment in the program's time, counted in instructions: `now` notes it, and `read` returns it."""

    def __init__(self, request: Callable[[ctypes.Array[ctypes.c_size_t]], int]) -> None:
        self._file = tempfile.NamedTemporaryFile()
        self._command = ctypes.create_string_buffer(b"snapshot " + os.fsencode(self._file.name))
        self._arguments = (ctypes.c_size_t * 6)(MONITOR_COMMAND, ctypes.addressof(self._command))
        self._request = request

    def now(self) -> None:
        """Note that the moment is now."""
        self._request(self._arguments)

    def read(self) -> int:
        """The instructions from the start of the program until the moment."""
        snapshot = os.pread(self._file.fileno(), MOST, 0)
        return int(snapshot.partition(b"\ntime=")[2].split()[0])


def request(code: mmap.mmap) -> Callable[[ctypes.Array[ctypes.c_size_t]], int]:
    """Return the function that makes a request of Valgrind, whose machine code it puts into `code`, an mmap."""
    code.write(REQUEST)
    address = ctypes.addressof(ctypes.c_char.from_buffer(code))
    return ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_void_p)(address)


def listen(mark: Callable[[int], None]) -> object:
    """Let `mark(line)` be called, at once, for whatever is written to the standard output."""
    heard, told = os.pipe()
    os.dup2(told, sys.stdout.fileno())
    fcntl.fcntl(heard, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(heard, fcntl.F_SETFL, os.O_ASYNC | os.O_NONBLOCK)
    handler = ctypes.CFUNCTYPE(None, ctypes.c_int)(lambda number: mark(heard))
    ctypes.CDLL(None).signal(signal.SIGIO, handler)
    return handler


def watch(code: mmap.mmap) -> object:
    """Print the count of each mark, on the original standard output. Returns the objects that must not be
    collected."""
    output = os.dup(sys.stdout.fileno())
    ask = request(code)
    start, end = Moment(ask), Moment(ask)

    def mark(heard: int) -> None:
        end.now()
        line = os.read(heard, MOST)
        os.write(output, b"%d %s" % (end.read() - start.read(), line))
        start.now()

    start.now()
    return listen(mark)


if __name__ == "__main__":
    code = mmap.mmap(-1, len(REQUEST), prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    kept = watch(code)
    program = sys.argv[2]
    del sys.argv[2], sys.argv[0]
    exec(program)
