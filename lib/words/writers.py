# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Chooses the writer of a page: Prose, Letters or Cells, which have the same methods."""
import loader

_PAGE = 36_000  # free bytes that a page in prose needs, fragments included


def for_page(art):
    """Return a writer for the pages of a screen: a Prose if its library was loaded during the screen before and
    there is memory for a page of it; else Letters, which look the same, and never keep a press waiting; else Cells,
    because the free memory is too fragmented for the letters' sheets. Raises Trouble."""
    if "words.prose" in loader.loaded("words"):
        if loader.free() < _PAGE:
            loader.collect()
        if loader.free() > _PAGE:
            try:
                return _prose().Prose(art)
            except MemoryError:
                pass  # the free memory is fragmented
        unload()
    try:
        return _letters().Letters(art)
    except MemoryError:
        return _cells().Cells(art)


def unload():
    """Unload the modules that write pages, once a screen's texts are written: their pictures stay."""
    loader.unload(("words.writers", "words.prose", "words.letters", "words.font", "words.cells",
                    "adafruit_display_text.bitmap_label", "adafruit_display_text"))


def _prose():
    from words import prose

    return prose


def _letters():
    from words import letters

    return letters


def _cells():
    from words import cells

    return cells
