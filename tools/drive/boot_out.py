# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads boot_out.txt, in which CircuitPython says on the badge's drive what it is; on MicroPython, too."""

from __future__ import annotations

from drive import Fault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

NAME = "boot_out.txt"
VERSIONS = (9, 10)
NEWEST_TRIED = (10, 3)
# Releases that leave the screen of these boards black: CircuitPython's issues 9443 and 10728.
BLACK_SCREENS = ("9.1.0", "10.1.0-beta.1")
BLACK_ON = ("edgebadge", "pewpew_m4", "pybadge", "pygamer")
_MOST = 300  # letters that are read of it: what it names may reach the terminal
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

BOOTLOADER = "{} is the badge's bootloader: press RESET once, and wait for the drive CIRCUITPY."
NO_BOOT_OUT = (
    "{} has no " + NAME + " that can be read, as a CIRCUITPY drive has: if it is one, press RESET on the"
    " badge, and start this again."
)
NAMES_NONE = "{} names no board and no version of CircuitPython: press RESET on the badge, and start this again."


def is_bootloader(names: Iterable[str]) -> bool:
    """Return whether these are the names in the root of a badge's bootloader."""
    return "INFO_UF2.TXT" in [name.upper() for name in names]


def read(text: str, place: object, boards: Collection[str]) -> tuple[str, int, str]:
    """Return the board's id, the number of CircuitPython, 9 or more, and its release, such as "10.0.3", that the
    text of a boot_out.txt names.

    `place` is the file's name here, and `boards` the boards that the game knows. Raises Fault if the game
    can't run there.
    """
    release = _after(text[:_MOST], "CircuitPython ", _LETTERS + ".+-")
    board = _after(text[:_MOST], "Board ID:", _LETTERS + "_")
    if not board or not _numbers(release):
        raise Fault(NAMES_NONE.format(place))
    check_board(board, boards)
    number = _numbers(release)[0]
    if number < VERSIONS[0]:
        raise Fault(f"CircuitPython {release} is too old for Boneyard: {_install(board)}")
    if board in BLACK_ON and any([release.startswith(black) for black in BLACK_SCREENS]):
        raise Fault(f"CircuitPython {release} leaves the screen of this badge black: {_install(board)}")
    return board, number, release


def note(release: str) -> str | None:
    """Return a sentence on a release of CircuitPython if it is newer than those that the game was tried with."""
    if _numbers(release) <= NEWEST_TRIED:
        return None
    newest = ".".join(map(str, NEWEST_TRIED))
    return (
        f"CircuitPython {release} is newer than {newest}, the newest that Boneyard was tried with: if the game"
        f" doesn't run, install {newest}."
    )


def check_board(board: str, boards: Collection[str]) -> None:
    """Raise Fault unless the game knows this board."""
    if board not in boards:
        raise Fault(
            f"{board} is not a board that Boneyard knows: it knows {', '.join(sorted(boards))}."
            " docs/adding-a-board.md says how to add one."
        )


def _install(board: str) -> str:
    return f"install CircuitPython {VERSIONS[-1]} on the badge, from circuitpython.org/board/{board}."


def _numbers(release: str) -> tuple[int, ...]:
    """The first two numbers of a release, a tuple of ints; () if it doesn't begin with two."""
    parts = release.split(".")[:2]
    return tuple(map(int, parts)) if len(parts) == 2 and all([part.isdigit() for part in parts]) else ()


def _after(text: str, words: str, letters: str) -> str:
    """The run of these letters that follows the words."""
    found = text.partition(words)[2].lstrip(" ")
    return found[: len(found) - len(found.lstrip(letters))]
