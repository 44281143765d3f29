"""R104 to R106: of which decks scrolls are drawn: one press, however many are missing."""

from functools import lru_cache
from itertools import combinations_with_replacement, cycle, islice

from bot.engine import Option, Prompt, Term
from cogs.dead_throne.state.match import DeckKey

REFRESH, SCHOOL = "refresh", "school"
SCHOOLS: tuple[DeckKey, ...] = ("war", "ward", "way")


def refresh(seat: int, missing: int) -> Prompt:
    """R106, where nobody says: one of each, then War; that stands first."""
    options = _options(missing)
    facts = {"count": missing}
    return Prompt.usual(seat, REFRESH, "R106", options, options[0].key, is_secret=True, facts={**facts})


def school(seat: int) -> Prompt:
    """One scroll more now."""
    options = _options(1)
    return Prompt.usual(seat, SCHOOL, "R106", options, options[0].key, is_secret=True)


@lru_cache(8)
def _options(count: int) -> tuple[Option, ...]:
    usual = key_of((*SCHOOLS, *("war",) * count)[:count])
    found = {key_of(decks): decks for decks in combinations_with_replacement(SCHOOLS, count)}
    return tuple(_option(key, decks) for key, decks in sorted(found.items(), key=lambda one: one[0] != usual))


def _option(key: str, decks: tuple[str, ...]) -> Option:
    return Option(key, "draw-of" if len(decks) == 1 else "draw-those", {"deck": Term("deck", decks)})


def key_of(decks: tuple[str, ...]) -> str:
    """So many of each: war-war-way."""
    return "-".join(sorted(decks, key=SCHOOLS.index))


def wished(wish: str, count: int) -> str:
    """As many of one deck as are missing, or one of each by turns."""
    return key_of(tuple(islice(cycle(SCHOOLS), count)) if wish == "each" else (wish,) * count)


def decks_of(key: str) -> list[DeckKey]:
    """What was chosen, in the order it is drawn in."""
    return [one for name in key.split("-") for one in SCHOOLS if one == name]
