# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The part of a board's description that stays in memory. It isn't in `boards`, whose long table would stay with it."""


class Profile:
    """A board's description.

    keys      the button of each key: a list in the order of a shift register, or a dict by pin
    stick     a list with a tuple for each direction of the stick: pin, least value, greatest value, button
    held      a dict by button: the button that a long press of it counts as
    names     the labels of B, A, START and SELECT on the case, a list
    speaker   a list of up to two names: the speaker's pin, and the pin that enables it
    lights    a tuple: the name of the NeoPixels' pin or None, and their number
    """

    def __init__(
        self,
        keys: list[int] | dict[str, int],
        stick: list[tuple[str, int, int, int]],
        held: dict[int, int],
        names: list[str],
        speaker: list[str],
        lights: tuple[str | None, int],
    ) -> None:
        self.keys = keys
        self.stick = stick
        self.held = held
        self.names = names
        self.speaker = speaker
        self.lights = lights
