"""How an automaton answers, from its view alone (section 9.11)."""

from collections.abc import Callable

from bot.engine import Advice, Chance, Option, Prompt
from bot.kit.minds import Thought, advised
from cogs.deckbox_dungeons.adviser import goods, rolls
from cogs.deckbox_dungeons.adviser.fighting import best_attack, spread, worth_of
from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.adviser.prudence import at_menu, destination, is_rash
from cogs.deckbox_dungeons.adviser.travel import exploring, is_leaving
from cogs.deckbox_dungeons.rules.heroes.figures import faces
from cogs.deckbox_dungeons.state.spots import key_of
from cogs.deckbox_dungeons.view.view import DeckboxView

FAVOURITES = ("ysolde", "oruk", "tamsin", "brannoc", "maud", "kestrel")  # who shoots and who strikes in turn


def advise(view: DeckboxView, prompt: Prompt, chance: Chance) -> Advice:
    return advised(THOUGHTS, Mind(view, prompt), chance)


def _build(mind: Mind) -> Thought:
    """A ready-made hero, if one is left."""
    if mind.has("done"):
        return ("done",), "favourite"
    key = next((f"ready-{key}" for key in FAVOURITES if mind.has(f"ready-{key}")), "random")
    return (key,), "favourite"


def _menu(mind: Mind) -> Thought:
    """Revive, heal, buy, fight; in peace do what there is to do, and go on together."""
    if found := mind.options("revive"):
        return (found[0].key,), "friend"
    if (found_one := goods.remedy(mind)) is not None:
        return (found_one.key,), "wounds"
    if (found_one := goods.purchase(mind)) is not None:
        return (found_one.key,), "bargain"
    if is_leaving(mind):
        return _leave(mind)
    return _fight(mind) or _work(mind) or _walk(mind) or _wait(mind)


def _leave(mind: Mind) -> Thought:
    """What was wanted is found: out, and fight only where nothing else can be done."""
    return _walk(mind) or _fight(mind) or _wait(mind)


def _fight(mind: Mind) -> Thought:
    if mind.is_calm:
        return None
    if (helped := goods.helpful(mind)) is not None:
        return (helped.key,), "help"
    best = best_attack(mind)
    return None if best is None or is_rash(mind, *best) else ((best[1].key,), "attack")


def _work(mind: Mind) -> Thought:
    """Deeds when no enemy stands."""
    deeds = [option for option in mind.options("deed") if mind.is_calm and _promises(option)]
    if deeds:
        return (deeds[-1].key,), "deed"
    way = exploring(mind)
    return None if way is None else ((way.key,), "explore")


def _promises(option: Option) -> bool:
    """R68: a check that even a 6 does not pass is left to others."""
    plus = option.facts["plus"]
    assert isinstance(plus, int)
    return faces(plus) > 0


def _walk(mind: Mind) -> Thought:
    found = destination(mind) if mind.has("move") else None
    if found is None:
        return None
    stop = f"to-{key_of(found[0])}"
    return (stop if mind.has(stop) else "move",), found[1]


def _wait(mind: Mind) -> Thought:
    """Whoever still has actions lets them come."""
    return ("end",), "patience" if mind.options("melee", "ranged", "go") else "enough"


def _move(mind: Mind) -> Thought:
    found = destination(at_menu(mind))
    return None if found is None else ((f"to-{key_of(found[0])}",), found[1])


def _spread(mind: Mind) -> Thought:
    return spread(mind), "attack"


def _rally(mind: Mind) -> Thought:
    """The best attack, else a step in the right direction."""
    attacks = mind.options("melee", "ranged", "spread")
    best = max(attacks, key=lambda option: (worth_of(mind, option), option.key), default=None)
    return None if best is None else ((best.key,), "attack")


THOUGHTS: dict[str, Callable[[Mind], Thought]] = {
    "build": _build,
    "menu": _menu,
    "move": _move,
    "spread": _spread,
    "rally": _rally,
    "coin": rolls.coin,
    "cap": rolls.cap,
    "react": rolls.react,
    "helper": rolls.helper,
    "flask": rolls.flask,
    "gift": rolls.gift,
    "beggar": rolls.gift,
}
