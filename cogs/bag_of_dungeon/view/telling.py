"""How the story is told: what has no line, and what is one line though several events make it up."""

from msgspec.structs import replace

from bot.engine import Event
from cogs.bag_of_dungeon.events.combat import FightBegan, TagAsked, TagDeclined
from cogs.bag_of_dungeon.events.endgame import MornaMoved, MornaRolled
from cogs.bag_of_dungeon.events.frame import RoundBegan, TurnBegan, TurnEnded
from cogs.bag_of_dungeon.events.map import ItemHidden, MonsterRevealed, Moved, TileLaid, TokenPlaced
from cogs.bag_of_dungeon.events.told import (
    Explored,
    HelpRefused,
    HelpSought,
    Met,
    MornaStrode,
    RoundOpened,
    Waited,
    Walked,
)
from cogs.bag_of_dungeon.events.wounds import Braced, Dived, HeroUnhurt


def is_told(event: Event) -> bool:
    """A turn's end says nothing: the next line is of somebody else's turn."""
    return not isinstance(event, TurnEnded)


def told_as_one(before: Event, event: Event) -> Event | None:
    """Both in one; `before` itself where its line says enough, None where each has a line."""
    return _turn(before, event) or _way(before, event) or _fight(before, event)


def _turn(before: Event, event: Event) -> Event | None:
    """A round's or a turn's beginning goes before what is done first, if that is laying or walking."""
    match before, event:
        case RoundBegan(), TurnBegan(seat=seat, hero=hero, ap=ap, debt=debt):
            return RoundOpened(seat=seat, hero=hero, round=before.round, ap=ap, debt=debt, wording=event.wording)
        case TurnBegan() | RoundOpened(), TurnEnded(seat=seat, hero=hero):
            return Waited(seat=seat, hero=hero, round=_new_round(before), wording=before.wording)
        case TurnBegan() | RoundOpened(), TileLaid():
            return replace(_explored(event), is_first=True, round=_new_round(before), wording=before.wording)
        case TurnBegan() | RoundOpened(), Moved():
            return replace(_walked(event), is_first=True, round=_new_round(before), wording=before.wording)
    return None


def _way(before: Event, event: Event) -> Event | None:
    """A whole walk; a tile laid and walked onto; what a laid tile is known for lies there."""
    match before, event:
        case Moved(), Moved():
            return _way(_walked(before), event)
        case Walked(steps=steps), Moved() if _goes_on(before, event):
            return replace(before, tile=event.tile, steps=steps + 1, ap=event.ap)
        case TileLaid(), Moved():
            return _way(_explored(before), event)
        case Explored(hero=hero, ap=None, tile=tile), Moved() if (hero, tile) == (event.hero, event.tile):
            return replace(before, ap=event.ap)
        case ((TileLaid(icon="monster") | Explored(icon="monster")), TokenPlaced()):
            return before
        case ((TileLaid(icon="item") | Explored(icon="item")), ItemHidden()):
            return before
        case MornaRolled(dice=dice), MornaMoved(origin=origin, tile=tile, steps=steps):
            return MornaStrode(dice=dice, origin=origin, tile=tile, steps=steps, wording=before.wording)
    return None


def _goes_on(walk: Walked, event: Moved) -> bool:
    """The way back to where it began is a line of its own: none says "from M20 to M20"."""
    return (walk.hero, walk.tile) == (event.hero, event.origin) and walk.origin != event.tile


def _fight(before: Event, event: Event) -> Event | None:
    """A monster met, all who are called in vain, a blow that comes to nothing."""
    match before, event:
        case MonsterRevealed(), FightBegan() if (before.tile, before.monster) == (event.tile, event.monster):
            return _met(before, event)
        case TagAsked(seat=seat, hero=hero), TagDeclined():
            return HelpRefused(seat=seat, hero=hero, refused=(before.target,), wording=before.wording)
        case HelpRefused(hero=hero), TagAsked() if hero == event.hero:
            return _sought(before, event)
        case HelpSought(seat=seat, hero=hero), TagDeclined():
            refused = (*before.refused, before.target)
            return HelpRefused(seat=seat, hero=hero, refused=refused, wording=before.wording)
        case Braced() | Dived(), HeroUnhurt() if before.hero == event.hero:
            return before
    return None


def _sought(before: HelpRefused, event: TagAsked) -> HelpSought:
    return HelpSought(
        seat=event.seat,
        hero=event.hero,
        refused=before.refused,
        target_seat=event.target_seat,
        target=event.target,
        wording=before.wording,
    )


def _new_round(event: Event) -> int:
    return event.round if isinstance(event, RoundOpened) else 0


def _walked(event: Moved) -> Walked:
    facts = {name: getattr(event, name) for name in ("seat", "hero", "origin", "tile", "ap", "wording")}
    return Walked(steps=1, **facts)


def _explored(event: TileLaid) -> Explored:
    names = ("seat", "hero", "origin", "tile", "direction", "icon", "left", "wording")
    return Explored(**{name: getattr(event, name) for name in names})


def _met(revealed: MonsterRevealed, fight: FightBegan) -> Met:
    names = ("monster", "tile", "dice", "plus", "hp", "is_purple")
    facts = {name: getattr(revealed, name) for name in names}
    return Met(seat=fight.seat, hero=fight.hero, wording=fight.wording, **facts)
