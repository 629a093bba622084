# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows why the game can't go on, and what to do."""

from __future__ import annotations

import displayio

from drawings import PITCH
from handheld import Damaged, Trouble
from sheets import load_font
from words import LANGUAGES, names
from words.label import Label
from words.lines import wrap
from words.words import Words, available

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from app import App
    from handheld import Handheld
    from words.font import Font

_MARGIN = 6  # px
_CLOSE = 10  # px from line to line of a long text
# Ways to set the text, the best first: px from line to line, and whether an empty line stands between sentences.
_WAYS = (PITCH, True), (PITCH, False), (_CLOSE, True), (_CLOSE, False)


def report(handheld: Handheld | None, app: App | None, error: Exception) -> None:
    """Save the match of an App, print the traceback of an error unless it is a Trouble, then print and show
    sentences on it. The Handheld and the App may be None if there isn't one yet. Raises Trouble if even the font
    is missing."""
    kept = press = ""
    try:
        words = app.words if app else Words(_language())
        sentences = describe(error, app.scene if app else "start", words)
        kept, press = words(names.KEPT), words(names.PRESS)
    except Damaged as words_file:
        sentences = ["%s is missing or damaged: put the game on the badge once more." % words_file]
    if not isinstance(error, Trouble):
        print_traceback(error)
    print("\n".join(sentences))
    if handheld:
        if app and save(app) and app.own_match:
            sentences.append(kept)
        show(handheld, [sentence for sentence in sentences + [press] if sentence])


def describe(error: Exception, scene: str, words: Words) -> list[str]:
    """Return sentences about an error in a scene, a list: its cause, and what to do where a damaged file may be the
    cause."""
    if isinstance(error, Damaged):
        return [words(names.FILE), "(%s)" % error]
    if isinstance(error, Trouble):
        return [str(error)]
    if isinstance(error, MemoryError):
        return [words(names.MEMORY) % scene]
    # CircuitPython's message about a module compiled for another version contains ".mpy".
    if isinstance(error, (ImportError, OSError, SyntaxError)) or ".mpy" in str(error):
        return [words(names.FILE), "(%s)" % error]
    told = [words(names.OTHER) % (type(error).__name__, error)]
    # No damaged file uses up the firmware's stack, which is a RuntimeError.
    return told if isinstance(error, RuntimeError) else told + [words(names.AGAIN)]


def _language() -> str:
    """Return the language that is set, or the first on the drive if that can't be read."""
    try:
        from saves import settings

        return settings.read().language
    except Exception:
        return (available() or LANGUAGES)[0]


def save(app: App) -> bool:
    """Save the settings and the match in spite of the error, unless the language isn't chosen yet. Return whether
    that worked."""
    if not app.settings.kept:
        return False
    try:
        app.save()
    except Exception as error:
        print_traceback(error)
        return False
    return not app.note


def print_traceback(error: Exception) -> None:
    """Print the traceback of an error to the console."""
    import traceback

    traceback.print_exception(error)


def show(handheld: Handheld, sentences: Iterable[str]) -> None:
    """Show some sentences on the screen, as far apart as fits. Raises Trouble."""
    ink = displayio.Palette(2)
    ink[1] = 0xFFE384
    screen = handheld.screen
    group = displayio.Group()
    font = load_font()
    wide = screen.width - 2 * _MARGIN
    for pitch, apart in _WAYS:
        lines = _lines(font, sentences, wide, apart)
        if _MARGIN + len(lines) * pitch <= screen.height:
            break
    for i, line in enumerate(lines):
        label = Label(font, ink, wide, _MARGIN, _MARGIN + i * pitch)
        label.show(line)
        group.append(label.grid)
    screen.show(group)
    screen.refresh()


def _lines(font: Font, sentences: Iterable[str], wide: int, apart: bool) -> list[str]:
    """Return sentences as lines of at most `wide` px; `apart` puts an empty line between sentences."""
    lines: list[str] = []
    for sentence in sentences:
        for line in wrap(font, sentence, wide):
            while font.width(line) > wide:  # break a long name, after a slash or a dot if there is one
                most = len(line)
                while font.width(line[:most]) > wide:
                    most -= 1
                end = line.rfind("/", 0, most) + 1 or line.rfind(".", 0, most) + 1 or most
                lines.append(line[:end])
                line = line[end:]
            lines.append(line)
        if apart:
            lines.append("")
    return lines[:-1] if apart else lines
