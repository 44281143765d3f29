"""The cards on the local table's welcome: every game, with what one needs to know before the first match."""

import pytest

from bot.cli.welcome import welcome_cards
from bot.games.shown import all_games
from bot.local.page.cards import Card


@pytest.fixture(scope="module")
def cards() -> dict[str, Card]:
    return {card.command: card for card in welcome_cards(all_games(None).shown)}


def test_each_game_has_one(cards: dict[str, Card]) -> None:
    kingdom, bag = cards["kingdom new"], cards["bag new"]
    assert kingdom.title == "Death Over the Kingdom"
    assert kingdom.facts == ("3 to 16 players", "15 to 45 minutes")
    assert bag.facts == ("1 to 4 players", "20 to 60 minutes")
    assert kingdom.options == bag.options == {"automata": 2}
    assert kingdom.presses == ("Start",)


async def test_its_picture_is_a_board_in_full_swing(cards: dict[str, Card]) -> None:
    assert (await cards["kingdom new"].draw()).startswith(b"\x89PNG")
