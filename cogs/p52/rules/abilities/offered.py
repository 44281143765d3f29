"""What other abilities can be used for now: on whom, and where (5.3)."""

from collections.abc import Iterator
from typing import Any

from bot.engine import Fact
from bot.kit.squares import apart
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.content.tables import ABILITIES
from cogs.p52.prompts.options import hero_facts, spent, term
from cogs.p52.rules.abilities import helping, moving, tricks
from cogs.p52.rules.abilities.used import Use
from cogs.p52.rules.combat.flips import target_of
from cogs.p52.rules.combat.reach import has_line
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.goods.finding import WEAPONS
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.state.people import Hero
from cogs.p52.state.places import Place, key_of, label

Facts = dict[str, Fact]


def ability_deeds(crawl: Crawl, hero: Hero) -> Iterator[Deed]:
    for key in hero.sheet.abilities:
        kind = ABILITIES[key]
        if kind.kind in {"help", "trick", "self"}:
            yield from MAKERS[kind.effect](crawl, hero, kind)


def _deeds(
    hero: Hero,
    kind: AbilityKind,
    on: str,
    facts: Facts,
    at: Place,
    word: str,
    play: Any,
    args: tuple[Any, ...],
    number: int = 1,
) -> Iterator[Deed]:
    """Without and with stamina. `on` is what the key says of whom or where."""
    target = target_of(hero, kind.key, reach=apart(hero.at, at), number=number)
    told: Facts = {**facts, "ability": term("ability", kind.key), "target": target}
    for has_stamina in (False, True) if hero.stamina else (False,):
        option = spent(f"do-{kind.key}{on}", word, told, "do", has_stamina=has_stamina)
        yield Deed(option, play, (Use(kind, at, target, has_stamina), *args))


def _heals(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    if kind.area == "room":
        if any(one.health < most_health(one) for one in crawl.heroes):
            yield from _deeds(hero, kind, "", {}, hero.at, "do", helping.glow, ())
        return
    for one in crawl.heroes:
        if one.health < most_health(one) and has_line(crawl, hero.at, one.at):
            facts = hero_facts(one, most_health(one))
            yield from _deeds(hero, kind, f"-h{one.seat}", facts, one.at, "do-on", helping.heal_one, (one,))


def _regenerates(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    for one in crawl.heroes:
        if has_line(crawl, hero.at, one.at):
            facts = hero_facts(one, most_health(one))
            yield from _deeds(hero, kind, f"-h{one.seat}", facts, one.at, "do-on", helping.regenerate, (one,))


def _revives(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    """In the same room, wherever they lie (R110)."""
    for one in crawl.state.heroes:
        if one.is_dead and one.died_in == crawl.room.number:
            facts = hero_facts(one, most_health(one))
            yield from _deeds(hero, kind, f"-h{one.seat}", facts, one.at, "do-on", helping.raise_dead, (one,))


def _shields(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    """Over a spot where somebody stands."""
    for place in dict.fromkeys(one.at for one in crawl.heroes):
        if has_line(crawl, hero.at, place):
            facts: Facts = {"spot": label(place)}
            yield from _deeds(hero, kind, f"-{key_of(place)}", facts, place, "do-at", helping.shield, (place,))


def _snatches(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    for enemy in crawl.enemies_at(hero.at):
        if not enemy.is_robbed:
            facts: Facts = {"enemy": term("enemy", enemy.key), "number": enemy.id, "spot": label(enemy.at)}
            yield from _deeds(hero, kind, f"-{enemy.id}", facts, hero.at, "do-to", tricks.snatch, (enemy,))


def _threatens(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    found = crawl.enemies_at(hero.at)
    if any(enemy.rank not in {"minor", "major"} for enemy in found):
        yield from _deeds(hero, kind, "", {}, hero.at, "do", tricks.threaten, (), number=len(found))


def _poisons(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    """On an ability that strikes with a weapon."""
    del crawl
    for key in WEAPONS:
        if key in hero.sheet.abilities and hero.venom_on != key:
            facts: Facts = {"other": term("ability", key)}
            yield from _deeds(hero, kind, f"-{key}", facts, hero.at, "do-with", tricks.poison, (key,))


def _tinkers(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    """Once a session: more damage, or a lower target."""
    del crawl
    if hero.has_tinkered:
        return
    for key in hero.sheet.abilities:
        for how in ("damage", "target") if ABILITIES[key].effect == "damage" else ("target",):
            facts: Facts = {"other": term("ability", key), "how": term("gizmo", how)}
            on = f"-{key}-{how}"
            yield from _deeds(hero, kind, on, facts, hero.at, "do-gizmo", tricks.tinker, (key, how))


def _hovers(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    del crawl
    if not hero.is_held:  # R48
        yield from _deeds(hero, kind, "", {}, hero.at, "do", moving.hover, ())


def _poofs(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Deed]:
    is_far = hero.sheet.abilities[kind.key] >= moving.ANYWHERE
    for spot in crawl.room.spots:
        if spot.at != hero.at and (spot.is_up or is_far) and not hero.is_held:
            facts: Facts = {"spot": label(spot.at)}
            on = f"-{key_of(spot.at)}"
            yield from _deeds(hero, kind, on, facts, hero.at, "do-at", moving.poof, (spot.at,))


MAKERS: dict[str, Any] = {
    "heal": _heals,
    "regenerate": _regenerates,
    "revive": _revives,
    "shield": _shields,
    "snatch": _snatches,
    "threaten": _threatens,
    "poison": _poisons,
    "gizmo": _tinkers,
    "hover": _hovers,
    "poof": _poofs,
}
