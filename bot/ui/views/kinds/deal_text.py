"""A deal in words: what is on the table, what is being put together, and what everybody may know of it."""

from collections.abc import Mapping

from bot.engine import Bundle, Deal, Offer, Part, Prompt, Stock
from bot.engine.kinds.deal import GIVE, Side
from bot.ui.views.kinds.listing import listing
from bot.ui.views.speech import Speaker
from bot.ui.wire.layout import lines
from bot.ui.wire.limits import MODAL_TITLE
from bot.words import plain, shorten


class DealText:
    """`kind` as the seat sees it that is asked."""

    def __init__(self, speaker: Speaker, prompt: Prompt, kind: Deal) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.kind = kind
        self.is_secret = prompt.is_secret
        self.asked = speaker.who(prompt.seat)
        self.partner = speaker.who(kind.partner)

    def tabled(self) -> str:
        """The offer to whoever is asked."""
        if self.kind.offer is None:
            return ""
        return lines(self.words.say("deal-offered", partner=self.partner), self._sides(self.kind.offer))

    def awaited(self) -> str:
        """The same to whoever made it and waits."""
        offer = self.kind.offer
        if offer is None:
            return ""
        heading = self.words.say("deal-waiting", partner=self.asked)
        return lines(heading, *self._lines(self._theirs(offer.take), self._mine(offer.give)))

    def composed(self, parts: Mapping[str, Part], *, is_whole: bool) -> str:
        """The offer in the making, and what is wrong with it."""
        right = {name: part for name, part in parts.items() if self._is_right(name, part)}
        faults = [self._fault(name, part) for name, part in parts.items() if name not in right]
        empty = "" if is_whole or faults else self.words.say("deal-empty")
        return lines(self._heading(), self._sides(Offer.of(right)), *faults, empty)

    def public(self) -> str:
        """Empty where the talk is secret, or there is nothing on the table, or a thing on it must not be named."""
        offer = self.kind.offer
        if (
            self.is_secret
            or offer is None
            or _hides(self.kind.mine, offer.give)
            or _hides(self.kind.theirs, offer.take)
        ):
            return ""
        facts = {"give": self._theirs(offer.take), "take": self._mine(offer.give)}
        return self.words.say("deal-public", partner=self.partner, asked=self.asked, **facts)

    def label(self, name: str) -> str:
        """What an amount is called where it is asked for: "You give: Coins"."""
        said = self.speaker.stock(self.stock(name))
        if name.startswith(GIVE):
            return shorten(self.words.say("deal-you-give", stock=said), MODAL_TITLE)
        return shorten(self.words.say("deal-you-get", stock=said), MODAL_TITLE)

    def stock(self, name: str) -> Stock:
        """What an amount's name in the answer (`give.coin`) stands for."""
        side, _, key = name.partition(".")
        stocks = (self.kind.mine if side == GIVE else self.kind.theirs).stocks
        return next(stock for stock in stocks if stock.key == key)

    def _heading(self) -> str:
        if self.kind.offer is None:
            return self.words.say("deal-made", partner=self.partner)
        return self.words.say("deal-counter-offered", partner=self.partner)

    def _sides(self, offer: Offer) -> str:
        return lines(*self._lines(self._mine(offer.give), self._theirs(offer.take)))

    def _lines(self, give: str, take: str) -> tuple[str, str]:
        return self.words.say("deal-give", things=give), self.words.say("deal-take", things=take)

    def _mine(self, bundle: Bundle) -> str:
        return self._bundle(self.kind.mine, bundle)

    def _theirs(self, bundle: Bundle) -> str:
        return self._bundle(self.kind.theirs, bundle)

    def _bundle(self, side: Side, bundle: Bundle) -> str:
        """What one side gives: amounts first."""
        things, amounts = self.speaker.things(side.items), bundle.amounts
        counted = [self.speaker.counted(stock, amounts[stock.key]) for stock in side.stocks if stock.key in amounts]
        return listing(self.words, [*counted, *(things[key] for key in bundle.items)])

    def _is_right(self, name: str, part: Part) -> bool:
        if "." not in name:
            return True
        return isinstance(part, int) and 0 < part <= self.stock(name).most

    def _fault(self, name: str, part: Part) -> str:
        label, typed = plain(self.label(name), MODAL_TITLE), plain(str(part))
        return self.words.say("deal-too-much", field=label, most=self.stock(name).most, typed=typed)


def _hides(side: Side, bundle: Bundle) -> bool:
    return any(item.is_secret and item.key in bundle.items for item in side.items)
