# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The program on a simulated badge may collect garbage as often as on the badge."""

import gc


def test_a_collection_leaves_out_what_the_host_has_loaded(simulator):
    assert gc.get_freeze_count() > 10 * len(gc.get_objects())
