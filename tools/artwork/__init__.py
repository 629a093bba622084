# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sources of the pictures, and the writer of the file format that they are shipped in."""
