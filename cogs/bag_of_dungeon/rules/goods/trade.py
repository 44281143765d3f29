"""Trading on your tile, 0 AP (R61, P14): with whom, what for what, and the other's consent."""

from msgspec import Struct

from bot.engine import Fact, Option, Prompt, Script, Term, Who, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.goods import TradeDone, TradeOffered, TradeRefused
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.goods.inventory import receive, remove
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import Hero, Item

RING, NOTHING = "ring", "nothing"
MOST_REFUSALS = 3  # of one partner in a turn; then nobody pesters them again


class Deal(Struct, frozen=True):
    """What each side gives: an item, the Ring, or nothing. `keys` are the options both were chosen by."""

    keys: tuple[str, str]
    give: Item | None
    want: Item | None

    @property
    def gives_ring(self) -> bool:
        return self.keys[0] == RING

    @property
    def wants_ring(self) -> bool:
        return self.keys[1] == RING


def partners(quest: Quest, hero: Hero) -> list[Hero]:
    """Who stands here, where either has something to give; not whoever has refused often enough this turn.

    At 0 AP only where one of the two bears the Ring (R143).
    """
    found = [other for other in quest.others_at(hero) if _can_trade(quest, hero, other)]
    return [other for other in found if len(quest.refused.get(other.index, ())) < MOST_REFUSALS]


def _can_trade(quest: Quest, hero: Hero, other: Hero) -> bool:
    has_ring = quest.has_ring(hero) or quest.has_ring(other)
    return (has_ring or hero.ap > 0) and bool(_gifts(quest, hero, other))


def trade_offers(quest: Quest, hero: Hero) -> list[Option]:
    return [prompts.verb("trade")] if partners(quest, hero) else []


def trade(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """With whom, what for what, and the other's consent."""
    found = partners(quest, hero)
    other = found[0]
    if len(found) > 1:
        answer = yield from ask(prompts.pick_hero(hero, "trade-with", "R61", [(one.index, one) for one in found]))
        if answer.key == prompts.BACK.key:
            return
        other = quest.hero(prompts.number_of(answer.key))
    deal = yield from _bargain(quest, hero, other)
    if deal is not None:
        yield from offer(quest, hero, other, deal)


def _bargain(quest: Quest, hero: Hero, other: Hero) -> Script[Deal | None]:
    give = (yield from ask(_side(hero, other, "give", _gifts(quest, hero, other)))).key
    if give == prompts.BACK.key:
        return None
    wishes = _wishes(quest, hero, other, give)
    want = (yield from ask(_side(hero, other, "want", wishes, gives=int(give != NOTHING)))).key
    if want == prompts.BACK.key:
        return None
    return Deal((give, want), _item(hero, give), _item(other, want))


def _gifts(quest: Quest, hero: Hero, other: Hero) -> list[Option]:
    """What may be offered: something for which there is something left to want."""
    return [option for option in _belongings(quest, hero, "give") if _wishes(quest, hero, other, option.key)]


def _wishes(quest: Quest, hero: Hero, other: Hero, give: str) -> list[Option]:
    """What may be wanted for it: not what was refused this turn, and not nothing for nothing."""
    gone = {want for offered, want in quest.refused.get(other.index, ()) if offered == give}
    gone |= {NOTHING} if give == NOTHING else set()
    return [option for option in _belongings(quest, other, "want") if option.key not in gone]


def _belongings(quest: Quest, owner: Hero, word: str) -> list[Option]:
    """A seed cannot be put in (R103)."""
    options = [Option(f"item-{item.id}", word, prompts.item_facts(item)) for item in figures.carried(owner)]
    if quest.has_ring(owner):
        options.append(Option(RING, f"{word}-ring"))
    return [*options, Option(NOTHING, f"{word}-nothing")]


def _side(hero: Hero, other: Hero, word: str, options: list[Option], **said: Fact) -> Prompt:
    facts: dict[str, Fact] = {"target": Who((other.seat,)), "adventurer": prompts.adventurer(other), **said}
    return prompts.one_of(hero.seat, word, "R61", [*options, prompts.BACK], prompts.BACK.key, **facts)


def _item(hero: Hero, key: str) -> Item | None:
    if not key.startswith("item-"):
        return None
    return next(item for item in figures.carried(hero) if item.id == prompts.number_of(key))


def offer(quest: Quest, hero: Hero, other: Hero, deal: Deal) -> Script[None]:
    """P14: accepted, both change hands; else nothing moves."""
    give, want = _name(deal.give, is_ring=deal.gives_ring), _name(deal.want, is_ring=deal.wants_ring)
    yield TradeOffered(seat=hero.seat, hero=hero.key, target_seat=other.seat, target=other.key, give=give, want=want)
    said: dict[str, Fact] = {
        "offerer": Who((hero.seat,)),
        "give": Term("item", (give or "nothing",)),
        "want": Term("item", (want or "nothing",)),
        "gives": int(give is not None),
        "wants": int(want is not None),
        "give_power": Term("power", _powers(deal.give, is_ring=deal.gives_ring)),
        "want_power": Term("power", _powers(deal.want, is_ring=deal.wants_ring)),
    }
    prompt = prompts.yes_no(other.seat, "trade", "R61", default=False, facts=said)
    is_own = other.seat == hero.seat  # nobody is asked for their own consent
    if not is_own and (yield from ask(prompt)).key == "no":
        quest.refused.setdefault(other.index, []).append(deal.keys)
        yield TradeRefused(seat=hero.seat, hero=hero.key, target_seat=other.seat, target=other.key)
        return
    yield TradeDone(seat=hero.seat, hero=hero.key, target_seat=other.seat, target=other.key, give=give, want=want)
    yield from _swap(quest, hero, other, deal)


def _name(item: Item | None, *, is_ring: bool) -> str | None:
    return RING if is_ring else item.key if item else None


def _powers(item: Item | None, *, is_ring: bool) -> tuple[str, ...]:
    """What one side's thing does, for whoever is to agree."""
    return (RING,) if is_ring else prompts.item_power(item).keys if item else ()


def _swap(quest: Quest, hero: Hero, other: Hero, deal: Deal) -> Script[None]:
    if deal.gives_ring or deal.wants_ring:
        quest.state.ring_with = other.index if deal.gives_ring else hero.index
    for owner, item in ((hero, deal.give), (other, deal.want)):
        if item is not None:
            remove(owner, item)
            quest.state.in_hand.append(item)
    for owner, item in ((other, deal.give), (hero, deal.want)):
        if item is not None:
            yield from receive(quest, owner, item)


TRADE = Deed(trade_offers, trade, holds=True)
