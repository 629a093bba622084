# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads boot_out.txt, in which CircuitPython says on the badge's drive what it is; on MicroPython, too."""

from drive import Fault

NAME = "boot_out.txt"
VERSIONS = (9, 10)
_MOST = 60  # letters of a name or version that may reach the terminal; no real one is longer
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

BOOTLOADER = "{} is the badge's bootloader: press RESET once, and wait for the drive CIRCUITPY."
NO_BOOT_OUT = ("{} has no " + NAME + " that can be read, as a CIRCUITPY drive has: if it is one, press RESET on the"
               " badge, and start this again.")
NAMES_NONE = "{} names no board and no version of CircuitPython: press RESET on the badge, and start this again."


def is_bootloader(names):
    """Return whether these are the names in the root of a badge's bootloader."""
    return "INFO_UF2.TXT" in [name.upper() for name in names]


def read(text, place, boards):
    """Return the board's id and the number of CircuitPython, 9 or 10, that the text of a boot_out.txt names.

    `place` is what the file is called here, and `boards` the boards that the game knows. Raises Fault if the game
    can't run there.
    """
    release = _after(text, "CircuitPython ", _LETTERS + ".+-")
    board = _after(text, "Board ID:", _LETTERS + "_")
    number = release.partition(".")[0]
    if not board or "." not in release or not number or number.strip("0123456789") or len(number) > 4:
        raise Fault(NAMES_NONE.format(place))
    check(board, int(number), boards, f"CircuitPython {release}")
    return board, int(number)


def check(board, circuitpython, boards, release=None):
    """Raise Fault unless the game runs on this board with this number of CircuitPython, 9 or 10.

    `release` is how the Fault names the version.
    """
    if board not in boards:
        raise Fault(f"{board} is not a board that Boneyard knows: it knows {', '.join(sorted(boards))}.")
    if circuitpython not in VERSIONS:
        raise Fault(f"{release or circuitpython} is not a version that Boneyard runs on: install CircuitPython"
                    f" {VERSIONS[-1]} on the badge, from circuitpython.org/board/{board}.")


def _after(text, words, letters):
    """The run of these letters that follows the words; "" if it is too long to be real."""
    found = text.partition(words)[2].lstrip(" ")
    length = 0
    while length < len(found) and length <= _MOST and found[length] in letters:
        length += 1
    return found[:length] if length <= _MOST else ""
