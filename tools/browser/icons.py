# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page's icons, its picture for previews, and what it shows before the game, made of the game's own sprites."""

import io

from PIL import Image

from artwork import palette
from artwork.lettering import centre
from environment import ROOT

HALF = 13  # px: the side of half a tile
PREVIEW = 300, 158  # px, enlarged four times: the shape that previews are cut to
LOGO = "logo1", "logo2", "logo3"
# The game's title on a low page, without its words: see lib/scenes/title.py.
LINE = (6, 6), (6, 4), (4, 4), (4, 5), (5, 0), (0, 1), (1, 1), (1, 6)
LINE_HALF, LINE_AIR = 7, 1  # px
SENTENCE = "Dominoes against the machine"
# The chosen tile is gold, as in the game.
CHOSEN = {palette.IVORY: palette.GOLD_LIGHT, palette.SHADE: palette.GOLD, palette.EDGE: palette.BRONZE}

# Each icon's file, its side in px of the sprites, and how many times it is enlarged. Some systems show only the
# middle of the last.
ICONS = {
    "icon-64.png": (32, 2),
    "icon-180.png": (36, 5),
    "icon-192.png": (32, 6),
    "icon-512.png": (32, 16),
    "icon-mask.png": (48, 11),
}
MASK = "icon-mask.png"


def make() -> dict[str, bytes]:
    """The files of the icons and of the preview, a dict of bytes by their names."""
    files = {name: _png(_icon(side), scale) for name, (side, scale) in ICONS.items()}
    return {**files, "preview.png": _png(_preview(), 4)}


def _icon(side: int) -> Image.Image:
    """Two tiles on felt."""
    picture = _felt(side, side)
    for tile, shift, chosen in (((5, 5), -14, True), ((6, 4), 1, False)):
        _put(picture, _tile(tile, chosen), side // 2 + shift, side // 2 - HALF)
    return picture


def _preview() -> Image.Image:
    """The name of the game, a sentence, and some tiles."""
    picture = _felt(*PREVIEW)
    y = 24
    for band in LOGO:
        sprite = _sprite(band)
        _put(picture, sprite, (picture.width - sprite.width) // 2, y)
        y += sprite.height
    centre(picture, picture.width // 2, y + 14, SENTENCE, _colour(palette.IVORY))
    tiles = (6, 4), (4, 1), (5, 1), (5, 5), (5, 0), (6, 3), (3, 2)
    for i, tile in enumerate(tiles):
        _put(picture, _tile(tile, tile == (5, 5)), (picture.width - 16 * len(tiles)) // 2 + 16 * i + 1, 108)
    return picture


def still() -> bytes:
    """The line of tiles and the name of the game on the title, as a PNG without the cloth."""
    bands, y = [_sprite(band) for band in LOGO], LINE_AIR
    picture = Image.new("P", (bands[0].width, 2 * (LINE_AIR + LINE_HALF) + sum(band.height for band in bands)))
    picture.putpalette(bands[0].getpalette() or ())
    x = (picture.width - sum(LINE_HALF * (1 if a == b else 2) for a, b in LINE)) // 2
    for a, b in LINE:
        tile = _tile((a, b), False, LINE_HALF, a == b)
        picture.paste(tile, (x, y if a == b else y + LINE_HALF // 2))
        x += tile.width
    y += 2 * LINE_HALF + LINE_AIR
    for band in bands:
        picture.paste(band, (0, y))
        y += band.height
    buffer = io.BytesIO()
    picture.save(buffer, "PNG", optimize=True, transparency=palette.KEY)
    return buffer.getvalue()


def _felt(width: int, height: int) -> Image.Image:
    picture = Image.new("RGB", (width, height))
    felt = _sprite("felt")
    for x in range(0, width, felt.width):
        for y in range(0, height, felt.height):
            picture.paste(felt.convert("RGB"), (x, y))
    return picture


def _tile(numbers: tuple[int, int], chosen: bool, half: int = HALF, stands: bool = True) -> Image.Image:
    """A tile whose halves have so many px."""
    sheet = _sprite(f"tiles{half}")
    tile = Image.new("P", (2 * half, half))
    for place, number in enumerate(numbers):
        row, column = divmod(2 * number + place, sheet.width // half)
        x, y = column * half, row * half
        tile.paste(sheet.crop((x, y, x + half, y + half)), (place * half, 0))
    if stands:
        tile = tile.transpose(Image.Transpose.TRANSPOSE)
    if chosen:
        tile = tile.point(lambda colour: CHOSEN.get(colour, colour))  # type: ignore[arg-type]  # always an int
    tile.putpalette(sheet.getpalette() or ())
    return tile


def _put(picture: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    """Put a sprite, whose first colour is transparent, on a picture."""
    picture.paste(sprite.convert("RGB"), (x, y), sprite.point(lambda colour: 255 * (colour != palette.KEY), "1"))


def _sprite(name: str) -> Image.Image:
    return Image.open(ROOT / "sprites" / f"{name}.bmp")


def _colour(index: int) -> str:
    return f"#{palette.PALETTE[index]:06x}"


def _png(picture: Image.Image, scale: int) -> bytes:
    buffer = io.BytesIO()
    large = picture.resize((picture.width * scale, picture.height * scale), Image.Resampling.NEAREST)
    large.quantize(64, dither=Image.Dither.NONE).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
