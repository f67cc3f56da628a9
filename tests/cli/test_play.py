"""The line game, from the first prompt to the verdict, as a person or a pipe drives it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from openhearts.cards import CardSet
from openhearts.cli import app
from openhearts.cli.card_words import CardWordsError, read_cards, vocabulary
from openhearts.records import proven_deals, read_json_lines, read_texts, verify
from openhearts.rules.presets import PRESETS
from openhearts.texts import LANGUAGES, texts_in

RUNNER = CliRunner()
ONE_HAND = ("--set", "hand_limit=1", "--set", "tie=SHARE")


def play(typed, *options):
    return RUNNER.invoke(app, ["play", "--seed", "4", *options], input=typed)


def hand_of(output):
    """The cards of the last hand shown."""
    line = [line for line in output.splitlines() if line.startswith("Your hand:")][-1]
    cards = []
    for group in re.findall(r"([♣♦♠♥])((?: [2-9TJQKA]\*?)+)", line):
        suit = "CDSH"["♣♦♠♥".index(group[0])]
        cards += [rank.strip("*") + suit for rank in group[1].split()]
    return cards


def whole_match(*options):
    """Play with the card that is legal, one line at a time, until the match is over."""
    lines = []
    for _ in range(400):
        result = play("\n".join(lines) + "\n", *options)
        if "input has ended" not in result.stdout:
            return result, lines
        prompt = result.stdout.splitlines()[-2]
        if prompt.startswith("Pass "):
            count = int(re.match(r"Pass (\d)", prompt)[1])
            lines.append(" ".join(hand_of(result.stdout)[-count:]))
        elif prompt.startswith("add or subtract"):
            lines.append("add")
        else:
            asked = play("\n".join([*lines, "?"]) + "\n", *options).stdout
            legal = re.findall(r"You may play (.*)\.", asked)[-1]
            lines.append(legal.split()[0])
    raise AssertionError("the match never ended")


@pytest.mark.parametrize(
    "game",
    [
        ("--preset", "standard"),
        ("--preset", "classic", "--players", "3"),
        ("--preset", "kitty"),
        ("--set", "pass_cycle=SCATTER"),
        ("--set", "pass_cycle=MIX", "--set", "first_dealer=LOWEST_CUT"),
        ("--preset", "black-maria", "--players", "6", "--name", "Nils"),
    ],
)
def test_a_whole_match_through_a_pipe(game):
    result, lines = whole_match(*game, *ONE_HAND)
    assert result.exit_code == 0, result.output
    assert re.search(r"(win|wins|share the win) with", result.stdout.splitlines()[-1])
    assert "Hand 1 is scored:" in result.stdout
    assert "\x1b" not in result.stdout
    assert len(lines) > 7
    again, _ = whole_match(*game, *ONE_HAND)
    assert again.stdout == result.stdout


def test_the_pass_says_to_whom_and_marks_what_came():
    output = play("jh ah th\n").stdout
    assert "pass 3 cards to the left, to Ada" in output
    assert re.search(r"You get .* from Cleo\.", output)
    assert output.count("*") == 4
    assert "(* received)" in output


def test_the_pass_can_be_chosen_card_by_card_and_taken_back():
    output = play("jh\nah th\njh\n6h\nyes\n").stdout
    assert "Chosen J♥; name 2 more" in output
    assert "Pass J♥ A♥ T♥ to Ada? yes" in output
    assert "Chosen A♥ T♥; name 1 more" in output
    assert "Pass A♥ T♥ 6♥ to Ada? yes" in output
    assert "You get" in output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("qs", "You do not hold the queen of spades."),
        ("jh jh ah", "The same card is named twice."),
        ("jh ah th 7h", "Pass exactly 3 cards, not 4."),
        ("wibble", "'wibble' is no card."),
        ("", "Name the 3 cards to pass, such as T♥ J♥ A♥."),
        ("socre", "'socre' is no card. Did you mean score? help lists the words."),
        ("Rulse", "'Rulse' is no card. Did you mean rules? help lists the words."),
        ("jh wibble", "ace of clubs. help lists the other words."),
        ("h", "Which one: 6♥, 7♥, T♥, J♥ or A♥?"),
        ("?", "Any 3 cards of your hand may be passed"),
        ("last", "No trick has been finished yet."),
        ("help", "the last trick"),
        ("rules", "Hearts are broken as soon as a heart is played."),
        ("score", "total"),
    ],
)
def test_wrong_or_other_words_at_the_pass(typed, answer):
    result = play(typed + "\n")
    assert answer in result.stdout
    assert "Pass 3 cards to Ada>" in result.stdout.splitlines()[-2]
    assert result.exit_code == 0


def test_a_refused_card_is_answered_with_the_rule_and_what_is_legal():
    output = play("jh ah th\n7h\n?\n").stdout
    assert "Follow suit: you still hold clubs." in output
    assert "You may play" in output
    assert "Not " in output


def test_last_trick_and_points_while_playing():
    _, lines = whole_match(*ONE_HAND)
    half = lines[: len(lines) // 2]
    output = play("\n".join([*half, "last", "score", "hand"]) + "\n", *ONE_HAND).stdout
    assert output.count("takes it") + output.count("take it") >= 2
    assert "Taken in this hand so far" in output


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_leaving(word):
    result = play(word + "\n")
    assert result.exit_code == 0
    assert "The match stops here" in result.stdout


def test_the_end_of_the_input_ends_cleanly():
    result = play("")
    assert result.exit_code == 0
    assert "The input has ended. The match stops here" in result.stdout


def test_the_prompt_is_there_before_the_answer_is_read():
    command = [Path(sys.executable).with_name("hearts"), "play", "--seed", "4"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        said = b""
        while not said.endswith(b"Pass 3 cards to Ada> "):
            said += process.stdout.read(1)
        said, _ = process.communicate(b"quit\n", timeout=60)
    assert said.startswith(b"quit\nThe match stops here")


@pytest.mark.parametrize("seed", ["4", "9"])
def test_hearts_are_broken_below_the_trick_that_did_it(seed):
    lines = whole_match("--seed", seed, *ONE_HAND)[0].stdout.splitlines()
    place = next(place for place, line in enumerate(lines) if "Hearts are broken" in line)
    card = lines[place].split()[-1].strip(".")
    who = re.search(r"by (\w+)", lines[place])[1].removesuffix("'s")
    assert f"{'You' if who == 'your' else who} {card}" in lines[place - 1]
    assert sum("Hearts are broken" in line for line in lines) == 1


@pytest.mark.parametrize(("name", "read"), [("m.txt", read_texts), ("m.json", read_json_lines)])
def test_the_record_of_a_match_is_written_and_true(tmp_path, name, read):
    path = tmp_path / name
    _, lines = whole_match(*ONE_HAND)
    result = play("\n".join(lines) + "\n", *ONE_HAND, "--record", str(path), "--name", "Nils")
    assert result.stdout.splitlines()[-1] == f"The record of the match is in {path}."
    (record,) = read(path.read_text(encoding="utf-8"))
    assert verify(record) is None
    assert record.names == ("Nils", "Ada", "Ben", "Cleo")
    assert record.winners is not None
    assert dict(record.tags)["Seed"] == "4"


def test_the_deals_of_a_match_are_sealed_and_its_record_proves_them(tmp_path):
    path = tmp_path / "m.hearts"
    # Whichever card may be played is among them; the others are refused.
    every = "".join(f"{rank}{suit}\n" for rank in "23456789TJQKA" for suit in "CDSH")
    options = ["--preset", "basic", *ONE_HAND, "--record", str(path)]
    result = RUNNER.invoke(app, ["play", *options], input=every * 20)
    last = result.stdout.splitlines()[-2:]
    assert last[0] == f"The record of the match is in {path}."
    assert last[1].startswith("Its hands were sealed before they were dealt")
    assert f"hearts verify {path}" in last[1]
    (record,) = read_texts(path.read_text(encoding="utf-8"))
    assert verify(record) is None
    assert record.winners is not None
    assert proven_deals(record) == 1
    checked = RUNNER.invoke(app, ["verify", str(path)])
    assert "1 deal proven" in checked.stdout


def test_a_match_that_is_left_tells_no_secret_of_the_hand_that_was_played(tmp_path):
    path = tmp_path / "m.hearts"
    RUNNER.invoke(app, ["play", "--record", str(path)], input="")
    text = path.read_text(encoding="utf-8")
    assert "Sealed" in text
    assert "Secret" not in text


@pytest.mark.parametrize("typed", ["quit\n", "jh ah th\nquit\n", "jh ah th\n", ""])
def test_a_match_that_is_left_has_a_record(tmp_path, typed):
    path = tmp_path / "m.hearts"
    play(typed, "--record", str(path))
    (record,) = read_texts(path.read_text(encoding="utf-8"))
    assert verify(record) is None
    assert record.winners is None


def test_a_record_that_cannot_be_written_is_said_before_the_match(tmp_path):
    result = play("quit\n", "--record", str(tmp_path / "none" / "m.hearts"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("hearts: cannot write ")
    kept = tmp_path / "kept"
    kept.write_text("Dear diary.")
    play("", "--record", str(kept), "--players", "9")
    assert kept.read_text() == "Dear diary."


def test_an_interrupt_ends_with_130(monkeypatch, tmp_path):
    def interrupted(prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr("openhearts.cli.play._read_line", interrupted)
    result = play("", "--record", str(tmp_path / "m.hearts"))
    assert result.exit_code == 130
    assert "[Hand " in (tmp_path / "m.hearts").read_text(encoding="utf-8")
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--preset", "nope"], ["nope", *list(PRESETS)[:3]]),
        (["--players", "9"], ["9"]),
        (
            ["--set", "opening_card=THAT_CLUB", "--set", "first_lead=ELDEST"],
            ["opening_card", "first_lead"],
        ),
        (["--set", "moon"], ["option=value"]),
        (["--set", "moon=MAYBE"], ["moon", "CHOICE"]),
        (["--target", "50", "--set", "target=60"], ["target"]),
        (["--name", ""], ["--name"]),
    ],
)
def test_bad_options_get_one_clear_line(options, words):
    result = play("", *options)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    assert all(word in result.stderr for word in words)


def test_the_target_is_taken():
    assert "to 30." in play("", "--target", "30").stdout


HAND = CardSet.parse("2C TC QS KS QH TH")


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("QS", "QS"),
        ("qs", "QS"),
        ("q s", "QS"),
        ("queen of spades", "QS"),
        ("Queen Spades", "QS"),
        ("Q♠", "QS"),
        ("♠Q", "QS"),
        ("q ♠", "QS"),
        ("sq", "QS"),
        ("10h", "TH"),
        ("10 of hearts", "TH"),
        ("th", "TH"),
        ("k", "KS"),
        ("king", "KS"),
        ("2", "2C"),
        ("ace of clubs", "AC"),
    ],
)
def test_cards_as_people_type_them(typed, card):
    assert [found.text for found in read_cards(typed, tuple(HAND))] == [card]


def test_several_cards_in_a_line():
    found = read_cards("qs, 10 h and k", tuple(HAND))
    assert [card.text for card in found] == ["QS", "TH", "KS"]
    assert [card.text for card in read_cards("q s q h", tuple(HAND))] == ["QS", "QH"]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("q", "QS or QH"),
        ("hearts", "TH or QH"),
        ("ace", "ace"),
        ("1s", "1s"),
        ("QSX", "'QSX'"),
        ("3", "'3'"),
        ("Diamonds", "'Diamonds'"),
    ],
)
def test_words_that_are_no_card_say_what_would_be(typed, words):
    with pytest.raises(CardWordsError, match=words):
        read_cards(typed, tuple(HAND))


def test_cards_in_the_words_of_a_language():
    german = vocabulary(texts_in("de"))
    hand = tuple(HAND)
    for typed, card in [
        ("pd", "QS"),
        ("Pik-Dame", "QS"),
        ("pik dame", "QS"),
        ("♠D", "QS"),
        ("herz 10", "TH"),
        ("k", "KS"),
        ("kreuz zwei", "2C"),
        ("kr 2", "2C"),
    ]:
        assert [found.text for found in read_cards(typed, hand, german)] == [card]
    with pytest.raises(CardWordsError):
        read_cards("queen of spades", hand, german)


def after_the_pass(*more):
    return "\n".join(["jh ah th", *more]) + "\n"


def test_undo_takes_the_last_card_back_and_the_pass_too():
    first = play(after_the_pass())
    card = re.findall(r"You may play (.*)\.", play(after_the_pass("?")).stdout)[-1].split()[0]
    prompt = first.stdout.split("Your hand:")[-1]
    undone = play(after_the_pass(card, "undo")).stdout
    assert "You take the last decision back." in undone
    assert undone.split("Your hand:")[-1] == prompt
    back = play(after_the_pass(card, "undo", "undo")).stdout
    assert back.count("Pass 3 cards to Ada> ") == 2
    assert hand_of(back) == hand_of(play("").stdout)
    nothing = play(after_the_pass(card, "undo", "undo", "undo")).stdout
    assert "You have decided nothing yet in this hand" in nothing
    again = play(after_the_pass(card, "undo", card)).stdout
    played = f"Play> {card}\n"
    assert again.split(played)[-1] == play(after_the_pass(card)).stdout.split(played)[-1]


def test_undo_and_hints_are_marked_in_the_record(tmp_path):
    file = tmp_path / "match.hearts"
    play(after_the_pass("undo", "hint", "jh ah th"), "--record", str(file))
    [record] = read_texts(file.read_text(encoding="utf-8"))
    assert verify(record) is None
    assert dict(record.tags)["TakenBack"] == "1"
    assert dict(record.tags)["Hints"] == "1"


def test_a_hint_ranks_cards_with_points_and_reasons():
    output = play(after_the_pass("hint", "hint")).stdout
    rows = re.findall(r"^  \S+: [-−]?\d+\.\d points\. [A-Z].*\.$", output, re.MULTILINE)
    assert len(rows) >= 2
    assert len(rows) % 2 == 0
    passing = play("hint\n").stdout
    assert re.search(r"^  \S+ \S+ \S+: \d+\.\d points\. ", passing, re.MULTILINE)


def test_a_hint_leaves_what_was_chosen_for_the_pass():
    card = hand_of(play("quit\n").stdout)[0]
    output = play(f"{card}\nhint\nquit\n").stdout
    asked = re.findall(r"Chosen \S+; name 2 more", output)
    assert len(asked) == 2


def test_a_hand_is_ended_when_it_is_decided_and_not_before():
    refused = play(after_the_pass("end")).stdout
    assert "may still change the scores" in refused
    # Once the queen has fallen, nothing counts any more.
    hearts = ",".join(f"{rank}H:0" for rank in "23456789TJQKA")
    game = (*ONE_HAND, "--set", f"points={hearts}")
    result, lines = whole_match(*game)
    told = result.stdout
    assert "end ends the hand with the same scores." in told
    for typed in range(1, len(lines)):
        so_far = play("\n".join(lines[:typed]) + "\n", *game).stdout
        if "end ends the hand" in so_far:
            ended = play("\n".join([*lines[:typed], "end"]) + "\n", *game).stdout
            break
    assert ended.split("Hand 1 is scored:")[1] == told.split("Hand 1 is scored:")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_match_is_told_in_every_language(language):
    texts = texts_in(language)
    asked = [texts.say(f"typed-{word}") for word in ("help", "score", "last", "rules")]
    asked.append(texts.say("term-word-quit"))
    result = play("\n".join(["?", *asked]) + "\n", "--language", language)
    assert result.exit_code == 0
    assert texts.say("section-end") in result.stdout
    assert texts.say("term-last-none") in result.stdout
    assert texts.say("term-stops-early") in result.stdout


def test_an_unknown_language_is_refused_and_names_those_there_are():
    result = play("", "--language", "tlh")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("hearts: OpenHearts does not speak 'tlh'")
    assert all(code in result.stderr for code in LANGUAGES)


@pytest.mark.parametrize(
    ("variables", "begin"),
    [
        ({"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "Im Uhrzeigersinn"),
        ({"LC_ALL": "hu_HU", "LANG": "de_AT.UTF-8"}, "Utánad"),
        ({"LC_ALL": "C", "LANG": "de_AT.UTF-8"}, "Clockwise"),
    ],
)
def test_the_language_of_the_system_is_spoken(variables, begin):
    result = RUNNER.invoke(app, ["play", "--seed", "4"], input="quit\n", env=variables)
    assert begin in result.stdout
    assert result.stderr == ""


def test_a_system_in_another_language_gets_english_and_is_told():
    result = RUNNER.invoke(app, ["rules"], env={"LC_ALL": "ja_JP.UTF-8"})
    assert result.exit_code == 0
    assert "ja_JP.UTF-8" in result.stderr
    assert result.stderr.rstrip().endswith("this is English")
    assert len(result.stderr.splitlines()) == 1


def test_cards_have_the_letters_of_the_language_only_where_asked_for():
    english = play("").stdout.split("Your hand:")[1].split("\n")[0]
    german = play("", "--language", "de").stdout.split("Dein Blatt:")[1].split("\n")[0]
    assert german == english
    own = (
        play("", "--language", "de", "--own-letters").stdout.split("Dein Blatt:")[1].split("\n")[0]
    )
    assert own == english.replace("T", "10").replace("J", "B").replace("Q", "D")
    assert own != english


def test_the_level_is_chosen_and_a_wrong_one_is_refused():
    plays = {level: play("", "--level", level).stdout for level in ("beginner", "casual")}
    plain = play("")
    assert plain.stdout == plays["casual"]
    result = play("", "--level", "random")
    assert result.exit_code == 2
    assert "no level 'random': the levels are beginner, casual, steady" in result.stderr


def test_the_record_is_kept_though_nobody_reads_the_output_any_more(tmp_path, monkeypatch):
    def say(text):
        if "Your hand:" in text:
            raise BrokenPipeError

    monkeypatch.setattr("openhearts.cli.play.say", say)
    file = tmp_path / "match.hearts"
    result = play("", "--record", str(file))
    assert result.exit_code != 0
    [record] = read_texts(file.read_text())
    assert record.hands[0].hands


@pytest.mark.parametrize(
    "typed",
    [b"\xff\xfe\x00", b"\x1b[2J", b"x" * 1000, "\U000e0001".encode() * 300, b"4" * 2_000_000],
    ids=["no text", "an escape", "a long word", "long escapes", "a very long word"],
)
def test_whatever_is_typed_the_match_goes_on(typed):
    done = subprocess.run(
        [sys.executable, "-c", "from openhearts.cli import main; main()", "play", "--seed", "4"],
        input=typed + b"\nscore\nquit\n",
        capture_output=True,
        check=False,
        timeout=30,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    answer = done.stdout.decode().split("\n", 20)
    assert any("is no card" in line and len(line) < 1_000 for line in answer)
    assert "The match stops here" in done.stdout.decode()
