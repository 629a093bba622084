# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Contact sheets: many pictures side by side, with their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

if TYPE_CHECKING:
    from pathlib import Path

GAP = 4  # px
NAME = 12  # px of height
ROWS = 12


def save(folder: Path, name: str, columns: dict[str, dict[str, Image.Image]]) -> list[Path]:
    """Save sheets of the pictures in `columns`, a dict of dicts: a column each, and in it a picture for each name.
    Returns the paths, a list."""
    folder.mkdir(parents=True, exist_ok=True)
    names = list(dict.fromkeys(name for pictures in columns.values() for name in pictures))
    paths = []
    for start in range(0, len(names), ROWS):
        path = folder / f"{name}-{start // ROWS + 1}.png"
        sheet(columns, names[start : start + ROWS]).save(path)
        paths.append(path)
    return paths


def sheet(columns: dict[str, dict[str, Image.Image]], names: list[str]) -> Image.Image:
    """One sheet with a row for each name, with a gap where a column has no such picture."""
    wide, high = next(picture.size for pictures in columns.values() for picture in pictures.values())
    picture = Image.new("RGB", (len(columns) * (wide + GAP) + GAP, len(names) * (high + NAME + GAP) + GAP), "white")
    pen = ImageDraw.Draw(picture)
    for column, (title, pictures) in enumerate(columns.items()):
        for row, name in enumerate(names):
            if name in pictures:
                x, y = GAP + column * (wide + GAP), row * (high + NAME + GAP)
                pen.text((x, y), f"{name} {title}", "black")
                picture.paste(pictures[name], (x, y + NAME))
    return picture
