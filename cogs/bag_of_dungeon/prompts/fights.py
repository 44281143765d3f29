"""The encounter (P5), the reactions in the midst of a fight (P7, P8, P10), and the rewards (P11)."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import Fact, Option, Prompt, Term, Text, Who
from bot.kit.squares import DIRECTIONS
from cogs.bag_of_dungeon.content import power_key
from cogs.bag_of_dungeon.prompts.names import adventurer, direction, item_facts, item_name, monster_name
from cogs.bag_of_dungeon.state import Hero, Item, Monster, Tile

LEAST_STORY = 20  # characters (P10)
UNTOLD = "·" * LEAST_STORY  # stands for a story nobody told; the catalogue has words for it
FREE, HELD_FOR_A_ROUND, HELD = range(3)  # from when on a fighter may flee
SUNG = "♪" * LEAST_STORY  # stands for an automaton's story; that too is in the catalogue


class Purse(NamedTuple):
    """The AP a fighter has: of this turn, or out of turn of the next one (R52, R125)."""

    ap: int
    is_next: bool


def encounter(
    hero: Hero,
    monster: Monster,
    attack: tuple[int, int],
    number: int,
    purse: Purse,
    options: Sequence[Option],
    held: int = FREE,
) -> Prompt:
    """`attack`: the monster's dice and what it adds. `held`: whether one may flee at all."""
    facts: dict[str, Fact] = {
        "adventurer": adventurer(hero), "monster": monster_name(monster), "monster_hp": monster.hp,
        "dice": attack[0], "plus": attack[1], "hp": hero.hp, "ap": purse.ap, "round": number,
        "is_next": int(purse.is_next), "held": held,
    }  # fmt: skip
    main = next((option.key for option in options if option.key == "fight-out"), "fight")
    return Prompt(hero.seat, "encounter", "R27", tuple(options), default=("fight",), facts=facts, main=main)


def escape(tile: Tile, damage: int, *, is_next: bool) -> Option:
    facts: dict[str, Fact] = {"tile": tile.label, "ap": 1, "is_next": int(is_next), "damage": damage}
    return Option(f"escape-{tile.key}", "escape", facts)


def escape_new(edge: int, damage: int, *, is_next: bool) -> Option:
    facts: dict[str, Fact] = {"direction": direction(edge), "ap": 2, "is_next": int(is_next), "damage": damage}
    return Option(f"flee-{DIRECTIONS[edge]}", "escape-new", facts)


def tag(index: int, partner: Hero, ap: int, *, is_next: bool) -> Option:
    facts: dict[str, Fact] = {"target": Who((partner.seat,)), "adventurer": adventurer(partner)}
    return Option(f"tag-{index}", "tag", facts | {"ap": ap, "is_next": int(is_next)})


def tag_all(ap: int, *, is_next: bool) -> Option:
    """`ap` for each who comes."""
    return Option("tag-all", "tag-all", {"ap": ap, "is_next": int(is_next)})


def item_use(item: Item, ap: int, *, is_next: bool = False) -> Option:
    return Option(f"item-{item.id}", "fight-item", item_facts(item) | {"ap": ap, "is_next": int(is_next)})


def dice(hero: Hero, facts: dict[str, Fact], options: Sequence[Option]) -> Prompt:
    """After the dice, before they are compared (R38): whoever is ahead will keep them."""
    total, foe_total = facts["total"], facts["foe_total"]
    is_ahead = isinstance(total, int) and isinstance(foe_total, int) and total > foe_total
    main = "keep" if is_ahead else options[0].key
    return Prompt(
        hero.seat, "dice", "R38", (*options, Option("keep", "keep")), default=("keep",), facts=facts, main=main
    )


def damage(hero: Hero, rule: str, facts: dict[str, Fact], options: Sequence[Option]) -> Prompt:
    """Before damage is taken: duck, dive, riposte, brace, or, unless it would kill, take it."""
    take, due = Option("take", "take-damage", facts), facts["damage"]
    main = options[0].key if isinstance(due, int) and due >= hero.hp else take.key
    return Prompt(hero.seat, "damage", rule, (*options, take), default=("take",), facts=facts, main=main)


def killing_blow(hero: Hero, monster: Monster, items: Sequence[Item]) -> Prompt:
    options = tuple(Option(f"item-{item.id}", "killing-blow", item_facts(item)) for item in items)
    facts: dict[str, Fact] = {"adventurer": adventurer(hero), "monster": monster_name(monster)}
    return Prompt(hero.seat, "killing-blow", "R80", (*options, Option("die", "die")), default=("die",), facts=facts)


def story(hero: Hero, monster: Monster, item: Item) -> Prompt:
    """How the item did it: 20 to 1000 characters."""
    facts: dict[str, Fact] = {"monster": monster_name(monster), "item": item_name(item)}
    return Prompt(hero.seat, "story", "R80", Text(LEAST_STORY, 1000), default=UNTOLD, facts=facts)


def awaken(item: Item) -> Option:
    """It says what the item will do then."""
    return Option(
        f"awaken-{item.id}",
        "awaken",
        {"item": item_name(item), "power": Term("power", (power_key(item.key, is_awake=True),))},
    )


def reward(hero: Hero, options: Sequence[Option], facts: dict[str, Fact], *, can_upgrade: bool) -> Prompt:
    """What a token is good for is said where it can be had and the upgrade is still to be bought (R69, R75)."""
    keys, first = {option.key for option in options}, options[0].key
    is_for_upgrade = int({"item", "token"} <= keys and can_upgrade and not hero.is_upgraded)
    return Prompt.usual(
        hero.seat, "reward", "R69", tuple(options), first, facts=facts | {"is_for_upgrade": is_for_upgrade}
    )
