"""What a card can do, in one line: the classic game has more to say of some."""

from bot.words import Words
from cogs.death_over_the_kingdom.content.terms import Mode


def power(code: str, mode: Mode, words: Words) -> str:
    classic = f"power-{code}.classic"
    return words.say(classic if mode == "classic" and words.has(classic) else f"power-{code}")
