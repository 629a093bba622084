# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Each file names its licence, whose text is in LICENSES/ (reuse.software)."""

import os
import subprocess
import sys

import pytest

from environment import ROOT


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="without git nothing tells which files are the project's")
def test_each_file_names_its_licence():
    surroundings = {**os.environ, "REUSE_ENCODING_MODULE": "chardet"}
    done = subprocess.run(
        [sys.executable, "-m", "reuse", "lint", "--lines"], cwd=ROOT, env=surroundings, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr
