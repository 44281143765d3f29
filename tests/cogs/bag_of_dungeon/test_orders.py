"""Standing orders: what is settled in advance is not asked, and what is not is."""

from typing import Any

import pytest

from bot.engine import Answer, Chance, Match, Option, Part, Prompt, Term, order
from bot.engine.playout import adviser_policy, default_choice
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.view.orders import orders
from tests.cogs.bag_of_dungeon.maps import adventure

GIFT, BARGAIN = {"want": Term("item", ("nothing",))}, {"want": Term("item", ("torch",))}


def _played(given: dict[str, Part], seed: bytes, answers: int = 400) -> list[Prompt]:
    """All that seat 0 is asked once the orders are given."""
    match: Match[Any] = Match.start(GAME, 2, BagOptions(), Chance(seed))
    asked, choosing = list[Prompt](), Chance(seed).aside("test")
    while match.state.phase == "choose":
        prompt = match.prompts[0]
        match.answer(Answer(prompt.number, prompt.seat, default_choice(prompt, choosing)))
    match.answer(order(0, given))
    while match.outcome is None and len(asked) < answers:
        prompt = match.prompts[0]
        if prompt.seat == 0:
            asked.append(prompt)
        match.answer(Answer(prompt.number, prompt.seat, adviser_policy(match, prompt, choosing), "automaton"))
    return asked


def _facts(prompts: list[Prompt], word: str, fact: str) -> set[Any]:
    return {prompt.facts[fact] for prompt in prompts if prompt.word == word}


def test_r37_one_fights_on_until_so_few_hp_are_left() -> None:
    """The first round is always one's own choice."""
    asked = _played({"fight-on": 5}, b"brave")
    later = [p for p in asked if p.word == "encounter" and p.facts["round"] != 1]
    assert {prompt.facts["round"] for prompt in asked if prompt.word == "encounter"} >= {1}
    assert all(int(prompt.facts["hp"]) <= 5 for prompt in later)  # type: ignore[arg-type]
    without = [p for p in _played({}, b"brave") if p.word == "encounter" and p.facts["round"] != 1]
    assert any(int(prompt.facts["hp"]) > 5 for prompt in without), "else nothing was settled"  # type: ignore[arg-type]


def test_r51_calls_are_answered() -> None:
    assert not _facts(_played({"calls": ("decline",)}, b"called"), "tagged", "hp")
    assert _facts(_played({}, b"called"), "tagged", "hp")


@pytest.mark.parametrize(
    ("word", "value", "asked", "facts", "answer"),
    [
        ("wounds", ("take",), "damage", {"damage": 9, "hp": 3}, ("take",)),
        ("wounds", ("unless-deadly",), "damage", {"damage": 2, "hp": 3}, ("take",)),
        ("wounds", ("unless-deadly",), "damage", {"damage": 3, "hp": 3}, None),
        ("calls", ("join",), "tagged", {}, ("join",)),
        ("bargains", ("no",), "trade", GIFT, ("no",)),
        ("bargains", ("yes",), "trade", BARGAIN, ("yes",)),
        ("bargains", ("gifts",), "trade", GIFT, ("yes",)),
        ("bargains", ("gifts",), "trade", BARGAIN, ("no",)),
        ("reactions", ("none",), "dice", {}, ("keep",)),
        ("reactions", ("none",), "killing-blow", {}, ("die",)),
    ],
)
def test_what_an_order_answers(word: str, value: Part, asked: str, facts: Any, answer: object) -> None:
    default = {"dice": ("keep",), "killing-blow": ("die",)}.get(asked, ("no",))
    quest = adventure("sirrus", "duric")
    prompt = Prompt(0, asked, "R1", (), default=default, facts=facts)
    settled = next(order for order in orders(GAME.view(quest.state, 0)) if order.word == word)
    assert asked in settled.settles
    assert settled.takes(value)
    assert GAME.ordered(GAME.view(quest.state, 0), prompt, word, value) == answer


@pytest.mark.parametrize(
    ("ways", "said", "answer"),
    [
        (("join-range",), "join", "join-range"),
        (("join", "join-range"), "join", "join"),
        (("join-range",), "decline", "decline"),
    ],
)
def test_r57_who_always_joins_does_so_from_afar_where_that_is_the_only_way(
    ways: tuple[str, ...], said: str, answer: str
) -> None:
    quest = adventure("sirrus", "duric")
    prompt = Prompt(0, "tagged", "R51", tuple(Option(key, key) for key in (*ways, "decline")), default=("decline",))
    assert GAME.ordered(GAME.view(quest.state, 0), prompt, "calls", (said,)) == (answer,)


def test_nothing_is_settled_before_the_adventure_and_company_needs_company() -> None:
    quest = adventure("sirrus")
    assert {order.word for order in orders(GAME.view(quest.state, 0))} == {"fight-on", "wounds", "reactions"}
    quest.state.phase = "choose"
    assert orders(GAME.view(quest.state, 0)) == ()
