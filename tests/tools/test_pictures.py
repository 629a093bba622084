# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""make_pictures.py: every screen in every language, theme and size, and the pictures of the README."""

import ast
from itertools import chain

import pytest
from PIL import Image

from environment import ROOT
from pictures import help_pages, readme, screens
from tests.tools import here


def run(*arguments):
    done = here.run("make_pictures", *arguments)
    return done.returncode, done.stdout, done.stderr


def scenes():
    """The names of all scenes: of the modules that have a Scene, and of each room's scene.py, the table."""
    folders = "lib/scenes/*.py", "tools/hosted/*.py", "lib/tables/*/*.py"
    for path in chain.from_iterable(map(ROOT.glob, folders)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.ClassDef) and node.name == "Scene" for node in tree.body):
            yield "table" if path.stem == "scene" else path.stem


def test_every_scene_has_a_picture():
    shown = {scene for _, scene, *_ in screens.SCREENS + screens.HELP}
    assert shown == set(scenes()) - {"leave", "lesson"}  # the first ends the program; for the other see below


def test_every_question_of_a_lesson_has_a_picture_and_another_with_its_reason():
    with screens.Look("en", "felt", "pybadge", painted=False) as look:
        shown = [(name, look.badge.scene.answered) for name in look.screens("lesson-pai_gow-")]
    assert shown == [(f"lesson-pai_gow-{i}{b}", b == "b") for i in range(1, 6) for b in ("", "b")]


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
        (["{}", "--themes", "sand"], "make_pictures: --themes can't have sand, only some of felt, contrast."),
        (
            ["{}/file/below", "--languages", "en", "--boards", "pybadge", "--themes", "felt"],
            "): choose another place for OUT.",
        ),
    ],
)
def test_what_cannot_be_made_is_told_in_a_sentence(arguments, sentence, tmp_path):
    (tmp_path / "file").touch()
    status, told, error = run(*[argument.format(tmp_path) for argument in arguments])
    assert (status, told) == (1, "") and sentence in error and error.count("\n") == 1


def test_the_help_and_the_guide_are_saved_with_questions_but_answers_apart(tmp_path, monkeypatch):
    asked = help_pages.questions()["bergen"]
    monkeypatch.setattr(help_pages, "questions", lambda: {"bergen": asked})
    count = help_pages.save(tmp_path, ["en"])
    folder = tmp_path / "en" / "bergen"
    names = {path.name for path in folder.glob("*.png")}
    assert len(names) == count and {"help-bergen-1.png", "guided-bergen-alike.png"} <= names
    told = (folder / "questions.txt").read_text(encoding="utf-8")
    assert told.count("\n") == 10 and asked[0][0] in told and asked[0][1] not in told
    assert asked[0][1] in (folder / "answers.txt").read_text(encoding="utf-8")
    match = (folder / "first-match.txt").read_text(encoding="utf-8")
    notes = [line.split()[0] for line in match.splitlines() if line.startswith("  first-")]
    assert [line.split(": ")[1] for line in match.splitlines() if notes[0] in line][0].startswith("0-0 leads")
    assert {f"{note.strip(':')}.png" for note in notes} == {name for name in names if name.startswith("first-")}


def test_the_readmes_pictures_are_those_that_are_made():
    made = dict(readme.stills())
    assert {f"{name}.png" for name in made} == {path.name for path in readme.STILLS.glob("*.png")}
    for name, picture in made.items():
        with Image.open(readme.STILLS / f"{name}.png") as there:
            assert (there.mode, there.size) == (picture.mode, picture.size), name
            is_same = there.tobytes() == picture.tobytes()  # pytest would take minutes to tell how they differ
        assert is_same, f"{name}: run make_pictures.py --readme"


def test_the_readmes_film_is_of_the_first_seconds_of_a_match():
    frames = readme.film(readme.KEYS, 6)
    assert sum(ms for _, ms in frames) == pytest.approx(6000, abs=200)
    assert all(one.tobytes() != other.tobytes() for (one, _), (other, _) in zip(frames, frames[1:]))
    assert len(frames) > 10
    with Image.open(readme.FILM) as film:
        for i, (frame, ms) in enumerate(frames[:-1]):
            film.seek(i)
            assert film.info["duration"] == ms
            is_same = film.convert("RGB").tobytes() == readme.enlarged(frame).tobytes()
            assert is_same, f"frame {i}: run make_pictures.py --readme"
