# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the program smaller in the badge's memory before it is compiled: with fewer and shorter names."""
