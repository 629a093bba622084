# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The stand-in for the NVM is as strict as the badge's own."""

import pytest

from simulator import nvm


def test_it_is_fresh_and_of_8192_bytes():
    fresh = nvm.Nvm()
    assert len(fresh) == 8192 and fresh[:] == b"\xff" * 8192


def test_a_slice_takes_only_as_many_bytes_as_it_has():
    with pytest.raises(ValueError):
        nvm.Nvm()[0:4] = b"abc"


def test_every_assignment_is_an_erasure():
    memory = nvm.Nvm()
    memory[0:3] = b"abc"
    memory[5] = 7
    assert (memory.writes, bytes(memory[0:6])) == (2, b"abc\xff\xff\x07")


def test_a_file_keeps_it(tmp_path):
    path = tmp_path / "new" / "nvm.bin"
    nvm.Nvm(path)[0:3] = b"abc"
    assert nvm.Nvm(path)[0:3] == b"abc"


@pytest.mark.parametrize("content", [b"", b"short", bytes(9000)])
def test_a_file_of_another_size_is_not_believed(tmp_path, content):
    path = tmp_path / "nvm.bin"
    path.write_bytes(content)
    assert nvm.Nvm(path)[:] == nvm.Nvm()[:]


def test_a_file_that_can_not_be_written_is_told_once(tmp_path, capsys):
    (tmp_path / "file").touch()
    memory = nvm.Nvm(tmp_path / "file" / "nvm.bin")
    memory[0] = 1
    memory[0] = 2
    assert memory[0] == 2
    assert capsys.readouterr().err.count("\n") == 1
