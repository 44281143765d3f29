"""Nobody is asked where there is but one answer, unless to be spared the question would tell what they hold (R158)."""

from collections.abc import Sequence

from bot.engine import Answer, Prompt, Script, ask, ask_all
from cogs.dead_throne.rules.fight.support import friends_of
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def ask_if_open(prompt: Prompt, *, is_telling: bool = False) -> Script[str]:
    """The key of what they choose. `is_telling`: whoever is not asked could be seen to hold nothing else that fits."""
    if len(prompt.options) == 1 and not is_telling:
        return prompt.options[0].key
    return (yield from ask(prompt)).key


def ask_all_if_open(prompts: Sequence[Prompt]) -> Script[list[str]]:
    """The same of several who are asked at once; their keys in the order of the prompts."""
    found = {place: prompt.options[0].key for place, prompt in enumerate(prompts) if len(prompt.options) == 1}
    asked = [place for place in range(len(prompts)) if place not in found]
    answers: list[Answer] = yield from ask_all([prompts[place] for place in asked])
    found |= {place: answer.key for place, answer in zip(asked, answers, strict=True)}
    return [found[place] for place in range(len(prompts))]


def is_watched(realm: Realm, player: Player) -> bool:
    """May anybody in the game not see their hand? Nobody, where one plays alone or all are one group (R142)."""
    friends = friends_of(realm, player)
    return any(one.is_in and one is not player and one not in friends for one in realm.players)
