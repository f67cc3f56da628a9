"""Numbers in words: plural forms and figures as each language has them."""

import pytest

from openhearts.cards import Card
from openhearts.texts import texts_in

CARDS = {
    "en": {0: "0 cards", 1: "1 card", 2: "2 cards"},
    "pt": {0: "0 carta", 1: "1 carta", 2: "2 cartas"},
    "fr": {0: "0 carte", 1: "1 carte", 2: "2 cartes"},
    "hu": {0: "0 lap", 1: "1 lap", 2: "2 lap"},
    "es": {0: "0 cartas", 1: "1 carta", 2: "2 cartas"},
    "de": {0: "0 Karten", 1: "1 Karte", 2: "2 Karten"},
}


@pytest.mark.parametrize("language", CARDS)
def test_a_count_has_its_form(language):
    texts = texts_in(language)
    for count, said in CARDS[language].items():
        assert texts.say("cards", count=count) == said


@pytest.mark.parametrize("language", CARDS)
def test_a_number_below_zero_has_a_real_minus_sign_and_the_form_of_its_size(language):
    said = texts_in(language).say("points", count=-1)
    assert said == "−" + texts_in(language).say("points", count=1)


@pytest.mark.parametrize(
    ("language", "thousand"), [("en", "1,000"), ("pt", "1.000"), ("de", "1.000"), ("fr", "000")]
)
def test_large_numbers_are_grouped_as_the_language_does(language, thousand):
    assert thousand in texts_in(language).say("points", count=1000)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You pass the queen of spades, the king of hearts and the ace of clubs."),
        ("pt", "Você passa a dama de espadas, o rei de copas e o ás de paus."),
        ("fr", "Tu passes la dame de pique, le roi de cœur et l’as de trèfle."),
        ("hu", "Átadod a pikk dámát, a kőr királyt és a treff ászt."),
        ("es", "Pasas la reina de picas, el rey de corazones y el as de tréboles."),
        ("de", "Du schiebst die Pik-Dame, den Herz-König und das Kreuz-Ass."),
    ],
)
def test_cards_have_the_article_and_case_of_the_sentence(language, said):
    cards = [Card.parse(text) for text in ("QS", "KH", "AC")]
    assert texts_in(language).say("said-passed", cards=cards) == said
