"""R54, R55: the King of the classic game seals and hangs (T54 to T56); the Juggler at a large table (R26)."""

import pytest

from bot.engine import Chance
from cogs.death_over_the_kingdom.events.abilities import Juggled
from cogs.death_over_the_kingdom.events.classic import KingSealed, LowestLost, ThievesHanged
from cogs.death_over_the_kingdom.rules import classic as rules
from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.powers import powers
from tests.cogs.death_over_the_kingdom.positions import (
    A,
    B,
    C,
    D,
    classic,
    end_of_classic_round,
    lying,
    open_keys,
    play,
    table,
)
from tests.support.scripts import ScriptRun


def test_t54_death_and_the_hanged_thief_lose_together() -> None:
    state = classic("THI KIN DEA QUE*")
    run = play(end_of_classic_round(state), otherwise="no")
    assert state.values() == [0, 12, 0, 11]
    assert state.totals == (1, 0, 1, 0)
    assert ThievesHanged(actor=B, thieves=(A,)) in run.events
    assert LowestLost(losers=(A, C), value=0) in run.events


def test_t55_a_sealed_king_cannot_be_chosen() -> None:
    state = classic("KIN THI MON JUG*", deck="SOR")
    run = ScriptRun(actions(state))
    assert "seal" in open_keys(run, A)
    assert next(option for option in run.open[A].options if option.key == "seal").is_secret
    assert run.answer(A, "seal")[-1] == KingSealed(actor=A)
    assert lying(state) == "KIN^ THI MON JUG"
    assert open_keys(run, B) == {"exchange", "fold", f"thief-{C}", f"thief-{D}"}
    run.answer(B, "fold")
    run.answer(C, "fold")
    assert open_keys(run, D) == {"cut", "fold", f"juggler-{B}-{C}"}


def test_t55_with_three_players_the_juggler_has_too_few_left() -> None:
    run = ScriptRun(actions(classic("KIN JUG MON*")))
    run.answer(A, "seal")
    assert open_keys(run, B) == {"exchange", "fold"}


@pytest.mark.parametrize(
    ("card", "kept"),
    [("MER", {"exchange", "fold", "merchant-2"}), ("DRA", {"exchange", "fold", "dragon-2", "dragon-3"})],
)
def test_r54_merchant_and_dragon_pass_it_by(card: str, kept: set[str]) -> None:
    run = ScriptRun(actions(classic(f"KIN {card} MON INN*", deck="SOR")))
    run.answer(A, "seal")
    assert open_keys(run, B) == kept


def test_r54_nobody_swaps_with_it() -> None:
    """Neither as an action nor by the Innkeeper, and no toad is made of it."""
    state = classic("INN KIN SOR*")
    state.table(B).is_up = state.table(B).is_sealed = True
    run = ScriptRun(actions(state))
    assert open_keys(run, A) == {"fold"}
    run = ScriptRun(powers(state))
    assert list(run.open) == [C], "the Innkeeper is not even asked"
    assert open_keys(run, C) == {f"seat-{A}", "no"}


def test_r54_the_seal_is_broken_with_the_round() -> None:
    state = classic("KIN THI MON*")
    play(actions(state), A="seal", otherwise="fold")
    rules.deal(state, Chance(b"again"))
    assert not any(card.is_sealed or card.is_up for card in state.in_play)


def test_r54_r55_the_court_knows_neither() -> None:
    state = table("KIN THI MON*")
    assert open_keys(ScriptRun(actions(state)), A) == {"exchange", "fold"}
    play(powers(state), otherwise="no")
    assert state.values() == [12, 3, 6]


def test_t56_the_king_hangs_the_thief() -> None:
    state = classic("KIN THI INN MON*")
    play(end_of_classic_round(state), otherwise="no")
    assert state.values() == [12, 0, 1, 6]
    assert state.totals == (0, 1, 0, 0)


def test_r55_every_thief_is_hanged_and_none_without_a_king() -> None:
    state = classic("THI THI KIN*")
    run = play(powers(state))
    assert ThievesHanged(actor=C, thieves=(A, B)) in run.events
    state = classic("THI INN MON*")
    play(powers(state), otherwise="no")
    assert state.values() == [3, 1, 6]


def test_r55_a_second_king_hangs_nobody_twice() -> None:
    """Two Kings and one Thief: the first hangs it, and all hear of that once."""
    state = classic("KIN THI KIN INN*")
    run = play(powers(state))
    assert [event for event in run.events if isinstance(event, ThievesHanged)] == [ThievesHanged(actor=A, thieves=(B,))]
    assert state.values() == [12, 0, 12, 1]


def test_r55_r37_a_king_that_is_a_toad_hangs_nobody() -> None:
    state = classic("SOR KIN THI*")
    play(powers(state), A=f"seat-{B}")
    assert state.values() == [7, 0, 3]


def test_r55_a_hanged_thief_stays_hanged_wherever_it_goes() -> None:
    state = classic("KIN INN THI*")
    play(powers(state), B="yes")
    assert lying(state) == "KIN^ THI^ INN^"
    assert state.values() == [12, 0, 1]


def test_r26_at_a_large_table_the_juggler_is_shown_first_and_names_two_then() -> None:
    state = classic("JUG KIN QUE PRI MON SOR KNI DEA*", deck="INN")
    run = ScriptRun(actions(state))
    assert "juggler" in open_keys(run, A)
    run.answer(A, "juggler")
    assert lying(state).startswith("JUG^ ")
    assert open_keys(run, A) == {f"seat-{seat}" for seat in range(1, 8)}
    told = run.answer(A, ("seat-7", "seat-1"))
    assert told[0] == Juggled(actor=A, one=1, other=7)
    assert (state.table(1).code, state.table(7).code) == ("DEA", "KIN")


def test_r26_r54_a_sealed_king_is_not_among_those_to_be_named() -> None:
    state = classic("KIN JUG QUE PRI MON SOR KNI DEA DRA*", deck="INN")
    run = ScriptRun(actions(state))
    run.answer(A, "seal")
    run.answer(B, "juggler")
    assert open_keys(run, B) == {f"seat-{seat}" for seat in range(2, 9)}
