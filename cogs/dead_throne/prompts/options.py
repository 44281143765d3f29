"""What options are made of. Keys: <deed>, <deed>-<what>, <deed>-<id of a thing>."""

from functools import lru_cache

from bot.engine import Term


@lru_cache(1024)
def term(kind: str, key: str) -> Term:
    """A word of the game's own: term("step", "T1.inn")."""
    return Term(kind, (key,))
