"""R22, R23, R103, R108, R116, R129: the Market, and Merchants, who are Markets anywhere."""

from collections.abc import Iterable, Mapping

from bot.engine import Choice, Event, Prompt, Script, ask
from cogs.dead_throne.content.tables import ITEMS, PIECE_COST, REPAIR_COST, TRAP_BUYS, price_of
from cogs.dead_throne.events.market import (
    Bought,
    BoughtEssence,
    BoughtPieces,
    BoughtRelic,
    BoughtTraps,
    EnteredMarket,
    LeftMarket,
    MerchantMet,
    SoldEssence,
    SoldItem,
    SoldRelic,
    TrapSet,
)
from cogs.dead_throne.prompts.land import ENTER, merchant
from cogs.dead_throne.prompts.market import (
    PIECES,
    REGION,
    REPAIR,
    SALES,
    SHELVES,
    TRAPS,
    YES,
    is_nothing,
    order,
    region_price,
)
from cogs.dead_throne.rules.meeting.trades import rise_from_all
from cogs.dead_throne.rules.people.caps import cap_health
from cogs.dead_throne.rules.people.goods import gained, take
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.repairs import broken_things, repair
from cogs.dead_throne.rules.people.room import stow
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import MARKET, Thing, Trap


def enter_market(realm: Realm, player: Player) -> Script[None]:
    """R22, R64: with four or more players the visit goes on beside the round.

    Whoever has sat down to a trade while they thought about it rises from it (R62, R156).
    """
    yield EnteredMarket(seat=player.seat)
    yield from rise_from_all(realm, player)
    if realm.is_many:
        realm.state.shoppers.append(player.seat)
    else:
        yield from visit_market(realm, player)


def visit_market(realm: Realm, player: Player) -> Script[None]:
    """Orders until they are done. The frame plays it for each of `state.shoppers`, and takes them off."""
    yield from _trade(realm, player)
    yield LeftMarket(seat=player.seat)


def meet_merchant(realm: Realm, player: Player) -> Script[None]:
    """R116: they may walk on."""
    yield MerchantMet(seat=player.seat)
    answer = yield from ask(merchant(player.seat))
    if answer.key == ENTER:
        yield from _trade(realm, player)


def _trade(realm: Realm, player: Player) -> Script[None]:
    """An order that is left empty says that they have finished: then what they cannot carry must stay (R99)."""
    while (prompt := _order(realm, player)) is not None:
        answer = yield from ask(prompt)
        if is_nothing(answer.choice):
            break
        yield from _carry_out(realm, player, answer.choice)
    yield from keep_limits(realm, player)


def _order(realm: Realm, player: Player) -> Prompt | None:
    state = realm.state
    return order(
        player.seat,
        player.coin,
        stock=[item for item, copies in state.market.items() if copies > 0],
        region=state.region,
        sales=player.things,
        is_broken=bool(broken_things(realm, player)),
        pieces=state.market_pieces,
        traps=len(state.decks["traps"]) if realm.is_competitive else 0,
    )


def _carry_out(realm: Realm, player: Player, choice: Choice) -> Script[None]:
    """First they sell, so that there is coin and room; then all is repaired; then they buy.

    Others act beside it (R64): what they have bought or taken meanwhile is not to be had any more. Where all that was
    broken is sold or gone, nobody pays for a repair.
    """
    assert isinstance(choice, Mapping)
    for thing in _named(player.things, choice.get(SALES, ())):
        yield from _sell(realm, player, thing)
    if YES in _keys(choice.get(REPAIR, ())) and player.coin >= REPAIR_COST and broken_things(realm, player):
        player.coin -= REPAIR_COST
        yield from repair(realm, player, "market")
    yield from _buy_pieces(realm, player, choice.get(PIECES, 0))
    yield from _buy_traps(realm, player, choice.get(TRAPS, 0))
    for key in (key for shelf in SHELVES for key in _keys(choice.get(shelf, ()))):
        yield from _buy(realm, player, key.removeprefix("buy-"))
    for thing in _named(realm.state.region, choice.get(REGION, ())):
        yield from _buy_back(realm, player, thing)


def _keys(part: object) -> tuple[str, ...]:
    return part if isinstance(part, tuple) else ()


def _named(things: Iterable[Thing], part: object) -> list[Thing]:
    """Those of the things that the keys name, as far as they are still there."""
    numbers = {int(key.rpartition("-")[2]) for key in _keys(part)}
    return [thing for thing in things if thing.id in numbers]


def _affordable(player: Player, wanted: object, left: int, price: int) -> int:
    return min(wanted, left, player.coin // price) if isinstance(wanted, int) else 0


def _sell(realm: Realm, player: Player, thing: Thing) -> Script[None]:
    """R23: what did not come from the Market lies in its Region section. R94: a combo's parts are sold one by one."""
    coin = price_of(thing)
    take(player, thing)
    player.coin += coin
    player.tally.earned += coin
    if thing.home == MARKET:
        realm.unmade(thing)
    else:
        realm.state.region.append(thing)
    yield _sold(player, thing, coin)
    yield from cap_health(realm, player)


def _sold(player: Player, thing: Thing, coin: int) -> Event:
    if thing.kind == "essence":
        return SoldEssence(seat=player.seat, enemy=thing.key, coin=coin)
    if thing.kind == "relic":
        return SoldRelic(seat=player.seat, relic=thing.key, coin=coin)
    return SoldItem(seat=player.seat, item=thing.key, coin=coin)


def _buy(realm: Realm, player: Player, item: str) -> Script[None]:
    """R99: there must be room for it by the end of the visit alone; till then they may sell, or buy a rucksack."""
    if realm.state.market[item] < 1 or player.coin < ITEMS[item].buy:
        return
    player.coin -= ITEMS[item].buy
    realm.state.market[item] -= 1
    yield Bought(seat=player.seat, item=item, coin=ITEMS[item].buy)
    yield from _pocket(player, realm.made("item", item, MARKET))


def _buy_back(realm: Realm, player: Player, thing: Thing) -> Script[None]:
    """R23: by anyone."""
    coin = region_price(thing)
    if player.coin < coin:
        return
    player.coin -= coin
    realm.state.region = [one for one in realm.state.region if one is not thing]
    yield _bought_back(player, thing, coin)
    yield from _pocket(player, thing)


def _pocket(player: Player, thing: Thing) -> Script[None]:
    stow(player, thing)
    yield gained(player, thing, "market")


def _bought_back(player: Player, thing: Thing, coin: int) -> Event:
    if thing.kind == "essence":
        return BoughtEssence(seat=player.seat, enemy=thing.key, coin=coin)
    if thing.kind == "relic":
        return BoughtRelic(seat=player.seat, relic=thing.key, coin=coin)
    return Bought(seat=player.seat, item=thing.key, coin=coin)


def _buy_pieces(realm: Realm, player: Player, wanted: object) -> Script[None]:
    """R129: by Saladar as well."""
    count = _affordable(player, wanted, realm.state.market_pieces, PIECE_COST)
    if count > 0:
        player.coin -= count * PIECE_COST
        player.pieces += count
        realm.state.market_pieces -= count
        yield BoughtPieces(seat=player.seat, count=count, coin=count * PIECE_COST)


def _buy_traps(realm: Realm, player: Player, wanted: object) -> Script[None]:
    """R108, R110: it is set at once, and only its owner knows which it is."""
    count = _affordable(player, wanted, len(realm.state.decks["traps"]), TRAP_BUYS)
    if count <= 0:
        return
    player.coin -= count * TRAP_BUYS
    yield BoughtTraps(seat=player.seat, count=count, coin=count * TRAP_BUYS)
    for _ in range(count):
        trap = realm.draw("traps")
        assert trap is not None
        player.traps.append(Trap(realm.new_id(), trap))
        yield TrapSet(to=(player.seat,), seat=player.seat, trap=trap)
