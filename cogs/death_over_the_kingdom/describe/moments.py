"""The strip above the board in words: its alt text."""

from collections.abc import Iterator, Sequence

from bot.engine import Event
from bot.words import ALT_LENGTH, Words, clean, first_fitting
from cogs.death_over_the_kingdom.describe.cards import card_now
from cogs.death_over_the_kingdom.pictures.captions import NAMES, full_caption
from cogs.death_over_the_kingdom.view.moments import deed_of, round_shown, told_of, turned_by
from cogs.death_over_the_kingdom.view.view import KingdomView, SeatView


def describe_moment(view: KingdomView, names: Sequence[str], moments: Sequence[Event], words: Words) -> str:
    """Within 1024 characters; names are shortened where they must be."""
    said = (" ".join(_said(view, [clean(name, letters) for name in names], moments, words)) for letters in NAMES)
    return first_fitting(said, ALT_LENGTH)


def _said(view: KingdomView, names: Sequence[str], moments: Sequence[Event], words: Words) -> Iterator[str]:
    cards, over = round_shown(view, moments), told_of(moments)
    if cards is None or over is None:
        deed = deed_of(moments)
        if deed is not None:
            yield words.say("moment-said", what=full_caption(deed, names, words))
        return
    for event in (over, turned_by(moments)):
        if event is not None:
            yield words.say("moment-said", what=full_caption(event, names, words))
    for seat in cards.line:
        yield _card(cards, cards.seats[seat], names[seat], words)


def _card(view: KingdomView, seat: SeatView, name: str, words: Words) -> str:
    card = "" if seat.table is None or seat.table.code is None else card_now(seat.table, words)
    message = "moment-card-won" if seat.has_won_round else "moment-card-lost" if seat.took else "moment-card"
    return words.say(message, seat=name, card=card, total=words.say(f"describe-{view.unit}", points=seat.points))
