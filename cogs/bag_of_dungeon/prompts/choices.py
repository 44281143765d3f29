"""Choices of any kind: one of several, yes or no, a target with a way back."""

from collections.abc import Iterable, Sequence

from bot.engine import Fact, Option, Pick, Prompt, Term, Who
from cogs.bag_of_dungeon.prompts.names import adventurer, item_facts
from cogs.bag_of_dungeon.state import Hero, Item, Tile

BACK = Option("back", "back")
END = Option("end", "end-turn", group="end")  # stands behind all else


def one_of(seat: int, word: str, rule: str, options: Sequence[Option], default: str, **facts: Fact) -> Prompt:
    """Any other choice of one. The usual answer is the default, unless that goes back on it; two may be equals."""
    main = usual(options, default) if len(options) > 2 else ""
    return Prompt(seat, word, rule, tuple(options), default=(default,), facts=facts, main=main)


def usual(options: Sequence[Option], default: str = "") -> str:
    """The verb was chosen on purpose: not to go back on it, but the default or the first there is."""
    keys = [option.key for option in options if option.key != BACK.key]
    return default if default in keys else keys[0] if keys else BACK.key


def without(prompt: Prompt, *gone: str) -> None:
    """These answers are taken out of a question; what is usual stays one of the others."""
    left = tuple(option for option in prompt.options if option.key not in gone)
    prompt.kind = Pick(left)
    prompt.main = usual(left, prompt.main) if prompt.main else ""


def favouring(key: str, prompt: Prompt) -> Prompt:
    """The prompt, where most people want this."""
    prompt.main = key
    return prompt


def yes_no(seat: int, word: str, rule: str, *, default: bool, facts: dict[str, Fact]) -> Prompt:
    """The options are `<word>`, which most people want, and `no-<word>`."""
    options = (Option("yes", word, facts), Option("no", f"no-{word}", facts))
    return Prompt(seat, word, rule, options, default=("yes" if default else "no",), facts=facts, main="yes")


def pick_tile(hero: Hero, word: str, rule: str, tiles: Iterable[tuple[Tile, dict[str, Fact]]]) -> Prompt:
    """One of several tiles, where somebody is known to wait first; the option's word is the prompt's."""
    ordered = sorted(tiles, key=lambda place: "monster" not in place[1])
    options = tuple(Option(f"tile-{tile.key}", word, {"tile": tile.label, **facts}) for tile, facts in ordered)
    return _first_or_back(hero, word, rule, options)


def pick_item(hero: Hero, word: str, rule: str, items: Iterable[tuple[Item, int]]) -> Prompt:
    """One of several items, each with the AP it costs."""
    options = tuple(Option(f"item-{item.id}", word, item_facts(item) | {"ap": ap}) for item, ap in items)
    return _first_or_back(hero, word, rule, options)


def pick_hero(hero: Hero, word: str, rule: str, heroes: Iterable[tuple[int, Hero]]) -> Prompt:
    """One of several adventurers, whoever has the fewest HP first."""
    ordered = sorted(heroes, key=lambda one: one[1].hp)
    options = tuple(
        Option(f"hero-{index}", word, {"target": Who((other.seat,)), "adventurer": adventurer(other), "hp": other.hp})
        for index, other in ordered
    )
    return _first_or_back(hero, word, rule, options)


def pick_space(hero: Hero, word: str, rule: str, options: Sequence[Option], item: Item | None) -> Prompt:
    """Most people want a space in which nothing is in the way."""
    facts: dict[str, Fact] = item_facts(item) if item else {}
    free = next((option.key for option in options if option.word == "space"), "")
    main = usual(options, free)
    return Prompt(hero.seat, word, rule, (*options, BACK), default=("back",), facts=facts, main=main)


def space(name: str, away: Sequence[Item], word: str = "swap-space") -> Option:
    """A space, with all that would leave it; `word` says where that goes."""
    facts: dict[str, Fact] = {"space": Term("space", (name,))}
    if not away:
        return Option(name, "space", facts)
    names, powers = (tuple(item.key for item in away), tuple(item.power for item in away))
    return Option(name, word, facts | {"item": Term("item", names), "power": Term("power", powers)})


def _first_or_back(hero: Hero, word: str, rule: str, options: tuple[Option, ...]) -> Prompt:
    return Prompt(hero.seat, word, rule, (*options, BACK), default=("back",), main=usual(options))
