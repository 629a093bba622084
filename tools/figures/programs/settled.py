# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A badge whose owner has chosen English at the first start, as in the simulator: the game begins with the title,
and without the guide."""
import gc
import sys

import microcontroller


def settle():
    """Keep the settings; what that takes is let go."""
    from handheld.memory import Memory

    Memory(microcontroller.nvm).save({"settings": bytes(1)})
    for name in list(sys.modules):
        if name == "modules" or name.startswith("handheld"):
            del sys.modules[name]
    gc.collect()
