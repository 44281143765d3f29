"""Chance is fair, repeatable and provable."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Chance, ChanceError, commitment


def test_the_same_seed_gives_the_same_rolls() -> None:
    assert Chance(b"seed").dice(50) == Chance(b"seed").dice(50)
    assert Chance(b"seed").dice(50) != Chance(b"other").dice(50)


def test_known_rolls_stay_as_they_are() -> None:
    """Another derivation would break every journal and every proof that exists."""
    assert Chance(b"castellan").dice(8) == KNOWN_ROLLS


@given(seed=st.binary(min_size=1, max_size=200), drawn=st.integers(0, 2**63))
def test_what_is_drawn_is_the_hmac_of_the_counter(seed: bytes, drawn: int) -> None:
    """By the library's own, for any length of seed: so anybody can prove the rolls."""
    word = hmac.digest(seed, drawn.to_bytes(8, "big"), "sha256")[:8]
    assert Chance(seed, drawn).below(2**64) == int.from_bytes(word, "big")


def test_chance_goes_on_from_its_counter() -> None:
    whole = Chance(b"seed")
    first = whole.dice(10)
    later = Chance(b"seed", drawn=whole.drawn)
    assert later.dice(5) == whole.dice(5)
    assert first == Chance(b"seed").dice(10)


@given(bound=st.integers(1, 2**63), seed=st.binary(min_size=1, max_size=8))
def test_draws_stay_below_their_bound(bound: int, seed: bytes) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


def test_a_die_is_fair() -> None:
    """It has six sides where nobody says how many.

    Chi-squared over 60,000 rolls, five degrees of freedom; 25 is beyond one in 7,000.
    """
    counts = Counter(Chance(b"fair").dice(60_000))
    chance = Chance(b"fair")
    assert sorted(counts) == sorted({chance.die() for _ in range(200)}) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25


def test_a_shuffle_reaches_every_order() -> None:
    chance = Chance(b"orders")
    orders: Counter[str] = Counter()
    for _ in range(6_000):
        cards = list("abc")
        chance.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_the_bound_of_each_draw_is_noted() -> None:
    """With the seed alone they prove every roll: in which way it was drawn does not matter."""
    chance = Chance(b"seed")
    chance.die()
    chance.dice(2, sides=20)
    chance.pick("abcd")
    chance.shuffle([1, 2, 3])
    chance.aside("policy").die()
    assert chance.bounds == [6, 20, 20, 4, 3, 2]


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ChanceError):
        Chance(b"seed").below(0)


def test_an_aside_leaves_the_stream_where_it_is() -> None:
    chance = Chance(b"seed")
    chance.aside("policy").dice(10)
    assert chance.drawn == 0
    assert chance.aside("a").die(1000) != chance.aside("b").die(1000)


def test_scripted_rolls_come_in_order_and_complain() -> None:
    chance = Chance.scripted(6, 1, 3)
    assert chance.dice(2) == [6, 1]
    with pytest.raises(ChanceError, match="roll 3 of the script is 3"):
        chance.die(2)
    assert chance.die(6) == 3
    with pytest.raises(ChanceError, match="used up"):
        chance.die(6)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"seed") == hashlib.sha256(b"seed").hexdigest()


KNOWN_ROLLS = [4, 3, 4, 4, 4, 3, 3, 3]
