# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sources of the sprites and fonts, the writer of their file format, and one that writes with these fonts."""
