# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The engine as a package for pip (docs/engine.md): what builds its wheel."""
