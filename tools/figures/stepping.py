# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Counts the machine instructions of a stretch of a program, by letting the kernel stop it after each one.

Needs nothing but Linux on x86-64. A stretch lies between two marks (programs/marks.py). A mark prints
something, and the program is given an output that nobody reads: so the kernel signals a broken pipe.
"""

import ctypes
import os
import platform
import signal
import subprocess
import sys

from figures import Unavailable

TRACEME, GO_ON, STEP = 0, 7, 9  # requests to ptrace
SAME_ADDRESSES = 0x0040000  # of the program each time, so that its counts are the same each time


def check():
    """Raise Unavailable on a computer where nothing can be counted."""
    if not sys.platform.startswith("linux") or platform.machine() != "x86_64":
        raise Unavailable("instructions are counted on Linux x86-64 only")


def count(command, surroundings, folder):
    """Run a command, and return a list with the instructions of each stretch between two marks.

    `surroundings` are its environment variables, and `folder` is where it is started. Raises Unavailable
    where programs may not be traced.
    """
    libc = ctypes.CDLL(None)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    all_cores = os.sched_getaffinity(0)
    nobody, output = os.pipe()
    os.close(nobody)

    def be_traced():
        libc.personality(SAME_ADDRESSES)
        if libc.ptrace(TRACEME, 0, None, None):
            os._exit(1)

    os.sched_setaffinity(0, {min(all_cores)})  # taking turns on one core is quicker than waking another
    try:
        program = subprocess.Popen(command, env=surroundings, cwd=folder, preexec_fn=be_traced, stdout=output,
                                   stderr=subprocess.DEVNULL)
        counts = list(_stretches(libc.ptrace, program.pid))
        program.returncode = 0  # its end has been waited for
    finally:
        os.close(output)
        os.sched_setaffinity(0, all_cores)
    return counts


def _stretches(ptrace, pid):
    """Yield the instructions of each stretch of a program that waits to be traced."""
    reason = _wait(pid)
    while reason is not None:
        ptrace(GO_ON, pid, None, None)
        reason = _wait(pid)
        if reason == signal.SIGPIPE:
            steps = 0
            reason = signal.SIGTRAP
            while reason == signal.SIGTRAP:
                ptrace(STEP, pid, None, None)
                reason = _wait(pid)
                steps += 1
            yield steps


def _wait(pid):
    """Wait until the program stops, and return the signal for which it does, or None where it has ended."""
    status = os.waitpid(pid, 0)[1]
    if os.WIFSTOPPED(status):
        return os.WSTOPSIG(status)
    if status:
        raise Unavailable(f"the program to be counted came to nothing (status {status})")
    return None
