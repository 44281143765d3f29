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
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.events.map import EnemyMoved, Moved, Revealed, TrapSprung
from cogs.p52.events.told import Assailed, Clashed, RoundOpened, Strode, TurnedUp, Walked, Weathered

_PATH = "path"


def is_told(event: Event) -> bool:
    """Whose turn it is can be read from what is done; nor do a bare path, stamina and quiet rounds need a line."""
    match event:
        case TurnBegan() | StaminaGained():
            return False
        case Revealed(mark="path") | RoundBegan(mode="explore"):
            return False
    return True


def told_as_one(before: Event, event: Event) -> Event | None:
    """Both in one; `before` itself where its line says enough, None where each has a line."""
    return _blow(before, event) or _onset(before, event) or _way(before, event) or _snare(before, event)


def _blow(before: Event, event: Event) -> Event | None:
    """An attack, the defence, and the fall of what was struck."""
    match before, event:
        case Attacked(number=number), EnemyDefended() if number == event.number:
            return _clashed(before, event)
        case Clashed(number=number, has_fallen=False), EnemyFell() if number == event.number and before.health <= 0:
            return replace(before, has_fallen=True, drops=event.drops)
    return None


def _onset(before: Event, event: Event) -> Event | None:
    """An enemy's attack, the defence, and the wound."""
    match before, event:
        case Struck(seat=seat, outcome="hit" | "king"), Defended() if seat == event.seat:
            return _defended(assailed(before), event)
        case Struck(seat=seat, outcome="hit" | "king"), Hurt(way="blow") if seat == event.seat:
            return _hurt(replace(assailed(before), defence="none"), event)
        case Assailed(seat=seat, damage=0), Hurt(way="blow") if seat == event.seat:
            return _hurt(before, event)
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
    """A whole walk; all that is turned up at once; a round and its first turn."""
    match before, event:
        case Moved(seat=seat, spot=spot, way=way), Moved() if (seat, spot, way) == (
            event.seat,
            event.origin,
            event.way,
        ):
            return Walked(
                seat=seat, hero=event.hero, origin=before.origin, spot=event.spot, steps=2, wording=before.wording
            )
        case Walked(seat=seat, spot=spot), Moved(way="walk") if (seat, spot) == (event.seat, event.origin):
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
        case Revealed(), Revealed():
            return _turned_up(_turned(before), event)
        case TurnedUp(), Revealed():
            return _turned_up(before, event)
        case RoundBegan(mode="fight"), TurnBegan():
            return RoundOpened(round=before.round, seat=event.seat, hero=event.hero, wording=before.wording)
    return None


def _clashed(blow: Attacked, answer: EnemyDefended) -> Clashed:
    names = (
        "seat", "hero", "ability", "enemy", "number", "card", "stamina", "bonus", "total", "target", "over", "outcome",
        "wording",
    )  # fmt: skip
    facts = {name: getattr(blow, name) for name in names}
    return Clashed(
        answer=answer.card,
        answer_total=answer.total,
        trait=answer.trait if answer.card != NO_CARD else 0,
        damage=answer.damage,
        health=answer.health,
        result=answer.outcome,
        **facts,
    )


def assailed(blow: Struck) -> Assailed:
    """As it stands before anybody has defended."""
    names = (
        "enemy", "number", "blow", "seat", "hero", "card", "total", "target", "over", "outcome", "way", "wording",
    )  # fmt: skip
    return Assailed(struck=blow.damage, **{name: getattr(blow, name) for name in names})


def _defended(before: Assailed, event: Defended) -> Assailed:
    return replace(
        before,
        ability=event.ability,
        answer=event.card,
        stamina=event.stamina,
        bonus=event.bonus,
        answer_total=event.total,
        answer_target=event.target,
        defence=event.outcome,
    )


def weathered(defence: Defended, wound: Hurt) -> Weathered:
    """For a look at what became of a blow that has been seen."""
    names = ("seat", "hero", "ability", "card", "stamina", "bonus", "total", "target", "outcome", "wording")
    facts = {name: getattr(defence, name) for name in names}
    return Weathered(damage=wound.damage, armour=wound.armour, health=wound.health, **facts)


def _hurt(before: Assailed, event: Hurt) -> Assailed:
    return replace(before, damage=event.damage, armour=event.armour, health=event.health)


def _turned(event: Revealed) -> TurnedUp:
    marks = () if event.mark == _PATH else (event.mark,)
    return TurnedUp(count=1, spots=event.spot, marks=marks, wording=event.wording)


def _turned_up(before: TurnedUp, event: Revealed) -> TurnedUp:
    marks = before.marks if event.mark == _PATH else (*before.marks, event.mark)
    return replace(before, count=before.count + 1, spots=f"{before.spots}, {event.spot}", marks=marks)
