# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Moving pictures: frames of the badge's screen as a GIF."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

MOST_COLOURS = 256


def save(path: Path, frames: Sequence[tuple[Image.Image, int] | list[Any]], scale: int) -> None:
    """Save frames, a list of (PIL image in RGB, ms), as an endless GIF in which every pixel is `scale` pixels wide.

    It has the frames' own colours, at most the 256 most frequent.
    """
    palette = common_palette([frame for frame, _ in frames])
    pictures = []
    for frame, _ in frames:
        picture = frame.quantize(palette=palette, dither=Image.Dither.NONE)
        pictures.append(picture.resize((frame.width * scale, frame.height * scale), Image.Resampling.NEAREST))
    # All have the same palette, which optimizing would make again for each.
    pictures[0].save(
        path, "GIF", save_all=True, append_images=pictures[1:], duration=[ms for _, ms in frames], loop=0, optimize=True
    )


def common_palette(frames: Iterable[Image.Image]) -> Image.Image:
    """An image whose palette has the colours of some frames, the most frequent first."""
    counts: dict[tuple[int, ...], int] = {}
    colour: tuple[int, ...]
    for frame in frames:
        # There is room for all, and in RGB each is a tuple.
        for count, colour in frame.getcolors(frame.width * frame.height):  # type: ignore[assignment,union-attr]
            counts[colour] = counts.get(colour, 0) + count
    colours = sorted(counts, key=lambda colour: (-counts[colour], colour))[:MOST_COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours for part in colour])
    return palette
