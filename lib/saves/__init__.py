# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What survives power off: one module for each thing that is kept, which writes and reads it; `saves` keeps all of
them and brings them back, in the blocks of `memory`."""
