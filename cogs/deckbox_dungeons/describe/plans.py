"""What each enemy would do now (section 5): it is no secret, as every enemy follows its card."""

from collections.abc import Iterator

from bot.words import Words
from cogs.deckbox_dungeons.state.spots import label
from cogs.deckbox_dungeons.view.view import DeckboxView, EnemyView, PlanView


def plan_lines(view: DeckboxView, words: Words) -> Iterator[str]:
    """In the order in which they will act; last who will not."""
    for enemy in sorted(view.enemies, key=lambda one: (one.plan is None, one.plan.turn if one.plan else one.id)):
        yield plan_in_words(view, enemy, words)


def plan_in_words(view: DeckboxView, enemy: EnemyView, words: Words) -> str:
    facts: dict[str, str | int] = {
        "enemy": words.say(f"enemy-{enemy.key}"),
        "number": enemy.id,
        "spot": label(enemy.at),
    }
    if enemy.is_asleep or enemy.is_stunned or enemy.plan is None:
        return words.say(
            "plan-asleep" if enemy.is_asleep else "plan-stunned" if enemy.is_stunned else "plan-none", **facts
        )
    return _deed(view, enemy.plan, facts, words)


def _deed(view: DeckboxView, plan: PlanView, facts: dict[str, str | int], words: Words) -> str:
    facts["turn"] = plan.turn
    if plan.path:
        facts["to"] = label(plan.path[-1])
    if plan.attack is None:
        return words.say("plan-moves" if plan.path else "plan-stays", **facts)
    facts |= {"mode": plan.attack.mode, "dice": plan.attack.dice, "plus": plan.attack.plus}
    heroes = [words.say(f"hero-{view.heroes[seat].hero}") for seat in plan.targets]
    return words.say("plan-goes" if plan.path else "plan-attacks", **facts, heroes=heroes)
