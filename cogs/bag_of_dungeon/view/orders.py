"""What a seat may settle in advance, and what it answers then: from the seat's own view, where all lies open."""

from bot.engine import Amount, Choice, Option, Order, Part, Pick, Prompt, Term
from cogs.bag_of_dungeon.view.view import BagView

MOST_HP = 20  # more than any adventurer has
NOTHING = Term("item", ("nothing",))
REACTIONS = ("clobber", "dice", "damage", "killing-blow")  # P7, P8, P10

FIGHT_ON = Order("fight-on", "R37", Amount(0, MOST_HP), ("encounter",))
WOUNDS = Order("wounds", "R76", Pick((Option("take", "bear-all"), Option("unless-deadly", "bear-most"))), ("damage",))
CALLS = Order("calls", "R51", Pick((Option("join", "always-join"), Option("decline", "never-join"))), ("tagged",))
BARGAINS = Order(
    "bargains",
    "R61",
    Pick((Option("no", "no-bargains"), Option("gifts", "gifts-alone"), Option("yes", "any-bargain"))),
    ("trade",),
)
STILL = Order("reactions", "R38", Pick((Option("none", "no-reactions"),)), REACTIONS, is_for_turn=True)


def orders(view: BagView) -> tuple[Order, ...]:
    """Once the adventure has begun; to bargain, or to be called, takes company."""
    if view.phase in {"choose", "over"}:
        return ()
    has_company = len({hero.seat for hero in view.heroes}) > 1
    return (FIGHT_ON, WOUNDS, CALLS, BARGAINS, STILL) if has_company else (FIGHT_ON, WOUNDS, STILL)


def ordered(view: BagView, prompt: Prompt, word: str, value: Part) -> Choice | None:
    """None: the seat is asked."""
    if word == FIGHT_ON.word:
        return ("fight",) if _fights_on(view, value) else None
    if word == WOUNDS.word:
        return None if value == ("unless-deadly",) and _is_deadly(prompt) else ("take",)
    if word == CALLS.word and _is_only_for_archers(prompt):
        return ("join-range",) if value == ("join",) else value
    if word == BARGAINS.word and value == ("gifts",):
        return ("yes",) if prompt.facts["want"] == NOTHING else ("no",)
    if word == STILL.word:
        return prompt.default  # what comes of it if nobody reacts
    return value


def _fights_on(view: BagView, value: Part) -> bool:
    """From the second round on, while the front fighter has more HP than that."""
    fight = view.fight
    if fight is None or not fight.round or not isinstance(value, int):
        return False
    return view.heroes[fight.fighters[0]].hp > value


def _is_only_for_archers(prompt: Prompt) -> bool:
    """R57: into range, but not onto the tile."""
    keys = {option.key for option in prompt.options}
    return "join-range" in keys and "join" not in keys


def _is_deadly(prompt: Prompt) -> bool:
    due, hp = prompt.facts["damage"], prompt.facts["hp"]
    return isinstance(due, int) and isinstance(hp, int) and due >= hp
