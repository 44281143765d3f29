"""How an automaton plays, from its view alone: it weighs each option by the odds of the round and the standings."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import permutations

from bot.engine import Advice, Amount, Chance, Fact, Prompt, Who
from bot.engine.playout import any_choice
from cogs.death_over_the_kingdom import prompts
from cogs.death_over_the_kingdom.adviser.foresight import costs, gains
from cogs.death_over_the_kingdom.adviser.odds import Belief, usual
from cogs.death_over_the_kingdom.adviser.outlook import greed, hope, rounds_left
from cogs.death_over_the_kingdom.adviser.stakes import Stakes
from cogs.death_over_the_kingdom.content.terms import GOALS
from cogs.death_over_the_kingdom.view.view import KingdomView

FORESEEN = frozenset({"innkeeper", "jester", "sorceress"})  # asked when all cards lie open
NEAR = 1e-9  # options as good as each other are left to chance
FOLLY = 0.25  # what costs so much throws the match away, the later it is
FEW = 9  # rounds to come: with more of them one decides the less
SPITE = 0.1  # what the loss of another seat is worth, as a part of one's own
SAFETY = 0.01  # what it is worth that nobody can take a King away
STILL = 0.005  # what it is worth to leave others’ cards alone: they are juggled with an aim, or not at all


def reasoned(view: KingdomView, prompt: Prompt, chance: Chance) -> Advice:
    """The same, and by what it was weighed."""
    if isinstance(prompt.kind, Amount) or prompt.word == "juggle":
        return Advice(any_choice(prompt, chance), "alike")  # all depths of a cut, and two cards of others
    weigh = _scales(view, prompt)
    weights = {option.key: weigh(option.key) for option in prompt.options}
    best = max(weights.values())
    keys = [key for key, weight in weights.items() if weight >= best - NEAR]
    chosen = chance.pick(keys)
    least = best - FOLLY * max(1.0, rounds_left(view) / FEW)
    others = sorted((-weight, key) for key, weight in weights.items() if weight > least and key != chosen)
    reason = "alike" if len(keys) == len(weights) else "foreseen" if prompt.word in FORESEEN else "odds"
    facts: dict[str, Fact] = {"best": len(keys), "options": len(weights)}
    return Advice((chosen,), reason, facts, tuple((key,) for _, key in others))


def _scales(view: KingdomView, prompt: Prompt) -> Callable[[str], float]:
    """What an option of this prompt is worth, by its key."""
    if prompt.word in FORESEEN:
        return lambda key: _foreseen(view, key)
    stakes = Stakes(view)
    return lambda key: _weight(stakes, prompt, key)


def _weight(stakes: Stakes, prompt: Prompt, key: str) -> float:
    """What comes of that option in this round, and of the cards that are left in the next ones."""
    if prompt.word == "pick":
        return _pick(stakes, key)
    return _act(stakes, key) if prompt.word == "action" else _after_look(stakes, prompt, key)


def _foreseen(view: KingdomView, key: str) -> float:
    """All cards lie open: what this choice makes of the standings."""
    if view.mode == "classic":
        return _spared(view, costs(view, key))
    points = gains(view, key)
    return hope(view, points) + greed(view) * points[_me(view)]


def _spared(view: KingdomView, lost: Mapping[int, int]) -> float:
    """The classic game: best to lose nothing, next best that those lose who stand best."""
    me = _me(view)
    best = (max if view.unit == "lives" else min)(view.seats[seat].points for seat in view.line if seat != me)
    rivals = sum(cost * (2 if view.seats[seat].points == best else 1) for seat, cost in lost.items() if seat != me)
    return SPITE * rivals / len(view.line) - lost.get(me, 0)


def _pick(stakes: Stakes, key: str) -> float:
    """Lay this card: what it may win now, and what the rest of the hand may win later."""
    codes = [card.code for card in stakes.view.own_hand]
    laid = codes.pop(prompts.place_of(key))
    return stakes.worth({laid: 1.0}) + _later(stakes, codes)


def _act(stakes: Stakes, key: str) -> float:
    hand = [card.code for card in stakes.view.own_hand]
    mine = own_card(stakes.view)
    if prompts.is_hand_key(key):
        place = prompts.place_of(key)
        taken, hand[place] = hand[place], mine
        return stakes.worth({taken: 1.0}) + _later(stakes, hand)
    return _worth_after(stakes, key, {mine: 1.0}) + _later(stakes, hand)


def _later(stakes: Stakes, hand: Sequence[str]) -> float:
    return stakes.own * later(stakes.view, hand) if hand else 0.0


def _worth_after(stakes: Stakes, key: str, mine: Belief) -> float:
    """What the table is worth after that action."""
    verb, targets = prompts.verb_of(key), prompts.seats_of(key)
    if verb == prompts.EXCHANGE:
        line = stakes.view.line
        return _swapped(stakes, mine, line[line.index(_me(stakes.view)) + 1])
    if verb == "thief":
        return _swapped(stakes, mine, targets[0])
    if verb == prompts.CUT:
        return stakes.worth(stakes.odds.pool)
    if verb == "merchant":
        return _looked(stakes, mine, targets[0])
    if verb == "dragon":
        return _burned(stakes, mine, targets[0])
    if verb == prompts.JUGGLER:
        return _juggled(stakes, mine, targets)
    return stakes.worth(mine) + (SAFETY if verb == prompts.SEAL else 0.0)


def _juggled(stakes: Stakes, mine: Belief, targets: Sequence[int]) -> float:
    """Where neither card is known, or none are named yet, nothing comes of it that could be foreseen."""
    beliefs = stakes.odds.beliefs
    if not targets or beliefs[targets[0]] == beliefs[targets[1]]:
        return stakes.worth(mine) - STILL
    one, other = targets
    return stakes.worth(mine, {one: beliefs[other], other: beliefs[one]}) - STILL


def _swapped(stakes: Stakes, mine: Belief, target: int) -> float:
    return stakes.worth(stakes.odds.beliefs[target], {target: mine})


def _looked(stakes: Stakes, mine: Belief, target: int) -> float:
    """The Merchant takes the better of two, whatever he finds."""
    found = stakes.odds.beliefs[target]
    kept = stakes.by_code(target, mine)
    taken = {code: stakes.worth({code: 1.0}, {target: mine}) for code in found}
    return sum(share * max(kept[code], taken[code]) for code, share in found.items())


def _burned(stakes: Stakes, mine: Belief, target: int) -> float:
    """The Dragon burns the card, unless it is a Knight."""
    knight, pool = stakes.odds.beliefs[target].get("KNI", 0.0), stakes.odds.pool
    burned = stakes.worth(mine, {target: pool})
    slain = stakes.worth(pool, {target: {"KNI": 1.0}})
    return (1 - knight) * burned + knight * slain


def _after_look(stakes: Stakes, prompt: Prompt, key: str) -> float:
    """The card seen is in the view by now."""
    fact = prompt.facts["target"]
    assert isinstance(fact, Who)
    mine: Belief = {own_card(stakes.view): 1.0}
    return _swapped(stakes, mine, fact.seats[0]) if key == prompts.SWAP else stakes.worth(mine)


def later(view: KingdomView, hand: Sequence[str]) -> float:
    """What these cards may win in the rounds to come, each laid where it serves best."""
    return _best(tuple(sorted(hand)), view.round, len(view.seats))


@lru_cache(maxsize=16384)
def _best(hand: tuple[str, ...], played: int, seats: int) -> float:
    goals = GOALS[played:][: len(hand)]
    tables = [usual(goal, seats) for goal in goals]
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
