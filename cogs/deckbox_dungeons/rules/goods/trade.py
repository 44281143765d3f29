"""Trade with a hero orthogonally next to one (R22): giving needs no consent, taking and swapping do."""

from collections.abc import Iterator

from bot.engine import ACCEPT, REFUSE, Answer, Bundle, Deal, Offer, Script, Side, Standing, Stock, ask
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.goods import Given, TradeRefused
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import hand_out, receive
from cogs.deckbox_dungeons.rules.heroes.figures import MOST_TREASURE
from cogs.deckbox_dungeons.state.pieces import Hero

TREASURE = "treasure"


def trades(delve: Delve, hero: Hero) -> Iterator[Standing]:
    """D17: an offer for each neighbour with whom there is anything to pass on."""
    for friend in delve.friends_near(hero):
        if (hero.seat, friend.seat) in delve.requests:
            continue
        deal = Deal(friend.seat, _side(hero, friend), _side(friend, hero))
        if deal.options or deal.mine.stocks or deal.theirs.stocks:
            yield Standing(prompts.trade(hero, friend, deal), _Taken(delve, hero, friend))


def _side(giver: Hero, taker: Hero) -> Side:
    """Never more Treasure than the other can hold (R5)."""
    most = min(giver.treasure, MOST_TREASURE - taker.treasure)
    return Side(tuple(map(prompts.ware, giver.items)), (Stock(TREASURE, most),) if most else ())


class _Taken:
    """What follows when somebody proposes."""

    def __init__(self, delve: Delve, hero: Hero, friend: Hero) -> None:
        self.delve, self.hero, self.friend = delve, hero, friend

    def __call__(self, answer: Answer) -> Script[None]:
        if answer.choice == REFUSE:
            return
        assert isinstance(answer.choice, dict)
        offer = Offer.of(answer.choice)
        if offer.take and not (yield from self._is_agreed(offer)):
            yield self._refused()
        elif self.delve.is_rolling:
            self.delve.agreed.append(self._exchange(offer))
        else:
            yield from self._exchange(offer)

    def _is_agreed(self, offer: Offer) -> Script[bool]:
        """The other one's consent."""
        hero, friend = self.hero, self.friend
        deal = Deal(hero.seat, _side(friend, hero), _side(hero, friend), offer.reversed, can_propose=False)
        request = hero.seat, friend.seat
        self.delve.requests.add(request)
        answer = yield from ask(prompts.consent(friend, hero, deal))
        self.delve.requests.discard(request)
        return answer.choice == ACCEPT

    def _exchange(self, offer: Offer) -> Script[None]:
        """It may be that it can no longer be done by then."""
        hero, friend = self.hero, self.friend
        now = Deal(friend.seat, _side(hero, friend), _side(friend, hero))
        if not (hero.is_up and friend in self.delve.friends_near(hero) and now.is_possible(offer)):
            yield self._refused()
            return
        self.delve.is_stale = True
        if offer.give:
            yield _hand_over(hero, friend, offer.give)
        if offer.take:
            yield _hand_over(friend, hero, offer.take)

    def _refused(self) -> TradeRefused:
        hero, friend = self.hero, self.friend
        return TradeRefused(seat=hero.seat, hero=hero.key, partner=friend.seat, friend=friend.key)


def _hand_over(giver: Hero, taker: Hero, bundle: Bundle) -> Given:
    items = [item for item in giver.items if f"item-{item.id}" in bundle.items]
    for item in items:
        hand_out(giver, item)
        receive(taker, item)
        if item.kind.effect == "cap":
            taker.has_used_cap |= giver.has_used_cap  # R104: once a round, in whosever hands
    treasure = bundle.amounts.get(TREASURE, 0)
    giver.treasure -= treasure
    taker.treasure += treasure
    keys = tuple(item.key for item in items)
    return Given(
        seat=giver.seat,
        hero=giver.key,
        partner=taker.seat,
        friend=taker.key,
        items=keys or None,
        treasure=treasure,
    )
