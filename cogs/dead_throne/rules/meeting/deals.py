"""R38: what can stand in a deal, and what changes hands. Of the other side one sees what all see, and its offers."""

from collections.abc import Iterator

from bot.engine import Bundle, Deal, Offer, Option, Script, Side, Stock
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.events.meeting import DealtCoin, DealtThing, DealtTreasure, Traded
from cogs.dead_throne.prompts.options import term, thing_option
from cogs.dead_throne.rules.people.caps import cap_health
from cogs.dead_throne.rules.people.goods import take
from cogs.dead_throne.rules.people.hand import scroll_keys
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.room import stow
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import Deed
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

COIN, PIECE = "coin", "piece"


def deal(asked: Player, other: Player, offer: Offer | None, *, can_propose: bool) -> Deal:
    """As the one who is asked sees it."""
    shown = offer.take.items if offer is not None else ()
    return Deal(other.seat, _side(asked), _shown(other, shown), offer, can_propose=can_propose)


def _things(player: Player) -> list[Thing]:
    """A rucksack that holds something stays where it is. The Ash Staff may go: only Markets do not take it (R169)."""
    full = player.worn.get("rucksack") if player.sack else None
    return [thing for thing in player.things if thing is not full]


def _side(player: Player) -> Side:
    things = [thing_option("deal", thing) for thing in _things(player)]
    scrolls = [Option(key, "deal", {"thing": term("scroll", one)}) for key, one in scroll_keys(player).items()]
    stones = [Option(f"stone-{stone}", "deal", {"thing": term("stone", stone)}) for stone in player.stones]
    return Side((*things, *scrolls, *stones), _stocks(player))


def _stocks(player: Player) -> tuple[Stock, ...]:
    counted = ((COIN, player.coin), (PIECE, player.pieces))
    return tuple(Stock(key, most) for key, most in counted if most)


def _shown(player: Player, offered: tuple[str, ...]) -> Side:
    """What is worn all can see; what is carried, and the hand, only where it has been offered."""
    seen = {f"deal-{thing.id}" for thing in player.worn.values()} | {f"stone-{stone}" for stone in player.stones}
    side = _side(player)
    return Side(tuple(one for one in side.items if one.key in seen or one.key in offered), side.stocks)


def is_possible(giver: Player, taker: Player, offer: Offer) -> bool:
    """Have both still what is offered?"""
    return Deal(taker.seat, _side(giver), _side(taker)).is_possible(offer)


def hand_over(realm: Realm, one: Player, other: Player, offer: Offer) -> Script[None]:
    """`offer` as the first sees it. All is taken before anything is given, so that there is room for it.

    What either cannot keep of it, they part with at once, when all is where it belongs: a rucksack among it makes room
    for the rest (R98, R99, R104).
    """
    one.is_sorting = other.is_sorting = True
    yield Traded(seat=one.seat, other=other.seat)
    piles = [_taken(one, offer.give), _taken(other, offer.take)]
    sides = ((one, other, piles[0], offer.give), (other, one, piles[1], offer.take))
    for giver, taker, (_, scrolls, stones), bundle in sides:
        _pay(giver, taker, bundle)
        taker.stones += stones
        taker.scrolls += scrolls
    for giver, taker, (things, scrolls, stones), bundle in sides:
        yield from _told(giver, taker, bundle, things, scrolls)
        yield from _told_to_all(giver, taker, bundle, things, stones)
        for thing in things:
            stow(taker, thing)
    for player in (one, other):
        yield from cap_health(realm, player)  # before either is asked what to part with (R88)
    is_near = one.at == other.at  # a quest may ask for it
    for player, partner in ((one, other), (other, one)):
        yield from keep_limits(realm, player)
        player.tally.trades += 1
        realm.note(Deed(player.seat, "trade", other=partner.seat if is_near else -1))


def _taken(giver: Player, bundle: Bundle) -> tuple[list[Thing], list[str], list[str]]:
    """Things, scrolls and stones, out of their hands."""
    keys = set(bundle.items)
    things = [take(giver, thing) for thing in _things(giver) if f"deal-{thing.id}" in keys]
    scrolls = [scroll for key, scroll in scroll_keys(giver).items() if key in keys]
    stones = [stone for stone in giver.stones if f"stone-{stone}" in keys]
    for scroll in scrolls:
        giver.scrolls.remove(scroll)
    giver.stones = [stone for stone in giver.stones if stone not in stones]
    return things, scrolls, stones


def _pay(giver: Player, taker: Player, bundle: Bundle) -> None:
    coin, pieces = bundle.amounts.get(COIN, 0), bundle.amounts.get(PIECE, 0)
    giver.coin -= coin
    taker.coin += coin
    giver.pieces -= pieces
    taker.pieces += pieces


def _told(giver: Player, taker: Player, bundle: Bundle, things: list[Thing], scrolls: list[str]) -> Script[None]:
    """Only the two of them are told."""
    both = (giver.seat, taker.seat)
    if coin := bundle.amounts.get(COIN, 0):
        yield DealtCoin(seat=taker.seat, other=giver.seat, coin=coin, to=both)
    for thing in things:
        if thing.key != CROWN:
            yield dealt(giver, taker, thing.kind, thing.key)
    for scroll in scrolls:
        yield dealt(giver, taker, "scroll", scroll)


def _told_to_all(
    giver: Player, taker: Player, bundle: Bundle, things: list[Thing], stones: list[str]
) -> Iterator[DealtTreasure]:
    """What a match is won with is no secret: whoever holds it all can see."""
    pieces, has_crown = bundle.amounts.get(PIECE, 0), any(thing.key == CROWN for thing in things)
    if pieces or stones or has_crown:
        yield DealtTreasure(seat=taker.seat, other=giver.seat, pieces=pieces, stones=tuple(stones), has_crown=has_crown)


def dealt(giver: Player, taker: Player, kind: str, key: str) -> DealtThing:
    """What came from one to the other, for these two alone."""
    names = {kind: key}
    return DealtThing(
        seat=taker.seat,
        other=giver.seat,
        kind=kind,
        item=names.get("item"),
        enemy=names.get("essence"),
        relic=names.get("relic"),
        scroll=names.get("scroll"),
        to=(giver.seat, taker.seat),
    )
