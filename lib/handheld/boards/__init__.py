# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The boards: a profile for each family of them, a small module of constants.

KEYS      the button of handheld.buttons that each key stands for: in the order of a shift register, or by the name
          of the key's pin, which is low while the key is pressed
STICK     for each way of the stick: the name of an analog pin, its least and greatest value, and the button
HELD      on a board with fewer than eight buttons: what some of them become when they are held down
NAMES     what the case calls B, A, START and SELECT, or the button to hold down for one of these
SPEAKER   the names of the speaker's pin and of the pin that enables it, or None; None without a speaker
LIGHTS    the name of the NeoPixels' pin, and how many there are; None without any
"""

# The profile for each `board.board_id`; the PyBadge LC runs the PyBadge's firmware.
FAMILIES = {
    "pybadge": "pybadge", "edgebadge": "pybadge",
    "pygamer": "pygamer",
    "pewpew_m4": "pewpew_m4",
    "meowbit_v121": "meowbit",
    "hack_club_sprig": "sprig",
    "pimoroni_picosystem": "picosystem", "pajenicko_picopad": "picosystem",
    "ugame22": "ugame", "deshipu_ugame_s3": "ugame",
    "hardkernel_odroid_go": "odroid_go",
    "pimoroni_explorer2350": "explorer",
    "tinycircuits_thumby_color": "thumby_color",
}


def load(board):
    """Return the profile of a board, the firmware's module `board`. For an unknown board with a display and keys
    with the usual names it is a guess, with a note on the console. Raises BoardError for any other."""
    name = FAMILIES.get(board.board_id)
    if not name:
        from handheld.boards.guess import guess
        return guess(board)
    return __import__("handheld.boards." + name, None, None, ("KEYS",))
