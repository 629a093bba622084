# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Pictures of the game, which the simulator draws: of a record's moves, of every screen, and for the README."""

import simulator  # noqa: F401 (from here on, the game's own modules can be imported)
