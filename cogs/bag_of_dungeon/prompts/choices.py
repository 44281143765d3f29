"""Choices of any kind: one of several, yes or no, a target with a way back."""

from collections.abc import Iterable, Sequence

from bot.engine import Fact, Option, Prompt, Term, Who
from cogs.bag_of_dungeon.prompts.names import adventurer, item_facts
from cogs.bag_of_dungeon.state import Hero, Item, Tile

BACK = Option("back", "back")
END = Option("end", "end-turn", group="end")  # stands behind all else


def one_of(seat: int, word: str, rule: str, options: Sequence[Option], default: str, **facts: Fact) -> Prompt:
    """Any other choice of one."""
    return Prompt(seat, word, rule, tuple(options), default=(default,), facts=facts)


def favouring(key: str, prompt: Prompt) -> Prompt:
    """The prompt, where most people want this."""
    prompt.main = key
    return prompt


def yes_no(seat: int, word: str, rule: str, *, default: bool, facts: dict[str, Fact]) -> Prompt:
    """The options are `<word>`, which most people want, and `no-<word>`."""
    options = (Option("yes", word, facts), Option("no", f"no-{word}", facts))
    return Prompt(seat, word, rule, options, default=("yes" if default else "no",), facts=facts, main="yes")


def pick_tile(hero: Hero, word: str, rule: str, tiles: Iterable[tuple[Tile, dict[str, Fact]]]) -> Prompt:
    """One of several tiles; the option's word is the prompt's."""
    options = tuple(Option(f"tile-{tile.key}", word, {"tile": tile.label, **facts}) for tile, facts in tiles)
    return _first_or_back(hero, word, rule, options)


def pick_item(hero: Hero, word: str, rule: str, items: Iterable[tuple[Item, int]]) -> Prompt:
    """One of several items, each with the AP it costs."""
    options = tuple(Option(f"item-{item.id}", word, item_facts(item) | {"ap": ap}) for item, ap in items)
    return _first_or_back(hero, word, rule, options)


def pick_hero(hero: Hero, word: str, rule: str, heroes: Iterable[tuple[int, Hero]]) -> Prompt:
    options = tuple(
        Option(f"hero-{index}", word, {"target": Who((other.seat,)), "adventurer": adventurer(other), "hp": other.hp})
        for index, other in heroes
    )
    return _first_or_back(hero, word, rule, options)


def pick_space(hero: Hero, word: str, rule: str, options: Sequence[Option], item: Item | None) -> Prompt:
    facts: dict[str, Fact] = item_facts(item) if item else {}
    return Prompt(hero.seat, word, rule, (*options, BACK), default=("back",), facts=facts)


def space(name: str, item: Item | None, word: str = "swap-space") -> Option:
    """A space, with what would leave it; `word` says where that goes."""
    facts: dict[str, Fact] = {"space": Term("space", (name,))}
    return Option(name, word, facts | item_facts(item)) if item else Option(name, "space", facts)


def _first_or_back(hero: Hero, word: str, rule: str, options: tuple[Option, ...]) -> Prompt:
    return Prompt(hero.seat, word, rule, (*options, BACK), default=("back",))
