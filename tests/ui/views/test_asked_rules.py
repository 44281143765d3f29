"""Forty questions as people type them: mistyped, in other words, without accents, with more words than a rule has."""

import pytest

from bot.games.shown import all_games
from bot.ui.actions.reading import guide_of

FACES = {one.found.game.key: one.face for one in all_games(None).shown}
FIRST = 5  # nobody reads on
WANTED = 36  # of forty
# What is typed, and a rule that answers it.
ASKED = {
    "bag-of-dungeon": {
        "excape monster": {28, 29, 30},
        "crit": {33},
        "call a freind": {50, 51, 52},
        "what happens when i die": {40, 41, 42, 133},
        "both hearts lost": {40, 42},
        "healing items": {58},
        "morna gul moves": {117, 118},
        "quit the game": {132},
    },
    "dead-throne": {
        "runing away from a fight": {68, 69, 70},
        "combos break": {94, 95, 100, 101},
        "trade refuse": {39},
        "saladar revive": {118},
        "repair weapon": {103, 95},
        "how many scrols": {104, 106},
        "gold for boss lost": {134},
        "carrage price": {25},
    },
    "deckbox-dungeons": {
        "reviving a downed friend": {24, 97},
        "line of sight": {56, 57, 58, 59},
        "diagonally move": {16},
        "whats a crit": {45, 46},
        "shop": {6},
        "player quits": {99},
        "max energy": {5},
        "stuned boss": {72},
    },
    "death-over-the-kingdom": {
        "second place tie": {47},
        "can i refuse a swap": {17},
        "dealer cut deck": {18, 19, 20},
        "dragon kills knight": {27, 38},
        "time runs out": {58},
        "sorceres toad": {36, 37},
        "how many players": {1},
        "lowest looses": {51},
    },
    "p52": {
        "lockpick": {88, 89, 92},
        "level up": {116, 117},
        "critical": {58, 104},
        "dead hero": {110, 121, 131},
        "how do I get stamina": {8, 31, 56, 57, 114},
        "countering a counter": {61},
        "two handed bow": {93},
        "regain health": {114, 8, 119, 121},
    },
}
QUESTIONS = [(game, typed, rules) for game, asked in ASKED.items() for typed, rules in asked.items()]


def found(game: str, typed: str) -> list[int]:
    face = FACES[game]
    return [rule.number for rule in guide_of(face, face.catalogue.words()).fitting(typed)][:FIRST]


def test_people_find_what_they_ask_for() -> None:
    lost = {typed: numbers for game, typed, rules in QUESTIONS if not rules & set(numbers := found(game, typed))}
    assert len(QUESTIONS) == 40
    assert len(QUESTIONS) - len(lost) >= WANTED, lost


@pytest.mark.parametrize("game", FACES)
@pytest.mark.parametrize("typed", ["", "zzqx", "@@@", "🐉🐉🐉"])
def test_nothing_answers_nonsense(game: str, typed: str) -> None:
    assert found(game, typed) == []


@pytest.mark.parametrize(
    ("locale", "typed", "answer"),
    [
        ("de", "weglaufn", 28),
        ("fr", "s'enfuir du monstre", 28),
        ("es", "escapar", 28),
        ("pt-BR", "escapar", 28),
    ],
)
def test_every_language_has_words_of_its_own(locale: str, typed: str, answer: int) -> None:
    face = FACES["bag-of-dungeon"]
    numbers = [rule.number for rule in guide_of(face, face.catalogue.words(locale)).fitting(typed)]
    assert answer in numbers[:FIRST]


def test_a_word_of_two_letters_is_found() -> None:
    face = FACES["bag-of-dungeon"]
    for number in found("bag-of-dungeon", "ap"):
        assert "AP" in guide_of(face, face.catalogue.words()).rules[number].text
    assert found("bag-of-dungeon", "ap")


def test_a_question_is_read_so_far_and_no_farther() -> None:
    """Everybody's clicks wait while it is looked for."""
    assert found("p52", "x" * 200 + " stamina") == []
    assert found("p52", "x " * 90 + " stamina") != []
