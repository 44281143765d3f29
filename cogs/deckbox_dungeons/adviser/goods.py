"""What to buy, to drink, to use."""

from bot.engine import Option
from cogs.deckbox_dungeons.adviser.foresight import danger
from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.adviser.travel import is_leaving
from cogs.deckbox_dungeons.rules.deeds.own_items import blasts
from cogs.deckbox_dungeons.state.pieces import Hero, Item

LOW = 3  # Health at which a draught is drunk
MENDED = 2
NEXT_CARD = 5  # Treasure for what may come on sale once a card that nobody wants is bought
WISHES = (
    "strong-draught", "healing-draught", "oak-shield", "spiked-gauntlet", "hunters-bracer", "phoenix-feather",
    "steel-cap", "guard-charm", "scroll-of-storms", "iron-ration", "weighted-net", "throwing-knives", "fire-flask",
    "smoke-pot", "war-drum", "lucky-coin", "spark-phial",
)  # fmt: skip
REMEDIES = ("strong-draught", "healing-draught", "iron-ration")


def remedy(mind: Mind) -> Option | None:
    """Drink when little is left, the most needed first; Mend at two wounds."""
    hero = mind.hero
    found = mind.options("use", "ability")
    heals = [option for option in found if option.word in {"use-hero", "ability-hero"} and "most" in option.facts]
    for option in heals:
        patient = mind.delve.hero(int(option.key.rpartition("h")[2]))
        if option.word == "ability-hero":
            if hero.ability == "mend" and patient.kind.health - patient.health >= MENDED:
                return option
        elif patient.health <= LOW or danger(mind, patient) >= patient.health - 1:
            return option
    return None


def purchase(mind: Mind) -> Option | None:
    """By the wish list. A heist wants its Treasure kept, but for what saves a life."""
    found = {_item(mind, option).key: option for option in mind.options("buy")}
    is_hoarding = mind.delve.quest.shape == "heist"
    if is_hoarding and (is_leaving(mind) or mind.hero.health > LOW + 1):
        return None
    wishes = REMEDIES if is_hoarding else WISHES
    wanted = next((found[key] for key in wishes if key in found and _is_useful(mind, key)), None)
    return wanted if wanted or is_hoarding else _in_the_way(mind, found)


def _in_the_way(mind: Mind, found: dict[str, Option]) -> Option | None:
    """The cheapest card, where there is plenty: nothing else brings new ones on sale (R6)."""
    costs = {key: _item(mind, option).kind.cost for key, option in found.items()}
    cheapest = min(costs, key=lambda key: (costs[key], key), default="")
    return found[cheapest] if cheapest and mind.hero.treasure >= costs[cheapest] + NEXT_CARD else None


def _item(mind: Mind, option: Option) -> Item:
    number = int(option.key.rpartition("-")[2])
    return next(item for item in mind.delve.state.market if item and item.id == number)


def _is_useful(mind: Mind, key: str) -> bool:
    hero = mind.hero
    has = [item.key for item in hero.items]
    if key in REMEDIES:
        return has.count(key) < 3
    if key in has:
        return False
    if key in {"spiked-gauntlet", "hunters-bracer"}:
        return _mode(hero) == ("melee" if key == "spiked-gauntlet" else "ranged")
    return True


def _mode(hero: Hero) -> str:
    melee, ranged = hero.gear.melee, hero.gear.ranged
    return "melee" if melee and (not ranged or melee.dice >= ranged.dice) else "ranged"


def helpful(mind: Mind) -> Option | None:
    """Nets, tricks, songs, fire and drums, while there are enemies."""
    options = [] if mind.is_calm else mind.options("use", "ability")
    return next((option for option in options if _helps(mind, option)), None)


def _helps(mind: Mind, option: Option) -> bool:
    hero, delve = mind.hero, mind.delve
    if option.word in {"use-enemy", "ability-enemy"}:
        enemy = delve.enemy(int(option.key.rpartition("e")[2]))
        return enemy.colour != "green" or option.word == "ability-enemy"
    if option.word == "ability":
        sings = hero.ability == "battle-hymn" and len(delve.in_tile(hero)) > 1
        return sings and bool(mind.options("melee", "ranged"))
    if option.word == "use":
        return _is_time(mind, next(item for item in hero.items if option.key == f"use-{item.id}"))
    return False


def _is_time(mind: Mind, item: Item) -> bool:
    hero, effect = mind.hero, item.kind.effect
    if effect == "energy":
        return hero.energy < hero.power.energy
    if effect == "drum":
        return sum(other.energy <= 8 for other in mind.delve.heroes) > 1
    if effect == "smoke":
        return sum(enemy.icon != "melee" for enemy in mind.enemies) > 1
    if effect == "fire":
        return any(len(foes) > 1 and not friends for foes, friends in blasts(mind.delve, hero).values())
    return False
