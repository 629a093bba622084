# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""For the examples that need the engine as it is installed, as `boneyard_dominoes`."""

import importlib.util
import sys
import zipfile

import pytest

import package
from environment import ROOT


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """A folder with the files of the engine's wheel."""
    folder = tmp_path_factory.mktemp("installed")
    package.build_wheel(folder)
    with zipfile.ZipFile(*folder.iterdir()) as wheel:
        wheel.extractall(folder)
    return folder


@pytest.fixture
def example(installed, monkeypatch):
    """example(name): the module of an example of that name."""
    monkeypatch.syspath_prepend(installed)
    # The arena calls the checkout's own engine by that name, for the players that it lets in.
    before = {name: sys.modules.pop(name) for name in _of_package()}

    def load(name):
        spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    yield load
    for name in _of_package():
        del sys.modules[name]
    sys.modules.update(before)


def _of_package():
    """The names of the package's modules that are loaded, a list."""
    return [name for name in sys.modules if name.partition(".")[0] == "boneyard_dominoes"]
