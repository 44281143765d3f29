"""What to do about a roll, a hit, a gift."""

from bot.engine import Choice, Option
from cogs.deckbox_dungeons.adviser.goods import WISHES
from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.adviser.odds import kill_chance
from cogs.deckbox_dungeons.rules.heroes.figures import CHECK_DICE
from cogs.deckbox_dungeons.state.pieces import Item

SUCCESS = 6
EVEN = 0.5


def _failed(mind: Mind) -> list[str]:
    """The keys of the dice that came to nothing."""
    return [option.key for option in mind.prompt.options if "total" in option.facts and _total(option) < SUCCESS]


def _total(option: Option) -> int:
    total = option.facts["total"]
    assert isinstance(total, int)
    return SUCCESS if option.facts["die"] == SUCCESS else total


def coin(mind: Mind) -> tuple[Choice, str] | None:
    """Roll all that failed again, where that is more than one die or somebody's life."""
    failed = _failed(mind)
    return (tuple(failed), "again") if len(failed) > 1 or mind.hero.health <= SUCCESS // 2 else None


def cap(mind: Mind) -> tuple[Choice, str] | None:
    failed = _failed(mind)
    return ((failed[0],), "again") if failed else None


def react(mind: Mind) -> tuple[Choice, str] | None:
    """Stone Skin always; a charm or a draught where the hero would fall."""
    keys = [option.key for option in mind.prompt.options]
    if "ability" in keys and mind.hero.ability == "stone-skin":
        return ("ability",), "save"
    hits, each, health = (mind.prompt.facts[name] for name in ("hits", "each", "health"))
    assert isinstance(hits, int)
    assert isinstance(each, int)
    assert isinstance(health, int)
    if hits * each >= health and len(keys) > 1:
        return (keys[0],), "save"
    return None


def helper(mind: Mind) -> tuple[Choice, str] | None:
    """A card that helps with a check is used where it would fail more often than not."""
    plus, needed = mind.prompt.facts["plus"], mind.prompt.facts["needed"]
    assert isinstance(plus, int)
    assert isinstance(needed, int)
    card = next((option.key for option in mind.prompt.options if option.word == "use"), None)
    return ((card,), "save") if card and kill_chance(CHECK_DICE, (1 + plus) / SUCCESS, needed) < EVEN else None


def flask(mind: Mind) -> tuple[Choice, str] | None:
    """Where it burns most, and no friend."""
    spots = [option for option in mind.prompt.options if option.facts.get("friends") == 0]
    best = max(spots, key=lambda option: (option.facts["count"], option.key), default=None)
    return None if best is None else ((best.key,), "attack")


def gift(mind: Mind) -> tuple[Choice, str] | None:
    """The first of the wish list."""
    cards = {item.key: item for item in mind.delve.state.market if isinstance(item, Item)}
    found = (f"item-{cards[key].id}" for key in WISHES if key in cards and mind.has(f"item-{cards[key].id}"))
    key = next(found, None)
    return None if key is None else ((key,), "bargain")
