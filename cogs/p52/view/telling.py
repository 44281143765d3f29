"""How the story is told: what has no line, and what is one line though several events make it up."""

from msgspec.structs import replace

from bot.engine import Event
from cogs.p52.events.combat import (
    AimLost,
    Attacked,
    Defended,
    Died,
    EnemyDefended,
    EnemyFell,
    Hurt,
    StanceLost,
    Struck,
    Stunned,
)
from cogs.p52.events.frame import RoundBegan, TurnBegan
from cogs.p52.events.goods import BoobyTrap, StaminaGained
from cogs.p52.events.map import EnemyMoved, Moved, Revealed, TrapSprung
from cogs.p52.events.told import Assailed, Clashed, RoundOpened, Strode, TurnedUp, Walked
from cogs.p52.view.joined import assailed, clashed, defended, hurt, turned, turned_up

_PATH = "path"


def is_told(event: Event) -> bool:
    """Whose turn it is can be read from what is done; nor do a bare path and a quiet round need a line.

    Nor does the one stamina card that everybody draws outside a room.
    """
    match event:
        case TurnBegan() | StaminaGained(gained=1):
            return False
        case Revealed(mark="path") | RoundBegan(mode="explore"):
            return False
    return True


def told_as_one(before: Event, event: Event) -> Event | None:
    """Both in one; `before` itself where its line says enough, None where each has a line."""
    found = _blow(before, event) or _onset(before, event) or _snare(before, event)
    return found or _way(before, event) or _look(before, event)


def _blow(before: Event, event: Event) -> Event | None:
    """An attack, the defence, and the fall of what was struck."""
    match before, event:
        case Attacked(number=number), EnemyDefended() if number == event.number:
            return clashed(before, event)
        case Clashed(number=number, has_fallen=False), EnemyFell() if number == event.number and before.health <= 0:
            return replace(before, has_fallen=True, drops=event.drops)
    return None


def _onset(before: Event, event: Event) -> Event | None:
    """An enemy's attack, the defence, and the wound."""
    match before, event:
        case Struck(seat=seat, outcome="hit" | "king"), Defended() if seat == event.seat:
            return defended(assailed(before), event)
        case Struck(seat=seat, outcome="hit" | "king"), Hurt(way="blow") if seat == event.seat:
            return hurt(replace(assailed(before), defence="none"), event)
        case Assailed(seat=seat, damage=0), Hurt(way="blow") if seat == event.seat:
            return hurt(before, event)
        case Assailed(seat=seat), AimLost() | StanceLost() if seat == event.seat:
            return before
        case Assailed(seat=seat), Stunned() if seat == event.seat:
            return replace(before, fate="stunned")
        case Assailed(seat=seat), Died(items=()) if seat == event.seat:
            return replace(before, fate="dead")
    return None


def _snare(before: Event, event: Event) -> Event | None:
    """A trap's line says what it cost."""
    match before, event:
        case TrapSprung(seat=seat), Hurt(way="trap") if seat == event.seat:
            return before
        case BoobyTrap(seat=seat), Hurt(way="booby-trap") if seat == event.seat:
            return before
    return None


def _way(before: Event, event: Event) -> Event | None:
    """A whole walk. The way back to where it began is a line of its own: none says "from C4 to C4"."""
    match before, event:
        case ((Moved(origin=origin) | Walked(origin=origin)), Moved()) if origin == event.spot:
            return None
        case ((EnemyMoved(origin=origin) | Strode(origin=origin)), EnemyMoved()) if origin == event.spot:
            return None
        case Moved(seat=seat, spot=spot, way=way), Moved() if (seat, spot, way) == (
            event.seat,
            event.origin,
            event.way,
        ):
            return Walked(
                seat=seat,
                hero=event.hero,
                origin=before.origin,
                spot=event.spot,
                steps=2,
                way=way,
                wording=before.wording,
            )
        case Walked(seat=seat, spot=spot, way=way), Moved() if (seat, spot, way) == (
            event.seat,
            event.origin,
            event.way,
        ):
            return replace(before, spot=event.spot, steps=before.steps + 1)
        case EnemyMoved(number=number, spot=spot), EnemyMoved() if event.spot and (number, spot) == (
            event.number,
            event.origin,
        ):
            return Strode(
                enemy=event.enemy,
                number=number,
                origin=before.origin,
                spot=event.spot,
                way=event.way,
                wording=before.wording,
            )
        case Strode(number=number, spot=spot), EnemyMoved() if event.spot and (number, spot) == (
            event.number,
            event.origin,
        ):
            return replace(before, spot=event.spot)
    return None


def _look(before: Event, event: Event) -> Event | None:
    """All that is turned up at once; a round and its first turn."""
    match before, event:
        case ((Revealed() | TurnedUp()), Revealed(mark="path")):
            return before  # a bare path has no line
        case Revealed(mark=mark), Revealed() if mark != _PATH:
            return turned_up(turned(before), event)
        case TurnedUp(), Revealed():
            return turned_up(before, event)
        case RoundBegan(mode="fight"), TurnBegan():
            return RoundOpened(round=before.round, seat=event.seat, hero=event.hero, wording=before.wording)
    return None
