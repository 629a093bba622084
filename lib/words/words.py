# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads the sentences of a language from its file.

The build packs LANGUAGE.txt into LANGUAGE.bin (tools/languages). That file begins with its head: the length of the
head; four places of the pieces, see below; the first codes of pieces of three and of four bytes; a table with, for each
section, the number of its first sentence (see names) and its place in the file, then the number of all sentences and
the length of the file; and the pieces. A section begins with the place of each of its sentences and of its end, counted
from its start. All these numbers have two bytes, the lower one first; only the codes have one.

A text is coded: a byte below 128 stands for itself, the others for a piece, of two bytes, of three or of four, and 255
says that the next byte stands for itself. The first bytes of all pieces lie side by side, then the second bytes, the
third and the fourth: the places in the head say where each would lie for the code 0. A sentence with keys is a row of
KEY=TEXT, each after its length, a byte; the keys aren't coded.
"""

from handheld import Damaged
from words import LANGUAGES, names

PATH = "lib/words/%s.bin"
SIZE = 1536  # bytes; the head of a file has some 550
WHOLE = 512  # bytes of a sentence with keys that is read whole


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
    """The sentences of one language: `words(names.THINKING)`.

    They are read a whole section at a time, into one buffer that is made at the start: later there may be no free
    block of memory that is large enough. At its end a text is decoded. When there is no room any more, all sections
    are dropped. Of a sentence with keys that is larger than WHOLE, only the text of the key is read.
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
        self._planes = [self._view[self._number(at) :] for at in (2, 4, 6, 8)]
        self._forget()

    def __call__(self, name: int, key: str | int | None = None) -> str:
        """Return a sentence; with a key, its text for that key, or "" if it has none. Raises Damaged."""
        for _ in 0, 1:
            try:
                start, end = self._place(name, key)
                return str(self._view[self._end : self._decode(start, end)], "utf-8")
            except IndexError:  # beside the other sections there is no room for the text
                self._forget()
            except (StopIteration, ValueError):
                break
        raise Damaged(PATH % self.language)

    def _decode(self, start: int, end: int) -> int:
        """Decode a text of the buffer, after the last section there. Return where it ends then."""
        buffer, at = self._buffer, self._end
        first, second, third, fourth = self._planes
        three, four = buffer[10], buffer[11]
        codes = iter(self._view[start:end])
        for code in codes:
            if code < 128:
                buffer[at] = code
                at += 1
            elif code < 255:
                buffer[at] = first[code]
                buffer[at + 1] = second[code]
                if code < three:
                    at += 2
                else:
                    buffer[at + 2] = third[code]
                    if code < four:
                        at += 3
                    else:
                        buffer[at + 3] = fourth[code]
                        at += 4
            else:
                buffer[at] = next(codes)
                at += 1
        return at

    def forms(self, name: int, key: str | int | None = None) -> list[str]:
        """Return the forms of a sentence, a list: in the files, "|" stands between them."""
        text = self(name, key)
        return text.split("|") if text else []

    def counted(self, count: int, name: int, key: str | int | None = None) -> str:
        """Return the form of a sentence that goes with a count."""
        from words import plurals  # seldom needed

        forms = self.forms(name, key)
        return forms[min(plurals.form(self(names.PLURAL), count), len(forms) - 1)]

    def _place(self, name: int, key: str | int | None) -> tuple[int, int]:
        """Return where a coded text starts and ends in the buffer, both the same if there is none for the key. Read
        its section if it isn't there; of one that is too large, only the text."""
        head = b"" if key is None else ("%s=" % key).encode()
        for first, last, base in self._sections:
            if first <= name < last:
                break
        else:
            at = 12
            while self._number(at + 4) <= name:
                at += 4
            first, start = self._number(at), self._number(at + 2)
            last, end = self._number(at + 4), self._number(at + 6)
            if end - start > WHOLE and last - first == 1:
                return self._load_text(start + 4, end, head)
            base = self._load(first, start, last, end)
        at = base + 2 * (name - first)
        start, end = base + self._number(at), base + self._number(at + 2)
        while head and start < end:
            text = start + 1
            start = text + self._buffer[start]
            if self._view[text : text + len(head)] == head:
                return text + len(head), start
        return start, end

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
        and ends in the buffer, after the head. Raises Damaged."""
        self._forget()
        base, path = self._start, PATH % self.language
        shown = self._view[base : base + 1 + len(head)]
        try:
            with open(path, "rb") as file:
                while start < end:
                    file.seek(start)
                    if not file.readinto(shown):
                        break
                    if shown[1:] == head:
                        size = self._buffer[base] - len(head)
                        if file.readinto(self._view[base : base + size]) == size:
                            self._end += size
                            return base, self._end
                        break
                    start += 1 + self._buffer[base]
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
