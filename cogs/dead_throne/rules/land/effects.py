"""What a card does: all that `rules/people/effects` knows, and what needs a fight, another card or a question."""

from collections.abc import Callable, Iterable

from bot.engine import Script
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.tables import ITEMS
from cogs.dead_throne.events.land import HandShown, ScrollShown
from cogs.dead_throne.prompts.land import echo, market_gift
from cogs.dead_throne.rules.asking import ask_if_open
from cogs.dead_throne.rules.land.foes import fight_next
from cogs.dead_throne.rules.land.loot import choose_loot, draw_finds, is_seized
from cogs.dead_throne.rules.people.effects import apply_effects
from cogs.dead_throne.rules.people.goods import give
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import MARKET

Play = Callable[[Realm, Player, Effect], Script[None]]


def apply(realm: Realm, player: Player, effects: Iterable[Effect], way: str) -> Script[None]:
    """One after the other, as long as they are alive; whoever waits to come back may be owed something, too."""
    was_up = player.is_up
    for effect in effects:
        if was_up and not player.is_up:
            return
        play = _PLAYS.get(effect.do)
        yield from play(realm, player, effect) if play else apply_effects(realm, player, (effect,), way)


def _loot(realm: Realm, player: Player, effect: Effect) -> Script[None]:
    """At once: what comes after it waits (Old Cairn)."""
    player.finds += effect.amount
    yield from draw_finds(realm, player)


def _choose_loot(realm: Realm, player: Player, effect: Effect) -> Script[None]:
    yield from choose_loot(realm, player, effect.amount)


def _fight_next(realm: Realm, player: Player, effect: Effect) -> Script[None]:
    """Not if a lair that came before it holds them, has driven them off or killed them (R32)."""
    if player.is_up and not is_seized(player):
        yield from fight_next(realm, player)


def _market_item(realm: Realm, player: Player, effect: Effect) -> Script[None]:
    """Any of the Market's own section that costs no more, the cheapest first."""
    stock = [item for item, copies in realm.state.market.items() if copies and ITEMS[item].buy <= effect.amount]
    items = sorted(stock, key=lambda item: (ITEMS[item].buy, item))
    if not items:
        return
    item = (yield from ask_if_open(market_gift(player.seat, items, effect.amount))).removeprefix("take-")
    if realm.state.market[item] > 0:  # somebody in the Market may have been first (R156)
        realm.state.market[item] -= 1
        yield from give(realm, player, realm.made("item", item, MARKET), "ring")


def _echo(realm: Realm, player: Player, effect: Effect) -> Script[None]:
    """Two show each other how many scrolls they hold, and one of them by chance; any player, not only the living."""
    others = [other.seat for other in realm.players if other.is_in and other is not player]
    if not others:
        return
    key = yield from ask_if_open(echo(player.seat, others))
    other = realm.player(int(key.removeprefix("echo-")))
    yield HandShown(seat=player.seat, other=other.seat, mine=len(player.scrolls), theirs=len(other.scrolls))
    for viewer, shown in ((player, other), (other, player)):
        if shown.scrolls:
            scroll, count = realm.chance.pick(shown.scrolls), len(shown.scrolls)
            yield ScrollShown(to=(viewer.seat,), seat=viewer.seat, other=shown.seat, scroll=scroll, count=count)


_PLAYS: dict[str, Play] = {
    "loot": _loot,
    "choose-loot": _choose_loot,
    "fight-next": _fight_next,
    "market-item": _market_item,
    "echo": _echo,
}
