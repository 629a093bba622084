# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sources of the sprites, fonts and sounds, the writers of their file formats, and one that writes with these
fonts."""
