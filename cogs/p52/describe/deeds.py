"""An ability's numbers in words: what it needs, and what it does."""

from bot.words import Words
from cogs.p52.content.tables import ABILITIES
from cogs.p52.view.portrait import Deed


def needs_in_words(deed: Deed, words: Words) -> str:
    """Such as 7, or 4 + R for what is shot. What each enemy on the spot adds is said apart."""
    least = deed.target - deed.per_number
    return words.say("deed-needs", target=least, reach=deed.per_reach, number=deed.per_number)


def does_in_words(deed: Deed, words: Words) -> str:
    """Such as 9 + over damage."""
    effect = ABILITIES[deed.key].effect
    facts = {"base": deed.base, "over": deed.over, "reach": deed.reach}
    return words.say("deed-does", effect=effect, sum=words.say("deed-sum", **facts))
