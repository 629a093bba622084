# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sheets in sprites/ are what the tool makes, and show what the game takes them to show; so does its Art."""


import pytest

from tests.contrast import contrast
from tests.sheets import SPRITES, cell, contents, rows, run, transposed

# Palette indexes, as the game uses them.
KEY, FELT, FELT_LIGHT, INK, IVORY, EDGE, WINE, BRONZE, WHITE, RED = 0, 2, 3, 4, 5, 7, 8, 11, 12, 14
SIZES = (13, 9, 7)
FEW, MANY = range(7), range(7, 13)
FACE_DOWN, DOUBLE_SIX = 7, 8  # which pairs of cells show them
THEMES = ("felt", "contrast")


def pair(size, number, name="tiles"):
    """The two cells of a sheet, first half and second half, at a place in its order."""
    sheet = rows(SPRITES / f"{name}{size}.bmp")
    columns = len(sheet[0]) // size
    return [cell(sheet, i % columns, i // columns, size, size) for i in (2 * number, 2 * number + 1)]


def half(size, second, number, standing=False):
    if number < 7:
        return pair(size, number)[second]
    return pair(size, number + (7 if standing and size < 13 else 1), "big_tiles")[second]


def inside(picture):
    """A half without its border and groove."""
    return [row[1:-1] for row in picture[1:-1]]


def tile(size, first, second):
    """The pixels of a horizontal tile, put together as the table does it."""
    return [a + b for a, b in zip(half(size, 0, first), half(size, 1, second))]


def blobs(picture, *colours):
    """The groups of pixels of these colours that touch, be it by a corner, each as a set of (x, y)."""
    left = {(x, y) for y, row in enumerate(picture) for x, index in enumerate(row) if index in colours}
    groups = []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            edge = {(x + i, y + j) for x, y in edge for i in (-1, 0, 1) for j in (-1, 0, 1)} & left
            left -= edge
        groups.append(group)
    return groups


def pips(picture):
    """All that isn't ivory inside a half, soft corners included."""
    return blobs(inside(picture), *set(range(16)) - {IVORY})


def shape(picture):
    """Where something is drawn inside a half, whatever its colour."""
    return {(x, y) for y, row in enumerate(inside(picture)) for x, index in enumerate(row) if index != IVORY}


def pip_grid(picture):
    """The numbers of different columns and rows in which the pips of a half begin."""
    starts = [(min(x for x, _ in pip), min(y for _, y in pip)) for pip in blobs(picture, INK)]
    return len({x for x, _ in starts}), len({y for _, y in starts})


def test_sprites_are_what_the_tool_makes(tmp_path):
    made = run("make_sprites.py", "--out", tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    assert contents(tmp_path) == contents(SPRITES)


def test_sprite_sheets_share_one_palette_of_16_colours():
    palettes = set()
    for path in SPRITES.glob("*.bmp"):
        data = path.read_bytes()
        assert data[28] == 4, f"{path.name} is not a bitmap of 4 bits a pixel"
        palettes.add(data[54:54 + 16 * 4])
    assert len(palettes) == 1
    palette = palettes.pop()
    assert len({palette[i:i + 4] for i in range(0, len(palette), 4)}) == 16


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("second", (0, 1))
def test_every_half_has_the_pips_of_its_number(size, second):
    for number in FEW:
        picture = half(size, second, number)
        assert len(blobs(picture, INK)) == number
        assert len(blobs(transposed(picture), INK)) == number


@pytest.mark.parametrize("second", (0, 1))
@pytest.mark.parametrize("standing", (False, True))
def test_big_halves_have_up_to_twelve_pips_of_2_px_or_more_with_air_between_them(second, standing):
    for number in (*FEW, *MANY):
        found = pips(half(13, second, number, standing))
        assert len(found) == number
        for pip in found:
            assert all(max(values) - min(values) >= 1 for values in zip(*pip))


@pytest.mark.parametrize("size", (9, 7))
@pytest.mark.parametrize("second", (0, 1))
def test_numerals_on_small_halves_read_upright_on_lying_and_standing_tiles(size, second):
    for number in MANY:
        lying, standing = (inside(half(size, second, number, standing)) for standing in (False, True))
        assert transposed(standing) == lying
    assert inside(half(size, second, 7, standing=True)) != inside(half(size, second, 7))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("second", (0, 1))
@pytest.mark.parametrize("standing", (False, True))
def test_numbers_can_be_told_apart_without_their_colours(size, second, standing):
    """By a pip at the least; numerals by three dots."""
    shapes = [shape(half(size, second, number, standing)) for number in (*FEW, *MANY)]
    assert min(len(a ^ b) for i, a in enumerate(shapes) for b in shapes[:i]) >= (1 if size == 7 else 4)
    assert min(len(a ^ b) for i, a in enumerate(shapes[7:]) for b in shapes[7:7 + i]) >= 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "pairs"), [("tiles", 8), ("numerals", 15)])
def test_a_big_set_begins_with_the_tiles_up_to_six(size, name, pairs):
    assert [pair(size, i, name) for i in range(pairs)] == [pair(size, i, f"big_{name}") for i in range(pairs)]


@pytest.mark.parametrize("names", [
    ("tiles13", "chinese13"), ("tiles9", "chinese9"), ("standing_numerals13", "chinese_numerals13")])
def test_chinese_sheets_are_as_large_so_that_they_can_be_loaded_into_the_place_of_others(names):
    sheets = [rows(SPRITES / f"{name}.bmp") for name in names]
    assert len({(len(sheet), len(sheet[0])) for sheet in sheets}) == 1


@pytest.mark.parametrize(("name", "lying"), [("numerals", 8), ("big_numerals", 14)])
def test_the_largest_numerals_that_only_stand_are_those_that_also_lie(name, lying):
    def all_pairs(name, count):
        return [pair(13, i, name) for i in range(count)]

    both = all_pairs(name, 27 if name.startswith("big") else 15)
    standing = both[8:15] + both[7:8] + both[21:]
    assert all_pairs(f"standing_{name}", lying) == standing


@pytest.mark.parametrize("size", SIZES)
def test_colours_help_to_tell_neighbours_apart_from_7_on(size):
    inks = [{index for row in inside(half(size, 0, number)) for index in row} & {INK, WINE, FELT_LIGHT, RED}
            for number in (6, *MANY)]
    assert all(a != b for a, b in zip(inks, inks[1:]))


@pytest.mark.parametrize("size", (13, 9))
def test_chinese_ones_and_fours_are_red_and_all_other_numbers_black(size):
    for number in range(1, 7):
        for picture in pair(size, number, "chinese"):
            red, black = blobs(picture, RED, WINE), blobs(picture, INK)
            assert (len(red), len(black)) == ((number, 0) if number in (1, 4) else (0, number))


@pytest.mark.parametrize("size", (13, 9))
def test_the_chinese_double_six_is_half_red_half_black(size):
    for picture in pair(size, DOUBLE_SIX, "chinese"):
        assert (len(blobs(picture, RED, WINE)), len(blobs(picture, INK))) == (3, 3)


@pytest.mark.parametrize("size", (13, 9))
def test_chinese_tiles_differ_from_the_others_in_their_red_pips_and_soft_corners_only(size):
    for number in (*FEW, FACE_DOWN, DOUBLE_SIX):
        for ours, theirs in zip(pair(size, number), pair(size, number, "chinese")):
            changed = {b for mine, other in zip(ours, theirs) for a, b in zip(mine, other) if a != b}
            assert changed <= {RED, WINE, BRONZE}
            assert (RED in changed) == (number in (1, 4, DOUBLE_SIX))
    assert pair(size, DOUBLE_SIX) == pair(size, 6)


@pytest.mark.parametrize("size", (13, 9))
def test_only_the_rim_of_a_chinese_tile_has_its_colour(size):
    """So that the rim of a military tile can be of another colour than its pips."""
    for number in (*FEW, DOUBLE_SIX):
        for picture in pair(size, number, "chinese"):
            assert EDGE not in {colour for row in picture[1:-1] for colour in row[1:-1]}


@pytest.mark.parametrize("size", (*SIZES, 8))
@pytest.mark.parametrize("second", (0, 1))
def test_a_six_is_half_as_dark_again_as_a_four(size, second):
    six, four = [sum(index != IVORY for row in inside(half(size, second, number)) for index in row)
                 for number in (6, 4)]
    assert six >= 1.5 * four


@pytest.mark.parametrize("size", SIZES)
def test_pips_stand_as_on_a_real_tile(size):
    """Along the tile a six has three pips, across it two; on its side as well as upright."""
    assert pip_grid(half(size, 0, 6)) == pip_grid(half(size, 1, 6)) == (3, 2)
    assert pip_grid(transposed(half(size, 0, 6))) == (2, 3)
    assert [pip_grid(half(size, 0, n)) for n in (1, 2, 3, 4, 5)] == [(1, 1), (2, 2), (3, 3), (2, 2), (3, 3)]


@pytest.mark.parametrize("size", SIZES)
def test_light_comes_from_the_top_left_on_lying_and_standing_tiles(size):
    lying = tile(size, 3, 5)
    for picture in (lying, transposed(lying)):
        corners = [picture[y][x] for y in (0, -1) for x in (0, -1)]
        assert corners == [KEY] * 4
        assert set(picture[0][1:-1]) == {WHITE}
        assert {row[0] for row in picture[1:-1]} == {WHITE}
        assert set(picture[-1][1:-1]) == {EDGE}
        assert {row[-1] for row in picture[1:-1]} == {EDGE}


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_face_down_shows_no_pips_and_no_ivory(size):
    back = [a + b for a, b in zip(*pair(size, FACE_DOWN))]
    seen = {index for row in back for index in row}
    assert not seen & {IVORY, WHITE, EDGE}
    assert [back[y][x] for y in (0, -1) for x in (0, -1)] == [KEY] * 4
    assert all(index != KEY for row in back[1:-1] for index in row)


def test_cloth_is_a_whole_repeat_of_a_quiet_felt():
    cloth = rows(SPRITES / "felt.bmp")
    assert (len(cloth[0]), len(cloth)) == (16, 16)
    assert sum(row.count(FELT) for row in cloth) > 0.8 * 16 * 16


def test_the_bands_of_the_logo_are_alike_small_and_fit_the_screen():
    bands = [rows(path) for path in sorted(SPRITES.glob("logo*.bmp"))]
    assert len(bands) == 3 and len({(len(band), len(band[0])) for band in bands}) == 1
    assert len(bands[0]) * len(bands[0][0]) < 2048, "bytes in two"
    logo = [row for band in bands for row in band]
    assert len(logo[0]) <= 160
    assert logo[0][0] == logo[-1][-1] == KEY


def test_all_icons_differ_and_none_but_the_spare_one_is_empty():
    import drawings

    sheet = rows(SPRITES / "icons.bmp")
    assert (len(sheet[0]), len(sheet)) == (7 * 9, 4 * 9)
    cells = [cell(sheet, i % 7, i // 7, 9, 9) for i in range(28)]
    assert [i for i, picture in enumerate(cells) if not any(map(any, picture))] == [drawings.EMPTY]
    assert all(a != b for i, a in enumerate(cells) for b in cells[:i])


def test_the_game_knows_the_icons_by_the_names_of_their_drawings():
    import drawings
    from make_sprites import blocks

    names, i = {}, 0
    for title, *lines in blocks("icons.txt"):
        names[title.strip("[]").upper()] = i
        i += len(lines[0]) // 9
    for name in ("TURN", "CHECK", "STAR", "TROPHY", "CROWN", "EMPTY", "GOAT", "PARTNER", "COIN", "CIVIL",
                 "MILITARY", "TRICK", "BANKER"):
        assert getattr(drawings, name) == names[name]


def test_the_game_knows_the_colours_of_the_sprites(simulator):
    import drawings
    from artwork.palette import COLOURS
    from themes import felt

    assert felt.COLOURS[:16] == tuple(rgb for name, letter, rgb in COLOURS)  # then those that are on no sheet
    for index, (name, letter, rgb) in enumerate(COLOURS[1:], 1):
        assert getattr(drawings, name) == index


class Shown:
    """What displayio makes of tiles: their pixels on an otherwise empty screen."""

    def __init__(self, simulator, width=160):
        import art

        self.simulator = simulator
        self.art = art.Art(width, 128)
        self.art.set_top(12)

    def dress(self, theme="felt", numerals=False):
        import sheets

        sheets.dress(self.art, theme, numerals)

    def __call__(self, half, tile, vertical, flipped=False, chinese=False):
        """Both halves inside their borders, as rows of palette indexes."""
        import board
        import displayio

        grid = self.art.tile(half, chinese)
        self.art.show_tile(grid, tile, vertical, flipped)
        group = displayio.Group()
        group.append(grid)
        board.DISPLAY.root_group = group
        board.DISPLAY.refresh()
        frame = self.simulator.frame()
        for i in (0, half):
            left, top = (0, i) if vertical else (i, 0)
            yield [[self.index(frame.getpixel((x, y))) for x in range(left + 1, left + half - 1)]
                   for y in range(top + 1, top + half - 1)]

    def index(self, rgb):
        """The nearest of the game's colours, since the screen has fewer bits."""
        from themes.felt import COLOURS

        distances = [sum(abs((colour >> shift & 255) - value) for shift, value in zip((16, 8, 0), rgb))
                     for colour in COLOURS]
        return distances.index(min(distances))


@pytest.fixture
def shown(simulator):
    return Shown(simulator)


@pytest.mark.parametrize("size", SIZES)
def test_every_number_is_shown_lying_and_standing(shown, size):
    for number in (*FEW, *MANY):
        other = (number + 5) % 13
        high, low = max(number, other), min(number, other)
        for flipped, first, second in ((False, high, low), (True, low, high)):
            lying = list(shown(size, (high, low), False, flipped))
            assert lying == [inside(half(size, 0, first)), inside(half(size, 1, second))]
            for n, there, upright in zip((first, second), lying, shown(size, (high, low), True, flipped)):
                assert upright == (there if n in MANY and size < 13 else transposed(there))


@pytest.mark.parametrize("vertical", (False, True))
def test_the_double_six_is_half_red_in_the_chinese_set_only(shown, vertical):
    for size in (13, 9):
        for picture in shown(size, (6, 6), vertical):
            assert (len(blobs(picture, RED, WINE)), len(blobs(picture, INK))) == (0, 6)
        for picture in shown(size, (6, 6), vertical, chinese=True):
            assert (len(blobs(picture, RED, WINE)), len(blobs(picture, INK))) == (3, 3)
        six, five = shown(size, (6, 5), vertical, chinese=True)
        assert (len(blobs(six, INK)), len(blobs(five, INK))) == (6, 5)


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_of_none_is_shown_face_down(shown, size):
    assert list(shown(size, None, False)) == [inside(picture) for picture in pair(size, FACE_DOWN)]


def test_the_chinese_sheets_are_loaded_once_and_let_go(shown):
    art = shown.art
    assert art.military is None
    art.load_tiles()
    sheet = art.tile(13).bitmap
    assert art.tile(9).bitmap is not sheet and art.tile(13).bitmap is sheet
    sheet = art.tile(13, chinese=True).bitmap
    assert art.tile(9, chinese=True).bitmap is not sheet and art.tile(13, chinese=True).bitmap is sheet
    assert art.military is not None
    assert not art.tiles, "there isn't room for both sets"
    art.drop_chinese()
    assert art.military is art.military_dim is art.military_chosen is None
    art.tile(13, chinese=True)
    art.tile(9)
    art.tile(7)
    assert set(art.tiles) == {7, 9}, "only those that are asked for"


def test_another_set_is_loaded_into_the_place_of_the_one_before(shown):
    """After some matches there may be no other block of memory that is large enough."""
    from sheets import dress

    def held(sheets):
        return {half: sheet for half, sheet in sheets.items() if half > 8}

    shown.art.set_top(6)
    shown.art.load_tiles()
    first = held(shown.art.tiles)
    shown.art.tile(13, chinese=True)
    assert held(shown.art.chinese) == first
    shown.art.drop_chinese()
    shown.art.load_tiles()
    assert held(shown.art.tiles) == first
    dress(shown.art, "felt", True)  # numerals take more
    shown.art.load_tiles()
    numerals = held(shown.art.tiles)
    assert not any(sheet in first.values() for sheet in numerals.values())
    shown.art.tile(13, chinese=True)
    assert held(shown.art.chinese)[13] == numerals[13]
    shown.art.drop_chinese()
    shown.art.set_top(12)
    shown.art.load_tiles()
    assert not any(sheet in numerals.values() for sheet in held(shown.art.tiles).values())


def test_of_small_sets_only_the_numbers_up_to_six_are_loaded(shown):
    def sizes():
        shown.art.load_tiles()
        return {half: sheet.width * sheet.height for half, sheet in shown.art.tiles.items()}

    big = sizes()
    shown.art.set_top(9)
    assert sizes() == big
    six = list(shown(9, (6, 5), False))
    shown.art.set_top(6)
    assert not shown.art.tiles
    assert all(size < big[half] for half, size in sizes().items())
    assert list(shown(9, (6, 5), False)) == six
    shown.art.set_top(12)
    assert sizes() == big


def test_all_fonts_share_what_they_have_glyphs_of(shown):
    assert shown.art.large.characters is shown.art.tiny.characters is shown.art.small.characters


def test_the_large_font_is_there_only_while_it_is_needed(shown):
    large = shown.art.large
    assert large.height > shown.art.small.height and shown.art.large is large
    shown.art.let_go_large()
    assert shown.art.large is not large


def test_letters_are_small_where_no_block_of_memory_is_left_for_large_ones(shown, monkeypatch):
    def no_room(*arguments):
        raise MemoryError

    with monkeypatch.context() as strewn:
        strewn.setattr("displayio.Bitmap", no_room)
        assert shown.art.large is shown.art.small
    assert shown.art.large is shown.art.small, "all letters of a screen are of one size"
    shown.art.let_go_large()
    assert shown.art.large is not shown.art.small


def upright(size, number):
    """Where the dots of a numeral are in a half."""
    from make_sprites import numeral

    lines = numeral(size, number)
    across, down = (size - len(lines[0])) // 2 - 1, (size - len(lines)) // 2 - 1
    return {(across + x, down + y) for y, line in enumerate(lines) for x, dot in enumerate(line) if dot == "#"}


def dots(picture):
    return {(x, y) for y, row in enumerate(picture) for x, index in enumerate(row) if index != IVORY}


@pytest.mark.parametrize("wide", (False, True))
@pytest.mark.parametrize("vertical", (False, True))
@pytest.mark.parametrize("size", SIZES)
def test_numerals_are_upright_on_lying_and_standing_tiles(simulator, size, vertical, wide):
    shown = Shown(simulator, 320 if wide else 160)
    shown.dress(numerals=True)
    if not vertical and not shown.art.lies(size):
        assert (size, wide) == (13, False), "there is no room for those in the line of a small screen"
        return
    for number in (*FEW, *MANY):
        other = (number + 5) % 13
        high, low = max(number, other), min(number, other)
        for flipped, numbers in ((False, (high, low)), (True, (low, high))):
            seen = shown(size, (high, low), vertical, flipped)
            assert [dots(half) for half in seen] == [upright(size, each) for each in numbers]
    six = upright(size, 6)
    assert [dots(half) for half in shown(size, (6, 6), vertical)] == [six, six]
    shown.dress(numerals=False)
    assert [len(blobs(half, INK)) for half in shown(size, (6, 5), vertical)] == [6, 5]


@pytest.mark.parametrize("size", SIZES)
def test_no_two_numerals_look_alike(size):
    shapes = [upright(size, number) for number in (*FEW, *MANY)]
    assert min(len(a ^ b) for i, a in enumerate(shapes) for b in shapes[:i]) >= (2 if size == 7 else 4)


@pytest.mark.parametrize("wide", (False, True))
@pytest.mark.parametrize("size", (13, 9))
def test_chinese_numerals_are_upright_and_of_the_colours_of_the_pips(simulator, size, wide):
    shown = Shown(simulator, 320 if wide else 160)
    shown.dress(numerals=True)
    for high, low in ((4, 1), (6, 4), (5, 0), (3, 2)):
        for number, picture in zip((high, low), shown(size, (high, low), True, chinese=True)):
            assert dots(picture) == upright(size, number)
            assert {index for row in picture for index in row} == {IVORY, RED if number in (1, 4) else INK}
    first, second = shown(size, (6, 6), True, chinese=True)
    assert dots(first) == dots(second) == upright(size, 6)
    assert len(blobs(first, RED)) == len(blobs(second, INK)) == 1


def test_all_that_was_drawn_with_a_theme_takes_the_colours_of_another(shown):
    import drawings
    from themes import contrast

    ink, plain = shown.art.ink(drawings.GOLD, drawings.INK), shown.art.plain
    shown.dress("contrast")
    assert shown.art.plain is plain and shown.art.ink(drawings.GOLD, drawings.INK) is ink
    assert [ink[0], ink[1]] == [contrast.COLOURS[drawings.INK], contrast.COLOURS[drawings.GOLD]]
    assert [plain[i] for i in range(len(plain))] == list(contrast.COLOURS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour, paper", [
    *[(colour, cloth) for colour in ("IVORY", "WHITE", "GOLD", "GREY", "BLUE", "RED_LIGHT")
      for cloth in ("FELT", "FELT_LIGHT", "FELT_DARK", "INK")],
    ("INK", "GOLD"), ("INK", "GOLD_LIGHT")])
def test_every_text_stands_out(shown, theme, colour, paper):
    import drawings

    shown.dress(theme)
    ratio = contrast(shown.art.plain[getattr(drawings, colour)], shown.art.plain[getattr(drawings, paper)])
    assert ratio > (6 if theme == "contrast" else 4.5)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ("plain", "dim", "chosen", "ghost", "military", "military_dim", "military_chosen"))
def test_pips_of_every_colour_stand_out_in_every_palette(shown, name, theme):
    shown.dress(theme)
    shown.art.tile(13, chinese=True)
    palette = getattr(shown.art, name)
    assert min(contrast(palette[ink], palette[IVORY]) for ink in (INK, WINE, FELT_LIGHT, RED)) > 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("other", ("plain", "dim"))
def test_the_chosen_tile_is_lighter_or_darker_than_others(shown, theme, other):
    """So that it is seen without colours, too."""
    shown.dress(theme)
    assert contrast(shown.art.chosen[IVORY], getattr(shown.art, other)[IVORY]) > 1.25


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lit", ("plain", "dim", "chosen"))
def test_military_tiles_have_a_flat_rim_in_a_colour_of_its_own(shown, lit, theme):
    shown.dress(theme)
    shown.art.tile(13, chinese=True)
    ours = getattr(shown.art, lit)
    theirs = getattr(shown.art, "military" if lit == "plain" else "military_" + lit)
    assert theirs[WHITE] == theirs[EDGE]
    assert theirs[WHITE] not in (ours[WHITE], ours[EDGE], ours[IVORY])
    assert theirs[IVORY] == ours[IVORY]


def test_a_text_has_no_paper_but_what_it_is_given(shown):
    from themes.felt import COLOURS

    bare, opaque = shown.art.ink(INK), shown.art.ink(INK, IVORY)
    assert bare[1] == opaque[1] == COLOURS[INK]
    assert bare.is_transparent(0)
    assert not opaque.is_transparent(0) and opaque[0] == COLOURS[IVORY]
    assert shown.art.ink(INK) is bare and shown.art.ink(INK, paper=IVORY) is opaque
    assert shown.art.ink(IVORY, INK) is not opaque
