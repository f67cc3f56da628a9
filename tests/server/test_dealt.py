"""What was dealt stands in the statistics beside chance, from the stored matches alone."""

import sqlite3
from contextlib import closing

from openhearts.records import write_text
from openhearts.rules.actions import DealHand
from openhearts.server.live.houses import fair_house
from review.matches import recorded
from server.live import Person, live_server
from server.test_past_matches import KEY, OTHER, played, sit_down, statistics, take_in
from server.test_practice import practise


def dealt_to(live, match_id, seat):
    """The cards of a seat, hand by hand, as its log has them."""
    return [
        [card.text for card in action.deal.hands[seat]]
        for _, action in live.log(match_id).actions
        if isinstance(action, DealHand)
    ]


def test_what_was_dealt_is_counted_from_the_logs_and_comes_out_the_same_again(live, database):
    match_id, _ = played(live, hand_limit=25)
    told = statistics(live)
    [group] = told["groups"]
    hands = dealt_to(live, match_id, 0)
    assert group["hands_dealt"] == len(hands) == 25
    assert not group["sealed"]
    counts = {one["kind"]: one["count"] for one in group["dealt"]}
    assert counts == {
        "QUEEN": sum("QS" in hand for hand in hands),
        "HEARTS": sum(card[1] == "H" for hand in hands for card in hand),
        "HIGH": sum(card[0] in "AK" for hand in hands for card in hand),
    }
    queen = group["dealt"][0]
    # Of 25 hands with a chance of a quarter: P(X < 2) = 0.7 %, P(X > 10) = 3 %, P(X > 11) = 1.1 %.
    assert (queen["mean"], queen["low"], queen["high"]) == (6.25, 2, 11)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE facts SET version = 1, facts = '{}'")
        connection.commit()
    assert statistics(live) == told
    # Nothing of it is the business of what does not count.
    taken_back(live)
    take_in(live, write_text(recorded()))
    made = practise(live, match_id, hand=25)[1]
    with Person(live.port, made["table_id"], made["token"]) as person:
        person.join()
        person.play()
    after = statistics(live)
    assert (after["practice"], after["taken_back"], after["imported"]) == (1, 1, 1)
    assert after["groups"] == told["groups"]


def taken_back(live):
    match_id, token = sit_down(live, KEY, hand_limit=25)
    with Person(live.port, match_id, token) as person:
        person.join()
        person.wait_alone()
        person.act()
        person.wait_alone()
        assert person.ask("take_back", to=person.now["take_back"])["type"] == "done"
        person.play()


def test_of_few_hands_nothing_is_told(live):
    played(live, OTHER, hand_limit=19)
    [group] = statistics(live, OTHER)["groups"]
    assert (group["hands_dealt"], group["dealt"]) == (19, [])


def test_a_deck_without_the_queen_says_nothing_of_her(live):
    played(live, hand_limit=20, hand_size=12, removed=["QS", "2C", "2D", "2H"])
    [group] = statistics(live)["groups"]
    assert [one["kind"] for one in group["dealt"]] == ["HEARTS", "HIGH"]
    assert group["dealt"][0]["mean"] == 20 * 12 * 12 / 48


def test_sealed_deals_are_said_to_be_so(database):
    with live_server(database, house_maker=fair_house) as live:
        played(live, hand_limit=2)
        [group] = statistics(live)["groups"]
        assert group["sealed"]
