# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The program that a worker of a cluster starts with `python -c`, to play a batch in a process of its own.

Its input is a line of base64, which is the zip file of cluster.archive(), and then the input of pairs.serve().
"""

import base64
import os
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "boneyard.zip")
    with open(path, "wb") as file:
        file.write(base64.b64decode(sys.stdin.readline()))
    sys.path.insert(0, path)
    from matches.pairs import serve

    serve()
