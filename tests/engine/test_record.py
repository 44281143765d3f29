"""A record proves a match, and a doctored one does not."""

from typing import Any

import msgspec
import pytest

from bot.engine import Answer, Chance, Choice, Match, Outcome, Prompt, commitment
from bot.engine.playout import playout, random_policy
from bot.engine.record import Record, Unproven, WitnessedChance, replay
from tests.support.nim import GAME, NimOptions

SEED = b"s" * 32


def played() -> Record:
    """A match of three random seats, and the record an export would hold of it."""
    taken: list[Answer] = []

    def policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
        choice = random_policy(match, prompt, chance)
        taken.append(Answer(prompt.number, prompt.seat, choice, "automaton"))
        return choice

    match = playout(GAME, 3, NimOptions(), SEED, (policy,))
    return Record(
        game="nim",
        rules_version=1,
        seats=("Ada", "Ben", "Cleo"),
        options={"heap": 12},
        commitment=commitment(SEED),
        seed=SEED.hex(),
        answers=tuple(taken),
        outcome=match.outcome,
    )


def test_an_honest_record_replays_to_its_outcome() -> None:
    record = played()
    proof = replay(GAME, record)
    assert [(roll.sides, roll.face) for roll in proof.rolls] == [(6, Chance(SEED).die(6))]
    assert proof.match.outcome == record.outcome
    assert len(proof.events) == len(record.answers or ())


def test_it_survives_the_file() -> None:
    record = played()
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": b"t".hex() * 32}, "committed"),
        ({"seed": None}, "not over"),
        ({"rules_version": 2}, "rules 2"),
        ({"answers": (Answer(1, 2, ("1",)),)}, "do not follow the rules"),
        ({"outcome": Outcome((), (0, 0, 0))}, "claims"),
    ],
)
def test_a_doctored_record_is_unproven(change: dict[str, object], why: str) -> None:
    with pytest.raises(Unproven, match=why):
        replay(GAME, msgspec.structs.replace(played(), **change))


def test_witnessed_chance_rolls_as_chance_does() -> None:
    assert WitnessedChance(SEED).dice(9) == Chance(SEED).dice(9)
