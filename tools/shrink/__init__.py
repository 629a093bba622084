# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What makes the program smaller in the badge's memory before it is compiled: fewer names."""
