"""Player against player (R130): one round, then your turn is over. Never on a Start."""

from bot.engine import Fact, Option, Script, Who, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.combat import Clobbered, HeroAttacked
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.combat import after_roll
from cogs.bag_of_dungeon.rules.fight.death import settle_deaths
from cogs.bag_of_dungeon.rules.fight.dice import Score
from cogs.bag_of_dungeon.rules.fight.encounter import CLOBBER_DICE
from cogs.bag_of_dungeon.rules.fight.wear import wear_out, worn_out
from cogs.bag_of_dungeon.rules.fight.wounds import Hit, suffer
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import Hero

DUEL_AP = 1


def duel_offers(quest: Quest, hero: Hero) -> list[Option]:
    tile = quest.tile(hero)
    if not quest.state.options.pvp or tile.kind.place == "start" or not quest.can_pay(hero, DUEL_AP):
        return []
    rivals = [other for other in quest.others_at(hero) if other.seat != hero.seat]
    return [
        Option(
            f"attack-{other.index}",
            "attack",
            {"target": Who((other.seat,)), "adventurer": prompts.adventurer(other), "ap": DUEL_AP},
        )
        for other in rivals
    ]


def duel(quest: Quest, hero: Hero, key: str) -> Script[None]:
    other = quest.hero(prompts.number_of(key))
    quest.pay(hero, DUEL_AP)
    worn = worn_out(hero, other)
    swing, counter = (yield from _swing(hero)), (yield from _swing(other))
    mine, theirs = _score(quest, hero, swing), _score(quest, other, counter)
    yield HeroAttacked(
        seat=hero.seat,
        hero=hero.key,
        target_seat=other.seat,
        target=other.key,
        dice=mine.said,
        plus=mine.plus,
        total=mine.total,
        foe_dice=theirs.said,
        foe_plus=theirs.plus,
        foe_total=theirs.total,
        is_critical=mine.is_critical,
        is_foe_critical=theirs.is_critical,
    )
    yield from after_roll(quest, hero, mine, foe=other.key, foe_total=theirs.total)
    yield from after_roll(quest, other, theirs, foe=hero.key, foe_total=mine.total)
    lead = mine.total - theirs.total
    if lead:
        loser = other if lead > 0 else hero
        yield from suffer(quest, loser, Hit(abs(lead), "duel", "R130", is_armoured=True, is_melee=True))
    yield from settle_deaths(quest)
    yield from wear_out(quest, worn)
    quest.end_turn(hero)


def _swing(hero: Hero) -> Script[int]:
    """5.1: ask before the roll whether this hero clobbers; how many dice that adds."""
    if not figures.can_use_skill(hero, "clobber"):
        return 0
    facts: dict[str, Fact] = {"adventurer": prompts.adventurer(hero), "dice": CLOBBER_DICE}
    if (yield from ask(prompts.yes_no(hero.seat, "clobber", "R130", default=False, facts=facts))).key == "no":
        return 0
    hero.used += 1
    yield Clobbered(seat=hero.seat, hero=hero.key)
    return CLOBBER_DICE


def _score(quest: Quest, hero: Hero, extra: int) -> Score:
    return Score(quest.chance.dice(figures.melee_dice(hero) + extra), figures.melee_plus(hero))


DUEL = Deed(duel_offers, duel)
