"""What a table wants to look at for a while: for how long, and what of it is one look."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.engine import Event
from bot.kit.beats import foremost
from cogs.p52.content.tables import MAJORS, MINORS
from cogs.p52.events import combat, frame, goods, growth, told
from cogs.p52.events import map as room
from cogs.p52.view.joined import assailed, weathered
from cogs.p52.view.telling import told_as_one

BOSS, GREAT, BRIEF, SHORT = 4.0, 2.5, 1.2, 0.6  # seconds
MOST = 4  # looks side by side
SECONDS: Mapping[type[Event], float] = MappingProxyType(
    {
        # a flip is the drama
        combat.Attacked: BRIEF,
        combat.EnemyDefended: BRIEF,
        combat.EnemyFell: BRIEF,
        combat.Struck: BRIEF,
        combat.Defended: BRIEF,
        combat.Hurt: SHORT,
        combat.Stunned: BRIEF,
        combat.Died: GREAT,
        combat.Revived: GREAT,
        combat.BossRose: BOSS,
        combat.AbilityUsed: BRIEF,
        # what one comes upon
        frame.RoomEntered: GREAT,
        frame.DelveFlipped: GREAT,
        frame.DropFlipped: BRIEF,
        frame.ExitWatched: BRIEF,
        frame.ExitOpened: BRIEF,
        room.EnemyAppeared: BRIEF,
        room.AmbushFlipped: BRIEF,
        room.TrapSprung: BRIEF,
        room.KeyTaken: BRIEF,
        goods.ChestTried: BRIEF,
        goods.Found: BRIEF,
        goods.BoobyTrap: BRIEF,
        # what remains
        growth.ExperienceGained: GREAT,
        growth.LevelGained: BRIEF,
        frame.QuestWon: BOSS,
        frame.QuestLost: BOSS,
    }
)
_BOSSES = MAJORS.keys() | MINORS.keys()
_MIGHTY = (combat.Died, combat.BossRose, frame.RoomEntered, frame.QuestWon, frame.QuestLost, growth.LevelGained)


def seconds(event: Event) -> float:
    """For how long it should stand on screen: what becomes of a boss, longer."""
    if isinstance(event, combat.EnemyFell | room.EnemyAppeared) and event.enemy in _BOSSES:
        return BOSS
    if isinstance(event, combat.Attacked) and event.outcome in {"ace", "king"}:
        return GREAT
    return SECONDS.get(type(event), 0)


def looks_of(moments: Sequence[Event]) -> list[Event]:
    """The weightiest, in the order in which they happened; a blow with its defence and its wound is one of them."""
    found = list(_as_one(moments))
    if tables := [event for event in found if isinstance(event, growth.ExperienceGained)]:
        return [*tables]
    return foremost(found, MOST, _weight, leads=False)


def _joined(before: Event, event: Event) -> Event | None:
    """As the story joins them; and a wound is shown with its defence, where the blow was seen before."""
    match before, event:
        case combat.Defended(seat=seat), combat.Hurt(way="blow") if seat == event.seat:
            return weathered(before, event)
    return told_as_one(before, event)


def _as_one(moments: Iterable[Event]) -> Iterator[Event]:
    last: Event | None = None
    for event in moments:
        joined = _joined(last, event) if last is not None else None
        if joined is None and last is not None:
            yield last
        last = joined if joined is not None else event
    if last is not None:
        yield last


def _weight(event: Event) -> float:
    match event:
        case told.Clashed():
            return (
                3 + 2 * event.has_fallen + (event.outcome == "king") + 4 * (event.enemy in _BOSSES and event.has_fallen)
            )
        case told.Assailed() | combat.Struck():
            blow = assailed(event) if isinstance(event, combat.Struck) else event
            return 2.5 + (blow.damage > 0) + (blow.outcome == "king") + 3 * (blow.fate != "none")
        case combat.Attacked():
            return 2.0 + (event.outcome == "ace")
        case combat.EnemyFell():
            return 3.0
    return 6.0 if isinstance(event, _MIGHTY) else 2.2


def is_enemys(event: Event) -> bool:
    """Is it the enemies' doing, or a misfortune?"""
    match event:
        case combat.Struck() | told.Assailed() | combat.Died() | combat.BossRose() | frame.QuestLost():
            return True
        case (
            combat.Hurt()
            | told.Weathered()
            | combat.Defended()
            | room.EnemyAppeared()
            | room.TrapSprung()
            | goods.BoobyTrap()
        ):
            return True
        case room.AmbushFlipped():
            return event.is_ambush
        case frame.DropFlipped():
            return event.side == "enemies"
        case frame.ExitWatched():
            return event.comes
    return False
