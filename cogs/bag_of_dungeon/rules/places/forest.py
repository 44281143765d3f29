"""What the forest offers to who stands there (P9): brood seed, swamp, bone yard, planting (R102, R104, R105, R124)."""

from bot.engine import Option, Script
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ALL_MONSTERS, count_kills
from cogs.bag_of_dungeon.events.hazards import (
    BonesHealed,
    BonesSearched,
    PoisonCured,
    SeedPlanted,
    SeedSought,
    SeedTaken,
    SwampSearched,
)
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from cogs.bag_of_dungeon.rules.fight.wounds import DICE
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.places.poison import cure
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.rules.rewards.kills import gain_item, heal
from cogs.bag_of_dungeon.state import Fight, Hero, Tile

SWAMP_AP, LANTERN_AP, BONES_AP, PLANT_AP = 3, 1, 2, 2
BONES_KILLS = 3


def seed_offers(quest: Quest, hero: Hero) -> list[Option]:
    tile = quest.tile(hero)
    is_open = tile.kind.icon == "seed" and tile.has_token and not hero.has_tried_seed and not quest.is_barred(hero)
    return [prompts.verb("seed")] if is_open else []


def try_seed(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R102: on a 1 a monster guards it; once the monsters are gone no roll (R124)."""
    tile = quest.tile(hero)
    hero.has_tried_seed = True
    if not quest.is_calm:
        die = quest.chance.die(DICE)
        is_guarded = die == 1 and bags.has_monsters(quest, "forest")
        yield SeedSought(seat=hero.seat, hero=hero.key, die=die, is_guarded=is_guarded)
        if die == 1 and not (yield from _beats_a_monster(quest, hero, tile)):
            return
    tile.has_token = False
    hero.seeds += 1
    yield SeedTaken(seat=hero.seat, hero=hero.key, seeds=hero.seeds)


def _beats_a_monster(quest: Quest, hero: Hero, tile: Tile) -> Script[bool]:
    """Draw and fight here; True where it is dead, or none came, and the hero still stands here."""
    lives = hero.lives
    fight = _fight_beside_another if quest.is_guarded(tile) else _fight_drawn
    is_won = yield from fight(quest, hero, tile)
    return is_won and hero.lives == lives and hero.at == tile.key


def _fight_drawn(quest: Quest, hero: Hero, tile: Tile) -> Script[bool]:
    yield from bags.reveal(quest, tile, hero)
    if tile.monster is not None:
        yield from fight_on_tile(quest, hero)
    return quest.monster(tile) is None


def _fight_beside_another(quest: Quest, hero: Hero, tile: Tile) -> Script[bool]:
    """Under the cloak (R143): there is no room for a second monster, so what comes stays for this fight alone."""
    monster = bags.draw_monster(quest, tile.world, hero)
    if monster is None:
        return True
    yield bags.shown(monster, tile)
    return (yield from run(quest, Fight(tile.key, [hero.index], spawn=monster)))


def swamp_ap(hero: Hero) -> int:
    return LANTERN_AP if figures.wears(hero, "lantern") else SWAMP_AP


def swamp_offers(quest: Quest, hero: Hero) -> list[Option]:
    tile, ap = quest.tile(hero), swamp_ap(hero)
    is_open = tile.kind.icon == "swamp" and tile.has_token and not quest.is_barred(hero)
    return [prompts.verb("swamp", ap)] if is_open and quest.can_pay(hero, ap) else []


def search_swamp(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R104: 1 to 3 a monster, else an item and the turn goes on."""
    tile = quest.tile(hero)
    quest.pay(hero, swamp_ap(hero))
    tile.has_token = False
    die = quest.chance.die(DICE)
    is_guarded = die <= 3 and not quest.is_calm and bags.has_monsters(quest, "forest")
    has_item = die > 3 and bags.has_items(quest, "forest")
    yield SwampSearched(seat=hero.seat, hero=hero.key, die=die, is_guarded=is_guarded, has_item=has_item)
    if is_guarded:
        yield from _beats_a_monster(quest, hero, tile)
    elif die > 3:
        yield from gain_item(quest, hero, "forest")


def bones_offers(quest: Quest, hero: Hero) -> list[Option]:
    tile = quest.tile(hero)
    if tile.kind.icon != "bones" or not tile.has_token:
        return []
    is_unwell = hero.hp < hero.most_hp or hero.poison > 0
    options = [prompts.verb("heal", BONES_AP)] if is_unwell and quest.can_pay(hero, BONES_AP) else []
    can_find = count_kills(hero.kills) >= BONES_KILLS and bags.has_items(quest, "forest")
    return options + ([prompts.verb("find", kills=BONES_KILLS)] if can_find else [])


def use_bones(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R105."""
    quest.tile(hero).has_token = False
    if key == "find":
        yield from _find(quest, hero)
        return
    quest.pay(hero, BONES_AP)
    yield BonesHealed(seat=hero.seat, hero=hero.key)
    if hero.poison:
        yield PoisonCured(seat=hero.seat, hero=hero.key, count=cure(hero))
    yield from heal(hero, hero.most_hp)


def _find(quest: Quest, hero: Hero) -> Script[None]:
    """Three kills for an item; their tokens go back to their heaps."""
    for key in _three_kills(hero):
        hero.kills.remove(key)
        bags.return_token(quest, key)
    yield BonesSearched(seat=hero.seat, hero=hero.key, kills=count_kills(hero.kills))
    yield from gain_item(quest, hero, "forest")


def _three_kills(hero: Hero) -> list[str]:
    """The lesser ones; where those are too few the boss, who counts two (R72), and one more."""
    lesser = [key for key in hero.kills if not ALL_MONSTERS[key].is_boss]
    if len(lesser) >= BONES_KILLS:
        return lesser[:BONES_KILLS]
    return [*lesser[:1], next(key for key in hero.kills if ALL_MONSTERS[key].is_boss)]


def plant_offers(quest: Quest, hero: Hero) -> list[Option]:
    tile = quest.tile(hero)
    is_open = tile.kind.icon == "vine" and not tile.is_planted and hero.seeds and quest.state.phase == "hunt"
    return [prompts.verb("plant", PLANT_AP)] if is_open and quest.can_pay(hero, PLANT_AP) else []


def plant(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R124."""
    tile = quest.tile(hero)
    quest.pay(hero, PLANT_AP)
    hero.seeds -= 1
    hero.planted += 1
    tile.is_planted = True
    count = sum(other.is_planted for other in quest.state.tiles.values())
    yield SeedPlanted(seat=hero.seat, hero=hero.key, tile=tile.label, count=count)


SEED = Deed(seed_offers, try_seed, holds=True)
SWAMP = Deed(swamp_offers, search_swamp)
BONES = Deed(bones_offers, use_bones, holds=True)
PLANT = Deed(plant_offers, plant)
