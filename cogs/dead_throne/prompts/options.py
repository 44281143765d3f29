"""What options are made of. Keys: <deed>, <deed>-<what>, <deed>-<id of a thing>."""

from functools import lru_cache

from bot.engine import Fact, Option, Term
from cogs.dead_throne.state.things import Thing


@lru_cache(1024)
def term(kind: str, key: str) -> Term:
    """A word of the game's own: term("step", "T1.inn")."""
    return Term(kind, (key,))


WORD_OF = {"item": "item", "essence": "enemy", "relic": "relic", "scroll": "scroll"}


def thing_facts(thing: Thing) -> dict[str, Fact]:
    """`thing` names it; an essence is named as its enemy."""
    return {"thing": term(WORD_OF[thing.kind], thing.key)}


@lru_cache(2048)
def _thing_option(key: str, word: str, kind: str, named: str) -> Option:
    return Option(key, word, {"thing": term(kind, named)})


def thing_option(deed: str, thing: Thing) -> Option:
    """`option-<deed>`, `option-<deed>-broken`, `option-<deed>-essence`."""
    word = f"{deed}-essence" if thing.kind == "essence" else f"{deed}-broken" if thing.is_broken else deed
    return _thing_option(f"{deed}-{thing.id}", word, WORD_OF[thing.kind], thing.key)
