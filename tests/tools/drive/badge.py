# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A badge at a serial port, imitated: its REPL, whose Python is MicroPython, and a folder as its drive."""

import json
import re
import subprocess
from pathlib import Path

from figures import micropython

PROGRAM = Path(__file__).with_name("repl_of_badge.py")
HEAP = "48wK"  # a PyBadge has more at its REPL; the imitation itself takes some
MOST = 700  # bytes in a line that the badge is given: more at a time is left to nobody's buffers
INTERRUPT, RAW, FRIENDLY, END = b"\3", b"\1", b"\2", b"\4"
# CircuitPython puts the title of the terminal's window between other output.
TITLE = b"\x1b]0;Wi-Fi: off | REPL | 10.3.1\x1b\\"
SETTINGS = {
    "board": "pygamer",
    "machine": "Adafruit PyGamer with samd51j19",
    "release": "10.3.1",
    "can_take": True,
    "is_free": False,
    "cut": 0,
    "full": 0,
    "room": 2_000_000,
    "damaged": "",
}


class Badge:
    """A badge with the drive `folder`; `settings` are those of repl_of_badge.py. With `is_silent` nothing there
    answers, as in the bootloader.

    ended   how it ended: "cut", "reset", or None while it runs
    """

    def __init__(self, folder, is_silent=False, **settings):
        self.folder = folder
        self.is_silent = is_silent
        self.settings = {**SETTINGS, **settings}
        self.ended = None
        self._mode = self._program
        self._line = b""
        self._python = None

    @property
    def runs(self):
        """Whether its own program runs."""
        return self._mode == self._program

    def close(self):
        """End its Python."""
        if self._python:
            self._python.kill()
            self._python.communicate()
            self._python = None

    def receive(self, data):
        """Give it bytes, and return its answer; None once it has ended, however."""
        if self.is_silent:
            return b""
        answer = b""
        for part in re.findall(rb"[^\1-\4]+|[\1-\4]", data):  # text, or a letter that means something
            answer += b"" if self.ended else self._mode(part)
        return None if self.ended else answer

    def _program(self, text):
        """Its own program runs."""
        if text != INTERRUPT:
            return b""
        self._mode = self._stopped
        return b"KeyboardInterrupt: \r\nCode done running.\r\nPress any key to enter the REPL.\r\n"

    def _stopped(self, text):
        """The program has ended."""
        self._mode = self._friendly
        return TITLE + b"Adafruit CircuitPython 10.3.1\r\n>>> "

    def _friendly(self, text):
        if text == RAW:
            self._mode, self._line = self._raw, b""
            return b"raw REPL; CTRL-B to exit\r\n>"
        if text == END:
            self.close()
            self._mode = self._program
        return b""

    def _raw(self, text):
        if text == RAW:
            self._line = b""
            return b"raw REPL; CTRL-B to exit\r\n>"
        if text == FRIENDLY:
            self._mode = self._friendly
        elif text == INTERRUPT:
            self._line = b""
        elif text == END:
            line, self._line = self._line, b""
            return b"OK" + TITLE + self._run(line) + b">"
        else:
            self._line += text
        return b""

    def _run(self, line):
        assert 0 < len(line) <= MOST
        if not self._python:
            self._python = subprocess.Popen(
                [*micropython.command(PROGRAM.stem, json.dumps(self.settings), heap=HEAP)],
                cwd=self.folder,
                env={**micropython.surroundings(), "MICROPYPATH": str(PROGRAM.parent)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        self._python.stdin.write(line.hex().encode() + b"\n")
        self._python.stdin.flush()
        answer = b""
        while answer.count(END) < 2:
            letter = self._python.stdout.read1(4096)
            if not letter:
                self.ended = {3: "cut", 4: "reset"}[self._python.wait()]
                return b""
            answer += letter
        return answer.replace(b"\n", b"\r\n")
