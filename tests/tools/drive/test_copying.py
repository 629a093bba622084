# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Copying to the drive: all changed files and nothing else, over whatever is there."""

import os

import pytest

from drive import Fault, manifest
from drive.copying import Copy
from drive.mounted import Mounted
from tests.tools.drive.flashing import NEW, OLD, THEIRS, Cut, failing, flash, put

pytestmark = pytest.mark.usefixtures("quick")


def steps(drive, contents=NEW):
    """The Steps that copying the contents to the drive would take."""
    with Mounted(drive) as held:
        return Copy(held, contents).steps


class TestContents:
    def test_onto_an_empty_drive(self, drive, install, tree):
        install(drive)
        assert tree(drive) == {**THEIRS, **NEW}

    def test_again_there_is_nothing_to_do(self, drive, install):
        install(drive)
        assert steps(drive) == []

    def test_over_an_older_build_only_what_changed_is_written(self, drive, install, tree):
        install(drive, OLD)
        told = install(drive)
        assert tree(drive) == {**THEIRS, **NEW}
        assert not [text for text in told if "LICENSE" in text or "app.mpy" in text]
        assert not (drive / "engine" / "players").exists()

    def test_code_py_comes_after_all_that_it_needs(self, drive):
        flash(drive, OLD)
        written = [step.path for step in steps(drive)]
        assert written[-2:] == ["code.py", manifest.NAME] and written.count("code.py") == 1

    def test_a_file_that_is_missing_or_no_longer_the_games_is_written_anew(self, drive, install, tree):
        install(drive)
        changed = NEW["engine/match.mpy"][:-1] + b"?"
        put(drive, {"engine/match.mpy": changed})
        (drive / "lib" / "app.mpy").unlink()
        told = "".join(install(drive))  # files that may be the owner's are kept
        assert told.count("match.mpy") == 2 and told.count("app.mpy") == 1 and "LICENSE" not in told
        assert tree(drive) == {**THEIRS, **NEW, "engine/match-before-boneyard.mpy": changed}

    def test_a_damaged_manifest_is_written_anew(self, drive, install, tree):
        install(drive)
        put(drive, {manifest.NAME: b"{"})
        install(drive)
        assert tree(drive) == {**THEIRS, **NEW, "boneyard-before-boneyard.json": b"{"}

    def test_each_step_is_told_with_how_many_there_are(self, drive):
        told = flash(drive)
        assert [text.split(":")[0] for text in told] == [
            f"  {count} of {len(told)}" for count in range(1, len(told) + 1)
        ]


class TestObstacles:
    @pytest.mark.parametrize("path", ["app.py", "lib/app.mpy/mine.txt", "lib/app/__init__.py", "sprites"])
    def test_one_is_told_before_anything_is_done(self, drive, install, tree, path):
        put(drive, {path: b"mine"})
        with pytest.raises(Fault, match="is in the way of the game's files|would hide lib/app.mpy from the game"):
            install(drive)
        there = tree(drive)
        there.pop("code.py", None)  # which may be the installer
        assert there == {**THEIRS, path: b"mine"}

    def test_a_package_of_an_older_build_that_has_become_a_module_is_none(self, drive, install, tree):
        old = {"lib/app/__init__.mpy": b"C\x06", "lib/app/parts/one.mpy": b"C\x061"}
        old["code.py"] = b"1"
        install(drive, {**old, manifest.NAME: manifest.make(old, "1", "pybadge", 10)})
        install(drive)
        assert tree(drive) == {**THEIRS, **NEW} and not (drive / "lib" / "app").exists()


class TestStale:
    def test_source_beside_new_modules_goes(self, drive, install, tree):
        source = {"code.py": b"1", "lib/app.py": b"app", "lib/tables/line/__init__.py": b"en"}
        source[manifest.NAME] = manifest.make(source, "3", "pybadge", 10)
        install(drive, source)
        install(drive)
        assert tree(drive) == {**THEIRS, **NEW}
        install(drive, source)
        assert tree(drive) == {**THEIRS, **source}

    def test_the_rest_of_an_interrupted_run_goes_before_anything_is_written(self, drive, tree, monkeypatch):
        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", failing(os.replace, Cut, iter(range(3))))
            with pytest.raises(Cut):
                flash(drive)
        left = [path.name for path in drive.glob("*.tmp")]
        assert len(left) == 1
        assert flash(drive)[0].endswith(f": {left[0]} is removed")
        assert tree(drive) == {**THEIRS, **NEW}

    def test_a_manifest_can_name_nothing_of_theirs(self, drive, install, tree):
        outside = drive.parent / "outside.txt"
        outside.write_bytes(b"mine")
        contents = {"../outside.txt": b"mine", "lib/../../outside.txt": b"mine", **THEIRS}
        put(drive, {manifest.NAME: manifest.make({**contents, **OLD}, "1", "pybadge", 10)})
        contents = {path: THEIRS[path] for path in THEIRS if path.split("/")[0] not in manifest.FOLDERS}
        install(drive)
        assert contents.items() <= tree(drive).items() and outside.exists()

    def test_an_empty_folder_does_not_stay(self, drive, install):
        install(drive, OLD)
        install(drive)
        assert not (drive / "engine" / "players").exists()


class TestBackups:
    def test_a_foreign_program_is_kept(self, drive, tree):
        put(drive, {"code.py": b"theirs"})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.py": b"theirs"}

    def test_one_that_would_be_started_instead_is_kept_and_taken_away(self, drive, install, tree):
        put(drive, {"code.txt": b"theirs"})
        install(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.txt": b"theirs"}

    def test_it_is_found_though_the_game_is_there_already(self, drive, tree):
        flash(drive)
        put(drive, {"code.txt": b"theirs"})
        flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.txt": b"theirs"}

    def test_a_licence_of_theirs_is_kept(self, drive, install, tree):
        put(drive, {"LICENSE": b"GPL"})
        install(drive)
        assert tree(drive) == {**THEIRS, **NEW, "LICENSE-before-boneyard": b"GPL"}

    def test_an_older_backup_is_never_replaced(self, drive, tree):
        kept = {}
        for name, data in (("", b"first"), ("-2", b"second"), ("-3", b"third")):
            put(drive, {"code.py": data})
            flash(drive)
            kept[f"code-before-boneyard{name}.py"] = data
            assert tree(drive) == {**THEIRS, **NEW, **kept}

    def test_the_same_program_is_kept_once(self, drive, tree):
        for _ in range(2):
            put(drive, {"code.py": b"theirs"})
            flash(drive)
        assert tree(drive) == {**THEIRS, **NEW, "code-before-boneyard.py": b"theirs"}

    def test_the_games_own_older_program_is_not_kept(self, drive, install, tree):
        install(drive, OLD)
        install(drive)
        assert tree(drive) == {**THEIRS, **NEW}

    def test_the_games_own_program_is_kept_once_its_owner_has_changed_it(self, drive, tree):
        flash(drive, OLD)
        put(drive, {"code.py": OLD["code.py"] + b"# and more\n"})
        flash(drive)
        assert tree(drive)["code-before-boneyard.py"] == OLD["code.py"] + b"# and more\n"


class TestMac:
    """A Mac puts a file ._NAME beside each NAME, for data that FAT has no place for."""

    BESIDE = b"\x00\x05\x16\x07" + bytes(78)

    @pytest.mark.parametrize(
        "before", [{}, OLD, NEW, {"code.py": b"theirs"}], ids=["empty", "older build", "same build", "foreign program"]
    )
    def test_its_files_stay_and_are_in_nobodys_way(self, drive, install, before, tree):
        its = {path: self.BESIDE for path in ("._code.py", "._boneyard.json", "lib/._app.mpy", "photos/._cat.bmp")}
        put(drive, {**before, **its})
        install(drive)
        there = tree(drive)
        assert {**THEIRS, **NEW, **its}.items() <= there.items()
        assert steps(drive) == []


class TestSpelling:
    """FAT finds a name whatever its capitals; other file systems, such as Linux's, don't."""

    def test_files_spelt_otherwise_are_those(self, drive, tree):
        flash(drive, OLD)
        (drive / "code.py").rename(drive / "CODE.PY")
        (drive / "lib" / "app.mpy").rename(drive / "lib" / "App.mpy")
        (drive / "engine").rename(drive / "Engine")
        flash(drive)
        assert lower(tree(drive)) == lower({**THEIRS, **NEW})
        assert steps(drive) == []

    def test_one_of_the_owners_is_kept(self, drive, tree):
        put(drive, {"CODE.PY": b"theirs"})
        flash(drive)
        assert lower(tree(drive)) == lower({**THEIRS, **NEW, "code-before-boneyard.py": b"theirs"})


class TestLinks:
    """Nothing outside the drive is written or removed, wherever a link on it leads."""

    @pytest.mark.parametrize("path", ["lib", "lib/tables", "engine", "code.py", "lib/app.mpy", "code.txt", "app"])
    def test_one_in_the_way_is_told_before_anything_is_done(self, drive, tmp_path, tree, path):
        flash(drive, OLD)
        outside = tmp_path / "outside"
        if (drive / path).exists():
            (drive / path).rename(outside)
        elif "." in path:
            outside.write_bytes(b"mine")
        else:
            put(outside, {"__init__.py": b"mine"})
        make_link(drive / path, outside)
        before = tree(tmp_path)
        with pytest.raises(Fault, match=f"{path} (is in the way of|would hide lib/app.mpy from) the game"):
            flash(drive)
        assert tree(tmp_path) == before and (drive / path).is_symlink()

    def test_what_an_older_build_had_behind_one_stays(self, drive, tmp_path):
        flash(drive, OLD)
        (drive / "engine" / "players").rename(tmp_path / "players")
        make_link(drive / "engine" / "players", tmp_path / "players")
        flash(drive)
        assert (tmp_path / "players" / "greedy.mpy").read_bytes() == OLD["engine/players/greedy.mpy"]
        assert steps(drive) == []


def lower(tree):
    return {path.lower(): data for path, data in tree.items()}


def make_link(path, target):
    try:
        path.symlink_to(target, target_is_directory=target.is_dir())
    except OSError:
        pytest.skip("links can't be made here")


class TestOwners:
    """The owner's files where the game's files go."""

    LIES_THERE = {
        "lib/app.mpy": b"C\x06theirs",
        "lib/tables/line/__init__.mpy": b"C\x06theirs",
        "lib/tables/line/__init__.py": b"theirs",
        "engine/match.mpy": b"C\x06theirs",
        "sprites/logo.bmp": b"BMtheirs",
        manifest.NAME: b'{"name": "Rex"}',
        "boneyard.tmp": b"theirs",
    }

    def test_all_of_it_is_kept_and_told(self, drive, install, tree):
        put(drive, self.LIES_THERE)
        told = install(drive)
        kept = {
            "lib/app.mpy": "lib/app-before-boneyard.mpy",
            manifest.NAME: "boneyard-before-boneyard.json",
            "lib/tables/line/__init__.mpy": "lib/tables/line/__init__-before-boneyard.mpy",
            "lib/tables/line/__init__.py": "lib/tables/line/__init__-before-boneyard.py",
            "engine/match.mpy": "engine/match-before-boneyard.mpy",
            "sprites/logo.bmp": "sprites/logo-before-boneyard.bmp",
            "boneyard.tmp": "boneyard.tmp",
        }
        assert tree(drive) == {**THEIRS, **NEW, **{kept[path]: data for path, data in self.LIES_THERE.items()}}
        texts = {text.rpartition(": ")[2] for text in told}
        assert {
            f"{path}, which isn't the game's, is kept as {name}" for path, name in kept.items() if path != name
        } <= texts

    def test_what_an_older_build_had_stays_where_its_owner_has_changed_it(self, drive, install, tree):
        install(drive, OLD)
        mine = {"engine/players/greedy.mpy": b"C\x06mine", "sprites/ball.bmp": b"BMmine"}
        put(drive, mine)
        install(drive)
        assert tree(drive) == {**THEIRS, **NEW, **mine}

    @pytest.mark.parametrize("path", ["code.py", "engine/players/greedy.mpy"])
    def test_what_is_changed_while_the_copying_goes_on_stays(self, drive, path):
        flash(drive, OLD)
        with Mounted(drive) as held:
            copy = Copy(held, NEW)
            put(drive, {path: b"just saved"})
            with pytest.raises(Fault, match="was changed meanwhile"):
                copy.carry_out(lambda text: None)
        assert (drive / path).read_bytes() == b"just saved"

    def test_what_is_damaged_while_the_copying_goes_on_is_told_at_its_end(self, drive):
        def damage(text):
            if text.endswith(": code.py"):
                put(drive, {"lib/app.mpy": b"damaged"})

        with Mounted(drive) as held, pytest.raises(Fault, match="app.mpy doesn't read as it was written"):
            Copy(held, NEW).carry_out(damage)
