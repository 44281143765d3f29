"""The match as an automaton imagines it: from its view alone, with empty decks, so that the rules can be asked."""

from msgspec import convert

from bot.engine import Chance
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item, Tile
from cogs.deckbox_dungeons.view.view import DeckboxView, HeroView

UNKNOWN = "unknown"  # a tile nobody has seen


def imagined(view: DeckboxView) -> Delve:
    state = State(
        options=view.options,
        heroes=[_hero(hero) for hero in view.heroes],
        tiles=[
            Tile(
                tile.face,
                tile.x,
                tile.y,
                tile.turns,
                [encounter.key for encounter in tile.encounters],
                [encounter.key for encounter in tile.encounters if encounter.is_done],
            )
            for tile in view.tiles
        ],
        tile_deck=[UNKNOWN] * view.tiles_left,
        encounter_deck=[],
        item_deck=[],
        market=[None if item is None else convert(item, Item, from_attributes=True) for item in view.market],
        enemies=[convert(enemy, Enemy, from_attributes=True) for enemy in view.enemies],
        phase=view.phase,
        round=view.round,
        quiet=view.quiet,
        active=view.active,
        doom=view.goal.doom,
        tongues=view.goal.tongues,
        seals=view.goal.seals,
        has_goal_come=view.goal.has_goal_come,
        result=view.result,
    )
    return Delve(state, Chance(b"imagined"))


def _hero(hero: HeroView) -> Hero:
    found = convert(hero, Hero, from_attributes=True)
    found.key, found.is_smoking = hero.hero, bool(hero.smoke)
    return found
