# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sources of the sprites and fonts, and the writer of their file format."""
