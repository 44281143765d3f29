"""What other abilities can be used for now: on whom, and where (5.3)."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.engine import Fact, Script
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
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import Place, key_of, label

Facts = Mapping[str, Fact]


class Aim(NamedTuple):
    """One way to use an ability: `on` is what the key says of whom or where, `at` where that is.

    `play` is called with the crawl, the character, the use, and `args`. `number` of enemies the target counts.
    """

    at: Place
    play: Callable[..., Script[None]]
    args: tuple[Hero | Enemy | Place | str, ...] = ()
    on: str = ""
    word: str = "do"
    facts: Facts = MappingProxyType({})
    number: int = 1


def ability_deeds(crawl: Crawl, hero: Hero) -> Iterator[Deed]:
    for key in hero.sheet.abilities:
        kind = ABILITIES[key]
        if kind.kind in {"help", "trick", "self"}:
            for aim in AIMS[kind.effect](crawl, hero, kind):
                yield from _deeds(hero, kind, aim)


def _deeds(hero: Hero, kind: AbilityKind, aim: Aim) -> Iterator[Deed]:
    """Without and with stamina."""
    target = target_of(hero, kind.key, reach=apart(hero.at, aim.at), number=aim.number)
    told = {**aim.facts, "ability": term("ability", kind.key), "target": target}
    for has_stamina in (False, True) if hero.stamina else (False,):
        option = spent(f"do-{kind.key}{aim.on}", aim.word, told, "do", has_stamina=has_stamina)
        yield Deed(option, aim.play, (Use(kind, aim.at, target, has_stamina), *aim.args))


def _on(friend: Hero, play: Callable[..., Script[None]]) -> Aim:
    return Aim(friend.at, play, (friend,), f"-h{friend.seat}", "do-on", hero_facts(friend, most_health(friend)))


def _onto(place: Place, play: Callable[..., Script[None]]) -> Aim:
    return Aim(place, play, (place,), f"-{key_of(place)}", "do-at", {"spot": label(place)})


def _heals(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    hurt = [one for one in crawl.heroes if one.health < most_health(one)]
    if kind.area != "room":
        yield from (_on(one, helping.heal_one) for one in hurt if has_line(crawl, hero.at, one.at))
    elif hurt:
        yield Aim(hero.at, helping.glow)


def _regenerates(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    yield from (_on(one, helping.regenerate) for one in crawl.heroes if has_line(crawl, hero.at, one.at))


def _revives(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    """In the same room, wherever they lie (R110)."""
    for one in crawl.state.heroes:
        if one.is_dead and one.died_in == crawl.room.number:
            yield _on(one, helping.raise_dead)


def _shields(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    """Over any spot in sight: first those where somebody stands, then where somebody may go."""
    peopled = [one.at for one in crawl.heroes]
    for place in dict.fromkeys((*peopled, *(spot.at for spot in crawl.room.spots if spot.is_up))):
        if has_line(crawl, hero.at, place):
            yield _onto(place, helping.shield)


def _snatches(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    for enemy in crawl.enemies_at(hero.at):
        if not enemy.is_robbed:
            facts: Facts = {"enemy": term("enemy", enemy.key), "number": enemy.id, "spot": label(enemy.at)}
            yield Aim(hero.at, tricks.snatch, (enemy,), f"-{enemy.id}", "do-to", facts)


def _threatens(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    found = crawl.enemies_at(hero.at)
    if any(enemy.rank not in {"minor", "major"} for enemy in found):
        yield Aim(hero.at, tricks.threaten, number=len(found))


def _poisons(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    """On an ability that strikes with a weapon."""
    for key in WEAPONS:
        if key in hero.sheet.abilities and key not in {hero.venom_on, *hero.coats}:
            yield Aim(hero.at, tricks.poison, (key,), f"-{key}", "do-with", {"other": term("ability", key)})


def _tinkers(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    """Once a session: more damage, or a lower target; not of itself, which will not be used again."""
    if hero.has_tinkered:
        return
    for key in (one for one in hero.sheet.abilities if one != kind.key):
        for how in ("damage", "target") if ABILITIES[key].effect == "damage" else ("target",):
            facts: Facts = {"other": term("ability", key), "how": term("gizmo", how)}
            yield Aim(hero.at, tricks.tinker, (key, how), f"-{key}-{how}", "do-gizmo", facts)


def _hovers(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    if not hero.is_held:  # R48
        yield Aim(hero.at, moving.hover)


def _poofs(crawl: Crawl, hero: Hero, kind: AbilityKind) -> Iterator[Aim]:
    is_far = hero.sheet.abilities[kind.key] >= moving.ANYWHERE
    for spot in crawl.room.spots:
        if spot.at != hero.at and (spot.is_up or is_far) and not hero.is_held:
            yield _onto(spot.at, moving.poof)._replace(at=hero.at)  # however far, the target is the same


AIMS: dict[str, Callable[[Crawl, Hero, AbilityKind], Iterator[Aim]]] = {
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
