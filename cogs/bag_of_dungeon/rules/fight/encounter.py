"""P5: before each round the front fighter chooses: fight, escape (R28-R30), tag (R50), use something."""

from bot.engine import Option, Script, ask
from bot.kit.squares import opposite
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.combat import ArcherWithdrew, BlewAway, Clobbered, Escaped
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.endgame.gathering import is_called_off, watch
from cogs.bag_of_dungeon.rules.fight import tagging
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.fighting_out import Resolve, can_go_on
from cogs.bag_of_dungeon.rules.fight.items import blow_away, fight_items, use_in_fight
from cogs.bag_of_dungeon.rules.fight.wounds import pay_in_blood
from cogs.bag_of_dungeon.rules.goods.arranging import arrange, arrange_offers
from cogs.bag_of_dungeon.rules.map.fitting import legal_turns
from cogs.bag_of_dungeon.rules.map.grid import cell_beyond, frontier
from cogs.bag_of_dungeon.rules.map.last_tile import place_if_due
from cogs.bag_of_dungeon.rules.map.laying import edge_of, lay_next
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards import bane
from cogs.bag_of_dungeon.state import Fight, Hero, Tile

ESCAPE_AP, ESCAPE_HP = 1, 1
FLEE_AP, FLEE_HP = 2, 2
CLOBBER_DICE = 2
FIGHT_OUT = Option("fight-out", "fight-out")


def choose(quest: Quest, fight: Fight, hero: Hero, resolve: Resolve) -> Script[bool]:
    """Ask until the front fighter fights a round (True) or the fight has changed under him (False)."""
    foe = quest.foe(fight)
    while True:
        options = _options(quest, fight, hero)
        is_settled = len(options) == 1 or resolve.holds(quest, fight, hero, options)
        key = "fight" if is_settled else (yield from _ask(quest, fight, hero, options))
        if key == FIGHT_OUT.key:
            resolve.take(fight, options)
        if key in {"fight", FIGHT_OUT.key}:
            return True
        yield from _do(quest, fight, hero, key)
        yield from watch(quest)  # whoever was called may have been the last bearer away from the tree (R113)
        if foe.hp <= 0 or hero.hp <= 0 or fight.fighters[:1] != [hero.index] or is_called_off(quest, fight):
            return False


def _ask(quest: Quest, fight: Fight, hero: Hero, options: list[Option]) -> Script[str]:
    foe, is_next = quest.foe(fight), not quest.is_active(hero)
    attack, purse = figures.foe_attack(quest.state, foe), prompts.Purse(quest.ap_left(hero), is_next=is_next)
    if can_go_on(quest, fight, hero, options):
        options = [options[0], FIGHT_OUT, *options[1:]]
    held = _held(fight, hero)
    return (yield from ask(prompts.encounter(hero, foe, attack, fight.round + 1, purse, options, held))).key


def _held(fight: Fight, hero: Hero) -> int:
    """Whether the monster lets this hero go (R46, R109, R121, R143, 5.3); an archer stands where it does not come."""
    if hero.index in fight.bowmen:
        return prompts.FREE
    if not fight.can_escape or hero.index in fight.bound:
        return prompts.HELD
    return prompts.HELD_FOR_A_ROUND if fight.round < fight.least_rounds else prompts.FREE


def _options(quest: Quest, fight: Fight, hero: Hero) -> list[Option]:
    if hero.index in fight.bowmen:
        return [Option("fight", "shoot-on"), Option("withdraw", "withdraw"), *bane.offers(quest, hero)]
    options, is_next = [Option("fight", "fight")], not quest.is_active(hero)
    if _held(fight, hero) == prompts.FREE:
        options += escapes(quest, hero)
    options += tagging.tag_offers(quest, fight, hero)
    options += [prompts.item_use(item, ap, is_next=is_next) for item, ap in fight_items(quest, fight, hero)]
    if figures.can_use_skill(hero, "clobber") and not fight.clobber:
        options.append(Option("clobber", "clobber", {"dice": CLOBBER_DICE}))
    return options + bane.offers(quest, hero) + arrange_offers(quest, hero)


def escapes(quest: Quest, hero: Hero) -> list[Option]:
    """R28 to R30: to a laid tile without a monster, or to a new one."""
    tile, state, is_next = quest.tile(hero), quest.state, not quest.is_active(hero)
    options: list[Option] = []
    if quest.can_pay(hero, ESCAPE_AP):
        damage = escape_hp(hero, ESCAPE_HP)
        options += [prompts.escape(other, damage, is_next=is_next) for other in quest.calm_exits(hero)]
    if quest.can_pay(hero, FLEE_AP):
        edges = [edge for edge in frontier(state, tile) if fits_there(quest, tile, edge)]
        options += [prompts.escape_new(edge, escape_hp(hero, FLEE_HP), is_next=is_next) for edge in edges]
    return options


def escape_hp(hero: Hero, damage: int) -> int:
    """The rogue slips away unhurt (5.1)."""
    return 0 if hero.kind.skill == "slip-away" else damage


def fits_there(quest: Quest, tile: Tile, edge: int) -> bool:
    """Does any tile of the stack fit? What the stack still holds is no secret, only its order."""
    stack, where = quest.stock(tile.world).stack, cell_beyond(tile, edge)
    return any(
        legal_turns(quest.state, tile.world, key, where, opposite(edge), len(stack) - 1) for key in sorted(stack)
    )


def _do(quest: Quest, fight: Fight, hero: Hero, key: str) -> Script[None]:
    verb = key.partition("-")[0]
    if verb == "escape":
        yield from _escape(quest, fight, hero, quest.state.tiles[key.removeprefix("escape-")])
    elif verb == "flee":
        yield from _flee(quest, fight, hero, edge_of(key))
    elif verb == "tag":
        yield from tagging.call(quest, fight, hero, key)
    elif verb == "item":
        yield from _use(quest, fight, hero, prompts.number_of(key))
    elif verb == "clobber":
        hero.used, fight.clobber = hero.used + 1, CLOBBER_DICE
        yield Clobbered(seat=hero.seat, hero=hero.key)
    elif verb == "withdraw":
        fight.fighters.remove(hero.index)
        yield ArcherWithdrew(seat=hero.seat, hero=hero.key)
    elif verb == "bossbane":
        yield from bane.from_menu(quest, hero, key)
    else:
        yield from arrange(quest, hero)


def _use(quest: Quest, fight: Fight, hero: Hero, number: int) -> Script[None]:
    item = next(item for item in figures.carried(hero) if item.id == number)
    if figures.kind_of(item).effect == "tornado":
        tile = yield from blow_away(quest, fight, hero, item)
        if tile is not None:
            fight.fighters.remove(hero.index)
            quest.flee(hero, tile)
            yield BlewAway(seat=hero.seat, hero=hero.key, tile=tile.label)
    else:
        yield from use_in_fight(quest, fight, hero, item)
        yield from settle_deaths(quest)  # a friend's skull is not the monster's deed


def _escape(quest: Quest, fight: Fight, hero: Hero, tile: Tile) -> Script[None]:
    """R28: damage first; who dies of it dies on the monster's tile (R30)."""
    quest.pay(hero, ESCAPE_AP)
    yield from pay_in_blood(hero, escape_hp(hero, ESCAPE_HP), "escape")
    if hero.hp > 0:
        yield _escaped(quest, fight, hero, tile)
        _away(quest, fight, hero, tile)
    yield from settle_deaths(quest)  # what a cost takes is nobody's blow (R142)


def _flee(quest: Quest, fight: Fight, hero: Hero, edge: int) -> Script[None]:
    """R29: the laying is included. It is told before what a last tile brings with it (R18)."""
    quest.pay(hero, FLEE_AP)
    yield from pay_in_blood(hero, escape_hp(hero, FLEE_HP), "escape")
    if hero.hp > 0:
        tile = yield from lay_next(quest, hero, quest.tile(hero), edge)
        assert tile is not None, "only edges where a tile fits are offered"
        yield _escaped(quest, fight, hero, tile)
        yield from place_if_due(quest, hero, tile.world)
        _away(quest, fight, hero, tile)
    yield from settle_deaths(quest)


def _escaped(quest: Quest, fight: Fight, hero: Hero, tile: Tile) -> Escaped:
    return Escaped(seat=hero.seat, hero=hero.key, monster=quest.foe(fight).key, tile=tile.label)


def _away(quest: Quest, fight: Fight, hero: Hero, tile: Tile) -> None:
    fight.fighters.remove(hero.index)
    quest.flee(hero, tile)
