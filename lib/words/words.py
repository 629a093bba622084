# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads the sentences of a language from its file.

The build packs LANGUAGE.txt into LANGUAGE.bin (tools/languages). That file begins with the length of a table, and
the table: for each section the number of its first sentence (see names) and its place in the file; then the number
of all sentences and the length of the file. A section begins with the place of each of its sentences and of its
end, counted from its start. All these numbers have two bytes, the lower one first. A sentence with keys is a row of
KEY=TEXT, each after its length.
"""

from handheld import Damaged
from words import LANGUAGES, names

PATH = "lib/words/%s.bin"
SIZE = 1536  # bytes; the table of sections has 162


def available() -> list[str]:
    """Return the languages whose files are on the drive, a list."""
    found = []
    for language in LANGUAGES:
        try:
            open(PATH % language, "rb").close()
            found.append(language)
        except OSError:
            pass
    return found


class Words:
    """The sentences of one language: `words(names.MUST_DRAW)`.

    They are read a whole section at a time, into one buffer that is made at the start: later there may be no free
    block of memory that is large enough. When a section doesn't fit any more, all others are dropped. Of a section
    that is larger than the buffer, a sentence with keys, only the text of the key is read.
    """

    def __init__(self, language: str) -> None:
        """Raises Damaged if the language's file can't be read."""
        self._buffer = bytearray(SIZE)
        self._view = memoryview(self._buffer)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change the language. Raises Damaged if its file can't be read."""
        self.language = language
        self._read(0, 0, 2)
        self._start = self._number(0)  # where the first section may lie in the buffer
        self._read(2, 2, self._start)
        self._forget()

    def __call__(self, name: int, key: str | int | None = None) -> str:
        """Return a sentence; with a key, its text for that key, or "" if it has none. Raises Damaged."""
        head = ("%s=" % key).encode()
        start, end = self._place(name, head)
        if key is None:
            return str(self._view[start:end], "utf-8")
        while start < end:
            text = start + 2
            start = text + self._number(start)
            if self._view[text : text + len(head)] == head:
                return str(self._view[text + len(head) : start], "utf-8")
        return ""

    def forms(self, name: int, key: str | int | None = None) -> list[str]:
        """Return the forms of a sentence, a list: in the files, "|" stands between them."""
        text = self(name, key)
        return text.split("|") if text else []

    def counted(self, count: int, name: int, key: str | int | None = None) -> str:
        """Return the form of a sentence that goes with a count."""
        from words import plurals  # seldom needed

        forms = self.forms(name, key)
        return forms[min(plurals.form(self(names.PLURAL), count), len(forms) - 1)]

    def _place(self, name: int, head: bytes) -> tuple[int, int]:
        """Return where a sentence starts and ends in the buffer. Read its section if it isn't there; of one that is
        too large, only the text that begins with `head`."""
        for first, last, base in self._sections:
            if first <= name < last:
                break
        else:
            at = 2
            while self._number(at + 4) <= name:
                at += 4
            first, start, last, end = [self._number(at + i) for i in (0, 2, 4, 6)]
            if self._start + end - start > SIZE:
                return self._load_text(start + 4, end, head)
            base = self._load(first, start, last, end)
        at = base + 2 * (name - first)
        return base + self._number(at), base + self._number(at + 2)

    def _load(self, first: int, start: int, last: int, end: int) -> int:
        """Read the sentences from number `first` to `last`, a section from `start` to `end` of the file. Return its
        place in the buffer."""
        if self._end + end - start > SIZE:
            self._forget()
        base = self._end
        self._read(base, start, end)
        self._end += end - start
        self._sections.append((first, last, base))
        return base

    def _load_text(self, start: int, end: int, head: bytes) -> tuple[int, int]:
        """Read the text that begins with `head`, of those from `start` to `end` of the file. Return where it starts
        and ends in the buffer, after its length. Raises Damaged."""
        self._forget()
        base, path = self._start, PATH % self.language
        shown = self._view[base : base + 2 + len(head)]
        try:
            with open(path, "rb") as file:
                while start < end:
                    file.seek(start)
                    file.readinto(shown)
                    size = 2 + self._number(base)
                    if shown[2:] == head:
                        file.seek(start)
                        if file.readinto(self._view[base : base + size]) == size:
                            return base, base + size
                        break
                    start += size
                else:
                    return base, base
        except (OSError, ValueError):
            pass
        raise Damaged(path)

    def _forget(self) -> None:
        """Drop all sections from the buffer."""
        self._sections: list[tuple[int, int, int]] = []
        self._end = self._start

    def _read(self, place: int, start: int, end: int) -> None:
        """Read the bytes from `start` to `end` of the file to a place in the buffer. Raises Damaged."""
        path = PATH % self.language
        try:
            with open(path, "rb") as file:
                file.seek(start)
                if file.readinto(self._view[place : place + end - start]) == end - start:
                    return
        except (OSError, ValueError):
            pass
        raise Damaged(path)

    def _number(self, at: int) -> int:
        return self._buffer[at] | self._buffer[at + 1] << 8
