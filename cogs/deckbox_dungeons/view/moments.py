"""What a table wants to look at for a while: for how long, and what of it is put together in one look."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import dropwhile
from types import MappingProxyType

from bot.engine import Event
from bot.kit import beats
from cogs.deckbox_dungeons.content.tables import ENEMIES
from cogs.deckbox_dungeons.events import combat, frame, goods, quests
from cogs.deckbox_dungeons.events import map as laid
from cogs.deckbox_dungeons.state.spots import Spot
from cogs.deckbox_dungeons.view.beats import Beat, Onset
from cogs.deckbox_dungeons.view.view import DeckboxView

BOSS, GREAT, BRIEF = 4.0, 2.5, 1.2
MOST = 3  # signs in one look
SECONDS: Mapping[type[Event], float] = MappingProxyType(
    {
        # heroes
        combat.Struck: BRIEF,
        combat.EnemyDefeated: BRIEF,
        combat.HeroRevived: BRIEF,
        combat.FeatherBurnt: GREAT,
        combat.HeroDowned: GREAT,
        combat.SecondDie: GREAT,
        # the enemies' phase is one look
        combat.HeroAttacked: BRIEF,
        combat.HitsTaken: BRIEF,
        combat.EnemyMoved: 0.6,
        combat.EnemyWoke: BOSS,
        # what is found
        laid.EncounterRevealed: BRIEF,
        laid.EnemiesCame: BRIEF,
        goods.Checked: BRIEF,
        goods.Forged: BRIEF,
        quests.TongueTaken: GREAT,
        quests.SealBroken: GREAT,
        quests.BellTolled: BRIEF,
        quests.WaveCame: BRIEF,
        quests.JarOpened: BRIEF,
        quests.AllStunned: BRIEF,
        frame.QuestWon: BOSS,
        frame.QuestLost: BOSS,
    }
)
_WORST = ("red", "blue", "green")
_OF_RAID = (combat.HeroAttacked, combat.EnemyMoved)


def seconds(event: Event) -> float:
    """For how long it should stand on screen: what a boss does, longer."""
    match event:
        case laid.EnemiesCame(enemies=enemies) if any(_is_boss(enemy) for enemy in enemies):
            return BOSS
        case combat.EnemyDefeated(enemy=enemy) if _is_boss(enemy):
            return BOSS
    return SECONDS.get(type(event), 0)


def _is_boss(enemy: str) -> bool:
    return ENEMIES[enemy].colour == "red"


def raid(view: DeckboxView, moments: Sequence[Event]) -> list[Onset]:
    """The enemies' phase, in the order in which they acted; none where nothing of it has just happened."""
    ways = {march.enemy: march.path for march in view.marches}
    return list(_onsets(moments, ways))


def _onsets(moments: Sequence[Event], ways: Mapping[int, tuple[Spot, ...]]) -> Iterator[Onset]:
    for number, event in enumerate(moments):
        match event:
            case combat.EnemyMoved():
                yield Onset(event.enemy, event.number, ways.get(event.number, ()))
            case combat.HeroAttacked():
                is_fatal = event.health <= 0 and _brings_down(event.seat, moments[number + 1 :])
                way = ways.get(event.number, ())
                yield Onset(event.enemy, event.number, way, event.seat, event.damage, is_fatal)


def _brings_down(seat: int, later: Sequence[Event]) -> bool:
    """Does the hero fall by it? A feather may burn first (D20), and the next blow may be the one."""
    told = (combat.HeroDowned, combat.FeatherBurnt, combat.HeroAttacked)
    first = next((event for event in later if isinstance(event, told) and event.seat == seat), None)
    return isinstance(first, combat.HeroDowned)


def foremost(moments: Sequence[Event]) -> list[Beat]:
    """Of all but the enemies' phase the weightiest first, of equals the later; then the two that weigh most besides."""
    found = [beat for event in moments if not isinstance(event, _OF_RAID) for beat in _beat(event, moments)]
    return beats.foremost(found, MOST, lambda beat: beat.weight)


def _beat(event: Event, moments: Sequence[Event]) -> Iterator[Beat]:
    """A blow shows that its target fell, so that is not shown again; nor that a die is spent with another below it."""
    if isinstance(event, combat.EnemyDefeated) and (_was_struck_down(event, moments) or _rises(event, moments)):
        return
    word, weight = event.word, seconds(event)
    if isinstance(event, combat.Struck) and event.health <= 0:
        word, weight = "struck-down", BOSS if _is_boss(event.enemy) else weight
    yield Beat(word, event.facts, weight, _enemies(event), getattr(event, "seat", None))


def _was_struck_down(event: combat.EnemyDefeated, moments: Sequence[Event]) -> bool:
    return any(
        isinstance(other, combat.Struck) and other.number == event.number and other.health <= 0 for other in moments
    )


def _rises(event: combat.EnemyDefeated, moments: Sequence[Event]) -> bool:
    """R43: does it go on with its second die? Falling for good comes after that, if at all."""
    later = dropwhile(lambda other: other is not event, moments)
    return any(isinstance(other, combat.SecondDie) and other.number == event.number for other in later)


def _enemies(event: Event) -> tuple[str, ...]:
    """The worst of those it is about first."""
    found: tuple[str, ...] = getattr(event, "enemies", ()) or (getattr(event, "enemy", ""),)
    return tuple(sorted((one for one in found if one), key=lambda one: _WORST.index(ENEMIES[one].colour)))
