"""Coming onto a tile (R25): its hazard, then its monster. And the pits, webs and vines of the forest (R99-R112)."""

from bot.engine import Fact, Option, Script, Term, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ALL_MONSTERS, MORNA, SPIDERS, World
from cogs.bag_of_dungeon.events.combat import SpidersSpawned
from cogs.bag_of_dungeon.events.hazards import PitQuiet, PitRolled, PitRoped, WebRolled
from cogs.bag_of_dungeon.events.map import LadderClimbed, LadderPlaced, Sneaked, Unhidden
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.endgame.morna import face_morna
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from cogs.bag_of_dungeon.rules.fight.wounds import DICE
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.map.grid import CROSSROADS
from cogs.bag_of_dungeon.rules.places.poison import poison
from cogs.bag_of_dungeon.rules.places.traps import meet_spikey
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Fight, Hero, Tile


def arrive(quest: Quest, hero: Hero, *, skips_pit: bool = False) -> Script[None]:
    """R25, for a hero who has just come to the tile."""
    tile = quest.tile(hero)
    yield from hazard(quest, hero, tile, skips_pit=skips_pit)
    if hero.status == "in" and hero.at == tile.key and not quest.is_turn_over:
        yield from meet(quest, hero)


def meet(quest: Quest, hero: Hero) -> Script[None]:
    """R26, R27, R31: the monster here, if any; or it was there when the turn began (R12)."""
    tile = quest.tile(hero)
    if tile.is_hidden:
        yield from bags.reveal(quest, tile, hero)
    monster = quest.monster(tile)
    if monster is None:
        return
    if monster.key == MORNA:
        yield from face_morna(quest, hero)
        return
    cloak = figures.wears(hero, "cloak")
    is_hidden = cloak is not None and not ALL_MONSTERS[monster.key].is_boss
    if is_hidden and (yield from _wants_to_sneak(hero, monster.key)):
        yield from _sneak(quest, hero, monster.key)
    else:
        yield from fight_on_tile(quest, hero)


def _wants_to_sneak(hero: Hero, monster: str) -> Script[bool]:
    facts: dict[str, Fact] = {"monster": Term("monster", (monster,))}
    prompt = prompts.yes_no(hero.seat, "sneak", "R58", default=True, facts=facts)
    return (yield from ask(prompt)).key == "yes"


def _sneak(quest: Quest, hero: Hero, monster: str) -> Script[None]:
    """Invisibility Cloak: 3 to 6 unseen, else a fight without escape for its wearer alone (R143)."""
    die = quest.chance.die(DICE)
    hero.is_sneaking = die > 2
    yield Sneaked(seat=hero.seat, hero=hero.key, monster=monster, die=die, is_unseen=hero.is_sneaking)
    if not hero.is_sneaking:
        yield from fight_on_tile(quest, hero, is_bound=True)


def unhide(quest: Quest) -> Script[None]:
    """Nobody hides without the cloak (R31): on one's turn the monster is met at once, else when it comes (R12)."""
    for hero in quest.heroes:
        monster = quest.monster(quest.tile(hero))
        if not hero.is_sneaking or figures.wears(hero, "cloak") is not None or monster is None:
            continue
        hero.is_sneaking = False
        yield Unhidden(seat=hero.seat, hero=hero.key, monster=monster.key)
        if quest.is_active(hero) and not quest.is_turn_over:
            yield from meet(quest, hero)
            yield from settle_deaths(quest)


def hazard(
    quest: Quest, hero: Hero, tile: Tile, *, is_alone: bool | None = None, skips_pit: bool = False
) -> Script[None]:
    """Old Spikey, Web, Pit or Red Vine. `is_alone`: was nobody there on setting out (R139)? None: as it is now."""
    icon = tile.kind.icon
    if icon == "spikey":
        yield from meet_spikey(quest, hero, tile)
        yield from settle_deaths(quest)
    elif icon == "web" and not quest.is_calm and (not quest.others_at(hero) if is_alone is None else is_alone):
        yield from _web(quest, hero)
    elif icon == "pit" and not quest.is_calm and not skips_pit:
        yield from _pit(quest, hero)
    elif icon == "vine" and not hero.upgrade.is_vineproof:
        yield from poison(quest, hero)


def _web(quest: Quest, hero: Hero) -> Script[None]:
    """R106: alone on a web, 1 or 2 brings spiders."""
    is_careful = figures.wears(hero, "silk") or figures.wears(hero, "wayfarer")
    die = quest.chance.die(DICE)
    is_spun = die <= (1 if is_careful else 2)
    yield WebRolled(seat=hero.seat, hero=hero.key, die=die, is_spun=is_spun)
    if is_spun:
        count = quest.chance.die(DICE)
        spiders = bags.plain(ALL_MONSTERS[SPIDERS], "forest")
        spiders.hp = spiders.most = count
        yield SpidersSpawned(tile=quest.tile(hero).label, count=count)
        yield from run(quest, Fight(hero.at, [hero.index], spawn=spiders))


def _pit(quest: Quest, hero: Hero) -> Script[None]:
    """R108 to R110: 1 or 2 falls; the first fall of the game meets two monsters."""
    if figures.carries(hero, "rope"):
        yield PitRoped(seat=hero.seat, hero=hero.key)
        return
    die = quest.chance.die(DICE)
    yield PitRolled(seat=hero.seat, hero=hero.key, die=die, has_fallen=die <= 2)
    if die > 2:
        return
    tile, lives = hero.at, hero.lives
    is_first, quest.state.has_fallen = not quest.state.has_fallen, True
    if is_first:
        yield from _first_fall(quest, hero)
    quest.end_turn(hero)
    if hero.status == "in" and hero.at == tile and hero.lives == lives:
        yield from _land_below(quest, hero)


def _first_fall(quest: Quest, hero: Hero) -> Script[None]:
    """R109: two of the dungeon's monsters, if it is played, as long as the hero stands and the bag has any (R26)."""
    world: World = "dungeon" if quest.state.options.mode == "combined" else "forest"
    lives = hero.lives
    for number in range(2):
        if hero.status != "in" or hero.lives != lives:
            return
        monster = bags.draw_monster(quest, world, hero)
        if monster is None:
            yield PitQuiet()
            return
        yield bags.shown(monster, quest.tile(hero))
        fight = Fight(hero.at, [hero.index], spawn=monster, can_escape=False, can_tag=False, is_second=number > 0)
        yield from run(quest, fight)


def _land_below(quest: Quest, hero: Hero) -> Script[None]:
    """R110: instead of climbing out, land on a dungeon crossroads; the ladder is placed there."""
    state = quest.state
    if state.options.mode != "combined" or state.ring_left:
        return
    keys = [state.ladder_at] if state.ladder_at else [key for key in state.tiles if key in CROSSROADS]
    options = [Option(f"tile-{key}", "land", {"tile": state.tiles[key].label}) for key in keys]
    if not options:
        return
    options.append(Option("climb", "climb-out"))
    prompt = prompts.one_of(hero.seat, "pit", "R110", options, "climb")
    key = (yield from ask(prompts.favouring("climb", prompt))).key
    if key == "climb":
        return
    quest.place(hero, state.tiles[key.removeprefix("tile-")])
    if not state.ladder_at:
        state.ladder_at = hero.at
        yield LadderPlaced(seat=hero.seat, hero=hero.key, tile=quest.tile(hero).label)
    else:
        yield LadderClimbed(seat=hero.seat, hero=hero.key, origin=state.tiles["f02"].label, tile=quest.tile(hero).label)
