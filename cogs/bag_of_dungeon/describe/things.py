"""Items in words: what they are called, and what they do."""

from bot.words import Words
from cogs.bag_of_dungeon.content import power_key
from cogs.bag_of_dungeon.view import ItemView


def named(item: ItemView, words: Words, *, is_full: bool) -> str:
    """An item by its name, and where there is room with what it does."""
    name = words.say(f"item-{item.key}")
    return words.say("describe-item", item=name, power=power_of(item, words)) if is_full else name


def power_of(item: ItemView, words: Words) -> str:
    """What it does, awakened or not."""
    return words.say(f"power-{power_key(item.key, is_awake=item.is_awake)}")
