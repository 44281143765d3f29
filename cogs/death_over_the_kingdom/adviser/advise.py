"""How an automaton plays, from its view alone: it weighs each option by the odds of the round and the standings."""

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations

from bot.engine import Advice, Amount, Chance, Choice, Prompt, Who
from bot.engine.playout import any_choice
from cogs.death_over_the_kingdom import prompts
from cogs.death_over_the_kingdom.adviser.foresight import costs, gains
from cogs.death_over_the_kingdom.adviser.odds import Belief, Odds, usual
from cogs.death_over_the_kingdom.adviser.outlook import appetite, prospect
from cogs.death_over_the_kingdom.content.terms import GOALS
from cogs.death_over_the_kingdom.view.view import KingdomView

FORESEEN = frozenset({"innkeeper", "jester", "sorceress"})  # asked when all cards lie open
NEAR = 1e-9  # options as good as each other are left to chance
SPITE = 0.1  # what the loss of another seat is worth, as a part of one's own
SAFETY = 0.01  # what it is worth that nobody can take a King away
GREED = 0.03  # what a point is always worth: early on the standings tell little, and nobody else gets it


def advise(view: KingdomView, prompt: Prompt, chance: Chance) -> Choice:
    """The best option; chance decides among equals."""
    return reasoned(view, prompt, chance).choice


def reasoned(view: KingdomView, prompt: Prompt, chance: Chance) -> Advice:
    """The same, and by what it was weighed."""
    if isinstance(prompt.kind, Amount) or prompt.word == "juggle":
        return Advice(any_choice(prompt, chance), "alike")  # all depths of a cut, and two cards of others
    weigh = _scales(view, prompt)
    weights = [(weigh(option.key), option.key) for option in prompt.options]
    best = max(weight for weight, _ in weights)
    keys = [key for weight, key in weights if weight >= best - NEAR]
    reason = "foreseen" if prompt.word in FORESEEN else "odds"
    return Advice((chance.pick(keys),), reason, {"best": len(keys), "options": len(weights)})


def _scales(view: KingdomView, prompt: Prompt) -> Callable[[str], float]:
    """What an option of this prompt is worth, by its key."""
    if prompt.word in FORESEEN:
        return lambda key: _foreseen(view, key)
    odds, will = Odds(view), 1 if view.mode == "classic" or appetite(view) + GREED > 0 else -1
    return lambda key: will * _weight(odds, prompt, key)


def _weight(odds: Odds, prompt: Prompt, key: str) -> float:
    """The points that option is likely to bring, in this round and the next ones."""
    if prompt.word == "pick":
        return _pick(odds, key)
    return _act(odds, key) if prompt.word == "action" else _after_look(odds, prompt, key)


def _foreseen(view: KingdomView, key: str) -> float:
    """All cards lie open: what this choice makes of the standings."""
    if view.mode == "classic":
        return _spared(view, costs(view, key))
    points = gains(view, key)
    return prospect(view, points) + GREED * points[_me(view)]


def _spared(view: KingdomView, lost: Mapping[int, int]) -> float:
    """The classic game: best to lose nothing, next best that those lose who stand best."""
    me = _me(view)
    best = (max if view.unit == "lives" else min)(view.seats[seat].points for seat in view.line if seat != me)
    rivals = sum(cost * (2 if view.seats[seat].points == best else 1) for seat, cost in lost.items() if seat != me)
    return SPITE * rivals / len(view.line) - lost.get(me, 0)


def _pick(odds: Odds, key: str) -> float:
    """Lay this card: what it may win now, and what the rest of the hand may win later."""
    codes = [card.code for card in odds.view.own_hand]
    laid = codes.pop(prompts.place_of(key))
    return odds.chance({laid: 1.0}) + later(odds.view, codes)


def _act(odds: Odds, key: str) -> float:
    hand = [card.code for card in odds.view.own_hand]
    mine = own_card(odds.view)
    if prompts.is_hand_key(key):
        place = prompts.place_of(key)
        taken, hand[place] = hand[place], mine
        return odds.chance({taken: 1.0}) + later(odds.view, hand)
    return _chance_after(odds, key, {mine: 1.0}) + later(odds.view, hand)


def _chance_after(odds: Odds, key: str, mine: Belief) -> float:
    """The chance to win this round after that action."""
    verb, targets = prompts.verb_of(key), prompts.seats_of(key)
    if verb == prompts.EXCHANGE:
        return _swapped(odds, mine, odds.view.line[odds.view.line.index(_me(odds.view)) + 1])
    if verb == "thief":
        return _swapped(odds, mine, targets[0])
    if verb == prompts.CUT:
        return odds.chance(odds.pool)
    if verb == "merchant":
        return _looked(odds, mine, targets[0])
    if verb == "dragon":
        return _burned(odds, mine, targets[0])
    if verb == prompts.SEAL:
        return odds.chance(mine) + SAFETY
    return odds.chance(mine)  # to fold, or to juggle others, leaves the values on the table as they are


def _swapped(odds: Odds, mine: Belief, target: int) -> float:
    return odds.chance(odds.beliefs[target], {target: mine})


def _looked(odds: Odds, mine: Belief, target: int) -> float:
    """The Merchant takes the better of two, whatever he finds."""
    found = odds.beliefs[target]
    kept = {code: odds.chance(mine, {target: {code: 1.0}}) for code in found}
    taken = {code: odds.chance({code: 1.0}, {target: mine}) for code in found}
    return sum(share * max(kept[code], taken[code]) for code, share in found.items())


def _burned(odds: Odds, mine: Belief, target: int) -> float:
    """The Dragon burns the card, unless it is a Knight."""
    knight = odds.beliefs[target].get("KNI", 0.0)
    burned = odds.chance(mine, {target: odds.pool})
    slain = odds.chance(odds.pool, {target: {"KNI": 1.0}})
    return (1 - knight) * burned + knight * slain


def _after_look(odds: Odds, prompt: Prompt, key: str) -> float:
    """The card seen is in the view by now."""
    fact = prompt.facts["target"]
    assert isinstance(fact, Who)
    mine: Belief = {own_card(odds.view): 1.0}
    return _swapped(odds, mine, fact.seats[0]) if key == prompts.SWAP else odds.chance(mine)


def later(view: KingdomView, hand: Sequence[str]) -> float:
    """What these cards may win in the rounds to come, each laid where it serves best."""
    goals = GOALS[view.round :][: len(hand)]
    tables = [usual(goal, len(view.seats)) for goal in goals]
    orders = permutations(hand, len(goals))
    return max(sum(table[code] for table, code in zip(tables, order, strict=True)) for order in orders)


def own_card(view: KingdomView) -> str:
    table = view.seats[_me(view)].table
    assert table is not None
    assert table.code is not None
    return table.code


def _me(view: KingdomView) -> int:
    assert view.viewer is not None
    return view.viewer
