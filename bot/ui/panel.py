"""The panel: what one seat alone may see, in a message only that person gets."""

from collections.abc import Mapping
from typing import Any

from discord import ui

from bot.engine import Event, Prompt
from bot.host import can_undo
from bot.ui.components import controls, verb_button
from bot.ui.custom_id import Verb
from bot.ui.layout import layout, lines, row
from bot.ui.scene import Picture, Scene

NEWS = 5  # private events shown, the latest


def panel_view(
    scene: Scene,
    seat: int,
    picture: Picture | None,
    notice: str | None = None,
    previews: Mapping[int, Picture] | None = None,
) -> ui.LayoutView:
    """The hand, what was learned in private, and everything this seat may decide now.

    `previews`: by the prompt's number, the picture of what there is to choose.
    """
    view = scene.table.view(seat)
    return layout(
        scene.face.accent,
        lines(f"### {scene.say('panel-title')}", notice and f"*{notice}*"),
        picture.gallery() if picture else None,
        _news(scene, seat),
        *_decisions(scene, seat, previews or {}),
        _small(scene.face.read_hand(view, scene.names, scene.words)),
        row(*_foot(scene, seat)),
    )


def lost_view(scene: Scene) -> ui.LayoutView:
    """What is left of the panel of somebody who has no seat any more."""
    return layout(scene.face.accent, scene.say("panel-lost"))


def _small(text: str) -> str:
    """The picture in words stands last, where it is in nobody's way."""
    return lines(*(f"-# {part}" for part in text.splitlines()))


def seat_of(scene: Scene, person: int) -> int | None:
    """The seat a person looks from: one that is asked, else the first."""
    seats = scene.table.seats_of(person)
    asked = [prompt.seat for prompt in scene.table.prompts if prompt.seat in seats]
    return next(iter([*asked, *seats]), None)


def telling(scene: Scene, seat: int) -> object:
    """What a panel says; as long as this is equal it need not be drawn again."""
    prompts = tuple(prompt.number for prompt in scene.table.prompts if prompt.seat == seat)
    hand = scene.face.read_hand(scene.table.view(seat), scene.names, scene.words)
    foot = tuple(button.custom_id for button in _foot(scene, seat))
    return scene.table.status, scene.table.seats[seat], prompts, hand, _news(scene, seat), foot


def _news(scene: Scene, seat: int) -> str:
    match = scene.table.match
    private = [event for event in match.told if _is_private(event, seat)] if match else []
    if not private:
        return ""
    told = [f"• {scene.speaker.event(event)}" for event in private[-NEWS:]]
    return lines(f"**{scene.say('panel-news')}**", *told)


def _is_private(event: Event, seat: int) -> bool:
    return event.to is not None and event.is_for(seat)


def decisions(scene: Scene, seat: int) -> list[Prompt]:
    """What this seat is asked, if it is a person's."""
    return [prompt for prompt in scene.asked() if prompt.seat == seat]


def _decisions(scene: Scene, seat: int, previews: Mapping[int, Picture]) -> list[ui.Item[Any] | str]:
    prompts = decisions(scene, seat)
    if not prompts:
        return [f"-# {scene.say('panel-nothing')}"]
    shown: list[ui.Item[Any] | str] = []
    for prompt in prompts:
        shown.append(f"**{scene.speaker.prompt(prompt)}**")
        shown += [previews[prompt.number].gallery()] if prompt.number in previews else []
        shown += controls(scene.table.id, prompt, prompt.options, scene.speaker)
    return shown


def _has_last_word(scene: Scene, seat: int) -> bool:
    """Is there an answer of theirs that could be taken back?"""
    person = scene.table.seats[seat].person
    return person is not None and can_undo(scene.table, person.id)


def _can_snooze(scene: Scene, seat: int) -> bool:
    is_timed = any(due.seat == seat for due in scene.table.deadlines.values())
    return is_timed and scene.table.aside.snoozes_left(seat) > 0


def _foot(scene: Scene, seat: int) -> list[ui.Button[Any]]:
    match = scene.table.id
    buttons = [verb_button(match, Verb.REFRESH, scene.say("panel-refresh"))]
    if scene.table.seats[seat].is_away:
        buttons.append(verb_button(match, Verb.RETURN, scene.say("return")))
    elif scene.table.status == "open" and not scene.table.seats[seat].has_left:
        buttons.append(verb_button(match, Verb.AWAY, scene.say("away")))
        if _has_last_word(scene, seat):
            buttons.append(verb_button(match, Verb.UNDO, scene.say("undo")))
        if _can_snooze(scene, seat):
            buttons.append(verb_button(match, Verb.SNOOZE, scene.say("snooze")))
    return buttons
