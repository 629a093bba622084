# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The forms for issues, which GitHub leaves out without a word if they are wrong: see also CHECKS in tools/test.py."""

import pytest
import yaml

from environment import ROOT

FORMS = [path for path in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").iterdir()) if path.name != "config.yml"]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_no_two_questions_of_a_form_have_the_same_name(path):
    body = yaml.safe_load(path.read_text(encoding="utf-8"))["body"]
    for names in ([question["id"] for question in body], [question["attributes"]["label"] for question in body]):
        assert len(names) == len(set(names))
