# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""make_pictures.py: every screen in every language, theme and size, and the pictures of the README."""

import ast

import pytest
from PIL import Image

from engine import games
from environment import ROOT
from languages import Language
from pictures import moving, readme, screens, sheets
from saves import settings
from tests.tools import here


def run(*arguments):
    done = here.run("make_pictures", *arguments)
    return done.returncode, done.stdout, done.stderr


def scenes():
    """The names of all scenes: of the modules that have a Scene, and of each room's scene.py, the table."""
    for path in (*(ROOT / "lib" / "scenes").glob("*.py"), *(ROOT / "lib" / "tables").glob("*/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.ClassDef) and node.name == "Scene" for node in tree.body):
            yield "table" if path.stem == "scene" else path.stem


def test_every_scene_has_a_picture():
    shown = {scene for _, scene, *_ in screens.SCREENS + screens.HELP}
    assert shown == set(scenes()) - {"leave"}  # which ends the program


def test_no_two_pictures_have_the_same_name():
    names = [name for name, *_ in screens.SCREENS + screens.HELP]
    assert len(set(names)) == len(names)


def test_there_is_a_board_for_every_size_of_screen():
    assert set(screens.BOARDS.values()) == {*screens.SIZES.values(), (240, 135)}


@pytest.mark.parametrize("wanted", ["table-ghost", "review-kozel", "pai_gow-compared", "guided-sum"])
def test_a_screen_is_what_it_is_called(wanted):
    with screens.Look("en", "felt", "pybadge") as look:
        ((name, picture),) = look.pictures(wanted)
        scene = next(scene for other, scene, *_ in screens.SCREENS if other == wanted)
        assert look.badge.app.scene == scene
    assert name == wanted and picture.size == (160, 128) and len(picture.getcolors()) > 3


def test_languages_and_themes_look_different():
    seen = set()
    for language, theme in (("en", "felt"), ("ru", "felt"), ("en", screens.themes()[1])):
        with screens.Look(language, theme, "pybadge") as look:
            seen.update(picture.tobytes() for _, picture in look.pictures("pause"))
    assert len(seen) == 3


def test_every_game_is_shown_where_it_is_chosen():
    with screens.Look("en", "felt", "pybadge") as look:
        shown = dict(look.pictures("new_game-"))
    assert len(shown) == len({picture.tobytes() for picture in shown.values()}) == len(games.NAMES)


def test_all_pages_of_the_help_are_there():
    with screens.Look("en", "felt", "pybadge") as look:
        pages = dict(look.pictures("help-kozel"))
    assert list(pages) == [f"help-kozel-{page}" for page in range(1, len(pages) + 1)]
    assert len({page.tobytes() for page in pages.values()}) == len(pages) > 2


@pytest.mark.parametrize("place", ["felt/pybadge/en/title.png", "sheets/felt-pybadge-1.png"])
def test_no_picture_is_overwritten_unless_it_is_wanted(tmp_path, place):
    (tmp_path / place).parent.mkdir(parents=True)
    (tmp_path / place).touch()
    arguments = tmp_path, "--languages", "en", "--themes", "felt", "--boards", "pybadge", "--screens", "trouble"
    status, told, error = run(*arguments)
    assert (status, told) == (1, "") and error == (
        f"make_pictures: {tmp_path / place} is there already: choose another place for OUT,"
        " or overwrite it with --force.\n"
    )


def test_pictures_and_sheets_are_made(tmp_path):
    status, told, error = run(
        tmp_path,
        "--languages",
        "en,bg",
        "--themes",
        "felt",
        "--boards",
        "tinycircuits_thumby_color",
        "--screens",
        "title",
    )
    assert (status, told, error) == (0, "felt, tinycircuits_thumby_color: 6 pictures, 1 sheets\n", "")
    made = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.png")}
    assert made == {"sheets/felt-tinycircuits_thumby_color-1.png"} | {
        f"felt/tinycircuits_thumby_color/{language}/{name}.png"
        for language in ("en", "bg")
        for name in ("title", "title-match", "title-note")
    }
    with Image.open(tmp_path / "felt/tinycircuits_thumby_color/bg/title.png") as picture:
        assert picture.size == (128, 128)


def test_strips_show_the_frames_of_each_motion(tmp_path):
    status, told, error = run(tmp_path, "--motions", "pai_gow")
    assert (status, told, error) == (0, "3 strips\n", "")
    made = {path.stem for path in tmp_path.glob("*.png")}
    assert made == {"pai_gow_the_deal", "pai_gow_the_person_s_choice", "pai_gow_the_comparison_of_hands"}
    frame = 2 * 160 + 4  # px, two for each of the screen's, and a gap
    with Image.open(tmp_path / "pai_gow_the_deal.png") as strip:
        frames = {strip.crop((4 + i * frame, 4, (i + 1) * frame, 260)).tobytes() for i in range(6)}
        assert strip.width == 6 * frame + 4 and len(frames) == 6
    status, told, error = run(tmp_path, "--motions", "pai_gow")
    assert status == 1 and "is there already" in error


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["{}", "--motions", "chess"], "make_pictures: --motions can't have chess, only one of all_fives, kurnik, "),
        ([], "make_pictures: give the folder OUT for the pictures, or --readme"),
        (["{}", "--readme"], "make_pictures: give the folder OUT for the pictures, or --readme"),
        (["{}", "--languages", "en,tlh"], "make_pictures: --languages can't have tlh, only some of en, bg, "),
        (["{}", "--boards", "abacus"], "make_pictures: --boards can't have abacus, only some of pybadge, "),
        (
            ["{}/file/below", "--languages", "en", "--boards", "pybadge", "--themes", "felt"],
            "): choose another place for OUT.",
        ),
        (
            ["{}", "--languages", "en", "--boards", "pybadge", "--themes", "felt", "--screens", "moon"],
            "make_pictures: no screen has a name that begins with moon.",
        ),
    ],
)
def test_what_cannot_be_made_is_told_in_a_sentence(arguments, sentence, tmp_path):
    (tmp_path / "file").touch()
    status, told, error = run(*[argument.format(tmp_path) for argument in arguments])
    assert (status, told) == (1, "") and sentence in error and error.count("\n") == 1


def test_a_sheet_has_a_column_for_each_language_and_a_row_for_each_screen(tmp_path):
    picture = Image.new("RGB", (16, 8), "red")
    columns = {language: {f"screen-{i}": picture for i in range(sheets.ROWS + 1)} for language in ("en", "bg")}
    paths = sheets.save(tmp_path / "sheets", "felt-pybadge", columns)
    assert [path.name for path in paths] == ["felt-pybadge-1.png", "felt-pybadge-2.png"]
    with Image.open(paths[1]) as sheet:
        assert sheet.size == (2 * (16 + sheets.GAP) + sheets.GAP, 8 + sheets.NAME + 2 * sheets.GAP)
        assert sheet.getpixel((sheets.GAP, sheets.NAME)) == (255, 0, 0)


def test_a_picture_that_only_some_languages_have_leaves_a_gap_in_the_others_columns():
    page = Image.new("RGB", (16, 8), "red")
    columns = {"en": {"help-1": page, "title": page}, "bg": {"help-1": page, "help-1b": page, "title": page}}
    names = sheets.all_names(columns.values())
    assert names == ["help-1", "help-1b", "title"]
    sheet = sheets.sheet(columns, names)
    row = sheets.NAME + 8 + sheets.GAP
    red = [
        [sheet.getpixel((sheets.GAP + x * (16 + sheets.GAP), sheets.NAME + y * row)) == (255, 0, 0) for x in range(2)]
        for y in range(3)
    ]
    assert red == [[True, True], [False, True], [True, True]]


def test_all_that_can_be_chosen_is_shown_with_what_is_told_of_it():
    with screens.Look("en", "felt", "pybadge", painted=False) as look:
        shown = {name.partition("-")[2].partition("-")[2] for name in look.screens(screens.CHOICES)}
    about = Language("en").ABOUT | Language("en").ABOUT_RULES
    assert {key.replace(".", "-") for key in about if key.split(".")[0] not in ("game", "players")} <= shown
    assert {"players-2", "players-4-partners", "players-8"} <= shown


def test_every_note_of_the_guide_is_shown():
    names = {name.removeprefix(screens.GUIDED) for name, *_ in screens.SCREENS if name.startswith(screens.GUIDED)}
    assert names == set(settings.NOTES)
    with screens.Look("en", "felt", "pybadge", painted=False) as look:
        for name in look.screens(screens.GUIDED):
            look.badge.press("A")
            look.badge.run(0.2)
            assert not look.badge.app.settings.guide, f"{name}: the note didn't come"


def test_all_troubles_are_told_on_screens_of_their_own():
    with screens.Look("en", "felt", "pybadge") as look:
        shown = dict(look.pictures(screens.TROUBLE))
    assert len(shown) == len({picture.tobytes() for picture in shown.values()}) == 3


def test_a_moving_picture_has_the_colours_and_the_times_of_its_frames(tmp_path):
    frames = []
    for i in range(3):
        frame = Image.new("RGB", (8, 6), (0, 64, 40))
        frame.putpixel((i, i), (255, 200, 8 * i))
        frames.append((frame, 100 * (i + 1)))
    moving.save(tmp_path / "film.gif", frames, 2)
    with Image.open(tmp_path / "film.gif") as film:
        assert film.size == (16, 12) and film.n_frames == 3
        for i, (frame, ms) in enumerate(frames):
            film.seek(i)
            assert film.info["duration"] == ms
            assert film.convert("RGB").resize((8, 6), Image.Resampling.NEAREST).tobytes() == frame.tobytes()


def test_one_page_of_the_help_can_be_had():
    with screens.Look("en", "felt", "pybadge") as look:
        assert [name for name, _ in look.pictures("help-kozel-2")] == ["help-kozel-2"]


def test_the_readmes_pictures_are_those_that_are_made():
    made = dict(readme.stills())
    assert {f"{name}.png" for name in (*made, readme.DRAWN)} == {path.name for path in readme.STILLS.glob("*.png")}
    for name, picture in made.items():
        with Image.open(readme.STILLS / f"{name}.png") as there:
            assert (there.mode, there.size) == (picture.mode, picture.size), name
            assert there.tobytes() == picture.tobytes(), f"{name}: run make_pictures.py --readme"


def test_the_readmes_film_is_of_the_first_seconds_of_a_match():
    frames = readme.film(readme.KEYS, 6)
    assert sum(ms for _, ms in frames) == pytest.approx(6000, abs=200)
    assert all(one.tobytes() != other.tobytes() for (one, _), (other, _) in zip(frames, frames[1:]))
    assert len(frames) > 10
    with Image.open(readme.FILM) as film:
        for i, (frame, ms) in enumerate(frames[:-1]):
            film.seek(i)
            assert film.info["duration"] == ms
            assert film.convert("RGB").tobytes() == readme.enlarged(frame).tobytes()
