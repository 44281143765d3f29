"""Every kind of question knows what is legal, any legal choice, and why nobody could answer it."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import (
    Amount,
    Answer,
    Bundle,
    Chance,
    Choice,
    Deal,
    Field,
    Form,
    Kind,
    Offer,
    Option,
    Pick,
    PickSome,
    Prompt,
    Side,
    Stock,
    Text,
)
from bot.engine.choice import keys_in, texts_in
from bot.engine.kinds import ACCEPT, REFUSE

OPTIONS = tuple(Option(key) for key in "abc")
MINE = Side((Option("axe"), Option("rope")), (Stock("coin", 5),))
THEIRS = Side((Option("map"),), (Stock("coin", 2),))
OPEN = Deal(1, MINE, THEIRS)
TABLED = Deal(1, MINE, THEIRS, Offer(Bundle(("axe",)), Bundle((), {"coin": 2})))
POINTS = Form((Field("lift", Amount(0, 4), price=1), Field("think", Amount(0, 4), price=1)), least=5, most=5)
MARKET = Form(
    (
        Field("buy", PickSome(OPTIONS, 0, 2), prices={"a": 3, "b": 4, "c": 6}),
        Field("sell", PickSome((Option("boot"),), 0, 1), prices={"boot": -2}),
        Field("note", Text(0, 9)),
    ),
    most=5,
)
KINDS: list[Kind] = [Pick(OPTIONS), PickSome(OPTIONS, 1, 2), Amount(2, 9), Text(1, 5), OPEN, TABLED, POINTS, MARKET]


@given(seed=st.binary(max_size=4), kind=st.sampled_from(KINDS))
def test_chance_chooses_what_is_legal_and_the_journal_gives_it_back(seed: bytes, kind: Kind) -> None:
    choice = kind.random(Chance(seed))
    assert kind.is_legal(choice)
    assert kind.mistake() == ""
    answer = Answer(1, 0, choice)
    for code in (msgspec.json, msgspec.msgpack):
        assert code.decode(code.encode(answer), type=Answer) == answer


@pytest.mark.parametrize(
    ("kind", "every"),
    [
        (Pick(OPTIONS), [("a",), ("b",), ("c",)]),
        (PickSome(OPTIONS, 1, 2), [(a,) for a in "abc"] + [(a, b) for a in "abc" for b in "abc" if a != b]),
        (PickSome(OPTIONS[:2], 0, 9), [(), ("a",), ("b",), ("a", "b"), ("b", "a")]),
        (Amount(-1, 1), [-1, 0, 1]),
        (
            Deal(1, Side((Option("axe"),)), Side((), (Stock("coin", 1),)), Offer(Bundle(("axe",)))),
            [REFUSE, ACCEPT, {"give": ("axe",)}, {"take.coin": 1}, {"give": ("axe",), "take.coin": 1}],
        ),
        (Deal(1, MINE, THEIRS, Offer(Bundle(("axe",))), can_propose=False), [REFUSE, ACCEPT]),
        (
            Form((Field("a", Amount(0, 2), price=2), Field("b", Amount(0, 9))), least=3, most=4),
            [{"a": 2, "b": number} for number in range(10)],
        ),
        (
            Form(
                (Field("a", Pick(OPTIONS), prices={"a": 1, "b": 2}), Field("b", Pick(OPTIONS[:2]), prices={"b": -1})),
                most=0,
            ),
            [{"a": ("a",), "b": ("b",)}, {"a": ("c",), "b": ("a",)}, {"a": ("c",), "b": ("b",)}],
        ),
        (
            Form((Field("buy", PickSome(OPTIONS[:2], 2, 2), prices={"a": 1, "b": 1}),), most=2),
            [{"buy": ("a", "b")}, {"buy": ("b", "a")}],
        ),
        (  # what has no price costs nothing
            Form((Field("buy", PickSome(OPTIONS[:2], 2, 2), prices={"a": 1}),), most=1),
            [{"buy": ("a", "b")}, {"buy": ("b", "a")}],
        ),
    ],
)
def test_chance_comes_to_every_legal_choice(kind: Kind, every: list[Choice]) -> None:
    chance = Chance(b"every")
    found = [kind.random(chance) for _ in range(300)]
    assert all(choice in every for choice in found)
    assert all(choice in found for choice in every)


def test_plain_options_stand_for_one_of_them() -> None:
    assert Prompt(0, "w", "R1", OPTIONS).kind == Pick(OPTIONS)
    assert Prompt(0, "w", "R1", OPTIONS).options == OPTIONS


@pytest.mark.parametrize("kept", [b'["a","b"]', b"7", b'"said"'])
def test_what_old_journals_hold_reads_as_it_did(kept: bytes) -> None:
    choice: Any = msgspec.json.decode(kept, type=Choice)
    assert choice in [("a", "b"), 7, "said"]
    assert msgspec.json.encode(choice) == kept


@pytest.mark.parametrize(
    ("choice", "is_legal"),
    [
        ({"lift": 1, "think": 4}, True),
        ({"lift": 1, "think": 3}, False),  # a point is left
        ({"lift": 0, "think": 5}, False),  # more than the field takes
        ({"lift": 5}, False),
        ({"lift": 1, "think": 4, "more": 0}, False),
        (("lift",), False),
    ],
)
def test_points_are_spent_to_the_last(choice: Choice, is_legal: bool) -> None:
    assert POINTS.is_legal(choice) is is_legal


@pytest.mark.parametrize(
    ("bought", "sold", "is_legal"), [(("a",), (), True), (("c",), (), False), (("a", "b"), ("boot",), True)]
)
def test_what_is_sold_pays_for_what_is_bought(bought: tuple[str, ...], sold: tuple[str, ...], is_legal: bool) -> None:
    assert MARKET.is_legal({"buy": bought, "sell": sold, "note": ""}) is is_legal


def test_every_legal_order_comes_out_by_chance() -> None:
    """And none else: also where most of what could be written down costs too much."""
    subsets = [(), ("a",), ("b",), ("c",), ("a", "b"), ("b", "c"), ("a", "c")]
    legal = {(bought, sold) for bought in subsets for sold in ((), ("boot",)) if MARKET.is_legal(_order(bought, sold))}
    chance = Chance(b"orders")
    found = [MARKET.random(chance) for _ in range(400)]
    orders = {(tuple(sorted(c["buy"])), c["sell"]) for c in found if isinstance(c, dict)}  # type: ignore[arg-type]
    assert orders == legal


def test_so_many_for_exactly_that_price() -> None:
    """As many as may be chosen, never more, though more would cost the same."""
    kind = PickSome((*OPTIONS, Option("d")), 1, 2)
    form = Form((Field("buy", kind, prices={"a": 2, "b": 1, "c": 1, "d": 0}),), least=2, most=2)
    chance = Chance(b"exactly")
    found = {tuple(sorted(choice["buy"])) for choice in (form.random(chance) for _ in range(200))}  # type: ignore[index, arg-type, call-overload]
    assert found == {("a",), ("a", "d"), ("b", "c")}


def _order(bought: tuple[str, ...], sold: tuple[str, ...]) -> Choice:
    return {"buy": bought, "sell": sold, "note": ""}


def test_a_form_is_answered_field_by_field() -> None:
    answer = Answer(1, 0, {"lift": 2, "name": "Oda", "race": ("elf",)})
    assert (answer.field("lift").amount, answer.field("name").text, answer.field("race").key) == (2, "Oda", "elf")


@pytest.mark.parametrize(
    ("choice", "is_legal"),
    [
        (REFUSE, True),
        (ACCEPT, False),
        ({"give": ("axe", "rope"), "give.coin": 5, "take": ("map",)}, True),
        ({"give": ("axe",)}, True),
        ({"take.coin": 2}, True),
        ({}, False),
        ({"give": ()}, False),
        ({"give.coin": 0}, False),
        ({"give.coin": 6}, False),
        ({"take.coin": 3}, False),
        ({"give": ("map",)}, False),
        ({"give": ("axe", "axe")}, False),
        ({"give": 3}, False),
        ({"give.coin": ("axe",)}, False),
        ({"lend": ("axe",)}, False),
        (3, False),
        ("refuse", False),
    ],
)
def test_what_may_be_proposed(choice: Choice, is_legal: bool) -> None:
    assert OPEN.is_legal(choice) is is_legal


def test_what_is_on_the_table_can_be_accepted_and_answered_by_another_offer() -> None:
    assert TABLED.is_legal(ACCEPT)
    last = msgspec.structs.replace(TABLED, can_propose=False)
    assert last.is_legal(ACCEPT)
    assert not last.is_legal({"give": ("axe",)})


def test_an_offer_is_its_answer_and_has_two_sides() -> None:
    offer = Offer(Bundle(("axe",), {"coin": 1}), Bundle(("map",)))
    assert Answer(1, 0, offer.choice).offer == offer
    assert offer.reversed.give == offer.take
    assert offer.reversed.reversed == offer
    assert Answer(1, 0, REFUSE).offer is None
    with pytest.raises(ValueError, match="no proposal"):
        Offer.of({"lend": ("axe",)})


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (Pick(), "there is no option"),
        (Pick((Option("a"), Option("a"))), "the option 'a' is there twice"),
        (Pick((Option("A"),)), "the option 'A' is not of 1 to 50 of the characters a-z, 0-9 and -"),
        (
            Pick((Option("x" * 51),)),
            f"the option '{'x' * 51}' is not of 1 to 50 of the characters a-z, 0-9 and -",
        ),
        (PickSome(OPTIONS, 4, 4), "at least 4 are to be chosen of 3"),
        (PickSome(OPTIONS, 2, 1), "its bounds are the wrong way round: at least 2, at most 1"),
        (Amount(3, 2), "its bounds are the wrong way round: at least 3, at most 2"),
        (Text(1, 0), "its bounds are the wrong way round: at least 1, at most 0"),
        (Form(()), "it has no field"),
        (Form((Field("a", Amount(0, 1)), Field("a", Amount(0, 1)))), "the field 'a' is there twice"),
        (Form((Field("a", Pick()),)), "in the field 'a', there is no option"),
        (Form((Field("a", Amount(0, 4), price=2),), least=3, most=3), "no answer fits its budget"),
        (
            Form((Field("a", PickSome(OPTIONS, 2, 3), prices={"a": 3, "b": 3, "c": 3}),), most=5),
            "no answer fits its budget",
        ),
        (Deal(1, MINE, THEIRS, can_propose=False), "there is nothing to accept and nothing to propose"),
        (Deal(1, MINE, THEIRS, Offer(Bundle(("map",)))), "what is on the table cannot be given"),
        (Deal(1, Side((Option("a"), Option("a"))), THEIRS), "the thing 'a' is there twice"),
        (Deal(1, Side((), (Stock("coin", -1),)), THEIRS), "its bounds are the wrong way round: at least 0, at most -1"),
    ],
)
def test_what_nobody_could_answer_says_why(kind: Kind, why: str) -> None:
    assert kind.mistake() == why


@pytest.mark.parametrize(
    "kind",
    [
        PickSome(OPTIONS, 0, 0),
        PickSome(OPTIONS, 3, 3),
        PickSome(OPTIONS, 0, 9),
        Text(0, 0),
        Amount(2, 2),
        Amount(-3, -2),
    ],
)
def test_bounds_that_leave_one_answer_are_bounds(kind: Kind) -> None:
    assert kind.mistake() == ""
    assert kind.is_legal(kind.random(Chance(b"bounds")))


def test_all_that_is_named_is_told_whoever_asks() -> None:
    """Secrecy looks at every option and fact, in whatever part of a question they stand."""
    assert [option.key for option in TABLED.options] == ["axe", "rope", "map"]
    assert [option.key for option in MARKET.options] == ["a", "b", "c", "boot"]
    assert list(Form((Field("a", Pick((Option("k", facts={"x": 1}),)), facts={"y": 2}),)).parts()) == [{"y": 2}]
    assert list(Deal(1, Side((), (Stock("coin", 1, facts={"x": 1}),)), Side()).parts()) == [{"x": 1}]
    assert list(keys_in({"give": ("axe",), "give.coin": 1, "note": "hm"})) == ["axe"]
    assert list(texts_in({"give": ("axe",), "note": "hm"})) == ["give", "note", "axe", "hm"]


def test_an_amount_costs_its_price_for_each() -> None:
    assert Field("lift", Amount(0, 4), price=2).cost(3) == 6
