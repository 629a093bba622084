# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The saves, which survive power off. One module writes and reads each kind of data; `store` saves and loads all of
them, in the byte arrays of `memory`."""
