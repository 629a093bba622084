# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""flash.py puts the game onto a drive, verified: a real FAT12 of 2 MB, and folders."""

import os
import shutil
import subprocess
import sys
import time

import pytest

import cli
import environment
import flash
from drive import Fault, contents, manifest, room
from drive.copying import Copy
from drive.mounted import Mounted

FAT_TOOLS = ("fusefat", "fusermount", "mkfs.fat", "fsck.fat", "mcopy")
SIZE = 2 * 1024 * 1024

# Few files, so that the drive can be lost at each of them.
SMALL = {
    "code.py": b"print(1)\n",
    "LICENSE": b"MIT",
    "engine/match.mpy": bytes(3000),
    "lib/app.mpy": b"C\x06",
    "lib/tables/line/__init__.mpy": b"C\x06",
    "sprites/logo.bmp": bytes(2500),
}
SMALL[manifest.NAME] = manifest.make(SMALL, "1", "pybadge", 10)


@pytest.fixture(autouse=True)
def ready(monkeypatch):
    """Everything that flash.py needs is in the tests' environment."""
    monkeypatch.setattr(environment, "ensure", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["flash.py"])


@pytest.fixture
def run(monkeypatch, built, capsys):
    """run(drive, *arguments): the output of flash.py when it flashes the real build to this drive."""
    monkeypatch.setattr(contents, "build", lambda *options: built)

    def run_it(drive, *arguments):
        assert flash.main(["--drive", str(drive), *arguments]) == 0
        return capsys.readouterr().out

    return run_it


@pytest.fixture
def refused(run, capsys):
    """refused(drive, *arguments): the sentence with which flash.py ends, after its first words."""

    def run_it(drive, *arguments):
        with pytest.raises(SystemExit) as ended:
            cli.run(run, drive, *arguments)
        message = capsys.readouterr().err
        assert ended.value.code == 1 and message.startswith("flash: ") and message.count("\n") == 1
        return message

    return run_it


class Fat:
    """A FAT12 of 2 MB in the file `image`, like the badge's, which can be mounted at `drive`."""

    def __init__(self, folder):
        self.image = folder / "image"
        self.drive = folder / "FAT"
        self.drive.mkdir()
        self.image.write_bytes(bytes(SIZE))
        format_it = ["mkfs.fat", "-F", "12", "-s", "2", "-n", "CIRCUITPY", self.image]
        subprocess.run(format_it, check=True, capture_output=True)
        self.process = None

    def mount(self):
        """Mount it; skips the test where that can't be done."""
        command = ["fusefat", "-f", self.image, self.drive, "-o", "rw+"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100):
            if os.path.ismount(self.drive):
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.process.kill()
        self.unmount()
        pytest.skip("a drive can't be mounted here by fusefat: that needs /dev/fuse")

    def unmount(self):
        """Unmount it, or its remains."""
        subprocess.run(["fusermount", "-u", self.drive], capture_output=True)
        self.process.wait(30)

    def check(self):
        """Have it checked by somebody else."""
        subprocess.run(["fsck.fat", "-n", self.image], check=True, capture_output=True)

    def copy_to(self, folder):
        """Have somebody else copy everything that is on it."""
        folder.mkdir()
        subprocess.run(["mcopy", "-s", "-i", self.image, "::*", folder], check=True, capture_output=True)


@pytest.fixture
def fat(tmp_path):
    """A FAT12 of 2 MB that is mounted, with the boot_out.txt of a PyBadge."""
    missing = [name for name in FAT_TOOLS if not shutil.which(name)]
    if missing:
        pytest.skip(f"a real FAT12 needs {', '.join(missing)}: on Debian apt install fusefat mtools dosfstools")
    drive = Fat(tmp_path)
    drive.mount()
    yield drive
    drive.unmount()


@pytest.fixture
def boot_out(badge):
    """The bytes of a PyBadge's boot_out.txt."""
    return (badge / "boot_out.txt").read_bytes()


class TestFat:
    def test_everything_is_there_verified_within_900_kb_and_not_copied_twice(
        self, fat, run, tmp_path, tree, built, boot_out
    ):
        """2 s: the whole game is put onto a drive twice."""
        (fat.drive / "boot_out.txt").write_bytes(boot_out)
        before = free(fat.drive)
        assert f"All {len(built)} files are there, verified." in run(fat.drive)
        taken = before - free(fat.drive)
        assert taken <= 900 * 1024
        # And as much as the tools say.
        assert taken == room.on_drive({path: len(data) for path, data in built.items()})
        again = run(fat.drive)
        assert again.splitlines()[1:] == [f"All {len(built)} files are there already, verified."]
        fat.unmount()
        fat.check()
        fat.copy_to(tmp_path / "copy")
        assert tree(tmp_path / "copy") == {**built, "boot_out.txt": boot_out}

    def test_one_that_is_unmounted_meanwhile_is_told_and_the_bare_folder_stays_empty(self, fat, boot_out):
        (fat.drive / "boot_out.txt").write_bytes(boot_out)
        unmount = ["fusermount", "-u", "-z", fat.drive]  # as it is done where a drive is pulled out
        with pytest.raises(Fault, match="is gone; connect the badge"):
            copy(fat.drive, lambda text: text.startswith("  4 of ") and subprocess.run(unmount, check=True))
        assert not os.path.ismount(fat.drive) and not list(fat.drive.iterdir())


def copy(drive, tell):
    with Mounted(drive) as held:
        small = Copy(held, SMALL)
        small.check()
        small.carry_out(tell)


def free(drive):
    return shutil.disk_usage(drive).free


@pytest.mark.usefixtures("quick")
class TestFolder:
    def test_what_was_kept_is_told_once_more_at_the_end(self, badge, run):
        (badge / "code.py").write_bytes(b"theirs")
        (badge / "sprites").mkdir()
        (badge / "sprites" / "felt.bmp").write_bytes(b"theirs")
        assert run(badge).splitlines()[-3:-1] == [
            "code.py, which isn't the game's, is kept as code-before-boneyard.py.",
            "sprites/felt.bmp, which isn't the game's, is kept as sprites/felt-before-boneyard.bmp.",
        ]
        assert (badge / "sprites" / "felt-before-boneyard.bmp").read_bytes() == b"theirs"

    def test_board_and_version_are_those_of_the_badge(self, badge, monkeypatch, capsys):
        asked = []
        monkeypatch.setattr(contents, "build", lambda *arguments: asked.append(arguments) or SMALL)
        text = (badge / "boot_out.txt").read_text(encoding="utf-8")
        (badge / "boot_out.txt").write_text(text.replace("10.0.3", "9.2.8").replace("ID:pybadge", "ID:pygamer"))
        flash.main(["--drive", str(badge), "--source", "--languages", "ru,en"])
        assert asked == [("pygamer", 9, True, ["en", "ru"])]
        assert contents.ON_SOURCE in capsys.readouterr().out  # which boards have the memory for it

    def test_a_badge_that_does_not_fit_is_left_alone(self, badge, refused, tree):
        (badge / "boot_out.txt").write_text("Adafruit CircuitPython 10.0.3 on 2025; B with c\nBoard ID:toaster\n")
        before = tree(badge)
        assert "toaster is not a board" in refused(badge)
        assert tree(badge) == before
