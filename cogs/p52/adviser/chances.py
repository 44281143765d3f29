"""How likely what an option tries is to succeed, exactly, as far as everybody knows the cards.

R41 to traps, R50 to R59 to blows, R88 to R91 to chests, R106 to defences.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from bot.engine import Fact, Odds, Option, Prompt, Term
from bot.kit.minds import number
from bot.kit.squares import apart
from cogs.p52.adviser.fighting import base_of, way_of
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.content.tables import ABILITIES
from cogs.p52.prompts import words
from cogs.p52.prompts.options import STAMINA
from cogs.p52.rules.crawl import SHUFFLE_AT
from cogs.p52.view.pile import Pile, flips, next_values, stamina_cards
from cogs.p52.view.view import EnemyView, HeroView, P52View

ACE, KING = 1, 13
DODGED = 3  # over, or more: nothing of the blow is left (5.3)
TRAP = 13  # less Balance and Move is what a trap takes (R41)
MORE = 4  # cards that a walk may flip before


class Blow(NamedTuple):
    """What is needed, what it does with nothing over and for each point, and what stands against it."""

    target: int
    base: int
    slope: int
    aim: int
    trait: int
    health: int
    can_defend: bool


class Outcome(NamedTuple):
    hits: Fraction
    harms: Fraction
    fells: Fraction


def odds(view: P52View, prompt: Prompt) -> dict[str, Odds]:
    """By an option's key."""
    if view.phase == "build" or not view.unseen:
        return {}
    hero, pile = view.heroes[prompt.seat], Pile(view.unseen, view.deck, view.discarded)
    found = ((option.key, _of(view, hero, pile, prompt, option)) for option in prompt.options)
    return {key: one for key, one in found if one is not None}


def _of(view: P52View, hero: HeroView, pile: Pile, prompt: Prompt, option: Option) -> Odds | None:
    key = option.key.removesuffix(STAMINA)
    has_stamina, target = key != option.key, number(option, "target")
    if "target" not in option.facts:
        return _trap(hero, pile, option)
    if prompt.word in {words.DEFEND, words.DEFEND_FRIEND}:
        return _defence(pile, ABILITIES[key], option, number(prompt, "damage"), has_stamina=has_stamina)
    if key.startswith(("pick-", "smash")):
        return Odds(reaches(pile, target, is_aceless=True, has_stamina=has_stamina), "opens")
    ability = _ability(option)
    if ability is None:
        return None
    enemy = next((one for one in view.room.enemies if one.id == number(option, "number")), None)
    if ability.effect == "damage" and ability.area == "one" and enemy is not None:
        return _blow(hero, pile, ability, enemy, option, has_stamina=has_stamina)
    is_attack = ability.effect == "damage"
    return Odds(reaches(pile, target, is_aceless=is_attack, has_stamina=has_stamina), "works")


def _ability(option: Option) -> AbilityKind | None:
    term = option.facts.get("ability")
    return ABILITIES[term.keys[0]] if isinstance(term, Term) else None


@lru_cache(1 << 12)
def reaches(pile: Pile, target: int, *, is_aceless: bool, has_stamina: bool) -> Fraction:
    """R50: the sum is as much or more. `is_aceless`: an Ace of the flip fails whatever is needed (R59, R90)."""
    found = totals(pile, has_stamina=has_stamina)
    fit = (one for extra, flip, one, _ in found if extra + flip >= target and not (is_aceless and flip == ACE))
    return sum(fit, Fraction(0))


def totals(pile: Pile, *, has_stamina: bool) -> Iterator[tuple[int, int, Fraction, Pile]]:
    """The stamina card (0: none), the flip, how likely both are, and what is left."""
    first = (
        [(one.value, one.chance, one.rest) for one in stamina_cards(pile)] if has_stamina else [(0, Fraction(1), pile)]
    )
    for extra, chance, rest in first:
        for flip in flips(rest):
            yield extra, flip.value, chance * flip.chance, flip.rest


def _blow(
    hero: HeroView, pile: Pile, kind: AbilityKind, enemy: EnemyView, option: Option, *, has_stamina: bool
) -> Odds:
    """R50 to R58: to hit, to do any harm once it has defended, to be the last."""
    is_second = kind.kind == "follow-up"  # which cannot be defended (5.3)
    blow = Blow(
        target=number(option, "target"),
        base=base_of(hero, kind, apart(hero.at, enemy.at)),
        slope=kind.amount.over,
        aim=hero.aim if hero.aim_at == enemy.id and not is_second else 0,
        trait=enemy.traits[way_of(kind)],
        health=enemy.health,
        can_defend=not is_second and not enemy.is_frozen,
    )
    found = struck(pile, blow, has_stamina=has_stamina)
    facts: dict[str, Fact] = {"harms": percent(found.harms), "fells": percent(found.fells)}
    return Odds(found.hits, "blow", facts)


@lru_cache(1 << 12)
def struck(pile: Pile, blow: Blow, *, has_stamina: bool) -> Outcome:
    hits = harms = fells = Fraction(0)
    for extra, flip, chance, rest in totals(pile, has_stamina=has_stamina):
        over = extra + flip - blow.target
        if flip == ACE or over < 0:
            continue
        hits += chance
        damage = max(0, blow.base + blow.slope * over)
        harmed, felled = _let_through(rest, blow, extra + flip + blow.aim, damage, is_king=flip == KING)
        harms += chance * harmed
        fells += chance * felled
    return Outcome(hits, harms, fells)


def _let_through(rest: Pile, blow: Blow, total: int, damage: int, *, is_king: bool) -> tuple[Fraction, Fraction]:
    """R53, R54, R58: how likely its defence is to let any harm through, and enough to fell it.

    The card that makes its guard as much as the blow halves it; any lower one does nothing. It is reckoned in whole
    parts, as it is asked for each flip: with fractions a single blow would take as long as all else of a board.
    """
    whole, half = 2 * damage if is_king else damage, damage // 2
    if not blow.can_defend:
        return Fraction(whole > 0), Fraction(whole >= blow.health)
    parts, of = next_values(rest)
    halving = total - blow.trait
    below = sum(parts[: max(0, halving - 1)])
    equal = parts[halving - 1] if 1 <= halving <= len(parts) else 0
    harmed = below * (whole > 0) + equal * (half > 0)
    return Fraction(harmed, of), Fraction(below * (whole >= blow.health) + equal * (half >= blow.health), of)


def _defence(pile: Pile, kind: AbilityKind, option: Option, damage: int, *, has_stamina: bool) -> Odds:
    """R106: that it succeeds, and what is left of the blow on the average."""
    target, level = number(option, "target"), number(option, "level")
    works, left = Fraction(0), Fraction(0)
    for extra, flip, chance, _ in totals(pile, has_stamina=has_stamina):
        over = extra + flip - target
        works += chance * (over >= 0)
        left += chance * _left(kind, damage, level, over)
    return Odds(works, "defence", {"left": round(float(left), 1), "damage": damage})


def _left(kind: AbilityKind, damage: int, level: int, over: int) -> int:
    if over < 0:
        return damage
    if kind.effect == "dodge":
        return 0 if over >= DODGED else damage // 2
    return max(0, damage - level - over)


def _trap(hero: HeroView, pile: Pile, option: Option) -> Odds | None:
    """R41: out of the way in time; not where other flips may shuffle the deck before."""
    if number(option, "traps") != 1 or number(option, "passes") or pile.in_deck <= SHUFFLE_AT + MORE:
        return None
    chance = reaches(pile, TRAP - hero.cores.balance - hero.cores.move, is_aceless=False, has_stamina=False)
    return Odds(chance, "trap", is_bare=False)  # behind "over a trap" a bare figure would read as the danger


def percent(chance: Fraction) -> int:
    return Odds(chance, "").percent
