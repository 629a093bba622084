# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The small-screen table: where each tile of the line lies, and the sprites that show it."""
