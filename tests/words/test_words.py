# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The files of the languages: how they are read, checked and packed, and which parts the badge reads."""

import random
import shutil

import pytest

import environment
import languages
from handheld import Damaged
from languages import Fault, Language
from words import LANGUAGES, names, plurals, words
from words.words import Words

# By language: some counts that go with each form of a sentence.
PLURALS = {
    "en": ((1,), (0, 2, 5, 11, 21, 101)),
    "bg": ((1,), (0, 2, 5, 11, 21, 101)),
    "cs": ((1,), (2, 3, 4), (0, 5, 11, 12, 14, 21, 22, 101, 102)),
    "hu": ((0, 1, 2, 5, 11, 101),),
    "pl": ((1,), (2, 3, 4, 22, 34, 102, 123), (0, 5, 10, 11, 12, 14, 20, 21, 25, 101, 112)),
    "ru": ((1, 21, 31, 101, 121), (2, 3, 4, 22, 34, 102, 123), (0, 5, 10, 11, 12, 14, 20, 25, 100, 111, 112, 114)),
}


@pytest.fixture
def files(tmp_path, monkeypatch):
    """files(language, old, new): changes a text in a copy of the languages' folder, and returns its file."""
    folder = tmp_path / "lib" / "words"
    shutil.copytree(environment.ROOT / "lib" / "words", folder)
    monkeypatch.setattr(environment, "ROOT", tmp_path)

    def change(language, old, new):
        path = folder / f"{language}.txt"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return path

    return change


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sentences_are_read_as_they_stand_in_the_text(simulator, language):
    said = Words(language)
    for sentences in Language(language).sections.values():
        for (name, key), text in sentences.items():
            assert said(getattr(names, name), key) == text


def test_what_has_no_sentence_for_a_key_says_nothing(simulator):
    said = Words("en")
    for key in "dominoes", "goa", "goals", "", 5:
        assert said(names.HELP_LINE, key) == "" and said.forms(names.HELP_LINE, key) == []


def test_words_are_read_into_one_buffer(simulator):
    said = Words("ru")
    buffer, size = said._buffer, len(said._buffer)
    for section, sentences in reversed(Language("ru").sections.items()):
        for name, key in sentences:
            assert said(getattr(names, name), key)
    said.speak("hu")
    assert said(names.YOU) == "Te" and said._buffer is buffer and len(buffer) == size


def test_a_file_that_ends_within_such_a_text_is_told(simulator, tmp_path, monkeypatch):
    whole = languages.pack("bg")
    [*_, (_, key)] = Language("bg").sections["help.tien_gow"]
    cut = whole.index(f"{key}=".encode(), whole.index(b"civil=")) + len(key) + 6
    (tmp_path / "bg.bin").write_bytes(whole[:cut])
    monkeypatch.setattr(words, "PATH", str(tmp_path / "%s.bin"))
    monkeypatch.setattr(words, "open", open)
    with pytest.raises(Damaged, match="bg.bin"):
        Words("bg")(names.HELP_TIEN_GOW, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_the_forms_that_go_with_them(language):
    rule = Language(language).PLURAL
    for form, counts in enumerate(PLURALS[language]):
        assert [plurals.form(rule, count) for count in counts] == [form] * len(counts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_with_a_number_has_a_form_for_each_count(simulator, language):
    said = Words(language)
    if "[menus] PLAYERS" in languages.missing(language):
        pytest.skip("it is said in English")
    forms = said.forms(names.PLAYERS)
    for form, counts in enumerate(PLURALS[language]):
        assert [said.counted(count, names.PLAYERS) for count in counts] == [forms[form]] * len(counts)


def test_a_sentence_that_a_language_lacks_is_said_in_english(files):
    before = languages.missing("ru")
    files("ru", "YOU = Ты\n", "")
    files("ru", "GAMES.kozel = Козёл\n", "")
    lacking = [name for name in languages.missing("ru") if name not in before]
    assert lacking == ["[shared] YOU", "[menus] GAMES.kozel"]
    assert languages.complete("ru")["shared"]["YOU", None] == "You"
    assert languages.complete("ru")["menus"]["GAMES", "kozel"] == "Kozel"
    assert len(languages.pack("ru")) > 10_000


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("YOU = Ты", "YOU", "line"),
        ("YOU = Ты", "YOU = Ты\nYOU = Вы", "line"),
        ("YOU = Ты", "ME = Я", "ru.txt has ME in [shared], and lib/words/en.txt hasn't."),
        ("GAMES.kozel", "GAMES.goat", "ru.txt has GAMES.goat in [menus]"),
        ("YOU = Ты", "YOU =", "ru.txt has no text for YOU."),
        ("HOLD = Держи %s", "HOLD = Держи %d", "HOLD than lib/words/en.txt: keep each %s, %d and | of “Hold %s”"),
        ("OUT = Ты выходишь! | ", "OUT = ", "OUT than lib/words/en.txt: keep each %s, %d and | of “You go out! | %s"),
        ("PLURAL = russian", "PLURAL = french", "PLURAL french that lib/words/plurals.py doesn't know, only english, "),
        ("YOU = Ты", f"YOU = {'Ты' * 1000}", "[shared] of lib/words/ru.txt takes"),
    ],
)
def test_what_is_wrong_in_a_file_is_told(files, old, new, told):
    files("ru", old, new)
    with pytest.raises(Fault) as fault:
        languages.pack("ru")
    assert told in str(fault.value) and "lib/words/ru.txt" in str(fault.value) and str(fault.value).endswith(".")


def test_a_file_that_is_no_text_is_told(files):
    files("ru", "YOU", "YOU").write_bytes(b"\xff")
    with pytest.raises(Fault, match="save it as UTF-8"):
        languages.pack("ru")
    with pytest.raises(Fault, match="lib/words/none.txt can't be read"):
        languages.pack("none")


@pytest.mark.parametrize(("old", "new"), [("YOU = You\n", ""), ("YOU = You", "YOU = You\nME = I")])
def test_english_and_the_names_have_to_be_alike(files, old, new):
    files("en", old, new)
    with pytest.raises(Fault, match="names.py and lib/words/en.txt need the same sentences .*: see (ME|YOU)"):
        languages.pack("en")


def test_a_seventh_language_fits(files, simulator):
    """It takes no change but its own file and its name in the list."""
    files("ru", "YOU = Ты", "YOU = Du").rename(environment.ROOT / "lib" / "words" / "de.txt")
    said = Words("de")
    assert said(names.YOU) == "Du" and said(names.NEXT_ROUND) == "дальше"


def test_a_file_that_is_missing_or_cut_off_is_told(simulator, tmp_path, monkeypatch):
    monkeypatch.setattr(words, "PATH", str(tmp_path / "%s.bin"))
    monkeypatch.setattr(words, "open", open)
    with pytest.raises(Damaged, match="xx.bin"):
        Words("xx")
    whole = languages.pack("en")
    (tmp_path / "en.bin").write_bytes(whole)
    said = Words("en")
    for length in 0, 1, 40, 3000:
        (tmp_path / "en.bin").write_bytes(whole[:length])
        with pytest.raises(Damaged, match="en.bin"):
            said.speak("en")
            said(names.PRESS)


def test_damage_is_told_or_read_as_other_letters(simulator, tmp_path, monkeypatch):
    """But nothing else is raised, whichever bytes are wrong: here up to 40, half of them in the head."""
    monkeypatch.setattr(words, "PATH", str(tmp_path / "%s.bin"))
    monkeypatch.setattr(words, "open", open)
    rng, whole, told = random.Random(1), languages.pack("en"), 0
    texts = [text for sentences in Language("en").sections.values() for text in sentences]
    for _ in range(50):
        damaged = bytearray(whole)
        for _ in range(rng.randrange(1, 20)):
            damaged[rng.randrange(len(whole))] = rng.randrange(256)
            damaged[rng.randrange(600)] = rng.randrange(256)
        (tmp_path / "en.bin").write_bytes(damaged)
        try:
            said = Words("en")
            for name, key in rng.choices(texts, k=100):
                assert isinstance(said(getattr(names, name), key), str)
        except Damaged as fault:
            assert str(fault).endswith("en.bin")
            told += 1
    assert told > 10


def test_only_the_languages_that_are_there_can_be_chosen(simulator, monkeypatch):
    def only(path, mode):
        if path[-6:-4] not in ("cs", "ru"):
            raise FileNotFoundError
        return languages.opened(path, mode)

    monkeypatch.setattr(words, "open", only)
    assert words.available() == ["cs", "ru"]
