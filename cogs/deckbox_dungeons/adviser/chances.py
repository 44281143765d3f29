"""How likely what an option tries is to succeed: exactly, and from what lies open on the table (6.8)."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from bot.engine import Fact, Odds, Option, Prompt
from bot.kit.odds import at_least, successes
from cogs.deckbox_dungeons.adviser.exposure import Peril, peril
from cogs.deckbox_dungeons.adviser.fighting import aimed_at, strike_of
from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.rules.combat.defence import STONE
from cogs.deckbox_dungeons.rules.deeds.promising import wounding
from cogs.deckbox_dungeons.rules.enemies.figures import enemy_defence
from cogs.deckbox_dungeons.rules.goods.minors import MENDED
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.figures import CHECK_DICE, Strike, faces
from cogs.deckbox_dungeons.rules.quests.revealing import BAD_JAR
from cogs.deckbox_dungeons.state.pieces import Enemy
from cogs.deckbox_dungeons.state.spots import key_of, label
from cogs.deckbox_dungeons.view.view import DeckboxView

SIDES = 6


def odds(view: DeckboxView, prompt: Prompt) -> Mapping[str, Odds]:
    """By an option's key."""
    found = FOR.get(prompt.word)
    return {} if found is None else dict(found(Mind(view, prompt)))


def _deeds(mind: Mind) -> Iterator[tuple[str, Odds]]:
    yield from _moves(mind)
    for option in mind.prompt.options:
        if option.group == "attack" and (enemy := aimed_at(mind, option)) is not None:
            yield option.key, _strike(mind, option, enemy)
        elif option.word in {"deed", "deed-helped"}:
            yield option.key, check(_number(option, "plus"), _number(option, "needed") - (option.word != "deed"))


def _moves(mind: Mind) -> Iterator[tuple[str, Odds]]:
    """What the enemies would do to the hero there, and here."""
    spots = {f"to-{key_of(spot)}": spot for spot in mind.delve.ground.marks}
    wanted = [option.key for option in mind.prompt.options if option.key in spots]
    here = peril(mind, mind.hero.at) if mind.delve.state.enemies else None
    if here is None:
        return
    for key in wanted:
        if (there := peril(mind, spots[key])).wounds or here.wounds:
            yield key, _exposed(mind, there, here)
    if mind.has("end") and here.wounds:
        yield "end", _exposed(mind, here, here)


def _exposed(mind: Mind, there: Peril, here: Peril) -> Odds:
    facts: dict[str, Fact] = {"health": mind.hero.health}
    facts |= {name: round(float(one.wounds), 1) for name, one in (("there", there), ("here", here))}
    word = "stay" if there is here else "peril" if there.wounds else "safe"
    return Odds(there.unhurt, word, facts, is_bare=False)


def _strike(mind: Mind, option: Option, enemy: Enemy) -> Odds:
    """To wound it, and to fell it where that is possible."""
    rolled = _rolled(mind, option)
    each = wounding(rolled.plus, enemy_defence(mind.delve, enemy, is_pierced="pierce" in rolled.keywords))
    wounds = successes(rolled.dice, each)
    needed = -(-enemy.health // (2 if "crush" in rolled.keywords else 1))
    wound = at_least(wounds, 1)
    if needed > rolled.dice or enemy.stacked:  # R43: a boss goes on with its second die
        return Odds(wound, "strike")
    fell = Odds(at_least(wounds, needed), "fell")
    return fell if needed == 1 else Odds(wound, "strike-fell", {"fell": fell.percent})


def _rolled(mind: Mind, option: Option) -> Strike:
    """As it counts where the hero will stand by then (R85)."""
    then = mind.delve.likeness()
    hero = then.hero(mind.prompt.seat)
    if (goal := option.facts.get("to")) is not None:
        hero.at = next(spot for spot in then.ground.marks if label(spot) == goal)
    found = strike_of(then, hero, option.key)
    assert found is not None
    return found


def check(plus: int, needed: int) -> Odds:
    """R68, R69."""
    return Odds(at_least(successes(CHECK_DICE, faces(plus)), needed), "check")


def _helper(mind: Mind) -> Iterator[tuple[str, Odds]]:
    plus, needed = mind.prompt.facts["plus"], mind.prompt.facts["needed"]
    assert isinstance(plus, int)
    assert isinstance(needed, int)
    for option in mind.prompt.options:
        yield option.key, check(plus, needed - (option.word == "use"))


def _jar(mind: Mind) -> Iterator[tuple[str, Odds]]:
    """Q1f."""
    if mind.has("open"):
        yield "open", Odds(Fraction(SIDES - BAD_JAR, SIDES), "jar")


def _cap(mind: Mind) -> Iterator[tuple[str, Odds]]:
    """One die, rolled again."""
    plus = mind.prompt.facts["plus"]
    assert isinstance(plus, int)
    yield from ((option.key, Odds(faces(plus), "block")) for option in mind.prompt.options if "die" in option.facts)


def _react(mind: Mind) -> Iterator[tuple[str, Odds]]:
    """To stay on one's feet, where one may fall; not where a card in hand rolls again or burns for it."""
    hero = mind.hero
    hits, bonus, each, pierced = (_fact(mind, name) for name in ("hits", "bonus", "each", "pierced"))
    has_more = any(figures.usable(hero, effect) for effect in ("coin", "feather")) or (
        figures.usable(hero, "cap") is not None and not hero.has_used_cap
    )
    if has_more or hits * each < hero.health:
        return
    for option in mind.prompt.options:
        health = min(hero.kind.health, hero.health + _healed(mind, option))
        stone = STONE if option.key == "ability" else 0
        left = hits - _cancels(mind, option)
        blocked = successes(left, faces(figures.defence(hero, bonus + stone - pierced)))
        yield option.key, Odds(at_least(blocked, left - (health - 1) // each), "stand")


def _healed(mind: Mind, option: Option) -> int:
    """What it gives back; a friend's or a bought card does not stand here."""
    if option.key.startswith("ability-h"):
        return MENDED
    item = next((item for item in mind.hero.items if option.key.split("-")[:2] == ["use", str(item.id)]), None)
    return item.kind.amount if item is not None and item.kind.effect == "heal" else 0


def _cancels(mind: Mind, option: Option) -> int:
    charm = figures.usable(mind.hero, "charm")
    return int(charm is not None and option.key == f"use-{charm.id}")


def _number(option: Option, name: str) -> int:
    found = option.facts[name]
    assert isinstance(found, int)
    return found


def _fact(mind: Mind, name: str) -> int:
    found = mind.prompt.facts[name]
    assert isinstance(found, int)
    return found


FOR = {
    "menu": _deeds,
    "rally": _deeds,
    "helper": _helper,
    "jar": _jar,
    "cap": _cap,
    "react": _react,
    "move": _moves,
    "shadowstep": _moves,
}
