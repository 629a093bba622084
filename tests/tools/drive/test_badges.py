# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badge that is connected is found and recognized, and if it isn't, a sentence says how to help."""

import errno
from types import SimpleNamespace

import psutil
import pytest

from drive import Fault, badges, boot_out


@pytest.fixture
def mounted(monkeypatch):
    """mounted(*folders): let these be everything that is mounted."""

    def mount(*folders):
        partitions = [SimpleNamespace(mountpoint=str(folder)) for folder in folders]
        monkeypatch.setattr(psutil, "disk_partitions", lambda: partitions)

    return mount


def dead(folder):
    raise OSError(errno.ENOTCONN, "Transport endpoint is not connected")


def refused(function, *arguments):
    with pytest.raises(Fault) as raised:
        function(*arguments)
    return str(raised.value)


class TestFind:
    def test_the_one_that_has_a_boot_out(self, mounted, badge, tmp_path):
        mounted("/", tmp_path, badge, "/nowhere/at/all")
        assert badges.find() == badge

    def test_one_without_boot_out_by_its_name(self, mounted, badge):
        (badge / "boot_out.txt").unlink()
        mounted(badge)
        assert badges.find() == badge

    def test_of_several_one_has_to_be_chosen(self, mounted, badge):
        other = badge.parent / "CIRCUITPY1"
        other.mkdir()
        mounted(badge, other)
        message = refused(badges.find)
        assert "--drive" in message and str(badge) in message and str(other) in message

    def test_none_tells_how_to_get_the_badge_there(self, mounted, tmp_path):
        mounted(tmp_path)
        message = refused(badges.find)
        assert all(word in message for word in ("USB", "RESET", "PYBADGEBOOT", "circuitpython.org"))

    def test_of_several_those_that_were_pulled_out_are_passed_over(self, mounted, badge, monkeypatch):
        gone = badge.parent / "CIRCUITPY1"
        monkeypatch.setattr(badges.os, "listdir", lambda folder: dead(folder) if folder == gone else [])
        mounted(gone, badge)
        assert badges.find() == badge
        mounted(gone)
        assert badges.find() == gone


class TestRead:
    def write(self, badge, text):
        (badge / "boot_out.txt").write_bytes(text.encode())

    def test_board_and_version(self, badge):
        assert badges.read(badge) == badges.Badge(badge, "pybadge", 10, "10.0.3")

    @pytest.mark.parametrize("release", ["9.2.8", "10.1.0-12-gabcdef", "11.0.0"])
    def test_any_version_9_or_newer(self, badge, release):
        self.write(badge, f"Adafruit CircuitPython {release} on 2026-01-01; Board with chip\nBoard ID:pygamer\n")
        assert badges.read(badge) == badges.Badge(badge, "pygamer", int(release.split(".")[0]), release)

    def test_an_older_version_is_told_what_to_install(self, badge):
        release = "8.2.10"
        self.write(badge, f"Adafruit CircuitPython {release} on 2024-01-01; B with c\r\nBoard ID:pybadge\r\n")
        message = refused(badges.read, badge)
        assert f"CircuitPython {release} is too old" in message and "circuitpython.org/board/pybadge" in message

    @pytest.mark.parametrize("release", ["9.1.0-rc.0", "10.1.0-beta.1"])
    def test_a_version_that_leaves_the_screen_black_is_told_what_to_install(self, badge, release):
        self.write(badge, f"Adafruit CircuitPython {release} on 2024-07-10; B with c\r\nBoard ID:pybadge\r\n")
        assert refused(badges.read, badge) == (
            f"CircuitPython {release} leaves the screen of this badge black: install CircuitPython 10 on the badge,"
            " from circuitpython.org/board/pybadge."
        )

    def test_a_version_newer_than_those_tried_is_noted(self):
        assert "10.10.0-alpha.1 is newer than 10.3, the newest" in boot_out.note("10.10.0-alpha.1")
        assert boot_out.note("10.3.9") is None

    @pytest.mark.parametrize("text", ["", "Board ID:pybadge", "Adafruit CircuitPython 10.0.3 on 2025\r\n"])
    def test_a_boot_out_that_says_nothing(self, badge, text):
        self.write(badge, text)
        assert "names no board and no version" in refused(badges.read, badge)

    def test_a_drive_that_is_mounted_though_it_was_pulled_out(self, badge, monkeypatch):
        monkeypatch.setattr(badges.os, "listdir", dead)
        message = refused(badges.read, badge)
        assert "can't be read (Transport endpoint is not connected): connect the badge anew" in message

    @pytest.mark.parametrize(
        "text",
        [
            "Adafruit CircuitPython 8.2\x1b[2J on 2024; B with c\r\nBoard ID:pybadge\r\n",
            "Adafruit CircuitPython 10.0.3 on 2024; B with c\r\nBoard ID:toa\x1b[2Jster\r\n",
            f"Adafruit CircuitPython 10.0.3 on 2024; B with c\r\nBoard ID:{'x' * 9000}\r\n",
        ],
    )
    def test_nothing_in_it_can_control_the_terminal_or_fill_it(self, badge, text):
        self.write(badge, text)
        message = refused(badges.read, badge)
        assert message.isprintable() and len(message) < 800
