"""Poison (R99, R101, R115): a token that fills a space until it is cured."""

from collections.abc import Sequence

from bot.engine import Option, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.hazards import Poisoned
from cogs.bag_of_dungeon.rules.goods.inventory import make_room, occupants, poison_options, poisoned
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import SPACES, Hero


def poison(quest: Quest, hero: Hero) -> Script[None]:
    """P13: a poison token fills a space, at most one a turn (R99, R101); never in the endgame (R115).

    Nobody is asked where all spaces that are left come to the same.
    """
    if not can_be_poisoned(quest, hero):
        return
    hero.was_poisoned = True
    options = poison_options(hero)
    name = options[0].key if len(options) == 1 else (yield from _ask_where(quest, hero, options))
    yield Poisoned(seat=hero.seat, hero=hero.key, space=name)
    yield from make_room(quest, hero, SPACES.index(name), poisoned(hero, SPACES.index(name)))


def _ask_where(quest: Quest, hero: Hero, options: Sequence[Option]) -> Script[str]:
    """Any clean space; an empty one unless somebody says otherwise."""
    names = [option.key for option in options]
    empty = [name for name in names if not occupants(hero.spaces, SPACES.index(name))]
    default = empty[0] if empty else names[-1]
    spare = next((name for name in empty if name.startswith("pack")), default)  # where nothing can be worn
    prompt = prompts.one_of(hero.seat, "poison", "R99", options, default, **quest.which(hero))
    return (yield from ask(prompts.favouring(spare, prompt))).key


def can_be_poisoned(quest: Quest, hero: Hero) -> bool:
    return not hero.was_poisoned and not quest.is_calm and not all(space.is_poisoned for space in hero.spaces)


def cure(hero: Hero) -> int:
    """Remove all poison; how many tokens there were."""
    count = hero.poison
    for space in hero.spaces:
        space.is_poisoned = False
    return count
