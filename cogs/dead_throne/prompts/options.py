"""What options are made of. Keys: <deed>, <deed>-<what>, <deed>-<id of a thing>."""

from functools import lru_cache

from bot.engine import Option, Term
from cogs.dead_throne.content.steps import plain
from cogs.dead_throne.state.things import Thing


@lru_cache(1024)
def term(kind: str, key: str) -> Term:
    """A word of the game's own: term("step", "T1.inn")."""
    return Term(kind, (key,))


SAID = {"leave": "leave-thing"}  # deeds whose own name says something else as well
WORD_OF = {"item": "item", "essence": "enemy", "relic": "relic", "scroll": "scroll"}


@lru_cache(2048)
def _thing_option(key: str, word: str, kind: str, named: str) -> Option:
    return Option(key, word, {"thing": term(kind, named)}, is_secret=True)


def thing_option(deed: str, thing: Thing) -> Option:
    """`option-<deed>`, `option-<deed>-broken`, `option-<deed>-essence`: what people carry is nobody else's business."""
    word = SAID.get(deed, deed)
    word = f"{word}-essence" if thing.kind == "essence" else f"{word}-broken" if thing.is_broken else word
    return _thing_option(f"{deed}-{thing.id}", word, WORD_OF[thing.kind], thing.key)


@lru_cache(1024)
def named(deed: str, kind: str, key: str) -> Option:
    """An option `<deed>-<key>`, worded `option-<deed>`, about one thing of the game's: `{ $thing }`."""
    return Option(f"{deed}-{plain(key)}", deed, {"thing": term(kind, key)})
