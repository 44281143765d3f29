"""Makes states: a new match (R5), or any table laid out by hand to try a rule on."""

from collections.abc import Sequence

from bot.engine import Chance
from cogs.death_over_the_kingdom.content.terms import LIVES, Mode, Scoring
from cogs.death_over_the_kingdom.state.cards import Card, full_deck
from cogs.death_over_the_kingdom.state.knowledge import Knowledge
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.state.place import Place


def new_match(seats: int, chance: Chance) -> State:
    """The court game before its first turn: empty places, and a Dealer drawn by chance (R5)."""
    return State(
        [Place() for _ in range(seats)],
        Knowledge.nothing(seats),
        dealer=chance.below(seats),
        deck=full_deck(),
    )


def new_classic_match(seats: int, chance: Chance, length: int = 3, scoring: Scoring = "tokens") -> State:
    """The classic game before its first round; `length` is the number of rounds per player (R49, R56)."""
    state = new_match(seats, chance)
    state.mode, state.round, state.length, state.scoring = "classic", 0, length, scoring
    for place in state.places:
        place.points = LIVES if scoring == "lives" else 0
    return state


def lay_out(
    table: Sequence[str | None] = (),
    *,
    hands: Sequence[Sequence[str]] = (),
    deck: Sequence[str] = (),
    discards: Sequence[str] = (),
    dealer: int | None = None,
    turn: int = 1,
    round: int = 1,  # noqa: A002 - the game's word
    points: Sequence[int] = (),
    mode: Mode = "court",
    scoring: Scoring = "tokens",
) -> State:
    """A table in mid-turn, given by card codes: `lay_out(["INN", "KNI", "QUE"], deck=["MON"], round=2)`.

    One code (or None) in `table` and one hand in `hands` per seat; either may be left out, `deck` is top first. The
    last seat deals unless `dealer` says otherwise, so that seats stand in line order. Cards not named are out of the
    match. All table cards lie face down, and nobody knows another's. Raises ValueError for a third copy of a character.
    """
    seats = max(len(table), len(hands), len(points))
    box = full_deck()
    places = [Place(points=points[seat] if points else 0) for seat in range(seats)]
    for place, code in zip(places, table, strict=False):
        if code is None:
            continue
        place.table = _take(box, code)
        place.has_picked = True
    for place, hand in zip(places, hands, strict=False):
        place.hand = [_take(box, code) for code in hand]
    return State(
        places,
        Knowledge.nothing(seats),
        dealer=seats - 1 if dealer is None else dealer,
        mode=mode,
        scoring=scoring,
        turn=turn,
        round=round,
        phase="action" if table else "pick",
        deck=[_take(box, code) for code in deck],
        discards=[_take(box, code) for code in discards],
    )


def _take(box: list[Card], code: str) -> Card:
    for card in box:
        if card.code == code:
            box.remove(card)
            return card
    raise ValueError(f"there is no {code} left in the box: there are two of each character")
