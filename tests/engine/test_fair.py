"""A game that asks in every way there is: its matches end, are rebuilt at every answer, and undone."""

from typing import Any

import pytest

from bot.engine import WITHDRAWN, Answer, Chance, Match, Refused, order, over
from bot.engine.playout import (
    adviser_policy,
    any_choice,
    default_choice,
    fingerprint,
    mixed_policy,
    playout,
    random_policy,
    rebuilds,
    standing,
)
from bot.engine.retrace import Retrace
from tests.support.fair import GAME, FairOptions, Stall

ORDERS = ({"watch": ("never",)}, {"watch": ("always",)}, {"watch": WITHDRAWN}, {"haste": ("yes",)})


@pytest.mark.parametrize("policy", [random_policy, adviser_policy, mixed_policy])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_played_to_its_end_and_every_turn_again(policy: Any, seats: int) -> None:
    for number in range(5):
        retrace = Retrace()
        match = playout(GAME, seats, FairOptions(turns=12), b"fair %d" % number, (policy,), retrace.watch)
        assert match.outcome is not None
        assert match.turn == 13
        GAME.check(match.state)


def test_advisers_leave_offers_alone_and_others_take_them() -> None:
    taken = dict.fromkeys((adviser_policy, random_policy), 0)
    for policy in taken:

        def watch(match: Match[Stall], policy: Any = policy) -> None:
            taken[policy] += any(answer.by == "automaton" and match.state.juggled for answer in match.answers[-1:])

        playout(GAME, 3, FairOptions(turns=10), b"offers", (policy,), watch)
    assert taken[random_policy] > 0
    assert taken[adviser_policy] == 0


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_done_can_be_rebuilt_and_taken_back(seed: int) -> None:
    """Orders are given and withdrawn, offers taken, answers taken back as far as the horizon; never anything lost."""
    chance = Chance(b"whims %d" % seed)
    match = Match.start(GAME, 3, FairOptions(turns=6), Chance(b"fair"))
    before = {0: standing(match)}
    while match.outcome is None:
        match.answer(whim(match, chance))
        assert rebuilds(match)
        before[match.answered] = standing(match)
        with pytest.raises(Refused):
            match.undo(match.horizon - 1)
        if match.horizon < match.answered and chance.die(4) == 1:
            kept = match.horizon + chance.below(match.answered - match.horizon)
            used = max((wait.number for wait in match.waits), default=0)
            match.undo(kept)
            assert standing(match) == before[kept]
            assert all(wait.number > used for wait in match.waits)
            assert rebuilds(match)


def whim(match: Match[Stall], chance: Chance) -> Answer:
    if chance.die(6) == 1:
        return order(chance.below(3), chance.pick(ORDERS))
    wait = chance.pick(match.waits)
    prompt = match.prompt(wait.number)
    if prompt is None:
        return over(match.pauses[0])
    return Answer(prompt.number, prompt.seat, any_choice(prompt, chance))


def test_a_journal_from_the_start_gives_the_same_match() -> None:
    """Orders, pauses and offers among its answers; what orders answered is not."""
    chance = Chance(b"journal")
    match = Match.start(GAME, 3, FairOptions(turns=10), Chance(b"fair"))
    journal: list[Answer] = []
    while match.outcome is None:
        journal.append(whim(match, chance))
        match.answer(journal[-1])
    assert any(answer.is_order for answer in journal)
    assert any(answer.by == "timeout" for answer in journal)
    twin = Match.start(GAME, 3, FairOptions(turns=10), Chance(b"fair"))
    for answer in journal:
        twin.answer(answer)
    assert fingerprint(twin) == fingerprint(match)


def test_defaults_end_it_too() -> None:
    def policy(match: Match[Stall], prompt: Any, chance: Chance) -> Any:
        return default_choice(prompt, chance)

    assert playout(GAME, 4, FairOptions(), b"defaults", (policy,)).outcome is not None
