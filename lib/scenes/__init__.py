# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The scenes, one module a screen: each has a class Scene(app) with a `group` to show, and a generator `run()`
that plays it frame by frame and returns what comes next."""
