# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Imports a module. Argument: its name."""
import sys

__import__(sys.argv[1])
