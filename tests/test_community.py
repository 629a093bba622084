# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The forms for issues are forms that GitHub takes. It leaves out a form that is wrong, without a word."""

import pytest
import yaml

from environment import ROOT

FORMS = [path for path in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").iterdir()) if path.name != "config.yml"]
# The attributes that each kind of question must have, and that it may have besides.
QUESTIONS = {
    "input": ({"label"}, {"description", "placeholder", "value"}),
    "textarea": ({"label"}, {"description", "placeholder", "value", "render"}),
    "dropdown": ({"label", "options"}, {"description", "multiple", "default"}),
    "checkboxes": ({"label", "options"}, {"description"}),
}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_is_one_that_github_takes(path):
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert form.keys() == {"name", "description", "body"}
    ids = [question["id"] for question in form["body"]]
    assert len(ids) == len(set(ids)) and all(name.replace("-", "").isalnum() for name in ids)
    labels = [question["attributes"]["label"] for question in form["body"]]
    assert len(labels) == len(set(labels))
    for question in form["body"]:
        assert question.keys() - {"validations"} == {"type", "id", "attributes"}
        must, may = QUESTIONS[question["type"]]
        assert must <= question["attributes"].keys() <= must | may
        assert question.get("validations", {"required": True}) == {"required": True}
        assert all(attribute for attribute in question["attributes"].values())
        for option in question["attributes"].get("options", ()):
            assert option.keys() == {"label"} if question["type"] == "checkboxes" else isinstance(option, str)


def test_every_form_has_a_name_and_a_description_of_its_own():
    forms = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in FORMS]
    assert len(forms) == 3
    for key in ("name", "description"):
        assert len({form[key] for form in forms}) == len(forms)
