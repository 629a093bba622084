# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of Pai Gow: two hands are made of four tiles, against the banker's."""
