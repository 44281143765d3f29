"""R106, R157, R158: what a seat may settle in advance, so that it is not asked, and no wait tells what it holds."""

from bot.engine import Choice, Option, Order, Pick, PickSome, Prompt, Who
from bot.engine.choice import Part
from cogs.dead_throne.prompts.meeting import GUARD, PASS_BY, REACT, SPRING
from cogs.dead_throne.prompts.scrolls import SCHOOLS, wished
from cogs.dead_throne.view.view import ThroneView

LET_PASS, ON_SIGHT, NEVER_REACT, NEVER_GUARD, REFRESH = "let-pass", "on-sight", "never-react", "never-guard", "refresh"
NEVER = Option("never", "never")


def orders(view: ThroneView) -> tuple[Order, ...]:
    """Habits that can always be obeyed."""
    if view.viewer is None or view.phase != "play":
        return ()
    wishes = tuple(Option(school, f"wish-{school}") for school in SCHOOLS)
    refresh = Order(REFRESH, "R106", Pick((*wishes, Option("each", "wish-each"))))
    return (refresh, *_among_players(view, view.viewer)) if view.options.mode == "competitive" else (refresh,)


def _among_players(view: ThroneView, viewer: int) -> tuple[Order, ...]:
    others = [one.seat for one in view.players if one.seat != viewer and not one.is_out]
    foes = tuple(Option(f"seat-{seat}", "on-sight-of", {"other": Who((seat,))}) for seat in others)
    on_sight = (Order(ON_SIGHT, "R157", PickSome(foes, 1, len(foes)), (PASS_BY,)),) if foes else ()
    return (
        *on_sight,
        Order(LET_PASS, "R157", Pick((NEVER,)), (PASS_BY,)),
        Order(NEVER_REACT, "R158", Pick((NEVER,)), (REACT, SPRING)),
        Order(NEVER_GUARD, "R158", Pick((NEVER,)), (GUARD,)),
    )


def ordered(view: ThroneView, prompt: Prompt, word: str, value: Part) -> Choice | None:
    """What it comes to at this prompt; None: the seat is asked after all."""
    del view
    assert isinstance(value, tuple)
    if word == ON_SIGHT:
        walker = prompt.facts["walker"]
        assert isinstance(walker, Who)
        return ("battle",) if f"seat-{walker.seats[0]}" in value else None
    if word == REFRESH:
        return (wished(value[0], _count(prompt)),)
    return prompt.default


def _count(prompt: Prompt) -> int:
    count = prompt.facts["count"]
    assert isinstance(count, int)
    return count
