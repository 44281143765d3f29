"""What can be looked up: the thirteen characters, and what befalls a card."""

from collections.abc import Iterator

from bot.engine import Fact, Noun
from bot.words import Words, plain
from cogs.death_over_the_kingdom.content.characters import CHARACTERS, Character
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView

RULES = {
    "DEA": (52,),
    "INN": (33,),
    "MER": (24,),
    "THI": (25, 55),
    "JES": (34,),
    "JUG": (26,),
    "MON": (35,),
    "SOR": (36, 37),
    "KNI": (38, 27),
    "DRA": (27,),
    "PRI": (39,),
    "QUE": (40,),
    "KIN": (54, 55),
}
MARKS: dict[str, tuple[int, ...]] = {"toad": (37,), "dealer": (3, 18, 19)}


def nouns() -> list[Noun]:
    """Each character, then what befalls a card and who deals."""
    return [*map(_character, CHARACTERS.values()), *(Noun("mark", key, rules=rules) for key, rules in MARKS.items())]


def _character(character: Character) -> Noun:
    second = -1 if character.second is None else character.second
    facts: dict[str, Fact] = {"value": character.value, "copies": character.copies, "second": second}
    return Noun("card", character.code, facts, RULES[character.code])


def in_sight(view: KingdomView) -> list[str]:
    """One's own cards first, then what lies open, by seat, then what others are known to hold; the discards last."""
    own = [] if view.viewer is None else [view.seats[view.viewer].table]
    known = [card.code for card in (*own, *(seat.table for seat in view.seats)) if card is not None and card.code]
    hidden = [code for seat in view.seats for code in seat.holds]
    codes = [*(held.code for held in view.own_hand), *known, *hidden, *view.discards]
    toads = ["mark.toad"] if any(seat.table and seat.table.is_toad for seat in view.seats) else []
    return [*(f"card.{code}" for code in dict.fromkeys(codes)), *toads, "mark.dealer"]


def now(kind: str, key: str, view: KingdomView, names: tuple[str, ...], words: Words) -> list[str]:
    """Where its copies are, as far as this viewer knows; who is Dealer; who has become a toad."""
    if key == "dealer":
        return [plain(names[view.dealer])]
    if kind == "mark":
        return [plain(names[seat.seat]) for seat in view.seats if seat.table is not None and seat.table.is_toad]
    held = sum(card.code == key for card in view.own_hand)
    gone = view.discards.count(key)
    return [
        *([words.say("noun-now-hand", count=held)] if held else []),
        *_copies(key, view, names, words),
        *([words.say("noun-now-discards", count=gone)] if gone else []),
    ]


def _copies(key: str, view: KingdomView, names: tuple[str, ...], words: Words) -> Iterator[str]:
    """With whom: on the table, or known to be there or in the hand."""
    for seat in view.seats:
        name = plain(names[seat.seat])
        if seat.table is not None and seat.table.code == key:
            yield words.say(_place(seat.table), name=name)
        yield from (words.say("noun-now-known", name=name) for code in seat.holds if code == key)


def _place(card: CardView) -> str:
    return "noun-now-open" if card.is_up else "noun-now-known"
