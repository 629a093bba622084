# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows why the game can't go on, and what to do."""
import displayio

from handheld import Damaged, Trouble
from sheets import load_font
from words import LANGUAGES, names
from words.label import Label
from words.lines import wrap
from words.words import Words, available

_MARGIN = 6  # px
# Ways to set the text, the largest letters first: the font's size (see sheets.load_font), the px between lines, and
# whether an empty line stands between sentences.
_LETTERS = (1, 1, True), (0, 1, True), (0, 0, True), (0, 0, False)


def report(handheld, app, error):
    """Save the match of an App, print the traceback of an error unless it is a Trouble, then print and show
    sentences on it. The Handheld and the App may be None if there isn't one yet. Raises Trouble if even the font
    is missing."""
    kept = press = ""
    try:
        words = app.words if app else Words(_language(handheld))
        sentences = describe(error, app.scene if app else "start", words)
        kept, press = words(names.KEPT), words(names.PRESS)
    except Damaged as words_file:
        sentences = ["%s is missing or damaged: put the game on the badge once more." % words_file]
    if not isinstance(error, Trouble):
        print_traceback(error)
    print("\n".join(sentences))
    if handheld:
        if app and app.match and save(app):
            sentences.append(kept)
        show(handheld, [sentence for sentence in sentences + [press] if sentence])


def describe(error, scene, words):
    """Return sentences about an error in a scene, a list: its cause, and its remedy if starting again doesn't
    help."""
    if isinstance(error, Damaged):
        return [words(names.FILE), "(%s)" % error]
    if isinstance(error, Trouble):
        return [str(error)]
    if isinstance(error, MemoryError):
        return [words(names.MEMORY) % scene, words(names.AGAIN)]
    # CircuitPython's message about a module compiled for another version contains ".mpy".
    if isinstance(error, (ImportError, OSError, SyntaxError)) or ".mpy" in str(error):
        return [words(names.FILE), "(%s)" % error]
    return [words(names.OTHER) % (type(error).__name__, error), words(names.AGAIN)]


def _language(handheld):
    try:
        from saves import settings

        return settings.load(handheld).language
    except Exception:
        return (available() or LANGUAGES)[0]


def save(app):
    """Save the match in spite of the error. Return whether that worked."""
    try:
        app.save()
    except Exception as error:
        print_traceback(error)
        return False
    return not app.note


def print_traceback(error):
    """Print the traceback of an error to the console."""
    import traceback

    traceback.print_exception(error)


def show(handheld, sentences):
    """Show some sentences on the screen, as large as fits. Raises Trouble."""
    ink = displayio.Palette(2)
    ink[1] = 0xFFE384
    screen = handheld.screen
    group = displayio.Group()
    for size, gap, apart in _LETTERS:
        font = load_font(size)
        columns = (screen.width - 2 * _MARGIN) // font.width
        lines = _lines(sentences, columns, apart)
        pitch = font.height + gap
        if _MARGIN + len(lines) * pitch <= screen.height:
            break
    for i, line in enumerate(lines):
        label = Label(font, ink, columns, _MARGIN, _MARGIN + i * pitch)
        label.show(line)
        group.append(label.grid)
    screen.show(group)
    screen.refresh()


def _lines(sentences, columns, apart):
    """Return sentences as lines of at most `columns` characters; `apart` puts an empty line between sentences."""
    lines = []
    for sentence in sentences:
        for line in wrap(sentence, columns):
            while len(line) > columns:  # break a long name, after a slash or a dot if there is one
                end = line.rfind("/", 0, columns) + 1 or line.rfind(".", 0, columns) + 1 or columns
                lines.append(line[:end])
                line = line[end:]
            lines.append(line)
        if apart:
            lines.append("")
    return lines[:-1] if apart else lines
