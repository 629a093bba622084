# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page that plays the game in a browser: its pieces, from which web.py builds it.

page/       the page itself; each module of JavaScript is a part of it
stand_ins/  the modules that the game finds in the page beside those of tools/board/
npm/        the version and the checksum of MicroPython for WebAssembly
"""
