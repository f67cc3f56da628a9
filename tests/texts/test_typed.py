"""What people may type in the terminal: the words of a language, with or without accents."""

import pytest

from openhearts.cards import FULL_DECK
from openhearts.cli.card_words import read_cards, vocabulary
from openhearts.texts import LANGUAGES, texts_in
from openhearts.texts.texts import card_wording
from openhearts.texts.typed import plain, words_typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_by_its_name_with_and_without_accents(language):
    texts = texts_in(language)
    words = vocabulary(texts)
    for card in FULL_DECK:
        name = texts.word(card_wording(card))
        for way in (name, plain(name), name.upper()):
            assert read_cards(way, (), words) == [card], way


@pytest.mark.parametrize(("typed", "meant"), [("pikk dámát", "QS"), ("treff kettest", "2C")])
def test_a_card_is_read_in_the_accusative(typed, meant):
    [card] = read_cards(typed, (), vocabulary(texts_in("hu")))
    assert card.text == meant


def test_the_first_phrase_is_the_one_that_is_told():
    texts = texts_in("en")
    assert words_typed(texts, "typed-score") == ["score", "scores", "points"]
    assert words_typed(texts, "typed-rules") == ["rules"]
