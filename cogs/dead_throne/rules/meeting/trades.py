"""R38 to R40, R148, R163: trades, settled at once or talked over beside the round."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from bot.engine import ACCEPT, Answer, Offer, Script, ask
from cogs.dead_throne.events.meeting import RoseUp, SatDown, Talked, TradeRefused
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.rules.meeting.deals import deal, hand_over, is_possible
from cogs.dead_throne.rules.people.leaving import rise
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.battle import Parley
from cogs.dead_throne.state.people import Player

ROUNDS = 3  # offers between two; the last is to be taken or left
Talk = Literal["agreed", "refused", "open", "caught"]
Springs: TypeAlias = Callable[[], Script[bool]]


def nothing_springs() -> Script[bool]:
    yield from ()
    return False


def trade(realm: Realm, one: Player, other: Player, springs: Springs = nothing_springs) -> Script[Talk]:
    """The first proposes, the other answers. open: it goes on beside the round, as the answer was a counter-offer.

    `springs`: may a trap of the region catch somebody as they agree, or as it is laid aside (R111)? Then it was their
    interaction: caught.
    """
    asked, partner, offer, made = one, other, None, 0
    while True:
        answer = yield from _asked(realm, asked, partner, offer, can_propose=made < ROUNDS)
        if _is_taken(realm, asked) or _is_taken(realm, partner):
            return "refused"  # drawn into something else while they talked (R62)
        if answer.choice == ACCEPT and offer is not None and is_possible(asked, partner, offer):
            return (yield from _agreed(realm, asked, partner, offer, springs))
        if answer.offer is None:
            if offer is not None:
                yield TradeRefused(seat=asked.seat, other=partner.seat)
            return "refused"
        offer, made = answer.offer.reversed, made + 1
        asked, partner = partner, asked
        if not is_possible(asked, partner, offer):
            return "refused"  # while they thought it over, something went
        yield Talked(seat=partner.seat, other=asked.seat, way="counter" if made > 1 else "offer")
        if made > 1 and realm.is_many:
            return (yield from _opened(realm, asked, partner, offer, made, springs))


def _agreed(realm: Realm, asked: Player, partner: Player, offer: Offer, springs: Springs) -> Script[Talk]:
    if (yield from springs()):
        return "caught"
    if not _can_go_on(realm, asked, partner, offer):
        return "refused"
    yield from hand_over(realm, asked, partner, offer)
    return "agreed"


def _opened(realm: Realm, asked: Player, partner: Player, offer: Offer, made: int, springs: Springs) -> Script[Talk]:
    """R163: whoever walked up has interacted with that, so a trap may spring now as if they had agreed."""
    if (yield from springs()):
        return "caught"
    if not _can_go_on(realm, asked, partner, offer):
        return "refused"
    _table(realm, asked, partner, offer, made)
    yield SatDown(seat=asked.seat, others=(partner.seat,))
    return "open"


def _can_go_on(realm: Realm, asked: Player, partner: Player, offer: Offer) -> bool:
    """Neither has been drawn into something else while a trap might have sprung (R156)."""
    return not (_is_taken(realm, asked) or _is_taken(realm, partner)) and is_possible(asked, partner, offer)


def _asked(realm: Realm, player: Player, other: Player, offer: Offer | None, *, can_propose: bool) -> Script[Answer]:
    terms = deal(player, other, offer, can_propose=can_propose)
    return (yield from ask(meeting.bargain(player.seat, other.seat, realm.new_id(), terms)))


def _is_taken(realm: Realm, player: Player) -> bool:
    """By a battle, another trade, the Market, an enemy (R32) or death."""
    is_busy = realm.battle_of(player.seat) is not None or parley_of(realm, player.seat) is not None
    return is_busy or player.seat in realm.state.shoppers or player.held is not None or not player.is_up


def _table(realm: Realm, asked: Player, partner: Player, offer: Offer, made: int) -> None:
    seats = sorted((asked.seat, partner.seat))
    parley = Parley(realm.new_id(), asked.at, seats, (asked.seat, partner.seat), offer, made)
    realm.state.parleys.append(parley)


def parley_of(realm: Realm, seat: int) -> Parley | None:
    return next((parley for parley in realm.state.parleys if seat in parley.members), None)


def sit_down(parley: Parley, player: Player) -> Script[None]:
    """R37, R148: whoever comes to one of them sits down with all of them, and there is time to talk anew."""
    others = tuple(parley.members)
    parley.members = sorted((*others, player.seat))
    parley.offers = 0
    yield SatDown(seat=player.seat, others=others)


def talk_on(realm: Realm, parley_id: int) -> Script[None]:
    """R163: one offer and answer of a trade beside the round."""
    parley = next((one for one in realm.state.parleys if one.id == parley_id), None)
    if parley is None:
        return
    if parley.offer is None:
        yield from _speak(realm, parley)
    else:
        yield from _reply(realm, parley, parley.offer)
    if parley.offer is None and parley.offers >= _most(parley) and parley in realm.state.parleys:
        yield from _part(realm, parley)


def _most(parley: Parley) -> int:
    """So many offers among all of them."""
    return ROUNDS * (len(parley.members) - 1)


def _reply(realm: Realm, parley: Parley, offer: Offer) -> Script[None]:
    """Whoever is asked accepts for himself, and rises; or refuses, or offers something else."""
    asked, partner = (realm.player(seat) for seat in parley.pair)
    parley.offer = None
    if not is_possible(asked, partner, offer):
        return  # what was offered is no longer there
    answer = yield from _asked(realm, asked, partner, offer, can_propose=parley.offers < _most(parley))
    if answer.choice == ACCEPT and is_possible(asked, partner, offer):
        yield from hand_over(realm, asked, partner, offer)
        yield from _rise(realm, parley, asked)
    elif answer.offer is not None:
        yield from _put(parley, asked, partner, answer.offer, "counter")
    else:
        yield TradeRefused(seat=asked.seat, other=partner.seat)
        if len(parley.members) == 2:
            yield from _rise(realm, parley, asked)


def _speak(realm: Realm, parley: Parley) -> Script[None]:
    """By turns: with whom, and what for; or they rise."""
    speaker = realm.player(_next_speaker(parley))
    others = [seat for seat in parley.members if seat != speaker.seat]
    answer = yield from ask(meeting.partner(speaker.seat, others))
    other = next((realm.player(seat) for seat in others if answer.key == f"talk-to-{seat}"), None)
    if other is None:
        yield from _rise(realm, parley, speaker)
        return
    proposal = yield from _asked(realm, speaker, other, None, can_propose=True)
    parley.pair = (other.seat, speaker.seat)
    if proposal.offer is not None:
        yield from _put(parley, speaker, other, proposal.offer, "offer")
    else:
        parley.offers += 1


def _next_speaker(parley: Parley) -> int:
    """After whoever was the last to speak."""
    return next((seat for seat in parley.members if seat > parley.pair[1]), parley.members[0])


def _put(parley: Parley, speaker: Player, other: Player, offer: Offer, way: str) -> Script[None]:
    parley.offers += 1
    if is_possible(speaker, other, offer):
        parley.pair, parley.offer = (other.seat, speaker.seat), offer.reversed
        yield Talked(seat=speaker.seat, other=other.seat, way=way)


def _rise(realm: Realm, parley: Parley, player: Player) -> Script[None]:
    rise(realm, parley, player.seat)
    yield RoseUp(seat=player.seat)


def rise_from_all(realm: Realm, player: Player) -> Script[None]:
    parley = parley_of(realm, player.seat)
    if parley is not None:
        yield from _rise(realm, parley, player)


def _part(realm: Realm, parley: Parley) -> Script[None]:
    """There have been offers enough."""
    realm.state.parleys.remove(parley)
    for seat in parley.members:
        yield RoseUp(seat=seat)


def settle_for_few(realm: Realm) -> Script[None]:
    """R166: fewer than four are left: battles go on in Game Turns, and what is talked over is broken off."""
    if realm.is_many:
        return
    for battle in realm.state.battles:
        battle.is_beside = False
    for parley in list(realm.state.parleys):
        yield from _part(realm, parley)
