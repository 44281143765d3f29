"""How an automaton answers, from its view alone."""

from collections.abc import Callable

from bot.engine import Advice, Chance, Choice, Prompt
from bot.engine.playout import any_choice
from cogs.bag_of_dungeon.adviser import fighting, goods, hunt, plan, shooting
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.prompts import SUNG
from cogs.bag_of_dungeon.view import BagView

FREE = ("arrange", "take", "use", "item", "skill", "trade", "drop")
CIRCLES = 24
FAVOURITES = ("sirrus", "duric", "grumm", "marria", "tamara", "alendra")


def advise(view: BagView, prompt: Prompt, chance: Chance) -> Advice:
    """By the prompt's word; where nothing better is known, the default."""
    if prompt.word == "adventurer":
        favourite = next(key for key in FAVOURITES if any(option.key == key for option in prompt.options))
        return Advice((favourite,), "favourite")
    if prompt.word == "side":
        return Advice(("side-a",), "favourite")
    if prompt.word == "story":
        return Advice(SUNG)
    think = THOUGHTS.get(prompt.word)
    if think is None and prompt.default == ("back",):
        think = _first  # the verb was chosen on purpose
    choice = think(Mind(view, prompt)) if think else prompt.default
    if choice is None or not prompt.is_legal(choice):
        return Advice(any_choice(prompt, chance), "whim")
    if prompt.default is not None and _might_circle(choice) and chance.below(CIRCLES) == 0:
        return Advice(prompt.default, "enough")
    return Advice(choice, "weighed" if think else "usual", {"options": len(prompt.options)})


def _might_circle(choice: Choice) -> bool:
    """A thing done for free may bring the same question again: now and then the default is taken instead."""
    return isinstance(choice, tuple) and choice[0].partition("-")[0] in FREE


def _first(mind: Mind) -> Choice:
    """The first that is offered: use, skill, target, patient."""
    return (mind.prompt.options[0].key,)


THOUGHTS: dict[str, Callable[[Mind], Choice]] = {
    "menu": plan.menu,
    "encounter": fighting.encounter,
    "tagged": fighting.tagged,
    "dice": fighting.dice,
    "damage": fighting.damage,
    "killing-blow": fighting.killing_blow,
    "morna": fighting.morna,
    "tree": fighting.tree,
    "stand-in": fighting.stand_in,
    "front": fighting.front,
    "sneak": fighting.sneak,
    "reward": goods.reward,
    "receive": goods.receive,
    "arrange": goods.arrange,
    "space": goods.space,
    "take": goods.take,
    "trade": goods.trade,
    "choosy": _first,
    "use-item": plan.remedy,
    "web-to": hunt.web,
    "weapon": shooting.weapon,
    "target": shooting.target,
    "renew": plan.patient,
    "antivenom": plan.patient,
}
