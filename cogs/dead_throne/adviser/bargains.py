"""Trades: what is taken, and what an automaton offers itself: a spare thing for what a Market pays for it."""

from bot.engine import ACCEPT, REFUSE, Advice, Bundle, Deal, Offer, Prompt, Side
from bot.engine.facts import Term
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.adviser.shopping import spare_things
from cogs.dead_throne.content.tables import ENEMIES, ITEMS, RELICS, price_of
from cogs.dead_throne.view.view import PlayerView, ThingView, ThroneView

PIECE, STONE, SCROLL, RELIC = 25, 30, 3, 6
LEAST = 2  # coin; for less nobody is stopped on the road
GOODWILL = 14.0  # of a deal: coin now instead of at the next Market, and a Hero who is stronger against Saladar


def bargain(view: ThroneView, prompt: Prompt) -> Advice:
    """What is offered must be worth more than what is asked."""
    deal = prompt.kind
    assert isinstance(deal, Deal)
    if deal.offer is None:
        return _proposal(view, prompt, deal)
    gives, takes = _value(deal.mine, deal.offer.give), _value(deal.theirs, deal.offer.take)
    return Advice(ACCEPT, "fair-price") if takes > gives else Advice(REFUSE, "bad-price")


def worth_of_trade(mind: Mind, seat: int) -> float | None:
    """None: there is nothing to offer."""
    other = mind.view.players[seat]
    thing = _for_sale(mind, other)
    return GOODWILL + _asked(thing, other) if thing is not None else None


def _proposal(view: ThroneView, prompt: Prompt, deal: Deal) -> Advice:
    thing = _for_sale(Mind(view, prompt), view.players[deal.partner])
    if thing is None or not deal.can_propose:
        return Advice(REFUSE, "bad-price")
    asked = _asked(thing, view.players[deal.partner])
    offer = Offer(Bundle((f"deal-{thing.id}",)), Bundle((), {"coin": asked}))
    return Advice(offer.choice, "fair-price") if prompt.is_legal(offer.choice) else Advice(REFUSE, "bad-price")


def _for_sale(mind: Mind, other: PlayerView) -> ThingView | None:
    """The dearest spare thing the other can pay for; Saladar and the Heroes arm each other with nothing."""
    if mind.mode != "competitive" or mind.is_saladar or other.character == "saladar":
        return None
    spare = [one for one in spare_things(mind) if _asked(one, other) >= LEAST]
    return max(spare, key=lambda one: (price_of(one), -one.id), default=None)


def _asked(thing: ThingView, other: PlayerView) -> int:
    """So much that the other gains by it as well, and no more than they have."""
    return min(price_of(thing) - (thing.kind != "item"), other.coin)


def _value(side: Side, bundle: Bundle) -> int:
    things = {option.key: option.facts.get("thing") for option in side.items}
    goods = sum(_price(things[key]) for key in bundle.items)
    return goods + bundle.amounts.get("coin", 0) + PIECE * bundle.amounts.get("piece", 0)


def _price(thing: object) -> int:
    if not isinstance(thing, Term):
        return 0
    key = thing.keys[0]
    if thing.kind == "stone":
        return STONE
    if thing.kind == "scroll":
        return SCROLL
    if key in RELICS:
        return RELIC
    return ENEMIES[key].essence if key in ENEMIES else ITEMS[key].sell + 1 if key in ITEMS else 0
