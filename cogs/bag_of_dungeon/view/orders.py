"""What a seat may settle in advance, and what it answers then: from the seat's own view, where all lies open."""

from collections.abc import Callable

from bot.engine import Amount, Choice, Option, Order, Part, Pick, Prompt, Term
from cogs.bag_of_dungeon.view.view import BagView

MOST_HP = 20  # more than any adventurer has
NOTHING = Term("item", ("nothing",))

ORDERS = (
    Order("fight-on", "R37", Amount(0, MOST_HP), settles=("encounter",)),
    Order("wounds", "R76", Pick((Option("take", "bear-all"), Option("unless-deadly", "bear-most"))), ("damage",)),
    Order("calls", "R51", Pick((Option("join", "always-join"), Option("decline", "never-join"))), ("tagged",)),
    Order(
        "bargains",
        "R61",
        Pick((Option("no", "no-bargains"), Option("gifts", "gifts-alone"), Option("yes", "any-bargain"))),
        ("trade",),
    ),
    Order(
        "reactions", "R38", Pick((Option("none", "no-reactions"),)), ("dice", "damage", "killing-blow"), is_for_turn=True
    ),
)  # fmt: skip


def orders(view: BagView) -> tuple[Order, ...]:
    """Once the adventure has begun; to bargain, or to be called, takes company."""
    if view.phase in {"choose", "over"}:
        return ()
    is_alone = len({hero.seat for hero in view.heroes}) == 1
    return tuple(order for order in ORDERS if not (is_alone and order.word in {"calls", "bargains"}))


def ordered(view: BagView, prompt: Prompt, word: str, value: Part) -> Choice | None:
    """None: the seat is asked."""
    return _ANSWERS[word](view, prompt, value)


def _fight_on(view: BagView, prompt: Prompt, value: Part) -> Choice | None:
    """From the second round on, while the front fighter has more HP than that."""
    fight = view.fight
    if fight is None or not fight.round or not isinstance(value, int):
        return None
    return ("fight",) if view.heroes[fight.fighters[0]].hp > value else None


def _wounds(view: BagView, prompt: Prompt, value: Part) -> Choice | None:
    due, hp = prompt.facts["damage"], prompt.facts["hp"]
    is_deadly = isinstance(due, int) and isinstance(hp, int) and due >= hp
    return None if is_deadly and value == ("unless-deadly",) else ("take",)


def _calls(view: BagView, prompt: Prompt, value: Part) -> Choice | None:
    return value


def _bargains(view: BagView, prompt: Prompt, value: Part) -> Choice | None:
    if value != ("gifts",):
        return value
    return ("yes",) if prompt.facts["want"] == NOTHING else ("no",)


def _reactions(view: BagView, prompt: Prompt, value: Part) -> Choice | None:
    """What a time-out would do: keep the dice, take the damage, die in peace."""
    return prompt.default


_ANSWERS: dict[str, Callable[[BagView, Prompt, Part], Choice | None]] = {
    "fight-on": _fight_on,
    "wounds": _wounds,
    "calls": _calls,
    "bargains": _bargains,
    "reactions": _reactions,
}
