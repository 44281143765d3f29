"""The options: deeds by name, with all that is decided by them. `group` says which stand together (section 9).

The same ones are offered again and again, and nothing alters them: they are made once.
"""

from collections.abc import Iterable
from functools import lru_cache

from bot.engine import Fact, Option, Term
from cogs.deckbox_dungeons.content.kinds import Skill
from cogs.deckbox_dungeons.content.quest_kinds import EncounterKind, Ready, Side
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item
from cogs.deckbox_dungeons.state.spots import Spot, heading, key_of, label

kept = lru_cache(maxsize=1 << 11)
Facts = dict[str, Fact]
BACK = Option("back", "back", group="end")
END = Option("end", "end", group="end")
MOVE = Option("move", "move", group="move")
LISTED = 25  # spaces that stand together at most: so many a select holds


def hero_name(hero: Hero) -> Term:
    return Term("hero", (hero.key,))


def hero_facts(hero: Hero) -> Facts:
    return {"hero": hero_name(hero)}


def side_facts(side: Side) -> Facts:
    return {"side": Term("side", (side,))}


def way_facts(side: Side, face: str) -> Facts:
    """The way out of a room on this side of it."""
    return {**side_facts(side), "face": Term("face", (face,))}


def item_facts(item: Item) -> dict[str, Fact]:
    return {"item": Term("item", (item.key,)), "cost": item.kind.cost}


def enemy_facts(enemy: Enemy) -> dict[str, Fact]:
    """Which enemy: its name, its number, where it stands, its health."""
    return _which(enemy.key, enemy.id, enemy.at, enemy.whole)


def _which(key: str, number: int, at: Spot, health: int) -> dict[str, Fact]:
    return {"enemy": Term("enemy", (key,)), "number": number, "spot": label(at), "health": health}


@kept
def card(kind: str, key: str) -> Option:
    """One of the three cards of a hero: kind is hero, equipment or ability."""
    return Option(f"{kind}-{key}", f"card-{kind}", {"card": Term(kind, (key,))}, group=f"card-{kind}")


@kept
def ready_made(ready: Ready) -> Option:
    facts: dict[str, Fact] = {
        "hero": Term("hero", (ready.hero,)),
        "equipment": Term("equipment", (ready.equipment,)),
        "ability": Term("ability", (ready.ability,)),
    }
    return Option(f"ready-{ready.hero}", "ready-made", facts, group="ready-made")


def hit(enemy: Enemy, verb: str, weapon: str, dice: int, plus: int, addons: tuple[str, ...] = ()) -> Option:
    """Attack one enemy with all dice: `melee-3`, `ranged-3-aimed`, `throw12-3`."""
    return _hit(verb, weapon, dice, plus, addons, enemy.key, enemy.id, enemy.at, enemy.whole)


@kept
def _hit(
    verb: str, weapon: str, dice: int, plus: int, addons: tuple[str, ...], key: str, number: int, at: Spot, health: int
) -> Option:
    facts = {**_which(key, number, at, health), "weapon": Term("weapon", (weapon,)), "dice": dice, "plus": plus}
    return Option("-".join((verb, str(number), *addons)), _word("attack", verb, addons), facts, group="attack")


@kept
def spread_over(
    way: str, verb: str, weapon: str, dice: int, plus: int, count: int, addons: tuple[str, ...] = ()
) -> Option:
    """Deal the dice of a Barrage to several: evenly (`spread`), or as one likes (`share`)."""
    facts: dict[str, Fact] = {"weapon": Term("weapon", (weapon,)), "dice": dice, "plus": plus, "count": count}
    return Option("-".join((way, verb, *addons)), _word(way, verb, addons), facts, group="attack")


def _word(deed: str, verb: str, addons: tuple[str, ...]) -> str:
    return "-".join((deed, verb.rstrip("0123456789"), *addons))


def aim(enemy: Enemy) -> Option:
    """One of the targets of a Barrage."""
    return Option(f"enemy-{enemy.id}", "aim", enemy_facts(enemy))


def go(enemy: Enemy, weapon: str, spot: Spot, dice: int, plus: int) -> Option:
    """Move there and attack, two actions (section 9)."""
    return _go(weapon, spot, dice, plus, enemy.key, enemy.id, enemy.at, enemy.whole)


@kept
def _go(weapon: str, spot: Spot, dice: int, plus: int, key: str, number: int, at: Spot, health: int) -> Option:
    facts = {**_which(key, number, at, health), "to": label(spot), "dice": dice, "plus": plus}
    return Option(f"go-{weapon}-{number}", f"go-{weapon}", facts, group="attack")


@kept
def explore(spot: Spot, side: Side, cost: int, pits: int) -> Option:
    facts: dict[str, Fact] = {"side": Term("side", (side,)), "spot": label(spot), "cost": cost, "pits": pits}
    return Option(f"explore-{key_of(spot)}", "explore-pits" if pits else "explore", facts, group="move")


@kept
def step(spot: Spot, cost: int, pits: int, group: str, *, falls: bool = False) -> Option:
    """A space a Move can end on. `falls`: by going there one is downed."""
    facts: dict[str, Fact] = {"spot": label(spot), "cost": cost, "pits": pits}
    word = "to-fall" if falls else "to-pits" if pits else "to"
    return Option(f"to-{key_of(spot)}", word, facts, group=group)


def grouped(start: Spot, spots: Iterable[Spot]) -> dict[Spot, str]:
    """Which spaces stand together: all that one select holds; else those north and south of here, or by four sides."""
    ordered = sorted(spots)
    north = sum(spot[0] <= start[0] for spot in ordered)
    if len(ordered) <= LISTED:
        return dict.fromkeys(ordered, "to-space")
    if max(north, len(ordered) - north) <= LISTED:
        return {spot: "to-upper" if spot[0] <= start[0] else "to-lower" for spot in ordered}
    return {spot: f"to-{heading(start, spot)}" for spot in ordered}


def stop(spot: Spot, word: str, cost: int, pits: int, facts: Facts) -> Option:
    """The same where the space is good for something: its word says for what."""
    return Option(f"to-{key_of(spot)}", word, {**facts, "spot": label(spot), "cost": cost, "pits": pits}, group="move")


@kept
def shadow(spot: Spot, group: str) -> Option:
    """Where the shadows let somebody out."""
    return Option(f"to-{key_of(spot)}", "shadow", {"spot": label(spot)}, group=group)


@kept
def flask(spot: Spot, foes: int, friends: int, downed: int) -> Option:
    """`downed`: how many of the friends it would bring down."""
    facts: Facts = {"spot": label(spot), "count": foes, "friends": friends, "downed": downed}
    return Option(f"to-{key_of(spot)}", "flask", facts)


def deed_facts(encounter: EncounterKind) -> Facts:
    assert encounter.deed is not None
    skill = Term("skill", (encounter.deed.skill,))
    return {"deed": Term("deed", (encounter.key,)), "skill": skill, "needed": encounter.deed.needed}


def check_facts(skill: Skill, needed: int, plus: int) -> Facts:
    return {"skill": Term("skill", (skill,)), "needed": needed, "plus": plus}


def deed(encounter: EncounterKind, plus: int, helper: Item | None) -> Option:
    """An encounter's deed (R19), perhaps with a card that adds a success."""
    facts = {**deed_facts(encounter), "plus": plus}
    if helper is None:
        return Option(f"deed-{encounter.key}", "deed", facts, group="deed")
    return Option(f"deed-{encounter.key}-helped", "deed-helped", facts | item_facts(helper), group="deed")


def revive(friend: Hero) -> Option:
    return Option(f"revive-{friend.seat}", "revive", {"hero": hero_name(friend)}, group="deed")


def own_ability(hero: Hero) -> Option:
    """An ability without a target."""
    return Option("ability", "ability", _ability(hero), group="use")


def mend(hero: Hero, patient: Hero) -> Option:
    return on_hero(hero, patient)


def on_hero(hero: Hero, friend: Hero) -> Option:
    facts = {**_ability(hero), "hero": hero_name(friend), "health": friend.health, "most": friend.kind.health}
    return Option(f"ability-h{friend.seat}", "ability-hero", facts, group="use")


def on_enemy(hero: Hero, enemy: Enemy) -> Option:
    return Option(f"ability-e{enemy.id}", "ability-enemy", {**_ability(hero), **enemy_facts(enemy)}, group="use")


def _ability(hero: Hero) -> dict[str, Fact]:
    return {"ability": Term("ability", (hero.ability,)), "energy": hero.power.energy}


@kept
def use(item: Item) -> Option:
    return Option(f"use-{item.id}", "use", item_facts(item), group="use")


def use_on(item: Item, friend: Hero) -> Option:
    facts = {**item_facts(item), "hero": hero_name(friend), "health": friend.health, "most": friend.kind.health}
    return Option(f"use-{item.id}-h{friend.seat}", "use-hero", facts, group="use")


def use_on_enemy(item: Item, enemy: Enemy) -> Option:
    return Option(f"use-{item.id}-e{enemy.id}", "use-enemy", {**item_facts(item), **enemy_facts(enemy)}, group="use")


@kept
def buy(item: Item) -> Option:
    return Option(f"buy-{item.id}", "buy", item_facts(item), group="market")


@kept
def ware(item: Item) -> Option:
    """A thing that is traded."""
    return Option(f"item-{item.id}", "ware", {"item": Term("item", (item.key,))})
