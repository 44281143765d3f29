"""R106, R157, R158: what a seat may settle in advance, so that it is not asked, and no wait tells what it holds."""

from bot.engine import Choice, Option, Order, Pick, PickSome, Prompt, Who
from bot.engine.choice import Part
from bot.engine.facts import Term
from cogs.dead_throne.adviser.plans import FIRST, THERE, TO, plans
from cogs.dead_throne.content.tables import SCROLLS
from cogs.dead_throne.prompts.meeting import CANCEL, GUARD, HOLD_ON, NULLIFY, PASS_BY, REACT, SPRING
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.prompts.scrolls import SCHOOLS, wished
from cogs.dead_throne.view.view import ThroneView

LET_PASS, ON_SIGHT, NEVER_REACT, NEVER_GUARD, REFRESH = "let-pass", "on-sight", "never-react", "never-guard", "refresh"
CANCEL_AT, CANCEL_KIND = "cancel-at", "cancel-kind"
# Each says what comes of it; by one key, as journals know them.
NEVER, PASSES, BARE = Option("never", "never"), Option("never", "let-pass"), Option("never", "use-nothing")
AT_ME = Option("at-me", "cancel-at-me")
LET_BE: Choice = ()  # what is not on offer in a breath
# The scrolls that can touch another player: in a blow, as an answer to one, met on a step or from afar.
TOUCHING = (
    *(key for key, scroll in SCROLLS.items() if key == "war-cry" or scroll.attack or scroll.attack_dice),
    *("sunder", "blood-dart", "entangle", "mirror-ward", "nullify", "swap-places", "far-voice"),
)


def orders(view: ThroneView) -> tuple[Order, ...]:
    """Habits that can always be obeyed, and the plan of one's next turn."""
    if view.viewer is None or view.phase != "play":
        return ()
    wishes = tuple(Option(school, f"wish-{school}") for school in SCHOOLS)
    refresh = Order(REFRESH, "R106", Pick((*wishes, Option("each", "wish-each"))))
    among = _among_players(view, view.viewer) if view.options.mode == "competitive" else ()
    return (refresh, *among, *plans(view))


def _among_players(view: ThroneView, viewer: int) -> tuple[Order, ...]:
    others = [one.seat for one in view.players if one.seat != viewer and not one.is_out]
    foes = tuple(Option(f"seat-{seat}", "on-sight-of", {"other": Who((seat,))}) for seat in others)
    on_sight = (Order(ON_SIGHT, "R157", PickSome(foes, 1, len(foes)), (PASS_BY,)),) if foes else ()
    return (
        *on_sight,
        Order(LET_PASS, "R157", Pick((PASSES,)), (PASS_BY,)),
        *_cancelling(others),
        Order(NEVER_REACT, "R158", Pick((NEVER,)), (REACT, SPRING)),
        Order(NEVER_GUARD, "R158", Pick((BARE,)), (GUARD,)),
    )


def _cancelling(others: list[int]) -> tuple[Order, ...]:
    """R158: what is always cancelled: aimed at oneself or at somebody else, or of a kind."""
    at = (AT_ME, *(Option(f"at-{seat}", "cancel-at-other", {"other": Who((seat,))}) for seat in others))
    kinds = tuple(Option(key, "cancel-kind", {"scroll": term("scroll", key)}) for key in TOUCHING)
    return (
        Order(CANCEL_AT, "R158", PickSome(at, 1, len(at)), (REACT, CANCEL)),
        Order(CANCEL_KIND, "R158", PickSome(kinds, 1, len(kinds)), (REACT, CANCEL)),
    )


def ordered(view: ThroneView, prompt: Prompt, word: str, value: Part) -> Choice | None:
    """What it comes to at this prompt; None: the seat is asked after all."""
    assert isinstance(value, tuple)
    if word in {CANCEL_AT, CANCEL_KIND}:
        is_meant = _aimed_at(prompt, view.viewer) in value if word == CANCEL_AT else _scroll(prompt) in value
        return ((HOLD_ON if prompt.word == REACT else NULLIFY).key,) if is_meant else None
    if word == NEVER_REACT:
        return LET_BE
    if word == ON_SIGHT:
        walker = prompt.facts["walker"]
        assert isinstance(walker, Who)
        return ("battle",) if f"seat-{walker.seats[0]}" in value else None
    if word == REFRESH:
        return (wished(value[0], _count(prompt)),)
    if word in {FIRST, TO, THERE}:
        return value
    return prompt.default


def _aimed_at(prompt: Prompt, viewer: int | None) -> str:
    other = prompt.facts["other"]
    assert isinstance(other, Who)
    return AT_ME.key if other.seats == (viewer,) else f"at-{other.seats[0]}"


def _scroll(prompt: Prompt) -> str:
    scroll = prompt.facts["scroll"]
    assert isinstance(scroll, Term)
    return scroll.keys[0]


def _count(prompt: Prompt) -> int:
    count = prompt.facts["count"]
    assert isinstance(count, int)
    return count
