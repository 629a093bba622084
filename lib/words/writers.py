# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of what writes on a page: Prose, Letters or Cells, which have the same methods; and letting it go."""
import loader

_PAGE = 36_000  # free bytes that a page in prose needs, fragments included


def for_page(art):
    """Return what writes on the pages of a screen with text to read: a Prose if its library was loaded during the
    screen before and there is room for a page of it; else Letters, which look the same, and never keep a press
    waiting; else, where the free memory is too fragmented for their fonts, Cells. Raises Trouble."""
    if "words.prose" in loader.loaded("words"):
        if loader.free() < _PAGE:
            loader.collect()
        if loader.free() > _PAGE:
            try:
                return loader.module("words.prose").Prose(art)
            except MemoryError:
                pass  # the free memory is fragmented
        let_go()
    try:
        return loader.module("words.letters").Letters(art)
    except MemoryError:
        return loader.module("words.cells").Cells(art)


def let_go():
    """Let go of what writes on pages, once a screen's texts are written: their pictures stay."""
    loader.unload(("words.writers", "words.prose", "words.letters", "words.font", "words.cells",
                    "adafruit_display_text.bitmap_label", "adafruit_display_text"))
