"""R22, R24 to R28: Merchant, Thief, Juggler and Dragon (T16 to T23)."""

import pytest

from bot.engine import Refused
from cogs.death_over_the_kingdom.events.abilities import DragonBurned, MerchantLooked
from cogs.death_over_the_kingdom.events.actions import CardReceived
from cogs.death_over_the_kingdom.rules.abilities import options
from cogs.death_over_the_kingdom.rules.actions import action, actions
from tests.cogs.death_over_the_kingdom.positions import (
    A,
    B,
    C,
    D,
    codes,
    known,
    lying,
    play,
    rest_of_round,
    scorers,
    table,
)


def test_t16_the_merchant_looks_and_swaps_and_may_be_used_again() -> None:
    state = table("MER KIN DEA*")
    run = play(action(state, A), A=["merchant-1", "swap"])
    assert lying(state) == "KIN MER^ DEA"
    assert known(state, C) == "? MER DEA"
    run = play(action(state, B), B=["merchant-2", "keep"])
    assert lying(state) == "KIN MER^ DEA"
    looks = [event for event in run.events if isinstance(event, MerchantLooked)]
    assert looks == [MerchantLooked(to=(B,), actor=B, target=C, card="DEA")]
    assert (known(state, A), known(state, B), known(state, None)) == ("KIN MER ?", "KIN MER DEA", "? MER ?")


def test_t17_the_merchant_reaches_neighbours_in_the_line_only() -> None:
    state = table("MER KIN DEA MER*")
    assert [option.key for option in options(state, A)] == ["merchant-1"]
    assert [option.key for option in options(state, D)] == ["merchant-2"]
    assert [option.key for option in options(table("KIN MER DEA QUE*"), B)] == ["merchant-0", "merchant-2"]


def test_t18_a_robbed_seat_may_rob_back() -> None:
    state = table("THI MON QUE KIN*")
    play(actions(state), A="thief-3", B="fold", C="fold", D="thief-0")
    assert lying(state) == "THI^ MON QUE KIN"
    assert known(state, B) == "THI MON ? ?"


def test_r25_thief_and_victim_know_the_stolen_card_all_know_the_thief() -> None:
    state = table("THI MON QUE KIN*")
    play(action(state, A), A="thief-3")
    assert lying(state) == "KIN MON QUE THI^"
    assert (known(state, A), known(state, D), known(state, None)) == ("KIN ? ? THI", "KIN ? ? THI", "? ? ? THI")


def test_t19_the_juggler_swaps_two_others_unseen() -> None:
    state = table("DEA JUG KIN MON*")
    run = play(action(state, B), B="juggler-0-2")
    assert lying(state) == "KIN JUG^ DEA MON"
    assert known(state, B) == "? JUG ? ?"
    assert known(state, A) == known(state, C) == "KIN JUG DEA ?"
    assert not [event for event in run.heard_by(B) if isinstance(event, CardReceived)]


@pytest.mark.parametrize("forged", ["juggler-1-2", "juggler-0-0", "juggler-2-0", "juggler-0", "juggler-0-9"])
def test_t19_the_juggler_needs_two_different_others(forged: str) -> None:
    with pytest.raises(Refused, match="illegal"):
        play(action(table("DEA JUG KIN MON*"), B), B=forged)


def test_t20_the_dragon_burns_and_the_victim_draws() -> None:
    state = table("DRA MON KIN*", deck="MER QUE")
    run = play(action(state, A), A="dragon-2")
    assert DragonBurned(actor=A, target=C, card="KIN") in run.events
    assert lying(state) == "DRA^ MON MER"
    assert (codes(state.discards), codes(state.deck)) == ("KIN", "QUE")
    assert (known(state, C), known(state, A), known(state, None)) == ("DRA ? MER", "DRA ? ?", "DRA ? ?")
    assert CardReceived(to=(C,), seat=C, card="MER") in run.events


def test_t21_dragon_is_slain_by_the_knight() -> None:
    state = table("DRA KNI PRI*", deck="MER QUE")
    run = play(rest_of_round(state), A="dragon-1", otherwise="fold")
    assert codes(state.discards) == "DRA"
    assert [prompt.word for prompt in run.asked] == ["action"] * 3
    assert (lying(state), codes(state.deck)) == ("MER^ KNI^ PRI^", "QUE")
    assert state.values() == [2, 8, 10]
    assert scorers(state) == "C"


def test_t21_before_the_reveal_only_the_knight_lies_open() -> None:
    state = table("DRA KNI PRI*", deck="MER QUE")
    play(action(state, A), A="dragon-1")
    assert lying(state) == "MER KNI^ PRI"
    assert (known(state, A), known(state, B), known(state, None)) == ("MER KNI ?", "? KNI ?", "? KNI ?")


@pytest.mark.parametrize("code", ["DEA", "KIN", "QUE", "INN", "JES", "MON", "SOR", "KNI", "PRI"])
@pytest.mark.parametrize("forged", ["merchant-0", "thief-0", "juggler-0-2", "dragon-0"])
def test_t22_other_cards_have_no_ability(code: str, forged: str) -> None:
    state = table(f"THI {code} THI*", deck="MON")
    assert options(state, B) == []
    with pytest.raises(Refused, match="illegal"):
        play(action(state, B), B=forged)


def test_t22_a_received_card_gives_its_ability() -> None:
    """B got the Thief by exchange and uses it; the Thief A gave away is no longer A's."""
    state = table("THI KIN MON*")
    play(actions(state), A="exchange", B="thief-2", C="thief-0")
    assert lying(state) == "THI^ MON KIN"


def test_t23_who_has_acted_gets_no_second_action() -> None:
    state = table("MON THI KIN*")
    run = play(actions(state), A="fold", B="thief-0", C="fold")
    assert lying(state) == "THI^ MON KIN"
    assert [prompt.seat for prompt in run.asked] == [A, B, C]


def test_r28_who_was_burned_before_acting_has_a_full_action_with_the_new_card() -> None:
    state = table("DRA KIN MON*", deck="THI QUE")
    play(actions(state), A="dragon-1", B="thief-2", C="fold")
    assert lying(state) == "DRA^ MON THI^"
