"""A record proves a match, and a doctored one does not."""

from typing import Any

import msgspec
import pytest

from bot.engine import Answer, Chance, Choice, Match, Outcome, Prompt, commitment
from bot.engine.playout import playout, random_policy
from bot.engine.record import InPart, Record, Replay, Unproven, WitnessedChance, prove, replay
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
        ({"answers": (Answer(1, 2, ("1",)),)}, "do not follow the rules"),
        ({"outcome": Outcome((), (0, 0, 0))}, "claims"),
    ],
)
def test_a_doctored_record_is_unproven(change: dict[str, object], why: str) -> None:
    with pytest.raises(Unproven, match=why):
        prove(GAME, msgspec.structs.replace(played(), **change))


def test_witnessed_chance_rolls_as_chance_does() -> None:
    assert WitnessedChance(SEED).dice(9) == Chance(SEED).dice(9)


def test_under_other_rules_that_lead_to_the_same_end_all_is_proven() -> None:
    assert isinstance(prove(GAME, msgspec.structs.replace(played(), rules_version=2)), Replay)


def test_under_other_rules_that_lead_elsewhere_the_rolls_are_proven_by_the_seed_alone() -> None:
    """As the draws were kept; and nothing but the seed where they were not."""
    old = msgspec.structs.replace(played(), rules_version=2, answers=(Answer(1, 2, ("1",)),), draws=(6, 20))
    proof, chance = prove(GAME, old), Chance(SEED)
    assert isinstance(proof, InPart)
    assert "do not follow the rules" in proof.because
    assert [roll.face for roll in proof.rolls] == [chance.die(6), chance.die(20)]
    assert prove(GAME, msgspec.structs.replace(old, draws=msgspec.UNSET)).rolls == []


@pytest.mark.parametrize("draws", [(7,), (6, 6), (), (0,)])
def test_draws_that_the_replay_does_not_make_are_unproven(draws: tuple[int, ...]) -> None:
    assert isinstance(prove(GAME, msgspec.structs.replace(played(), draws=(6,))), Replay)
    with pytest.raises(Unproven, match="other draws"):
        prove(GAME, msgspec.structs.replace(played(), draws=draws))
