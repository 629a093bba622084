# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Presses the buttons of a simulated badge in a person's place."""
