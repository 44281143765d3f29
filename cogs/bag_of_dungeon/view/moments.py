"""What a table wants to look at for a while: for how long, and what of it is put together in one look."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.engine import Event
from bot.kit import beats as kit
from cogs.bag_of_dungeon.content import ALL_MONSTERS
from cogs.bag_of_dungeon.events import combat, endgame, frame, goods, hazards, wounds
from cogs.bag_of_dungeon.events import map as laid
from cogs.bag_of_dungeon.rules.fight.dice import Score
from cogs.bag_of_dungeon.view.beats import Beat, Clash, Sign, plain_sign
from cogs.bag_of_dungeon.view.view import BagView, FightView, HeroView

BOSS, END, BRIEF = 4.0, 3.0, 1.0
MOST = 3  # beats in one look
_COMBAT = "combat"
SECONDS: Mapping[type[Event], float] = MappingProxyType(
    {
        # a round of a fight: the dice, and what they did
        combat.RoundRolled: BRIEF,
        combat.DiceRerolled: BRIEF,
        combat.LethalBlow: BRIEF,
        combat.Tied: BRIEF,
        combat.MonsterHurt: BRIEF,
        wounds.HeroHurt: BRIEF,
        wounds.HeroUnhurt: BRIEF,
        # how it ends
        combat.MonsterKilled: 2.0,
        combat.HeroAttacked: 2.0,
        combat.Shot: 1.5,
        combat.BombWent: 2.0,
        wounds.KillingBlow: BOSS,
        wounds.KillingBlowSung: BOSS,
        wounds.Died: END,
        wounds.BossBaned: 2.0,
        frame.Eliminated: END,
        # what appears
        laid.MonsterRevealed: 1.5,
        laid.DragonLanded: BOSS,
        laid.RingPlaced: 2.0,
        laid.LastTilePlaced: 1.5,
        combat.SpidersSpawned: 1.5,
        endgame.GatheringBegan: 2.0,
        endgame.ForestCalmed: 2.0,
        endgame.MornaCame: BOSS,
        endgame.MornaMoved: 1.5,
        endgame.TreeCalled: BRIEF,
        # what is found and what goes off
        goods.ItemTaken: BRIEF,
        goods.ItemAwoke: 1.5,
        goods.RingTaken: END,
        goods.TrapSprung: 1.5,
        goods.LivesRestored: 2.0,
        hazards.SeedTaken: 1.5,
        hazards.SeedsPickedUp: 1.5,
        hazards.SeedPlanted: 2.0,
        hazards.SpikeySprung: 1.5,
        hazards.PitRolled: 1.5,
        # the Ring's way out
        frame.RingBorneOut: BOSS,
        frame.LastTurnsCalled: 2.0,
        frame.LeftDungeon: BRIEF,
        frame.LostInside: 2.0,
    }
)


def seconds(event: Event) -> float:
    """For how long it should stand on screen; wounds only where dice lay beside them, a pit only under who falls."""
    match event:
        case combat.MonsterHurt(cause=cause) | wounds.HeroHurt(cause=cause) if cause != _COMBAT:
            return 0
        case hazards.PitRolled(has_fallen=False):
            return 0
        case combat.MonsterKilled(monster=monster) if ALL_MONSTERS[monster].is_boss:
            return BOSS
    return SECONDS.get(type(event), 0)


def beats(moments: Sequence[Event], fight: FightView | None = None, heroes: Sequence[HeroView] = ()) -> list[Beat]:
    """In order; the rounds of a fight are one look at its last, with how it ended.

    `fight` is the one going on: its dice may have been shown before, and the wounds come now.
    """
    found: list[Beat] = []
    for event in moments:
        grown = _grown(found[-1], event) if found else None
        if grown is not None:
            found[-1] = grown
        else:
            found.extend(_beat(event))
    return [_with_dice(beat, fight, heroes) for beat in found] if fight else found


def foremost(moments: Sequence[Event], view: BagView) -> list[Beat]:
    """The weightiest first, of equals the later; then the two that weigh most besides, as they happened."""
    return kit.foremost(beats(moments, view.fight, view.heroes), MOST, lambda beat: beat.weight)


def _beat(event: Event) -> Iterator[Beat]:
    match event:
        case combat.RoundRolled():
            yield _clash(event)
        case combat.Tied() | combat.DiceRerolled() | combat.LethalBlow() | wounds.HeroUnhurt():
            return  # without the dice there is nothing to look at
        case _:
            yield plain_sign(event, seconds(event))


def _with_dice(beat: Beat, fight: FightView, heroes: Sequence[HeroView]) -> Beat:
    """A wound of the fight going on, with the dice that did it."""
    front, blow = heroes[fight.fighters[0]].adventurer, fight.blow
    if not isinstance(beat, Sign) or blow is None or beat.word not in {"hero-hurt", "monster-hurt"}:
        return beat
    if (beat.key("hero") or front, beat.key("monster") or fight.monster.key) != (front, fight.monster.key):
        return beat
    return Clash(
        hero=front,
        monster=fight.monster.key,
        dice=fight.rolls,
        total=blow.total,
        foe_dice=fight.foe_rolls,
        foe_total=blow.foe_total,
        is_critical=blow.is_critical,
        dealt=blow.dealt,
        taken=blow.taken,
        left=fight.monster.hp if blow.dealt else None,
    )


def _clash(event: combat.RoundRolled) -> Clash:
    return Clash(
        hero=event.hero,
        monster=event.monster,
        dice=_pips(event.dice),
        total=event.total,
        foe_dice=_pips(event.foe_dice),
        foe_total=event.foe_total,
        is_critical=event.is_critical,
    )


def _pips(dice: str) -> tuple[int, ...]:
    return tuple(int(one) for one in dice.split(", ") if one.isdigit())


def _grown(beat: Beat, event: Event) -> Beat | None:
    """The same fight a little later; a hero's death with the last of its lives."""
    match beat, event:
        case Clash(), _ if beat.end:
            return _after(beat, event)
        case Clash(), _:
            return _struck(beat, event) or _ended(beat, event)
        case Sign(word="killing-blow" | "killing-blow-sung"), combat.MonsterKilled() | wounds.Died():
            return beat if beat.key("hero") == event.hero else None
        case Sign(word="hero-hurt"), wounds.Died() if beat.key("hero") == event.hero:
            return plain_sign(event, END)
        case Sign(word="monster-hurt"), combat.MonsterKilled() if beat.key("monster") == event.monster:
            return plain_sign(event, seconds(event))
        case Sign(word="died"), frame.Eliminated() if beat.key("hero") == event.hero:
            return plain_sign(event, END)
    return None


def _struck(clash: Clash, event: Event) -> Clash | None:
    match event:
        case combat.RoundRolled() if (event.hero, event.monster) == (clash.hero, clash.monster):
            return _clash(event)
        case combat.DiceRerolled(hero=clash.hero):
            dice = _pips(event.dice)
            return clash.changed(dice=dice, total=event.total, is_critical=Score([*dice], plus=0).is_critical)
        case combat.LethalBlow(hero=clash.hero):
            return clash.changed(total=event.total)
        case combat.MonsterHurt(monster=clash.monster, cause="combat"):
            return clash.changed(dealt=event.damage, left=event.hp)
        case wounds.HeroHurt(hero=clash.hero, cause="combat"):
            return clash.changed(taken=event.damage)
        case wounds.HeroUnhurt(hero=clash.hero):
            return clash.changed(is_unhurt=True)
        case combat.Tied() | wounds.HeroHurt() | wounds.HeroUnhurt():
            return clash
    return None


def _ended(clash: Clash, event: Event) -> Clash | None:
    match event:
        case combat.MonsterKilled(monster=clash.monster):
            return clash.changed(end="slain", weight=seconds(event))
        case wounds.Died(hero=clash.hero, lives=lives):
            return clash.changed(end="fallen", lives=lives, weight=END)
        case wounds.KillingBlow(hero=clash.hero) | wounds.KillingBlowSung(hero=clash.hero):
            return clash.changed(end="both", weight=BOSS)
    return None


def _after(clash: Clash, event: Event) -> Clash | None:
    """What else is told of the same end."""
    match event:
        case combat.MonsterKilled(monster=clash.monster) if clash.end == "both":
            return clash
        case wounds.Died(hero=clash.hero, lives=lives) if clash.end == "both":
            return clash.changed(lives=lives)
        case frame.Eliminated(hero=clash.hero):
            return clash.changed(lives=0)
    return None
