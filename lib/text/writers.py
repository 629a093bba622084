# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of what writes on a page: Prose, Letters or Cells, which have the same methods."""
import modules

_PAGE = 36_000  # free bytes that a page in prose needs, fragments included


def for_page(art):
    """Return what writes on the pages of a screen with text to read: a Prose if its library was loaded during the
    screen before and there is room for a page of it; else Letters, which look the same, and never keep a press
    waiting; else, where the free memory is too fragmented for their fonts, Cells. Raises Trouble."""
    if "text.prose" in modules.loaded("text"):
        if modules.free() < _PAGE:
            modules.collect()
        if modules.free() > _PAGE:
            try:
                return modules.module("text.prose").Prose(art)
            except MemoryError:
                pass  # the free memory is fragmented
        modules.let_go_prose()
    try:
        return modules.module("text.letters").Letters(art)
    except MemoryError:
        return modules.module("text.cells").Cells(art)
