"""The panel: what one seat alone may see, in a message only that person gets."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.engine import Deal, Event
from bot.host import can_undo
from bot.ui.views.decisions import Decisions, decided_here, decisions, offers
from bot.ui.views.hints import hint_button
from bot.ui.views.kinds.deal_text import DealText
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.orders import has_orders, plan_page
from bot.ui.views.picture import Picture
from bot.ui.views.plans import plan_line
from bot.ui.views.roles import DESK
from bot.ui.views.room import Item, room_beside
from bot.ui.views.scene import Scene
from bot.ui.views.whose import seats_beside
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb, of_verb
from bot.ui.wire.layout import Row, layout, lines, row

NEWS = 5  # private events shown, the latest
IN_A_ROW = 5  # buttons
NEWS_BESIDE = 1  # where something is decided as well
__all__ = ["decided_here", "decisions", "fingerprint", "offers", "panel_view", "seat_lost_view", "seat_of"]


def panel_view(
    scene: Scene,
    seat: int,
    picture: Picture | None,
    notice: str | None = None,
    previews: Mapping[int, Picture] | None = None,
    pages: Mapping[int, int] | None = None,
    drafts: Mapping[int, Draft] | None = None,
    waited: str = "",
    *,
    is_early: bool = False,
) -> ui.LayoutView:
    """The desk or the hand, what was learned in private, and what whoever holds this seat decides here and now.

    The hand in words, and the standing orders, are a press away: board and buttons share one screen.

    By a prompt's number: `previews`, the picture of what there is to choose; `pages`, the part of its options shown;
    `drafts`, what was filled in so far. `waited` tells what has happened since they last decided something.
    `is_early`: the table does not show yet what came of their answer, so nothing is asked.
    """
    above: list[Item] = [
        lines(f"-# {scene.say('panel-title')}", notice and f"*{notice}*"),
        waited,
        picture.gallery(DESK) if picture else _small(scene.hand(seat)),
        _news(scene, seat),
        *_awaited(scene, seat),
        plan_line(scene, seat),
    ]
    below: list[Item] = [_own_seats(scene, seat), row(*foot) if (foot := _foot(scene, seat)) else None]
    decided = Decisions(scene, seat, previews or {}, pages or {}, drafts or {})
    room = room_beside([*above, *below])
    asked = [f"-# {scene.say('pause-moment')}"] if is_early else decided.items(room)
    return layout(scene.face.accent, *above, *asked, *below)


def seat_lost_view(scene: Scene) -> ui.LayoutView:
    """What is left of the panel of somebody who has no seat any more."""
    return layout(scene.face.accent, scene.say("panel-lost"))


def _small(text: str) -> str:
    """Words in the place of a picture that is missing."""
    return lines(*(f"-# {part}" for part in text.splitlines()))


def seat_of(scene: Scene, person: int, chosen: int | None = None) -> int | None:
    """The seat a person looks from: the one they have chosen, one that is asked or may do something, else the first."""
    seats = scene.table.seats_of(person)
    if chosen in seats:
        return chosen
    asked = [prompt.seat for prompt in (*scene.table.prompts, *scene.table.offers) if prompt.seat in seats]
    return next(iter([*asked, *seats]), None)


def fingerprint(scene: Scene, seat: int) -> object:
    """What a panel says; as long as this is equal it need not be drawn again."""
    here, beside = decided_here(scene, seat)
    asked = (*here, *beside)
    open_ = bool(decisions(scene, seat)), tuple((one.number, tuple(o.key for o in one.options)) for one in asked)
    hand = scene.hand(seat)
    foot = tuple(button.custom_id for button in _foot(scene, seat))
    told = _news(scene, seat), tuple(_awaited(scene, seat)), plan_line(scene, seat)
    return scene.table.status, scene.table.seats[seat], open_, hand, told, foot


def _news(scene: Scene, seat: int) -> str:
    match, seats = scene.table.match, seats_beside(scene, seat)
    private = [event for event in match.news if any(_is_private(event, one) for one in seats)] if match else []
    if not private:
        return ""
    if any(decided_here(scene, seat)):
        return lines(*(f"-# {scene.speaker.event(event)}" for event in private[-NEWS_BESIDE:]))
    return lines(f"**{scene.say('panel-news')}**", *(f"• {scene.speaker.event(event)}" for event in private[-NEWS:]))


def _awaited(scene: Scene, seat: int) -> list[str]:
    """The deals this seat has offered and that others think over."""
    return [
        DealText(scene.speaker, prompt, prompt.kind).awaited()
        for prompt in (*scene.table.prompts, *scene.table.offers)
        if isinstance(prompt.kind, Deal) and prompt.kind.partner in seats_beside(scene, seat)
    ]


def _is_private(event: Event, seat: int) -> bool:
    return event.to is not None and event.is_for(seat)


def _has_last_word(scene: Scene, seat: int) -> bool:
    """Is there an answer of theirs that could be taken back?"""
    person = scene.table.seats[seat].person
    return person is not None and can_undo(scene.table, person.id)


def _can_snooze(scene: Scene, seat: int) -> bool:
    timed = [due.seat for due in scene.table.deadlines.values() if due.seat in seats_beside(scene, seat)]
    return any(scene.table.notes.snoozes_left(one) > 0 for one in timed)


def _own_seats(scene: Scene, seat: int) -> Row | None:
    """Whoever has several seats chooses from which one they look."""
    seats = seats_beside(scene, seat)
    if len(seats) == 1:
        return None
    options = [
        discord.SelectOption(label=scene.speaker.label(one), value=str(one), default=one == seat) for one in seats
    ]
    said = scene.say("panel-look")
    return row(ui.Select(custom_id=of_verb(scene.table.id, Verb.LOOK), placeholder=said, options=options))


def _foot(scene: Scene, seat: int) -> list[ui.Button[Any]]:
    """Nothing once the match is over, as nothing changes any more."""
    match, has_settled = scene.table.id, has_orders(scene, seat)
    if scene.table.status != "open":
        return []
    buttons = [verb_button(match, Verb.READ, scene.say("panel-read"))]
    if scene.is_helped and decisions(scene, seat):
        buttons.append(hint_button(scene))
    if has_settled:
        buttons.append(verb_button(match, Verb.ORDERS, scene.say("panel-orders"), parts=(seat,)))
    if not _is_waited_for(scene, seat) and (page := plan_page(scene, seat)):
        buttons.append(verb_button(match, Verb.ORDERS, scene.say("plan"), parts=(seat, page)))
    if scene.table.seats[seat].is_away:
        return [*buttons, verb_button(match, Verb.RETURN, scene.say("return"))]
    if scene.table.seats[seat].has_left:
        return buttons
    away = [verb_button(match, Verb.AWAY, scene.say("away"))]
    timely = list(_timely(scene, seat))
    has_room = not has_settled or len([*buttons, *away, *timely]) <= IN_A_ROW  # else it stands among the orders
    return [*buttons, *(away if has_room else []), *timely]


def _is_waited_for(scene: Scene, seat: int) -> bool:
    return any(prompt.seat in seats_beside(scene, seat) for prompt in scene.table.prompts)


def _timely(scene: Scene, seat: int) -> Iterator[ui.Button[Any]]:
    match = scene.table.id
    if scene.has_hands and _has_last_word(scene, seat):
        yield verb_button(match, Verb.UNDO, scene.say("undo"))
    if _can_snooze(scene, seat):
        yield verb_button(match, Verb.SNOOZE, scene.say("snooze"))
