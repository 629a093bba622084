# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `microcontroller`."""

nvm = bytearray(b"\xff" * 8192)
