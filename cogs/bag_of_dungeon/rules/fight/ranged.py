"""Ranged attacks on your turn (R44-R49, R71): the shot, the charge of a survivor, bombs."""

from bot.engine import Fact, Option, Script, Term, ask
from bot.kit.squares import apart
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import DRAGON, MORNA
from cogs.bag_of_dungeon.events.combat import BombWent, Charged
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.combat import hurt_monster
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.dice import said
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.items import use_up
from cogs.bag_of_dungeon.rules.fight.shots import AIMED, blast, shoot, targets
from cogs.bag_of_dungeon.rules.fight.wounds import DICE, Hit, suffer
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.map.grid import shortest_path
from cogs.bag_of_dungeon.rules.places.traps import spring_spikey
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.rules.rewards.kills import boss_falls, take_down
from cogs.bag_of_dungeon.state import Hero, Item, Monster, Tile


def weapons(quest: Quest, hero: Hero) -> list[tuple[Item, int]]:
    """What can be aimed at something now, with its AP; one of a kind."""
    found: dict[tuple[str, bool], tuple[Item, int]] = {}
    for item in figures.carries(hero, *AIMED):
        ap = figures.kind_of(item).ap
        if quest.can_pay(hero, ap) and targets(quest, hero, item):
            found.setdefault((item.key, item.is_awake), (item, ap))
    return list(found.values())


def shoot_offers(quest: Quest, hero: Hero) -> list[Option]:
    found = weapons(quest, hero)
    return [prompts.verb("shoot", min(ap for _, ap in found))] if found else []


def take_aim(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """Weapon, then target."""
    found = weapons(quest, hero)
    item = found[0][0]
    if len(found) > 1:
        answer = yield from ask(prompts.pick_item(hero, "weapon", "R44", found))
        if answer.key == prompts.BACK.key:
            return
        item = next(item for item, _ in found if item.id == prompts.number_of(answer.key))
    tiles = [(tile, target_facts(quest, tile)) for tile in targets(quest, hero, item)]
    prompt = prompts.pick_tile(hero, "target", "R44", tiles)
    prompt.facts = prompts.item_facts(item)
    chosen = (yield from ask(prompt)).key
    if chosen != prompts.BACK.key:
        yield from fire(quest, hero, item, quest.state.tiles[chosen.removeprefix("tile-")])


def target_facts(quest: Quest, tile: Tile) -> dict[str, Fact]:
    """What is there; nothing where a bomb goes off beside those it reaches."""
    monster = quest.monster(tile)
    if monster is not None:
        name = prompts.monster_name(monster)
        return {"what": name, "monster": name, "hp": monster.hp}
    return {"what": Term("waits", ("unknown",))} if tile.is_hidden else {}


def fire(quest: Quest, hero: Hero, item: Item, tile: Tile) -> Script[None]:
    """R45 to R49 for one weapon and one tile."""
    kind = figures.kind_of(item)
    yield from use_up(quest, hero, item)
    if kind.effect == "bomb":
        yield from _explode(quest, hero, kind.roll, tile)
        return
    if tile.is_hidden:
        yield from bags.reveal(quest, tile, hero)
    foe = quest.monster(tile)
    if foe is None:
        return
    yield from shoot(quest, hero, item, foe, tile)
    if foe.hp <= 0:
        yield from ranged_kill(quest, hero, foe, tile)
    elif foe.key != DRAGON:
        yield from charge(quest, hero, foe, tile, can_escape=kind.effect != "daggers")


def ranged_kill(quest: Quest, hero: Hero, foe: Monster, tile: Tile) -> Script[None]:
    """The monster is dead, its rewards lie on its tile (R71), and the turn goes on (R49)."""
    yield from take_down(quest, hero, foe, tile, at_once=False)
    yield from settle_deaths(quest)
    yield from boss_falls(quest, foe)


def charge(quest: Quest, hero: Hero, foe: Monster, origin: Tile, *, can_escape: bool = True) -> Script[None]:
    """R46, R47: the survivor comes and fights; at least one round before an escape."""
    goal = quest.tile(hero)
    path = shortest_path(
        quest.state, origin, goal, lambda tile: tile.world == goal.world and not quest.is_guarded(tile)
    )
    if path is None:
        return
    if path:
        yield Charged(monster=foe.key, origin=origin.label, tile=goal.label)
    for tile in path:
        yield from _cross(quest, hero, foe, tile, goal)
        if foe.hp <= 0:
            quest.lift(foe)
            return
    if path:
        _set_down(quest, foe, goal)
    if hero.status == "in" and hero.at == goal.key and not quest.is_turn_over:
        yield from fight_on_tile(quest, hero, can_escape=can_escape, least_rounds=1)


def _set_down(quest: Quest, foe: Monster, tile: Tile) -> None:
    quest.lift(foe)
    if foe.key == MORNA:
        quest.state.morna_at = tile.key
    else:
        tile.monster = foe


def _cross(quest: Quest, hero: Hero, foe: Monster, tile: Tile, goal: Tile) -> Script[None]:
    """Those on the way take a die each; Old Spikey always springs (R47, R91)."""
    for other in quest.at(tile) if tile.key != goal.key else []:
        yield from suffer(quest, other, Hit(quest.chance.die(DICE), "charge", "R47"))
        yield from settle_deaths(quest, foe)
        if foe.hp <= 0:
            return  # a killing blow
    if tile.kind.icon == "spikey":
        yield from spring_spikey(quest, tile, foe)
        if foe.hp <= 0:
            yield from ranged_kill(quest, hero, foe, tile)
        yield from settle_deaths(quest)


def _explode(quest: Quest, hero: Hero, count: int, centre: Tile) -> Script[None]:
    """Bomb: one roll to all within the blast, friend and foe; then the survivors charge, nearest first."""
    tiles = blast(quest, centre)
    for tile in tiles:
        if tile.is_hidden:
            yield from bags.reveal(quest, tile, hero)
    dice = quest.chance.dice(count)
    yield BombWent(seat=hero.seat, hero=hero.key, tile=centre.label, dice=said(dice), damage=sum(dice))
    hit = [(tile, foe) for tile in tiles if (foe := quest.monster(tile)) is not None]
    for _, foe in hit:
        yield hurt_monster(foe, sum(dice), "bomb")
    for other in [other for tile in tiles for other in quest.at(tile)]:
        yield from suffer(quest, other, Hit(sum(dice), "bomb", "R43"))
    dead = [(tile, foe) for tile, foe in hit if foe.hp <= 0]
    for tile, foe in dead:
        yield from take_down(quest, hero, foe, tile, at_once=False)
    yield from settle_deaths(quest)
    for _, foe in dead:
        yield from boss_falls(quest, foe)
    yield from _survivors(quest, hero, [(tile, foe) for tile, foe in hit if foe.hp > 0])


def _survivors(quest: Quest, hero: Hero, hit: list[tuple[Tile, Monster]]) -> Script[None]:
    """Nearest first; the next one comes when the fight before is won. A fight once fought ends the turn (R10)."""
    if hero.hp <= 0 or quest.is_turn_over:
        return
    here, has_fought = quest.tile(hero), False
    for tile, foe in sorted(hit, key=lambda one: apart(one[0].spot, here.spot)):
        is_there = hero.status == "in" and hero.at == here.key and quest.monster(here) in (None, foe)
        if is_there and foe.key != DRAGON:
            quest.is_turn_over = False
            yield from charge(quest, hero, foe, tile)
            has_fought = has_fought or quest.is_turn_over
    quest.is_turn_over = has_fought


SHOOT = Deed(shoot_offers, take_aim)
