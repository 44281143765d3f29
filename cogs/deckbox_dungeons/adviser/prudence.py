"""When to hold back, and where to stand meanwhile: a short look ahead at what the enemies would answer."""

from collections.abc import Iterator

from bot.engine import Option
from bot.kit.deeds import options_of
from bot.kit.squares import apart
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.adviser.fighting import best_attack, kill_of
from cogs.deckbox_dungeons.adviser.foresight import harm
from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.adviser.travel import best_step, is_leaving
from cogs.deckbox_dungeons.rules.deeds.activation import menu_deeds
from cogs.deckbox_dungeons.rules.deeds.moving import destinations
from cogs.deckbox_dungeons.state.spots import Spot, label

PER_WOUND = 0.5  # what a wound of the party is worth, as against an attack
PATIENT = 1.0  # the same where time is on the party's side
REFUGES = 6  # spaces that are looked at
GAIN = 0.2  # wounds that make it worth to go elsewhere
PROGRESS = 2.0  # wounds that coming nearer to the enemies may cost


def is_rash(mind: Mind, worth: float, option: Option) -> bool:
    """Would the enemies' answer cost the party more than this attack brings?

    An attack from here is looked at where it is the last action, so that a Move is what would be left instead.
    """
    is_going = option.key.startswith("go-")
    if not _will_act(mind) or not (is_going or (mind.hero.actions == 1 and mind.has("move") and _is_attack(option))):
        return False
    enemy, chance = kill_of(mind, option)
    after = harm(mind, _goal(mind, option) if is_going else None, enemy, chance)
    price = PATIENT if mind.delve.quest.shape == "hold" else PER_WOUND
    bearable = after - worth / price  # is there a way to come off with fewer wounds than these?
    return bearable > 0 and ((is_going and harm(mind) < bearable) or _has_refuge(mind, bearable))


def _has_refuge(mind: Mind, most: float) -> bool:
    return any(wounds < most for wounds, _ in _refuges(mind))


def _is_attack(option: Option) -> bool:
    return option.key.split("-")[0] in {"melee", "ranged"}


def _will_act(mind: Mind) -> bool:
    """Does any enemy come or attack? To wait for others would be to wait for ever."""
    return any(one.plan is not None and (one.plan.path or one.plan.targets) for one in mind.view.enemies)


def _goal(mind: Mind, option: Option) -> Spot:
    return next(spot for spot in destinations(mind.delve, mind.hero) if label(spot) == option.facts["to"])


def refuge(mind: Mind) -> tuple[float, Spot] | None:
    """Where a Move leaves the party with the fewest wounds, among the spaces farthest from all enemies."""
    best: tuple[float, Spot] | None = None
    for wounds, spot in _refuges(mind):
        best = (wounds, spot) if best is None or wounds < best[0] else best
        if not wounds:
            break
    return best


def _refuges(mind: Mind) -> Iterator[tuple[float, Spot]]:
    """The wounds that each would cost. Each is dear to work out, so whoever knows enough asks for no more."""
    foes, halves = [enemy.at for enemy in mind.delve.state.enemies], mind.delve.ground.halves
    reached = destinations(mind.delve, mind.hero).items()
    free = [spot for spot, (way, _) in reached if spot not in halves and not way.pits]
    far = sorted(free, key=lambda spot: (-min(apart(spot, foe) for foe in foes), spot))[:REFUGES]
    yield from ((harm(mind, spot), spot) for spot in far)


def destination(mind: Mind) -> tuple[Spot, str] | None:
    """Where a Move should end, and why; None: nowhere is better than here."""
    if mind.is_calm or is_leaving(mind):
        spot = best_step(mind)
        return None if spot is None else (spot, "way")
    if best_attack(mind) is None and (spot := best_step(mind)) is not None and not _is_too_near(mind, spot):
        return spot, "way"
    here = harm(mind)
    found = refuge(mind) if here > GAIN else None
    return None if found is None or found[0] > here - GAIN else (found[1], "refuge")


def _is_too_near(mind: Mind, spot: Spot) -> bool:
    return _will_act(mind) and harm(mind, spot) > harm(mind) + PROGRESS


def at_menu(mind: Mind) -> Mind:
    """The same at the question before this one: what would be done if no Move had been chosen?"""
    options = options_of(menu_deeds(mind.delve, mind.hero))
    return Mind(mind.view, prompts.menu(mind.hero, options))
