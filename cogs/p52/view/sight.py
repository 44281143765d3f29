"""The view of a state: the one door through which anything of a match is seen."""

from msgspec.structs import replace

from bot.engine import Chance
from cogs.p52.content.cards import value
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies import figures as foes
from cogs.p52.rules.enemies.intents import intents
from cogs.p52.rules.frame.order import Combatant, in_order
from cogs.p52.rules.frame.outcome import outcome
from cogs.p52.rules.heroes.figures import initiative
from cogs.p52.state.match import State
from cogs.p52.state.people import Hero
from cogs.p52.state.room import Spot
from cogs.p52.view.pile import counted
from cogs.p52.view.sight_people import enemy_view, hero_view, item_view, seen
from cogs.p52.view.view import Ground, P52View, RoomView, SpotView, TurnView

GROUNDS: dict[str, Ground] = {"O": "obstructed", "H": "hidden", "T": "trap", "C": "chest", "Q": "special"}
FIGHTING = {"fight", "drop"}


def sight(state: State, seat: int | None) -> P52View:
    """All seats see the same: what is hidden is hidden from everybody."""
    crawl = Crawl(state, Chance(b"nothing is drawn"))
    decks = state.decks
    return P52View(
        viewer=seat,
        options=state.options,
        is_grim=state.is_grim,
        phase=state.phase,
        active=state.active,
        drop_side=state.drop_side,
        heroes=tuple([hero_view(crawl, hero) for hero in state.heroes]),
        room=_room(crawl),
        order=tuple([_place(state, one) for one in in_order(crawl) if _is_listed(crawl, one)])
        if state.phase in FIGHTING
        else (),
        intents=tuple(intents(crawl)),
        quest=replace(state.quest),
        deck=len(decks.action),
        discards=len(decks.discard),
        unseen=counted(
            [value(card) for card in (*decks.action, *(one for hero in state.heroes for one in hero.stamina))]
        ),
        discarded=counted([value(card) for card in decks.discard if card not in decks.in_use]),
        enemy_deck=len(decks.enemy),
        room_deck=len(decks.room),
        result=state.result,
        outcome=outcome(state),
    )


def _is_listed(crawl: Crawl, one: Combatant) -> bool:
    return isinstance(one, Hero) or not crawl.is_covered(one)


def _place(state: State, one: Combatant) -> TurnView:
    if isinstance(one, Hero):
        is_active = state.active == one.seat
        return TurnView(one.seat, 0, initiative(one), one.has_acted, is_active, one.is_waiting)
    return TurnView(-1, one.id, foes.initiative(state, one), one.has_acted, is_active=False, is_waiting=False)


def _room(crawl: Crawl) -> RoomView:
    room = crawl.room
    return RoomView(
        key=room.key,
        number=room.number,
        rooms=crawl.state.quest.rooms,
        light=room.light,
        width=room.width,
        height=room.height,
        start=room.start,
        exit=room.exit,
        lock=room.lock,
        level=room.level,
        round=room.round,
        spots=tuple([_spot(crawl, spot) for spot in room.spots]),
        enemies=tuple([enemy_view(crawl, enemy) for enemy in seen(crawl)]),
    )


def _spot(crawl: Crawl, spot: Spot) -> SpotView:
    """What is face down shows its back: neither its mark nor its card is told."""
    shields = [one for one in crawl.room.shields if one.at == spot.at]
    return SpotView(
        at=spot.at,
        is_up=spot.is_up,
        ground=GROUNDS.get(spot.mark, "path") if spot.is_up else "",
        card=spot.card if spot.is_up else "",
        chest=spot.chest,
        items=tuple([item_view(item) for item in spot.items]),
        drops=spot.drops if spot.is_up else 0,
        shield=sum(one.amount for one in shields),
        shield_rounds=min((one.rounds for one in shields), default=0),
    )
