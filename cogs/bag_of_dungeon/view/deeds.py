"""What a whole match comes to: who did what, what turned it, who stayed behind. Read from what everybody was told."""

from collections.abc import Sequence

from msgspec import Struct, field

from bot.engine import Event
from cogs.bag_of_dungeon.content import ALL_MONSTERS, DRAGON, MORNA
from cogs.bag_of_dungeon.events import combat, endgame, frame, goods, hazards, wounds
from cogs.bag_of_dungeon.events import map as laid
from cogs.bag_of_dungeon.view.left_to_strike import BOMB, SOMEWHERE, Place, note, where

USED = frozenset({"skull", "vine", "teeth", "fire", BOMB})  # causes of a monster's wound that somebody's item is
FOUGHT = {"combat", "share", "escape"}  # causes of wounds that a fight brings
PAST = "past"  # the cost of running past Morna Gul


class Turning(Struct, frozen=True):
    """A point at which the match turned: `word` says what happened, `hero` by whom, if by anybody."""

    round: int
    word: str
    tile: str = ""
    hero: str = ""
    monster: str = ""
    item: str = ""
    count: int = 0


class Deeds(Struct):
    """Of one adventurer."""

    dealt: int = 0  # damage to monsters, in melee and at range
    hardest: int = 0  # the most damage of one blow
    victim: str = ""  # whom that met
    tiles: int = 0
    finds: int = 0
    planted: int = 0
    helped: int = 0  # how often it came when called
    deaths: int = 0
    has_carried_ring: bool = False  # out through the Exit


class Loss(Struct, frozen=True):
    """Why an adventurer did not come home: died, closed (the stones), went (its player left).

    `cause` of the last wound; `monster` and `tile` where that was in a fight.
    """

    why: str
    round: int
    cause: str = ""
    tile: str = ""
    monster: str = ""


class Chronicle(Struct):
    """All of it, by the key of the adventurer."""

    round: int = 0
    deeds: dict[str, Deeds] = field(default_factory=dict)
    losses: dict[str, Loss] = field(default_factory=dict)  # in the order in which they were lost
    turnings: list[Turning] = field(default_factory=list)
    least: dict[str, int] = field(default_factory=dict)  # the fewest HP a boss was ever down to
    fight: tuple[str, str] = ("", "")  # the last one: monster and tile
    user: str = ""  # of the last item used
    wound: dict[str, str] = field(default_factory=dict)  # what it last came from
    hp: dict[tuple[str, str], int] = field(default_factory=dict)  # of a monster on a tile, as it was last told

    def of(self, hero: str) -> Deeds:
        return self.deeds.setdefault(hero, Deeds())


def chronicle(story: Sequence[Event]) -> Chronicle:
    """Told from the first event to the last."""
    told = Chronicle()
    for before, event in zip((None, *story), story, strict=False):
        _count(told, event)
        _strike(told, before, event)
        _lose(told, event)
        if (turning := _turning(told, event)) is not None:
            told.turnings.append(turning)
    return told


def _count(told: Chronicle, event: Event) -> None:
    match event:
        case frame.RoundBegan() | frame.TurnBegan():
            told.round = event.round
        case laid.TileLaid():
            told.of(event.hero).tiles += 1
        case goods.ItemTaken():
            told.of(event.hero).finds += 1
        case hazards.SeedPlanted():
            told.of(event.hero).planted += 1
        case combat.TagJoined() | combat.ArcherJoined():
            told.of(event.hero).helped += 1
        case wounds.Died():
            told.of(event.hero).deaths += 1
        case frame.RingBorneOut():
            told.of(event.hero).has_carried_ring = True


def _strike(told: Chronicle, before: Event | None, event: Event) -> None:
    """A wound of a monster is whose dice lie before it."""
    match before, event:
        case _, combat.FightBegan():
            told.fight = event.monster, event.tile
            told.hp[told.fight] = event.hp
        case ((combat.RoundRolled() | combat.LethalBlow() | combat.DiceRerolled()), combat.MonsterHurt()):
            _hit(told, before.hero, event.monster, event.damage, told.fight[1])
        case _, combat.Shot():
            _hit(told, event.hero, event.monster, event.damage, event.tile)
        case _, goods.ItemUsed():
            told.user = event.hero
        case _, combat.MonsterHurt(cause=cause) if cause in USED and told.user:
            _hit(told, told.user, event.monster, event.damage, where(told.hp, told.fight, before, event))
    if isinstance(event, combat.MonsterHurt) and (tile := where(told.hp, told.fight, before, event)) != SOMEWHERE:
        told.hp[event.monster, tile] = event.hp
    note(told.hp, told.fight, event)
    if isinstance(event, combat.MonsterHurt | wounds.Riposted) and ALL_MONSTERS[event.monster].is_boss:
        told.least[event.monster] = min(event.hp, told.least.get(event.monster, event.hp))


def _hit(told: Chronicle, hero: str, monster: str, struck: int, tile: str) -> None:
    """However hard the blow, it deals no more damage than the monster has HP left."""
    damage = min(struck, told.hp.get((monster, tile), ALL_MONSTERS[monster].hp or struck))
    deeds = told.of(hero)
    deeds.dealt += damage
    if damage > deeds.hardest:
        deeds.hardest, deeds.victim = damage, monster


def _lose(told: Chronicle, event: Event) -> None:
    match event:
        case wounds.HeroHurt(hero=hero, cause=cause):
            told.wound[hero] = cause
        case wounds.Died(hero=hero, lives=0):
            cause = told.wound.get(hero, "")
            monster, tile = _against(told, cause)
            told.losses[hero] = Loss("died", told.round, cause, tile, monster)
        case frame.LostInside(hero=hero):
            told.losses[hero] = Loss("closed", told.round)
        case frame.WentHome(hero=hero):
            told.losses[hero] = Loss("went", told.round)


def _against(told: Chronicle, cause: str) -> Place:
    """The fight in which this wound was dealt; who runs past Morna Gul fights nobody (R121)."""
    if cause == PAST:
        return next((place for place in told.hp if place[0] == MORNA), (MORNA, ""))
    return told.fight if cause in FOUGHT else ("", "")


def _turning(told: Chronicle, event: Event) -> Turning | None:
    now = told.round
    match event:
        case laid.DragonLanded() | endgame.MornaCame() | endgame.GatheringBegan():
            return Turning(now, event.word, tile=event.tile)
        case combat.MonsterKilled() if event.monster in {DRAGON, MORNA}:
            return Turning(now, "boss-slain", hero=event.hero, monster=event.monster)
        case goods.RingTaken() | frame.RingBorneOut():
            return Turning(now, event.word, hero=event.hero)
        case wounds.KillingBlow() | wounds.KillingBlowSung():
            return Turning(now, "killing-blow", hero=event.hero, monster=event.monster, item=event.item)
        case hazards.SeedPlanted():
            return Turning(now, event.word, hero=event.hero, count=event.count)
    return None
