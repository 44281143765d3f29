"""R116: a Mage sells scrolls, buys them and traps, swaps one, and takes a thing for one."""

from bot.engine import Prompt, Script, ask
from cogs.dead_throne.content.tables import CROWN, SCROLL_BUYS, SCROLL_SELLS, TRAP_SELLS
from cogs.dead_throne.events.market import MageMet, ScrollsTraded
from cogs.dead_throne.prompts.land import DONE, mage
from cogs.dead_throne.prompts.scrolls import SCHOOLS
from cogs.dead_throne.rules.people.caps import cap_health
from cogs.dead_throne.rules.people.figures import hand_limit
from cogs.dead_throne.rules.people.goods import dropped, leave_behind, take
from cogs.dead_throne.rules.people.scrolls import draw_scroll
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def meet_mage(realm: Realm, player: Player) -> Script[None]:
    """Deals until they are done."""
    yield MageMet(seat=player.seat)
    has_swapped = False
    while True:
        prompt = _offer(realm, player, can_swap=not has_swapped)
        if len(prompt.options) == 1:
            return
        answer = yield from ask(prompt)
        if answer.key == DONE:
            return
        deed, _, what = answer.key.partition("-")
        has_swapped = has_swapped or deed == "swap"
        yield from _deal(realm, player, deed, what)


def _offer(realm: Realm, player: Player, *, can_swap: bool) -> Prompt:
    has_room = len(player.scrolls) < hand_limit(player)
    scrolls = list(dict.fromkeys(player.scrolls))
    return mage(
        player.seat,
        schools=SCHOOLS if has_room and player.coin >= SCROLL_BUYS else (),
        scrolls=scrolls,
        swaps=scrolls if can_swap else (),
        things=[thing for thing in player.things if thing.kind == "item" and thing.key != CROWN] if has_room else (),
        traps=player.traps,
    )


def _deal(realm: Realm, player: Player, deed: str, what: str) -> Script[None]:
    match deed:
        case "buy" if player.coin < SCROLL_BUYS:
            return  # a Black Idol has taken it meanwhile (R156)
        case "buy":
            player.coin -= SCROLL_BUYS
            yield ScrollsTraded(seat=player.seat, way="bought")
            yield from draw_scroll(realm, player, next(school for school in SCHOOLS if school == what))
        case "sell" | "swap":
            yield from _part_with(realm, player, what, is_sale=deed == "sell")
        case "trap":
            yield from _sell_trap(realm, player, int(what))
        case _:
            yield from _give_thing(realm, player, int(what.rpartition("-")[2]))


def _part_with(realm: Realm, player: Player, scroll: str, *, is_sale: bool) -> Script[None]:
    """Sold, or swapped for a new one of a deck of choice; where it was used meanwhile nothing comes of it (R156)."""
    if scroll not in player.scrolls:
        return
    player.scrolls.remove(scroll)
    realm.give_back_scroll(scroll)
    yield ScrollsTraded(seat=player.seat, way="sold" if is_sale else "swapped")
    if is_sale:
        player.coin += SCROLL_SELLS
        player.tally.earned += SCROLL_SELLS
    else:
        yield from draw_scroll(realm, player)


def _sell_trap(realm: Realm, player: Player, number: int) -> Script[None]:
    """The card goes back to its deck, and so does all that was added to it."""
    trap = next((trap for trap in player.traps if trap.id == number), None)
    if trap is None:
        return  # it has sprung meanwhile (R156)
    player.traps.remove(trap)
    realm.give_back("traps", trap.key)
    for thing in trap.added:
        realm.unmade(thing)
    player.coin += TRAP_SELLS
    player.tally.earned += TRAP_SELLS
    yield ScrollsTraded(seat=player.seat, way="trap")


def _give_thing(realm: Realm, player: Player, number: int) -> Script[None]:
    """An item for a scroll. As in a sale, what was in a rucksack stays theirs, as far as there is room (R98, R99)."""
    thing = next((thing for thing in player.things if thing.id == number), None)
    if thing is None:
        return  # it has been taken from them meanwhile (R156)
    yield ScrollsTraded(seat=player.seat, way="given")
    leave_behind(realm, player, take(player, thing))
    yield dropped(player, thing, "used")
    yield from cap_health(realm, player)
    yield from draw_scroll(realm, player)
