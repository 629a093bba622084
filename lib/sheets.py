# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Loads the sprite sheets, fonts and palettes of an Art."""

from __future__ import annotations

import displayio

import bmp
import loader
from drawings import BRONZE, BUTTON_A, BUTTON_B, FELT_DARK, FELT_LIGHT, ICON, IN_HANDS, LARGE, RED, WINE
from handheld import Damaged
from seats import FRIEND
from words import font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from displayio import Bitmap, Palette

    from app import App
    from art import Art

    _All = tuple[font.Font, Bitmap, Bitmap, Palette, Palette, Palette, Palette, tuple[int, int], Palette, Palette]

BUTTONS = "ABXLOKZY"  # the buttons that have icons, by their letters

# With pips and with numerals: how the names of the sheets begin, for tiles up to 6, for a big set and for Chinese
# tiles.
_TILES = (
    ("sprites/tiles%d", "sprites/big_tiles%d", "sprites/chinese%d"),
    ("sprites/numerals%d", "sprites/big_numerals%d", "sprites/chinese_numerals%d"),
)
_SMALL_SET, _BIG_SET, _CHINESE = range(3)  # places among the sheets
_STANDING = "sprites/standing_numerals%d", "sprites/standing_big_numerals%d"  # for tiles that can't lie, see Art
_CELL = 50  # px of a cell in the bar with space for a face; partners' cells lie below each other


def load(name: str, spare: Sequence[displayio.Bitmap] = ()) -> displayio.Bitmap:
    """Return the Bitmap of a sheet, by its path without the ending. For `spare` see bmp.read. Raises Trouble."""
    path = name + ".bmp"
    try:
        return bmp.read(path, spare)
    except (OSError, ValueError, EOFError):
        raise Damaged(path)


def load_font(name: str = "prose") -> font.Font:
    """Return a Font, from its sheet and the letters on it by their width. Raises Trouble."""
    path = "fonts/" + name
    sheet = load(path)
    path += ".txt"
    try:
        with open(path, encoding="utf-8") as file:
            return font.Font(sheet, file.read().split("\n"))
    except (OSError, UnicodeError):
        raise Damaged(path)


def _theme(name: str, cloth: int) -> Any:
    """Return the module of a theme with the colours of a cloth, 0 for the theme's own. It is already unloaded, so that
    its memory is free once the caller has finished."""
    theme: Any = __import__("themes." + name, None, None, ("COLOURS",))
    loader.unload(("themes." + name, "themes"))
    if 0 < cloth <= len(theme.CLOTHS):
        theme.COLOURS = theme.COLOURS[:FELT_DARK] + theme.CLOTHS[cloth - 1] + theme.COLOURS[FELT_LIGHT + 1 :]
    return theme


def _paint(theme: Any, palette: displayio.Palette, *swaps: dict[int, int]) -> displayio.Palette:
    """Give a palette the colours of a theme; each of `swaps` replaces some of them with others. Return the
    palette."""
    for i in range(len(theme.COLOURS)):
        colour = i
        for swap in swaps:
            colour = swap.get(i, colour)
        palette[i] = theme.COLOURS[colour]
    palette.make_transparent(0)
    return palette


def _paint_back(theme: Any, palette: displayio.Palette, back: int) -> displayio.Palette:
    """Give a palette of tiles that are face down the colours of a back, 0 for the theme's own. Return the palette."""
    _paint(theme, palette)
    if 0 < back <= len(theme.BACKS):
        palette[WINE], palette[BRONZE], palette[RED] = theme.BACKS[back - 1]
    return palette


def _palettes(theme: Any, *swaps: dict[int, int]) -> list[displayio.Palette]:
    """Return new palettes of plain, dim and chosen tiles."""
    size = len(theme.COLOURS)
    return [  # type: ignore[var-annotated]  # {} is a dict
        _paint(theme, displayio.Palette(size), change, *swaps) for change in ({}, theme.DIM, theme.CHOSEN)
    ]


def _path(art: Art, which: int, half: int) -> str:
    """Return the sheet of a set of tiles with halves of `half` px, as a path without its ending."""
    numerals = art.look[1]
    standing = numerals and which != _CHINESE and not art.lies(half)
    return (_STANDING if standing else _TILES[numerals])[which] % half


def _corner(icons: displayio.Bitmap, cell: int) -> tuple[int, int]:
    """Return the top left corner of a cell of the sheet of icons: x and y in px."""
    across = icons.width // ICON
    return cell % across * ICON, cell // across * ICON


def _name_button(icons: displayio.Bitmap, cell: int, name: str) -> None:
    """Make the icon in a cell show the button with that letter."""
    x, y = _corner(icons, cell)
    other_x, other_y = _corner(icons, BUTTON_A + BUTTONS.find(name))
    for i in range(ICON * ICON):
        column, row = i % ICON, i // ICON
        icons[x + column, y + row] = icons[other_x + column, other_y + row]


def swap(icons: displayio.Bitmap) -> None:
    """Swap the letters of the buttons A and B, in their icons and in sentences."""
    x, y = _corner(icons, BUTTON_A)
    other_x, other_y = _corner(icons, BUTTON_B)
    for i in range(ICON * ICON):
        column, row = i % ICON, i // ICON
        one, other = (x + column, y + row), (other_x + column, other_y + row)
        icons[one], icons[other] = icons[other], icons[one]
    others = font.OTHERS
    others["Ⓐ"], others["Ⓑ"] = others["Ⓑ"], others["Ⓐ"]


def _keycap(letter: str) -> str:
    """Return the character that the font has for a key with this letter."""
    return chr(ord("🅐") + ord(letter) - ord("A"))


def load_all(names: Sequence[str], theme: Any, cloth: int, back: int) -> _All:
    """Load everything that each Art needs. Return the Font, the cloth, the icons, and the palettes of plain, dim,
    chosen and ghostly tiles, the outlines, and the palettes for them and of tiles that are face down. `names` are the
    letters of the buttons B and A. Raises Trouble."""
    letters = load_font()
    felt, icons = load("sprites/felt"), load("sprites/icons")
    font.OTHERS = {"Ⓑ": _keycap(names[0]), "Ⓐ": _keycap(names[1])}
    for cell, name in zip((BUTTON_B, BUTTON_A), names):
        if name not in "AB":
            _name_button(icons, cell, name)
    theme = _theme(theme, cloth)
    plain, dim, chosen = _palettes(theme)
    return (
        letters,
        felt,
        icons,
        plain,
        dim,
        chosen,
        _paint(theme, displayio.Palette(len(theme.COLOURS)), theme.GHOST),
        theme.OUTLINES,
        _paint(theme, displayio.Palette(len(theme.COLOURS))),
        _paint_back(theme, displayio.Palette(len(theme.COLOURS)), back),
    )


def load_tiles(art: Art, halves: Sequence[int]) -> None:
    """Unload an Art's Chinese set, and load the sheets of tiles with `halves` of these px that it doesn't have.
    Raises Trouble."""
    art.chinese = None
    which = _BIG_SET if art.big_set else _SMALL_SET
    for half in halves:
        if half not in art.tiles:
            art.tiles[half] = load(_path(art, which, half), art.spare)
    if len(art.tiles) == len(art.sizes()):
        art.spare = ()


def load_for_table(app: App, is_line: bool) -> None:
    """Load the sheets for the table of the App's match, before its modules take the large pieces of memory: the faces
    of the opponents where they have space, but not with a big set, whose tiles and longest sums take it; and on a
    table where tiles lie in a line, those of hands, and as a round begins those of all sizes. Raises Trouble."""
    art, match = app.art, app.match
    seated = "banker" if match.solo else app.level, match.seats
    if art.big_set or not app.settings.faces:
        seated = "", 0
    if seated != art.seated:
        art.seated, art.faces = ("", 0), []
        level, seats = seated
        if level and not (is_line and art.width < len(match.scores) * _CELL):
            names = ["face_" + level] + ["face_friend%d" % seat for seat in range(FRIEND, seats)]
            art.faces = [load("sprites/" + name) for name in names]
        art.seated = seated
    if is_line:
        begins = art.big_set or not (match.moves or app.left_table)
        try:
            load_tiles(art, art.sizes() if begins else (LARGE,) + IN_HANDS)
        except MemoryError:
            pass  # the table tries again, once its own modules lie elsewhere


def load_chinese(art: Art) -> None:
    """Load the sheets of the Chinese set into an Art, and the palettes of its plain, dim and chosen military tiles.
    They replace all other sheets of tiles: there isn't enough memory for both. Raises Trouble."""
    spare = [art.tiles[half] for half in IN_HANDS[:2] if half in art.tiles] or art.spare
    art.tiles.clear()
    art.spare = ()
    sheets = {half: load(_path(art, _CHINESE, half), spare) for half in IN_HANDS[:2]}
    theme = _theme(art.look[0], art.look[2])
    art.chinese = sheets, _palettes(theme, theme.RIM)
    art.spare = list(sheets.values())  # until other tiles are needed


def dress(art: Art, theme: str, numerals: bool, cloth: int = 0, back: int = 0) -> None:
    """Change the theme, the numerals, the cloth and the tiles' back of an Art, while no Chinese tile is shown. Raises
    Trouble."""
    art.chinese = None
    shown = list(art.tiles) if numerals != art.look[1] else []
    if shown:
        art.spare = [art.tiles[half] for half in (LARGE, IN_HANDS[0]) if half in shown]
        art.tiles.clear()
    if (theme, cloth, back) != art.look[:1] + art.look[2:]:
        colours = _theme(theme, cloth)
        _paint(colours, art.plain)
        _paint(colours, art.dim, colours.DIM)
        _paint(colours, art.chosen, colours.CHOSEN)
        _paint(colours, art.ghost, colours.GHOST)
        _paint(colours, art.last)
        _paint_back(colours, art.back, back)
        art.outlines = colours.OUTLINES
        for key, ink in art.inks.items():
            ink[0], ink[1] = [art.plain[colour] for colour in divmod(key, len(art.plain))]
    art.look = theme, numerals, cloth, back
    try:
        load_tiles(art, sorted(shown, reverse=True))  # in the memory of the others, before anything else takes it
    except MemoryError:
        pass  # the rest is loaded when it is needed
