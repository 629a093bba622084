# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/cli/texts.py: text files as people's editors and shells write them, and the tools that read them."""

import pytest

import cli
from cli import texts


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_every_encoding_that_names_itself_is_read_with_any_ends_of_lines(tmp_path, encoding, end):
    path = tmp_path / "text"
    path.write_bytes(f"Ж = é{end}x{end}".encode(encoding))
    assert texts.read(path) == "Ж = é\nx\n"


@pytest.mark.parametrize("data", ["Ж".encode("cp1251"), b"\xff\xfeodd", b"\x7fELF\0"])
def test_no_other_file_is_read(tmp_path, data):
    path = tmp_path / "text"
    path.write_bytes(data)
    with pytest.raises(cli.Fault, match="text isn't a text that can be read: save it as UTF-8.$"):
        texts.read(path)


def test_a_file_that_cannot_be_had_or_is_too_large_is_told(tmp_path):
    (tmp_path / "text").write_text("12345", encoding="utf-8")
    for path, told in (
        (tmp_path / "none", "none can't be read: "),
        (tmp_path, "can't be read: "),
        (tmp_path / "text", "text is too large: it may have 4 bytes."),
    ):
        with pytest.raises(cli.Fault, match=told):
            texts.read(path, 4)
