"""The match as an automaton imagines it: from its view alone, with empty decks, so that the rules can be asked."""

from bot.engine import Chance
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item, Tile
from cogs.deckbox_dungeons.view.view import DeckboxView, EnemyView, HeroView, ItemView

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
        market=[None if item is None else _item(item) for item in view.market],
        enemies=[_enemy(enemy) for enemy in view.enemies],
        phase=view.phase,
        round=view.round,
        active=view.active,
        doom=view.goal.doom,
        tongues=view.goal.tongues,
        seals=view.goal.seals,
        has_goal_come=view.goal.has_goal_come,
        result=view.result,
    )
    return Delve(state, Chance(b"imagined"))


def _item(item: ItemView) -> Item:
    return Item(item.id, item.key)


def _hero(hero: HeroView) -> Hero:
    return Hero(
        hero.seat,
        hero.hero,
        hero.equipment,
        hero.ability,
        is_ready=hero.is_ready,
        at=hero.at,
        health=hero.health,
        energy=hero.energy,
        treasure=hero.treasure,
        items=[_item(item) for item in hero.items],
        actions=hero.actions,
        move_left=hero.move_left,
        has_acted=hero.has_acted,
        is_downed=hero.is_downed,
        is_gone=hero.is_gone,
        has_cleaved=hero.has_cleaved,
        is_roped=hero.is_roped,
        is_singing=hero.is_singing,
        is_smoking=bool(hero.smoke),
        smoke=list(hero.smoke),
        has_used_cap=hero.has_used_cap,
        forged=hero.forged,
    )


def _enemy(enemy: EnemyView) -> Enemy:
    return Enemy(
        enemy.id,
        enemy.key,
        enemy.colour,
        enemy.icon,
        enemy.health,
        enemy.at,
        stacked=enemy.stacked,
        is_stunned=enemy.is_stunned,
        is_chained=enemy.is_chained,
        is_asleep=enemy.is_asleep,
    )
