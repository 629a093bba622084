# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The boards: a profile for each family of them, a small module of constants.

KEYS      what each key is, one of the buttons of handheld.buttons: of a shift register in their order, or by the
          name of the key's pin, which is low when it is pressed
STICK     the name of an analog pin, its least and most value, and what the stick is then
HELD      what some buttons are when they are held down, on a board that has fewer than eight
NAMES     what the case calls B, A, START and SELECT, or the button that is held down for one of these
SPEAKER   the names of the pins of the speaker and of what enables it, or None; None without a speaker
LIGHTS    the name of the pin of the NeoPixels, and how many there are; None without any
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
    """The profile of a board, the firmware's module `board`. Of one that isn't known but has a display
    and keys with the usual names it is a guess, with a note on the console. Raises BoardError."""
    name = FAMILIES.get(board.board_id)
    if not name:
        from handheld.boards.guess import guess
        return guess(board)
    return __import__("handheld.boards." + name, None, None, ("KEYS",))
