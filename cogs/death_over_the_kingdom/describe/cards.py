"""Cards in words: one on the table, and a viewer's own with what it knows of others."""

from collections.abc import Iterator, Sequence

from bot.words import ALT_LENGTH, HAND_LENGTH, Words, clean, plain, shorten
from cogs.death_over_the_kingdom.content.characters import CHARACTERS
from cogs.death_over_the_kingdom.content.terms import Mode
from cogs.death_over_the_kingdom.describe.powers import power
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView, SeatView


def card_now(card: CardView, words: Words) -> str:
    """A card the viewer knows: its name and, once it is up, what it counts."""
    assert card.code is not None
    name = words.say(f"card-{card.code}")
    if card.is_toad:
        return words.say("describe-card-toad", card=name)
    if card.is_hanged:
        return words.say("describe-card-hanged", card=name)
    if card.value is None or not card.is_up:
        return name
    if card.is_sealed:
        return words.say("describe-card-sealed", card=name, value=card.value)
    message = "describe-card-turned" if card.is_turned else "describe-card-value"
    return words.say(message, card=name, value=card.value)


def describe_hand(view: KingdomView, names: Sequence[str], words: Words) -> str:
    """The viewer's own cards as an alt text: within 1024 characters."""
    known = _knowledge(view, [clean(name) for name in names], words)
    return shorten(" ".join([*_own(view, words), *known]), ALT_LENGTH)


def read_hand(view: KingdomView, names: Sequence[str], words: Words) -> str:
    """The same for a message, a line for each card: within 2000 characters."""
    known = _knowledge(view, [plain(name) for name in names], words)
    return shorten("\n".join([*_own(view, words), *known]), HAND_LENGTH)


def _own(view: KingdomView, words: Words) -> Iterator[str]:
    """The card in front of the viewer, then the hand."""
    mine = None if view.viewer is None else view.seats[view.viewer]
    if mine is not None and mine.is_out:
        yield words.say("describe-own-out")
        return
    yield _front(mine.table if mine else None, view.mode, words)
    for card in view.own_hand:
        yield words.say("describe-own-hand", **_printed(card.code, view.mode, words))
    if not view.own_hand and view.mode == "court":
        yield words.say("describe-own-hand-none")


def _front(table: CardView | None, mode: Mode, words: Words) -> str:
    """What lies in front of the viewer."""
    if table is None or table.code is None:
        return words.say("describe-own-table-none")
    if table.is_toad or table.is_hanged:
        return words.say("describe-own-table-toad", card=card_now(table, words))
    if table.is_up:
        can = power(table.code, mode, words)
        return words.say("describe-own-table-up", card=card_now(table, words), power=can)
    return words.say("describe-own-table", **_printed(table.code, mode, words))


def _printed(code: str, mode: Mode, words: Words) -> dict[str, str]:
    """A card as it is printed: name, one or two values, power."""
    character = CHARACTERS[code]
    values = str(character.value) if character.second is None else f"{character.value}/{character.second}"
    return {"card": words.say(f"card-{code}"), "values": values, "power": power(code, mode, words)}


def _knowledge(view: KingdomView, names: Sequence[str], words: Words) -> Iterator[str]:
    """What the viewer knows of other seats that does not lie open."""
    for seat in view.seats:
        known = [*_covered(seat), *seat.holds]
        if known and seat.seat != view.viewer:
            cards = [words.say(f"card-{code}.the") for code in known]
            yield words.say("describe-you-know", seat=names[seat.seat], cards=cards)


def _covered(seat: SeatView) -> Iterator[str]:
    if seat.table is not None and seat.table.code is not None and not seat.table.is_up:
        yield seat.table.code
