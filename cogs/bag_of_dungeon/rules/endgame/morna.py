"""Morna Gul (R116-R126): his move, whom he meets, and running past him."""

from collections import Counter

from bot.engine import Fact, Option, Script, ask, ask_all
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.endgame import FrontChosen, MornaMoved, MornaRolled, MornaStayed, RanPast
from cogs.bag_of_dungeon.rules.endgame.hunting import hunt
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.wounds import pay_in_blood
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Tile

PAST_AP, PAST_HP = 1, 2


def face_morna(quest: Quest, hero: Hero) -> Script[None]:
    """P17, on one's own turn: fight, or run past him (R121), also where the turn begins on his tile (R142)."""
    options = [Option("fight", "fight")]
    if quest.can_pay(hero, PAST_AP):
        facts: dict[str, Fact] = {"ap": PAST_AP, "damage": PAST_HP}
        exits = [tile for _, tile in quest.exits(hero) if not quest.is_guarded(tile)]
        options += [Option(f"past-{tile.key}", "run-past", {"tile": tile.label, **facts}) for tile in exits]
    key = "fight"
    if len(options) > 1:
        prompt = prompts.one_of(hero.seat, "morna", "R121", options, "fight", hp=hero.hp)
        key = (yield from ask(prompts.favouring("fight", prompt))).key
    if key == "fight":
        yield from fight_on_tile(quest, hero)
    else:
        yield from _run_past(quest, hero, quest.state.tiles[key.removeprefix("past-")])


def _run_past(quest: Quest, hero: Hero, tile: Tile) -> Script[None]:
    """Two damage, one AP; the hazard of the next tile is still to be met."""
    quest.pay(hero, PAST_AP)
    yield from pay_in_blood(hero, PAST_HP, "past")
    if hero.hp <= 0:
        yield from settle_deaths(quest)  # what a cost takes is nobody's blow (R142)
        return
    quest.flee(hero, tile)
    yield RanPast(seat=hero.seat, hero=hero.key, tile=tile.label)


def move_morna(quest: Quest) -> Script[None]:
    """R117 to R119: 2d6 tiles towards the closest bearer; he fights whom he meets."""
    state = quest.state
    dice = quest.chance.dice(2)
    yield MornaRolled(dice=f"{dice[0]}, {dice[1]}", total=sum(dice))
    plan, start = hunt(state), state.tiles[state.morna_at]
    if plan is None:
        yield MornaStayed(tile=start.label)
        return
    walked = plan.way[: min(sum(dice), plan.meets)]
    if walked:
        state.morna_at = walked[-1].key
        state.path = [start.key, *(tile.key for tile in walked)]
        yield MornaMoved(origin=start.label, tile=walked[-1].label, steps=len(walked))
    yield from _attack(quest)


def _attack(quest: Quest) -> Script[None]:
    """P15: several there choose who stands in front."""
    tile = quest.state.tiles[quest.state.morna_at]
    heroes = quest.at(tile)
    if not heroes:
        return
    front = heroes[0] if len(heroes) == 1 else (yield from _front(quest, heroes))
    yield from fight_on_tile(quest, front)


def _front(quest: Quest, heroes: list[Hero]) -> Script[Hero]:
    """All who stand there are asked at once; most voices decide, and where they are even the lowest seat."""
    ranked = sorted(heroes, key=lambda hero: (hero.seat, hero.index))
    options = [
        Option(f"hero-{hero.index}", "front", {"adventurer": prompts.adventurer(hero), "hp": hero.hp})
        for hero in heroes
    ]
    seats = dict.fromkeys(hero.seat for hero in ranked)
    lowest = f"hero-{ranked[0].index}"
    asked = [prompts.one_of(seat, "front", "R119", options, lowest, voices=len(seats)) for seat in seats]
    voices = Counter(answer.key for answer in (yield from ask_all(asked)))
    front = max(ranked, key=lambda hero: voices[f"hero-{hero.index}"])
    yield FrontChosen(seat=front.seat, hero=front.key)
    return front
