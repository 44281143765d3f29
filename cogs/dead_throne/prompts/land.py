"""What is decided about what the land holds: finds, quests, people on the way."""

from collections.abc import Iterable, Sequence

from bot.engine import Fact, Option, PickSome, Prompt, Who
from cogs.dead_throne.content.decks import parts
from cogs.dead_throne.content.quest_kinds import Branch
from cogs.dead_throne.content.tables import COIN, RELIC_SELLS, SCROLL_BUYS, SCROLL_SELLS, TRAP_SELLS
from cogs.dead_throne.prompts.options import named, term, thing_option
from cogs.dead_throne.state.things import Thing, Trap

FIND, LONE, EVENT, RELIC, ECHO, GIFT, HAND_IN, GIVE, GIVE_SCROLLS = (
    "find", "lone", "event", "relic", "echo", "market-gift", "hand-in", "give", "give-scrolls",
)  # fmt: skip
MAGE, MERCHANT = "mage", "merchant"
WALK_ON, KEEP, SELL, DONE, ENTER = "walk-on", "keep", "sell", "done", "enter"
_NAMED_AS = {"event": "event-card"}


def step_key(step: str) -> str:
    """A step as a part of an option's key: t1-r4."""
    return step.lower().replace(".", "-")


def find(seat: int, cards: Sequence[str]) -> Prompt:
    """Two cards were drawn, and one is resolved."""
    options = tuple(_card(number, card) for number, card in enumerate(cards))
    return Prompt.usual(seat, FIND, "R18", options, options[0].key, is_secret=True)


def _card(number: int, card: str) -> Option:
    """`option-find-item` and so on."""
    kind, key = parts(card)
    facts: dict[str, Fact] = {"thing": term(_NAMED_AS.get(kind, kind), key)} if key and kind != "coin" else {}
    if kind == "coin":
        facts["coin"] = COIN[key]
    return Option(f"card-{number}", f"find-{kind}", facts)


def lone(seat: int, key: str, branches: Iterable[tuple[Branch, bool]]) -> Prompt:
    """R115: its branches, each with whether it shows what is carried; or walking on."""
    options = [Option(one.key, f"lone-{key}-{one.key}", is_secret=is_secret) for one, is_secret in branches]
    options.append(Option(WALK_ON, WALK_ON, group="end"))
    return Prompt.usual(seat, LONE, "R115", tuple(options), WALK_ON, facts={"quest": term("lone", key)})


def event(seat: int, key: str, choices: Iterable[tuple[Branch, bool]]) -> Prompt:
    """Whoever is silent walks on where one can, and else takes the first."""
    options = tuple(Option(one.key, f"event-{one.key}", is_secret=is_secret) for one, is_secret in choices)
    return Prompt(
        seat,
        EVENT,
        "R18",
        options,
        default=(next((option.key for option in options if option.key == WALK_ON), options[0].key),),
        main=_open(options),
        facts={"event": term("event-card", key)},
    )


def _open(options: Sequence[Option]) -> str:
    """The first that everybody may see on offer; empty where there is none."""
    return next((option.key for option in options if not option.is_secret), "")


def relic(seat: int, key: str) -> Prompt:
    """R116: kept or sold."""
    options = (Option(KEEP, "keep-relic"), Option(SELL, "sell-relic", {"coin": RELIC_SELLS}))
    return Prompt.usual(seat, RELIC, "R116", options, KEEP, facts={"relic": term("relic", key)})


def echo(seat: int, others: Sequence[int]) -> Prompt:
    options = tuple(Option(f"echo-{other}", "echo", {"other": Who((other,))}) for other in others)
    return Prompt.usual(seat, ECHO, "R159", options, options[0].key)


def market_gift(seat: int, items: Iterable[str], most: int) -> Prompt:
    """Any of the Market's that costs no more."""
    options = tuple(named("take", "item", item) for item in items)
    return Prompt.usual(seat, GIFT, "R116", options, options[-1].key, facts={"coin": most})


def merchant(seat: int) -> Prompt:
    options = (Option(ENTER, "see-wares"), Option(WALK_ON, WALK_ON, group="end"))
    return Prompt(seat, MERCHANT, "R116", options, default=(WALK_ON,), main=ENTER)


def mage(seat: int, *, schools: Iterable[str], scrolls: Iterable[str], swaps: Iterable[str],
         things: Iterable[Thing], traps: Iterable[Trap]) -> Prompt:  # fmt: skip
    """What can be dealt for with a Mage; each of it shows what is carried, so it is secret."""
    options = [Option(f"buy-{one}", "buy-scroll", {"deck": term("deck", one), "coin": SCROLL_BUYS}) for one in schools]
    options += [_scroll("sell", one, SCROLL_SELLS) for one in scrolls]
    options += [_scroll("swap", one) for one in swaps]
    options += [thing_option("trade-in", one) for one in things]
    options += [_trap(one) for one in traps]
    return Prompt.usual(seat, MAGE, "R116", (*options, Option(DONE, DONE, group="end")), DONE, is_secret=True)


def _scroll(deed: str, scroll: str, coin: int = 0) -> Option:
    return Option(f"{deed}-{scroll}", f"{deed}-scroll", {"thing": term("scroll", scroll), "coin": coin})


def _trap(trap: Trap) -> Option:
    return Option(f"trap-{trap.id}", "sell-trap", {"thing": term("trap", trap.key), "coin": TRAP_SELLS})


def hand_in(seat: int, quests: Sequence[str], spared: Sequence[str]) -> Prompt:
    """R114: what can be handed in here; whoever is silent hands in the first of `spared`, or nothing."""
    known = {quest: named("hand-in", "quest", quest) for quest in quests}
    options = (*known.values(), Option(DONE, "keep-it", group="end"))
    default = known[spared[0]].key if spared else DONE
    return Prompt(seat, HAND_IN, "R114", options, default=(default,), main=options[0].key, is_secret=True)


def give(seat: int, things: Sequence[Thing], default: Thing) -> Prompt:
    """Which of several that would do is given."""
    options = tuple(thing_option("give", one) for one in things)
    return Prompt.usual(seat, GIVE, "R114", options, f"give-{default.id}", is_secret=True)


def give_scrolls(seat: int, scrolls: Sequence[str], count: int) -> Prompt:
    options = tuple(
        Option(f"scroll-{number}", "give-scroll", {"thing": term("scroll", one)}) for number, one in enumerate(scrolls)
    )
    default = tuple(option.key for option in options[:count])
    kind = PickSome(options, count, count)
    return Prompt(seat, GIVE_SCROLLS, "R114", kind, default=default, is_secret=True, facts={"count": count})
