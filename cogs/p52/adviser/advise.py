"""How an automaton decides, and why (9.10)."""

from collections.abc import Callable

from bot.engine import Advice, Chance, Prompt
from bot.kit.minds import Thought, advised, always
from cogs.p52.adviser import fighting, growing, quiet
from cogs.p52.adviser.mind import Mind
from cogs.p52.adviser.odds import Blow, promise
from cogs.p52.adviser.travel import advance, is_awaited, is_sought, march, onward
from cogs.p52.content.tables import ABILITIES
from cogs.p52.prompts import words
from cogs.p52.prompts.growth import REWARD
from cogs.p52.prompts.options import DECLINE, DEPART, REST, STAMINA, STAY
from cogs.p52.view.view import P52View

IN_DANGER = 0.35  # of max HP
LITTLE = 2.5  # an attack that promises less waits until one is nearer


def advise(view: P52View, prompt: Prompt, chance: Chance) -> Advice:
    return advised(THOUGHTS, Mind(view, prompt), chance)


def _turn(mind: Mind) -> Thought:
    if (found := quiet.rescue(mind)) is not None:
        return (found.key,), "friend"
    return _in_peace(mind) if mind.is_calm else _in_a_fight(mind)


def _stoop(mind: Mind) -> Thought:
    """R33: the turn is over but for that."""
    found = quiet.lying(mind)
    return ((REST,), "usual") if found is None else ((found.key,), "find")


def _in_peace(mind: Mind) -> Thought:
    """What helps is done while there is time; then on, all together."""
    for find, why in (
        (quiet.lying, "find"),
        (quiet.gear, "gear"),
        (quiet.remedy, "wounds"),
        (quiet.study, "book"),
        (quiet.chest, "chest"),
        (lambda mind: quiet.potion(mind, IN_DANGER), "wounds"),
    ):
        found = find(mind)
        if found is not None:
            return (found.key,), why
    if quiet.should_rest(mind):
        return (REST,), "rest"
    step = march(mind)
    return ((REST,), "rest") if step is None else ((step.key,), "way")


def _in_a_fight(mind: Mind) -> Thought:
    if (found := quiet.potion(mind, IN_DANGER)) is not None:
        return (found.key,), "wounds"
    if (found := fighting.bomb(mind)) is not None:
        return (found.key,), "attack"
    best = fighting.best_attack(mind)
    if best is not None and best[0] >= LITTLE:
        return (best[1].key,), "attack"
    if is_sought(mind, mind.hero.at) and (found := quiet.chest(mind)) is not None:
        return (found.key,), "chest"
    step = onward(mind)
    if step is None and (is_awaited(mind) or fighting.is_vain_chase(mind)):
        return (REST,), "rest"
    step = step or advance(mind)
    if step is not None:
        return (step.key,), "nearer"
    return ((best[1].key,), "attack") if best is not None and best[0] > 1.0 else ((REST,), "rest")


def _counter(mind: Mind) -> Thought:
    """Any blow is worth giving back; a stamina card only where it would fell."""
    best, most = DECLINE.key, 0.0
    enemy = mind.enemy(int(str(mind.prompt.facts["number"])))
    for option in mind.prompt.options:
        key = option.key.removesuffix(STAMINA)
        if key not in ABILITIES or ABILITIES[key].effect != "damage":
            continue
        kind, has_stamina = ABILITIES[key], option.key != key
        target = option.facts.get("target", 0)
        assert isinstance(target, int)
        blow = Blow(target, fighting.base_of(mind.hero, kind, 0), kind.amount.over)
        trait = enemy.traits[fighting.way_of(kind)]
        found = promise(blow, trait, enemy.health, can_defend=not enemy.is_frozen, has_stamina=has_stamina)
        value = found.mean + found.kills * fighting.KILL - (fighting.stamina_price(mind) if has_stamina else 0.0)
        if value > most:
            best, most = option.key, value
    return (best,), "attack"


def _door(mind: Mind) -> Thought:
    """Nobody leaves before the chest everybody came for is open."""
    is_done = not any(is_sought(mind, at) for at in mind.spots)
    return ((DEPART.key,), "way") if is_done else ((STAY.key,), "chest")


def _grows(find: Callable[[Mind], str]) -> Callable[[Mind], Thought]:
    """What a hero becomes is its owner's to say: of one who has left only what silence says (P14, R132)."""
    return always(lambda mind: silence(mind) if mind.hero.is_gone else find(mind), "strength")


def silence(mind: Mind) -> str:
    default = mind.prompt.default
    assert isinstance(default, tuple)
    return default[0]


THOUGHTS: dict[str, Callable[[Mind], Thought]] = {
    words.CHARACTER: always(growing.character, "favourite"),
    words.TURN: _turn,
    words.STOOP: _stoop,
    words.DEFEND: always(fighting.defence, "defence"),
    words.DEFEND_FRIEND: always(fighting.defence, "defence"),
    words.COUNTER: _counter,
    words.DOOR: _door,
    words.GROW: _grows(growing.grow),
    words.LEARN: _grows(growing.learn),
    words.PRACTISE: _grows(growing.practise),
    REWARD: _grows(growing.reward),
    words.START: always(growing.thing, "fitting"),
}
