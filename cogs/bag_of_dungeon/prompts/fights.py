"""The encounter (P5), the reactions in the midst of a fight (P7, P8, P10), and the rewards (P11)."""

from collections.abc import Sequence

from bot.engine import Fact, Option, Prompt, Who
from cogs.bag_of_dungeon.prompts.names import NORTH_EAST_SOUTH_WEST, adventurer, direction, item_name, monster_name
from cogs.bag_of_dungeon.state import Hero, Item, Monster, Tile

LEAST_STORY = 20  # characters (P10)
UNTOLD = "·" * LEAST_STORY  # stands for a story nobody told; the catalogue has words for it
SUNG = "♪" * LEAST_STORY  # stands for an automaton's story; that too is in the catalogue


def encounter(hero: Hero, monster: Monster, attack: tuple[int, int], number: int, options: Sequence[Option]) -> Prompt:
    """`attack`: the monster's dice and what it adds."""
    facts: dict[str, Fact] = {
        "adventurer": adventurer(hero), "monster": monster_name(monster), "monster_hp": monster.hp,
        "dice": attack[0], "plus": attack[1], "hp": hero.hp, "ap": hero.ap, "round": number,
    }  # fmt: skip
    return Prompt(hero.seat, "encounter", "R27", tuple(options), default=("fight",), facts=facts)


def escape(tile: Tile, damage: int) -> Option:
    return Option(f"escape-{tile.key}", "escape", {"tile": tile.label, "ap": 1, "damage": damage})


def escape_new(edge: int, damage: int) -> Option:
    key = f"flee-{NORTH_EAST_SOUTH_WEST[edge]}"
    return Option(key, "escape-new", {"direction": direction(edge), "ap": 2, "damage": damage})


def tag(index: int, partner: Hero, ap: int) -> Option:
    facts: dict[str, Fact] = {"target": Who((partner.seat,)), "adventurer": adventurer(partner), "ap": ap}
    return Option(f"tag-{index}", "tag", facts)


def item_use(item: Item, ap: int) -> Option:
    return Option(f"item-{item.id}", "use-item", {"item": item_name(item), "ap": ap})


def dice(hero: Hero, facts: dict[str, Fact], options: Sequence[Option]) -> Prompt:
    """After the dice, before they are compared (R38)."""
    return Prompt(hero.seat, "dice", "R38", (*options, Option("keep", "keep")), default=("keep",), facts=facts)


def damage(hero: Hero, rule: str, facts: dict[str, Fact], options: Sequence[Option]) -> Prompt:
    """Before damage is taken: duck, dive, riposte, brace, or take it."""
    take = Option("take", "take-damage", facts)
    return Prompt(hero.seat, "damage", rule, (*options, take), default=("take",), facts=facts)


def killing_blow(hero: Hero, monster: Monster, items: Sequence[Item]) -> Prompt:
    options = tuple(Option(f"item-{item.id}", "killing-blow", {"item": item_name(item)}) for item in items)
    facts: dict[str, Fact] = {"adventurer": adventurer(hero), "monster": monster_name(monster)}
    return Prompt(hero.seat, "killing-blow", "R80", (*options, Option("die", "die")), default=("die",), facts=facts)


def story(hero: Hero, monster: Monster, item: Item) -> Prompt:
    """How the item did it: 20 to 1000 characters."""
    facts: dict[str, Fact] = {"monster": monster_name(monster), "item": item_name(item)}
    return Prompt(hero.seat, "story", "R80", kind="text", least=LEAST_STORY, most=1000, default=UNTOLD, facts=facts)


def reward(hero: Hero, number: int, count: int, options: Sequence[Option]) -> Prompt:
    facts: dict[str, Fact] = {"number": number, "count": count}
    return Prompt(hero.seat, "reward", "R69", tuple(options), default=(options[0].key,), facts=facts)
