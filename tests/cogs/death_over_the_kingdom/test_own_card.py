"""R6: whoever's table card becomes another one is told which, so that the last it was told is always so."""

import pytest

from bot.engine import Answer, Chance, Event, Match
from bot.engine.playout import any_choice
from cogs.death_over_the_kingdom.events.actions import CardReceived
from cogs.death_over_the_kingdom.events.classic import CardDealt
from cogs.death_over_the_kingdom.events.rounds import CardLaid
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.rules.actions import action
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.state.match import State
from tests.cogs.death_over_the_kingdom.positions import A, B, C, play, table


def told_alone(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.card) for event in events if isinstance(event, CardReceived)]


def test_r6_r19_a_dealer_who_cuts_is_told_the_new_card() -> None:
    state = table("THI MON QUE*", deck="KIN DEA")
    assert told_alone(play(action(state, C), C=["cut", 2]).events) == [(C, "DEA")]


def test_r6_r33_whom_an_innkeeper_moves_is_told() -> None:
    state = table("INN MON QUE*")
    assert told_alone(play(powers(state), A="yes").events) == [(A, "MON"), (B, "INN")]


@pytest.mark.long
@pytest.mark.parametrize("options", [KingdomOptions(), *GAME.variants().values()], ids=["court", *GAME.variants()])
def test_r6_what_a_seat_was_told_last_is_so(options: KingdomOptions) -> None:
    for seed in range(20):
        match, chance = Match.start(GAME, 5, options, Chance(b"%d" % seed)), Chance(b"own card")
        told = dict[int, str]()
        hear(told, match.told)
        while match.outcome is None:
            prompt = match.prompts[0]
            hear(told, match.answer(Answer(prompt.number, prompt.seat, any_choice(prompt, chance))))
            must_be_so(told, match.state)


def hear(told: dict[int, str], events: list[Event]) -> None:
    told |= {event.seat: event.card for event in events if isinstance(event, CardReceived | CardLaid | CardDealt)}


def must_be_so(told: dict[int, str], state: State) -> None:
    lying = {seat: place.table.code for seat, place in enumerate(state.places) if place.table is not None}
    assert lying == {seat: told[seat] for seat in lying}
