"""R129 to R132: characters come into a match as data, and go home as they left the last room."""

from msgspec.structs import replace

from bot.engine import Sheet as Brought
from cogs.p52.content.tables import ITEMS
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.state.match import Kept, State
from cogs.p52.state.people import Hero
from cogs.p52.state.sheet import Gear, Sheet


def arrive(crawl: Crawl, brought: Brought) -> None:
    """R130: a sheet is copied in; what its owner has lies in the bag. So it goes home if nothing comes of the match."""
    hero, sheet = crawl.hero(brought.seat), brought.read(Sheet)
    things = [(crawl.made(gear.key, gear.part), gear.is_worn) for gear in sheet.gear]
    hero.id, hero.sheet, hero.is_ready = brought.id, replace(sheet, gear=[]), True
    hero.health = most_health(hero)
    crawl.state.kept.append(Kept(hero.seat, hero.id, sheet))
    hero.bag, hero.worn = [item for item, _ in things], [item.id for item, is_worn in things if is_worn]


def sheet_of(hero: Hero) -> Sheet:
    """As it stands now: relics and keys stay with the adventure, HP and stamina are new every time (R129)."""
    sheet, kept = hero.sheet, [item for item in hero.bag if not ITEMS[item.key].is_relic]
    return replace(
        sheet,
        abilities=dict(sheet.abilities),
        tuned=dict(sheet.tuned),
        records=list(sheet.records),
        gear=[Gear(item.key, item.part, item.id in hero.worn) for item in kept],
    )


def keep(state: State) -> None:
    """R130: what would go home if the match were called off now."""
    state.kept = [Kept(hero.seat, hero.id, sheet_of(hero)) for hero in state.heroes]


def keepsakes(state: State) -> tuple[Brought, ...]:
    """R130: until the first room is left they go home as they came."""
    return tuple(Brought.of(one.id, one.seat, one.sheet) for one in state.kept)


def retires(sheet: Brought) -> bool:
    """R131."""
    return sheet.read(Sheet).is_retired
