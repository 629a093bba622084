# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The name of the game."""

from __future__ import annotations

import displayio

import loader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from art import Art

_LOGO = 147  # px; on narrower pages a smaller drawing is shown
_NARROW, _LOWER = 115, 6  # px: its width, and by how much it is lower
# In bands: after a match the badge's memory is fragmented, and may have no block for the whole (2,300 bytes).
_BANDS = "sprites/logo1", "sprites/logo2", "sprites/logo3"
_NARROW_BANDS = "sprites/narrow_logo1", "sprites/narrow_logo2", "sprites/narrow_logo3"


def show(art: Art, page: displayio.Group, y: int) -> None:
    """Put the name of the game into the Group of a page, `y` px from the top. Raises Trouble."""
    is_narrow = art.page_width < _LOGO
    wide = _NARROW if is_narrow else _LOGO
    y += _LOWER // 2 * is_narrow
    with loader.guest():
        bands = _load_bands(_NARROW_BANDS if is_narrow else _BANDS)
    for band in bands:
        page.append(displayio.TileGrid(band, pixel_shader=art.plain, x=(art.page_width - wide) // 2, y=y))
        y += band.height


def _load_bands(names: Iterable[str]) -> list[displayio.Bitmap]:
    from sheets import load

    return [load(name) for name in names]
