"""R1 to R6, R130, R135: the decks, the Market, who sits where. What people choose is asked in the first turn."""

from bot.engine import Chance
from cogs.dead_throne.content.decks import loot_deck, market_stock, quest_deck, scroll_deck, terrain_deck, trap_deck
from cogs.dead_throne.content.tables import DEFENDER
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.state.match import DeckKey, State
from cogs.dead_throne.state.people import Player

MODE_MARK = {"competitive": "", "solo": "S", "defender": "C"}
COIN = 5


def new_state(seats: int, options: ThroneOptions, chance: Chance) -> State:
    decks = decks_of(options)
    for cards in decks.values():
        chance.shuffle(cards)
    coin = DEFENDER.alone if options.mode == "defender" and seats == 1 else COIN
    return State(options, [Player(seat, coin=coin) for seat in range(seats)], decks, market_stock())


def decks_of(options: ThroneOptions) -> dict[DeckKey, list[str]]:
    mark, is_wide = MODE_MARK[options.mode], options.print == "wide"
    return {
        "field": terrain_deck("field", is_wide=is_wide),
        "woods": terrain_deck("woods", is_wide=is_wide),
        "docks": terrain_deck("docks", is_wide=is_wide),
        "rocks": terrain_deck("rocks", is_wide=is_wide),
        "loot": loot_deck(),
        "war": scroll_deck("war", mark),
        "ward": scroll_deck("ward", mark),
        "way": scroll_deck("way", mark),
        "traps": trap_deck(is_wide=is_wide) if options.mode == "competitive" else [],
        "quests": quest_deck(mark, is_wide=is_wide),
    }
