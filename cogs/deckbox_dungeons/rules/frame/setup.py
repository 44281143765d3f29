"""Before the first turn: tiles, decks, market (R2, R6, R32, R89)."""

from bot.engine import Chance
from cogs.deckbox_dungeons.content.quest_kinds import QuestKind
from cogs.deckbox_dungeons.content.tables import QUESTS, boxed_items
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Hero, Item, Tile

MARKET = 3  # cards face up
SET_ASIDE = 2  # body tiles that are shuffled with the goal tile (R32)


def new_state(seats: int, options: DeckboxOptions, chance: Chance) -> State:
    quest = QUESTS[options.quest]
    items = [Item(number, key) for number, key in enumerate(boxed_items())]
    chance.shuffle(items)
    return State(
        options=options,
        heroes=[Hero(seat) for seat in range(seats)],
        tiles=[Tile(quest.start, 0, 0), *(Tile(one.face, one.x, one.y, one.turns) for one in quest.outer)],
        tile_deck=tile_deck(quest, chance),
        encounter_deck=encounter_deck(quest, options, chance),
        item_deck=items[:-MARKET],
        market=list(items[: -MARKET - 1 : -1]),
    )


def tile_deck(quest: QuestKind, chance: Chance) -> list[str]:
    """R32: the body shuffled; two of it with the goal tile at the bottom."""
    body = list(quest.body)
    chance.shuffle(body)
    if not quest.goal:
        return body
    bottom = [*body[-SET_ASIDE:], quest.goal]
    chance.shuffle(bottom)
    return [*body[:-SET_ASIDE], *bottom]


def encounter_deck(quest: QuestKind, options: DeckboxOptions, chance: Chance) -> list[str]:
    """R33, R89: as many as there are body tiles, those marked *always* among them, dealt wide or short."""
    is_wide = options.encounters == "wide"
    cards = [one for one in quest.encounter if not one.is_goal and (is_wide or not one.is_wide)]
    dealt = [one.key for one in cards if one.is_always]
    others = [one.key for one in cards if one.key not in dealt]
    chance.shuffle(others)
    dealt = (dealt + others)[: len(quest.body)]
    chance.shuffle(dealt)
    return dealt
