"""Heroes, enemies and things as everybody sees them."""

from functools import lru_cache

from cogs.p52.content.kinds import WAYS, Way
from cogs.p52.content.tables import ABILITIES, ITEMS
from cogs.p52.rules.combat.defence import DEFENCES
from cogs.p52.rules.combat.flips import bonus_of, defence_target, in_the_dark, target_of
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies import figures as foes
from cogs.p52.rules.enemies.figures import Blow
from cogs.p52.rules.heroes import figures
from cogs.p52.state.people import Enemy, Hero, Item
from cogs.p52.view.view import AbilityView, BlowView, DefenceView, EnemyView, HeroView, ItemView

ALL_DEFENCES = tuple(dict.fromkeys(kind.key for way in WAYS for kind in DEFENCES[way]))


@lru_cache(4096)
def item_view(item: Item, is_worn: bool = False) -> ItemView:  # noqa: FBT001, FBT002 - it is a field's value
    return ItemView(item.id, item.key, item.part or ITEMS[item.key].slot or "", is_worn)


def hero_view(crawl: Crawl, hero: Hero) -> HeroView:
    sheet = hero.sheet
    return HeroView(
        seat=hero.seat,
        id=hero.id,
        name=sheet.name,
        race=sheet.race,
        calling=sheet.calling,
        quirk=sheet.quirk,
        note=sheet.note,
        pregen=sheet.pregen,
        is_ready=hero.is_ready,
        level=sheet.level,
        experience=sheet.experience,
        next_level=figures.next_level(sheet),
        cores=sheet.cores,
        abilities=tuple(
            [ability_view(hero, key, level, in_the_dark(crawl, hero)) for key, level in sheet.abilities.items()]
        ),
        defences=tuple([_defence(hero, key) for key in ALL_DEFENCES]),
        at=hero.at,
        health=hero.health,
        most_health=figures.most_health(hero),
        movement=figures.movement(hero, is_dark=not crawl.is_bright),
        initiative=figures.initiative(hero),
        armour=figures.armour(hero),
        stamina=len(hero.stamina),
        bag=tuple([item_view(item, item.id in hero.worn) for item in hero.bag]),
        is_dead=hero.is_dead,
        is_gone=hero.is_gone,
        is_stunned=hero.is_ready and crawl.room.number > 0 and hero.is_stunned,
        aim_at=hero.aim_at if any(enemy.id == hero.aim_at for enemy in seen(crawl)) else 0,
        aim=hero.aim,
        stance=hero.stance,
        has_acted=hero.has_acted,
        is_waiting=hero.is_waiting,
        lost_turns=hero.lost_turns,
        haste=hero.haste,
        unseen=hero.unseen,
        mends=hero.mends + sum(one.amount for one in hero.balms),
        mending=hero.mending,
        venom=hero.venom,
        poisoned=tuple(key for key in (hero.venom_on, *hero.coats) if key),
        climbs=hero.climbs,
        kills=hero.kills,
        best_blow=hero.best_blow,
        gained=hero.gained,
        won=sheet.won,
        lost=sheet.lost,
        deaths=sheet.deaths,
        records=tuple(sheet.records),
        fate=hero.fate,
    )


def ability_view(hero: Hero, key: str, level: int, dark: int = 0) -> AbilityView:
    """`dark`: what a blow needs more where it is dark."""
    kind = ABILITIES[key]
    is_tuned = key in hero.sheet.tuned or any(gizmo.ability == key for gizmo in hero.gizmos)
    plus = bonus_of(hero, key)
    more = dark if kind.is_attack or kind.kind == "follow-up" else 0
    return AbilityView(key, level, target_of(hero, key) + more, kind.cost * level, is_tuned, plus)


def _defence(hero: Hero, key: str) -> DefenceView:
    """Spell-shy is weaker against magic, which Counter Spell is always for."""
    way: Way = "magic" if key == "counter-spell" else "melee"
    return DefenceView(key, defence_target(hero, key, way), key in hero.sheet.abilities)


def seen(crawl: Crawl) -> list[Enemy]:
    """R140: those whose spots are face up."""
    return [enemy for enemy in crawl.enemies if not crawl.is_covered(enemy)]


def _blow(crawl: Crawl, enemy: Enemy, blow: Blow) -> BlowView:
    return BlowView(
        blow.way,
        blow.far,
        blow.target_at(enemy.level, 0) - foes.level_bonus(crawl.state),
        blow.damage_at(enemy.level, 0, 0),
        needs_more=blow.target.reach > 0,
        does_less=blow.damage.reach < 0,
    )


def enemy_view(crawl: Crawl, enemy: Enemy) -> EnemyView:
    line = foes.line(crawl.state, enemy)
    return EnemyView(
        id=enemy.id,
        key=enemy.key,
        rank=enemy.rank,
        card=enemy.card,
        at=enemy.at,
        health=enemy.health,
        most_health=enemy.most_health,
        level=enemy.level,
        initiative=foes.initiative(crawl.state, enemy),
        movement=line.movement,
        is_frozen=enemy.frozen > 0,
        frozen=enemy.frozen,
        venom=enemy.venom,
        venomous=enemy.venomous,
        has_acted=enemy.has_acted,
        does_flee=foes.is_fleeing(crawl.state, enemy),
        traits={way: line.traits.against(way) for way in WAYS},
        blows=tuple(_blow(crawl, enemy, one) for one in line.blows),
    )
