# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Copying to the drive: all changed files and nothing else, over whatever is there."""

import pytest

from drive import Fault, manifest
from drive.copying import Copy
from drive.mounted import Mounted
from tests.tools.drive.flashing import NEW, OLD, THEIRS, flash, put

pytestmark = pytest.mark.usefixtures("quick")


def steps(drive, contents=NEW):
    """The Steps that copying the contents to the drive would take."""
    with Mounted(drive) as held:
        return Copy(held, contents).steps


class TestContents:
    def test_onto_an_empty_drive(self, drive, install, tree):
        install(drive)
        assert tree(drive) == {**THEIRS, **NEW}

    def test_over_an_older_build_only_what_changed_is_written(self, drive, install, tree):
        install(drive, OLD)
        told = install(drive)
        assert tree(drive) == {**THEIRS, **NEW}
        assert not [text for text in told if "LICENSE" in text or "app.mpy" in text]
        assert not (drive / "engine" / "players").exists()

    def test_a_file_that_is_missing_or_no_longer_the_games_is_written_anew(self, drive, install, tree):
        install(drive)
        changed = NEW["engine/match.mpy"][:-1] + b"?"
        put(drive, {"engine/match.mpy": changed})
        (drive / "lib" / "app.mpy").unlink()
        told = "".join(install(drive))  # files that may be the owner's are kept
        assert told.count("match.mpy") == 2 and told.count("app.mpy") == 1 and "LICENSE" not in told
        assert tree(drive) == {**THEIRS, **NEW, "engine/match-before-boneyard.mpy": changed}


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


class TestLinks:
    """Nothing outside the drive is written or removed, wherever a link on it leads."""

    @pytest.mark.parametrize("path", ["lib/tables", "code.py", "code.txt", "app"])
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
