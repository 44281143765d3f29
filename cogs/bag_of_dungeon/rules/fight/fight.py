"""A fight from its first choice to its end (R27, R37, R39, R55, R67): rounds until one side is dead or away."""

from collections.abc import Sequence

from bot.engine import Fact, Option, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ALL_MONSTERS, MORNA, SPIDERS
from cogs.bag_of_dungeon.events.combat import ArcherTookOver, FightBegan, MonsterRecovered, SpidersLeft, TookOver
from cogs.bag_of_dungeon.events.endgame import TreeCalled
from cogs.bag_of_dungeon.rules.endgame.gathering import is_called_off, watch
from cogs.bag_of_dungeon.rules.fight.combat import play_round
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.encounter import choose
from cogs.bag_of_dungeon.rules.fight.fighting_out import Resolve
from cogs.bag_of_dungeon.rules.fight.shots import shoot_in_fight
from cogs.bag_of_dungeon.rules.fight.wear import wear_out
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.rules.rewards.kills import boss_falls, claim, earn_token, give_rewards
from cogs.bag_of_dungeon.state import Fight, Hero, Monster


def fight_on_tile(
    quest: Quest, hero: Hero, *, can_escape: bool = True, is_bound: bool = False, least_rounds: int = 0
) -> Script[None]:
    """Against the revealed monster, or Morna Gul, on the hero's tile. `is_bound`: this hero alone cannot escape."""
    tile = quest.tile(hero)
    monster = quest.monster(tile)
    assert monster is not None
    is_morna = monster.key == MORNA
    least = 1 if ALL_MONSTERS[monster.key].trait == "grasp" else least_rounds
    can_escape = can_escape and not is_morna
    fight = Fight(tile.key, [hero.index], is_morna=is_morna, can_escape=can_escape, least_rounds=least)
    fight.bound = [hero.index] if is_bound else []
    yield from run(quest, fight)


def run(quest: Quest, fight: Fight) -> Script[bool]:
    """Play the fight out; True where the monster is dead. The active adventurer's turn is over then (R10)."""
    quest.state.fight = fight
    first, foe = quest.hero(fight.fighters[0]), quest.foe(fight)
    first.is_sneaking, first.errand = False, None
    tile = quest.state.tiles[fight.at]
    yield FightBegan(seat=first.seat, hero=first.key, monster=foe.key, tile=tile.label, hp=foe.hp)
    resolve = Resolve()
    while _goes_on(quest, fight) and foe.hp > 0 and not is_called_off(quest, fight):
        yield from _exchange(quest, fight, foe, resolve)
    yield from _conclude(quest, fight, foe)
    quest.is_turn_over = quest.state.active is not None
    return foe.hp <= 0


def _goes_on(quest: Quest, fight: Fight) -> bool:
    """Somebody stands before the monster; archers alone do not hold it."""
    return any(index not in fight.bowmen for index in fight.fighters)


def _exchange(quest: Quest, fight: Fight, foe: Monster, resolve: Resolve) -> Script[None]:
    """One choice of the front fighter, and the round if that is the choice; then deaths, and who goes on."""
    hero, hp = quest.hero(fight.fighters[0]), dict[int, int]()
    fight.clobber = 0
    _note_veterans(fight)
    if (yield from choose(quest, fight, hero, resolve)):
        hp = {index: quest.hero(index).hp for index in fight.fighters}
        is_shot = hero.index in fight.bowmen
        yield from (shoot_in_fight(quest, fight, hero) if is_shot else play_round(quest, fight))
    _note_veterans(fight)
    is_won = foe.hp <= 0
    yield from settle_deaths(quest, foe)
    if is_won:
        yield from _win(quest, fight, hero, foe)
        yield from settle_deaths(quest)
    elif foe.hp <= 0:
        yield from _thank_partners(quest, fight)  # a killing blow
    else:
        yield from _call_the_tree(quest, fight, hp)
        yield from watch(quest)  # whoever fell may have been the last bearer away from the tree (R113)
        yield from _next_front(quest, fight, hero, foe)


def _note_veterans(fight: Fight) -> None:
    fight.veterans += [index for index in fight.fighters if index not in fight.veterans]


def _next_front(quest: Quest, fight: Fight, hero: Hero, foe: Monster) -> Script[None]:
    """R55: the earliest tagged takes over; with the house rule they take turns (R57)."""
    if not _goes_on(quest, fight) or is_called_off(quest, fight):
        return
    if quest.state.options.house_tagging and fight.fighters[0] == hero.index and fight.round:
        fight.fighters = [*fight.fighters[1:], fight.fighters[0]]
    front = quest.hero(fight.fighters[0])
    if front.index != hero.index:
        fight.rolls, fight.foe_rolls, fight.blow = [], [], None
        took_over = ArcherTookOver if front.index in fight.bowmen else TookOver
        yield took_over(seat=front.seat, hero=front.key, monster=foe.key, hp=foe.hp)


def _win(quest: Quest, fight: Fight, hero: Hero, foe: Monster) -> Script[None]:
    """R67 to R70; partners take a skill token each (R56)."""
    tile = quest.state.tiles[fight.at]
    quest.lift(foe)
    yield from claim(quest, hero, foe)
    yield from _thank_partners(quest, fight)
    yield from boss_falls(quest, foe)
    is_here = hero.at == fight.at
    yield from give_rewards(quest, hero, foe, tile, at_once=is_here)


def _thank_partners(quest: Quest, fight: Fight) -> Script[None]:
    """R56: a skill token for each partner still in the fight, whoever struck the last blow."""
    for index in fight.partners if quest.state.options.skill_tokens else []:
        yield from earn_token(quest.hero(index))


def _conclude(quest: Quest, fight: Fight, foe: Monster) -> Script[None]:
    """The dead leave the map; the living recover (R39), spiders leave, pit monsters go back to the heap."""
    quest.state.fight = None
    if foe.hp <= 0:
        quest.lift(foe)
    elif foe.key == SPIDERS:
        yield SpidersLeft(count=foe.hp)
    elif fight.spawn is not None:
        bags.spend_monster(quest, foe)
    elif not (fight.is_morna or is_called_off(quest, fight)) and foe.hp < foe.most:
        foe.hp = foe.most
        yield MonsterRecovered(monster=foe.key, hp=foe.hp)
    yield from wear_out(quest, fight.worn_out)


def _call_the_tree(quest: Quest, fight: Fight, hp: dict[int, int]) -> Script[None]:
    """R122: who was hurt by Morna Gul and lives may be lifted out; a partner may take over from the front fighter.

    `hp` of each before the round; empty where none was fought.
    """
    front = fight.fighters[:1]
    hurt = [index for index in fight.fighters if quest.hero(index).hp < hp.get(index, 0)]
    staying: list[int] = []
    for index in hurt if fight.is_morna else []:
        staying += [index] if (yield from _stays(quest, fight, quest.hero(index))) else []
    if fight.fighters[:1] != front:
        yield from _take_over(quest, fight, staying)


def _stays(quest: Quest, fight: Fight, hero: Hero) -> Script[bool]:
    """P16: to an adjacent tile, where there is one; True for who would rather fight on."""
    tiles = [tile for tile in quest.calm_exits(hero) if tile.world == "forest"]  # R142
    options = [Option(f"tile-{tile.key}", "tree", {"tile": tile.label}) for tile in tiles]
    if not options:
        return False
    stay = Option("stay", "fight-on")
    facts: dict[str, Fact] = {"hp": hero.hp, **quest.which(hero)}
    prompt = prompts.one_of(hero.seat, "tree", "R122", (*options, stay), options[0].key, **facts)
    key = (yield from ask(prompts.favouring(options[0].key, prompt))).key
    if key == stay.key:
        return True
    quest.place(hero, quest.state.tiles[key.removeprefix("tile-")])
    fight.fighters.remove(hero.index)
    yield TreeCalled(seat=hero.seat, hero=hero.key, tile=quest.tile(hero).label)
    return False


def _take_over(quest: Quest, fight: Fight, staying: Sequence[int]) -> Script[None]:
    """The first partner who will, which `staying` ones have said already; archers do not stand before him (R57)."""
    for index in [index for index in fight.fighters if index not in fight.bowmen]:
        if index in staying or (yield from _stands_in(quest, quest.hero(index))):
            return
        fight.fighters.remove(index)


def _stands_in(quest: Quest, partner: Hero) -> Script[bool]:
    """A partner may take over from one who was lifted out."""
    facts: dict[str, Fact] = {"hp": partner.hp, **quest.which(partner)}
    prompt = prompts.yes_no(partner.seat, "stand-in", "R122", default=False, facts=facts)
    return (yield from ask(prompt)).key == "yes"
