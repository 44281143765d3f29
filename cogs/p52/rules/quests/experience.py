"""R115: what a room was worth, and to whom."""

from msgspec.structs import replace

from bot.engine import Script
from cogs.p52.content.kinds import CORES, Core
from cogs.p52.content.tables import ABILITIES, RANKS
from cogs.p52.events.growth import ExperienceGained
from cogs.p52.rules.enemies.figures import MAJOR_EXPERIENCE
from cogs.p52.state.people import Hero, Tally

ALIVE, PICKED, BROKEN, FEAT, HARMED = 5, 3, 1, 2, 3
OFTEN = 3  # enemies attacked, or defences, with one ability
WORTH: dict[str, int] = {kind.key: kind.experience for kind in RANKS.values()} | {"major": MAJOR_EXPERIENCE}


def gain(hero: Hero) -> Script[None]:
    """On leaving the room. The dead have it, too, but not what living is worth (R121)."""
    told = _told(hero)
    points = max(0, told.alive + told.attacked + told.defended + told.felled + told.chests + told.feats + told.harmed)
    hero.sheet.experience += points
    hero.gained += points
    yield replace(told, points=points, experience=hero.sheet.experience)


def _told(hero: Hero) -> ExperienceGained:
    tally = hero.tally
    return ExperienceGained(
        seat=hero.seat,
        hero=hero.sheet.name,
        points=0,
        alive=0 if hero.is_dead else ALIVE,
        attacked=len(tally.attacked),
        defended=tally.defences,
        felled=sum(WORTH[rank] for rank in tally.felled),
        chests=PICKED * tally.picked + BROKEN * tally.broken,
        feats=FEAT * tally.feats,
        harmed=-HARMED * tally.harmed,
        experience=0,
        level=hero.sheet.level,
    )


def habits(tally: Tally) -> list[tuple[str, tuple[Core, ...]]]:
    """What was done with one ability three times or more, and the core abilities it asks for."""
    often = [key for key, enemies in tally.attacks_with.items() if len(enemies) >= OFTEN]
    often += [key for key, times in tally.defences_with.items() if times >= OFTEN]
    return [(key, tuple(core for core in CORES if ABILITIES[key].needs.of(core))) for key in often]
