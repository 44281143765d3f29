"""At 0 HP (R40-R42): the killing blow (R80-R83), what falls, and the way back to the Start."""

from bot.engine import Event, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import DRAGON, MORNA
from cogs.bag_of_dungeon.events.endgame import MornaFed
from cogs.bag_of_dungeon.events.frame import Eliminated
from cogs.bag_of_dungeon.events.goods import CompanionLeft, InsurancePaid, ItemsFell, RingFell
from cogs.bag_of_dungeon.events.hazards import SeedsFell
from cogs.bag_of_dungeon.events.wounds import Died, KillingBlow, KillingBlowSung
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.frame.setup import start_of
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.goods.inventory import remove
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import boss_falls, claim, drop_rewards
from cogs.bag_of_dungeon.state import Hero, Item, Monster, Tile

MORNA_FEEDS = 5


def die(quest: Quest, hero: Hero, foe: Monster | None) -> Script[None]:
    """One life less; `foe` is the monster that did it."""
    tile = quest.tile(hero)
    struck = foe is not None and (yield from _killing_blow(quest, hero, foe, tile))
    yield from drop_all(quest, hero, _falls_to(quest, hero, tile, foe), is_last=hero.lives == 1)
    hero.lives -= 1
    _leave_fight(quest, hero)
    hero.used = 0 if hero.upgrade.is_per_life else hero.used
    hero.used_before = hero.used
    quest.end_turn(hero)
    if hero.lives > 0:
        yield from _rise(quest, hero, tile)
    else:
        yield from eliminate(quest, hero)
    if foe is None:
        return
    if struck:
        yield from settle_deaths(quest, foe)
        yield from boss_falls(quest, foe)
    else:
        yield from _feed(foe)


def _leave_fight(quest: Quest, hero: Hero) -> None:
    fight = quest.state.fight
    if fight is not None and hero.index in fight.fighters:
        fight.fighters.remove(hero.index)


def _rise(quest: Quest, hero: Hero, tile: Tile) -> Script[None]:
    """On the Start of that world, with full HP (R40, R133)."""
    start = start_of(quest.state, tile.world)
    hero.hp = hero.most_hp
    quest.place(hero, start)
    yield Died(seat=hero.seat, hero=hero.key, lives=hero.lives, tile=start.label)


def eliminate(quest: Quest, hero: Hero) -> Script[None]:
    """R42; nobody waits for a last turn of the dead (R95)."""
    if hero.index in quest.state.leaving:
        quest.state.leaving.remove(hero.index)
    hero.status, hero.hp = "out", 0
    quest.place(hero, None)
    yield Died(seat=hero.seat, hero=hero.key, lives=0, tile=None)
    yield Eliminated(seat=hero.seat, hero=hero.key)


def _falls_to(quest: Quest, hero: Hero, tile: Tile, foe: Monster | None) -> Tile:
    """R41: in the Dragon fight things fall to the Healing Pool, or the Start, whatever it was that killed."""
    fight = quest.state.fight
    fought = fight is not None and hero.index in fight.fighters and quest.is_dragon_at(quest.state.tiles[fight.at])
    if fought or (foe is not None and foe.key == DRAGON):
        return quest.state.tiles.get("d38") or start_of(quest.state, "dungeon")
    return tile


def drop_all(quest: Quest, hero: Hero, tile: Tile, *, is_last: bool) -> Script[None]:
    """Items, Ring and seeds fall; companions go back to the bag (R40, R66, R93, R103)."""
    insured = not is_last and (yield from _insured(quest, hero))
    items = [] if insured else figures.carried(hero)
    for item in items:
        remove(hero, item)
        tile.items.append(item)
    if items:
        yield ItemsFell(seat=hero.seat, hero=hero.key, count=len(items), tile=tile.label)
    yield from _part(quest, hero)
    yield from _drop_treasures(quest, hero, tile)


def _part(quest: Quest, hero: Hero) -> Script[None]:
    """R66: Bear and Hound leave with a life, and no insurance keeps them."""
    for item in hero.companions:
        bags.put_back(quest, item)
        yield CompanionLeft(seat=hero.seat, hero=hero.key, item=item.key)
    hero.companions = []


def _insured(quest: Quest, hero: Hero) -> Script[bool]:
    """Acme Insurance keeps all items once."""
    policies = figures.carries(hero, "insurance")
    if not policies:
        return False
    remove(hero, policies[0])
    bags.discard(quest, policies[0])
    yield InsurancePaid(seat=hero.seat, hero=hero.key, item=policies[0].key)
    return True


def _drop_treasures(quest: Quest, hero: Hero, tile: Tile) -> Script[None]:
    """The Ring and the seeds; a seed falls where the adventurer was killed, but not where nobody can go (R140)."""
    if quest.has_ring(hero):
        quest.state.ring_with, quest.state.ring_at = None, tile.key
        yield RingFell(tile=tile.label)
    if hero.seeds:
        tile = quest.within_reach(tile)
        tile.seeds += hero.seeds
        yield SeedsFell(seat=hero.seat, hero=hero.key, count=hero.seeds, tile=tile.label)
        hero.seeds = 0


def _killing_blow(quest: Quest, hero: Hero, foe: Monster, tile: Tile) -> Script[bool]:
    """P10: one token, one item and a story, and the monster dies too."""
    items = figures.carried(hero)
    options = quest.state.options
    is_allowed = options.skill_tokens and (options.kb_bosses or foe.key not in {DRAGON, MORNA})
    if not (is_allowed and hero.tokens and items and foe.hp > 0):
        return False
    answer = yield from ask(prompts.killing_blow(hero, foe, items))
    if answer.key == "die":
        return False
    item = next(item for item in items if item.id == prompts.number_of(answer.key))
    text = (yield from ask(prompts.story(hero, foe, item))).text
    hero.tokens -= 1
    remove(hero, item)
    bags.discard(quest, item)
    foe.hp = 0
    yield _told(quest, hero, foe, item, text)
    yield from claim(quest, hero, foe)
    yield from drop_rewards(quest, hero, foe, tile)
    return True


def _told(quest: Quest, hero: Hero, foe: Monster, item: Item, text: str) -> Event:
    """A person's own story is kept for the epilogue."""
    if text == prompts.SUNG:
        return KillingBlowSung(seat=hero.seat, hero=hero.key, monster=foe.key, item=item.key)
    story = None if text == prompts.UNTOLD else text
    quest.state.stories += [story] if story else []
    return KillingBlow(seat=hero.seat, hero=hero.key, monster=foe.key, item=item.key, story=story)


def _feed(foe: Monster) -> Script[None]:
    """R123: Morna Gul regains 5 HP for an adventurer he killed; unhurt, he regains nothing."""
    if foe.key == MORNA and 0 < foe.hp < foe.most:
        foe.hp = min(foe.most, foe.hp + MORNA_FEEDS)
        yield MornaFed(hp=foe.hp)


def settle_deaths(quest: Quest, foe: Monster | None = None) -> Script[None]:
    """Everybody at 0 HP dies, in turn order; a trap among the drops may take another."""
    while fallen := [hero for hero in quest.heroes if hero.hp <= 0]:
        yield from die(quest, fallen[0], foe)
