# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page that plays the game in a browser: what web.py builds, and the pieces that it is made of.

page/       the page itself; each module of JavaScript is a part of it
stand_ins/  the modules that the game finds in the page beside those of tools/board/
npm/        the version and the checksum of MicroPython for WebAssembly
"""


class Fault(Exception):
    """A reason why the page can't be built; its text is a sentence for the user."""
