"""The table message: where the match stands, what happened, the board, who must act and what is on offer."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui
from discord.utils import format_dt
from msgspec.structs import replace

from bot.engine import Prompt
from bot.host import DESERTED_FOR
from bot.ui.views.controls import control_of, controls
from bot.ui.views.open_votes import open_votes
from bot.ui.views.picture import Picture
from bot.ui.views.room import Item, Room, room_beside, size
from bot.ui.views.scene import Scene, mention
from bot.ui.views.story_text import story_text
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import Row, layout, line, lines, row
from bot.ui.wire.limits import COMPONENTS, PANEL_ROWS, PUBLIC_ROWS
from bot.words import Plain, plain

ROWS_OF_A_VOTE = 2


def table_view(
    scene: Scene,
    story: Sequence[str],
    picture: Picture | None,
    notice: str | None = None,
    previews: Sequence[Picture] = (),
    strip: Picture | None = None,
) -> ui.LayoutView:
    """The table message of an open match. Without a picture the button Read Board stands in.

    `previews` are the pictures of what there is to choose; they stand right over the buttons. The `strip` of what has
    just happened stands on top of the board, in a gallery of its own: side by side they would be cropped.
    """
    above: list[Item] = [
        _head(scene),
        story_text(story),
        strip.gallery() if strip else None,
        picture.gallery() if picture else scene.say("table-alt-missing"),
        lines(_asked(scene), *_told(scene), _deadline(scene), *_pauses(scene), notice),
        *(preview.gallery() for preview in previews),
    ]
    below: list[Item] = [_hurried(scene), *open_votes(scene), line(), _foot(scene)]
    rows = PUBLIC_ROWS - ROWS_OF_A_VOTE * len(scene.table.notes.votes)
    room = room_beside([*above, *below], rows=rows, is_public=True)
    kept = 1 if scene.offers() else 0  # a line that says what is on offer
    pressed = public_controls(scene, replace(room, components=room.components - kept))
    beside = replace(room, rows=room.rows - len(_rows(pressed)), components=room.components - size(pressed))
    return layout(scene.face.accent, *above, *pressed, *public_offers(scene, beside), *below)


def plain_view(scene: Scene, sentence: str, story: Sequence[str] = ()) -> ui.LayoutView:
    """Where the match cannot be shown as it should: why, who is waited for, and what people may still do."""
    called = " ".join(mention(person) for person in sorted(scene.asked_people()))
    hand = row(verb_button(scene.table.id, Verb.HAND, scene.say("table-hand"))) if scene.table.match else None
    return layout(
        scene.face.accent, f"### {scene.title}", story_text(story), lines(called, sentence), *open_votes(scene), hand
    )


def past_view(scene: Scene, headline: str, story: Sequence[str], picture: Picture | None = None) -> ui.LayoutView:
    """What is left of a table message once a newer one took its place: a page of the story."""
    shown = picture.gallery() if picture else None
    return layout(
        scene.face.accent,
        "-# " + " · ".join(part for part in (scene.title, headline) if part),
        story_text(story),
        shown,
    )


def headline(scene: Scene) -> str:
    return scene.face.headline(scene.view(), scene.words)


def public_controls(scene: Scene, room: Room) -> list[Item]:
    """The options everybody may see. Those of several seats all stand there or none; of one seat's a part may.

    Where several are asked each one's stand under their name: they often read the same.
    """
    prompts = [prompt for prompt in scene.asked() if _is_public(prompt)]
    if len(prompts) < 2:
        return [part for prompt in prompts for part in controls(scene, prompt, prompt.public_options, room)]
    whole = replace(room, rows=PANEL_ROWS, components=COMPONENTS)
    found: list[Item] = []
    for prompt in prompts:
        said = f"-# {plain(scene.names[prompt.seat])}"
        found += [said, *controls(scene, prompt, prompt.public_options, whole)]
    return found if len(_rows(found)) <= room.rows and size(found) <= room.components else []


def _rows(items: Sequence[Item]) -> list[Item]:
    """Those that can be pressed."""
    return [item for item in items if not isinstance(item, str)]


def public_offers(scene: Scene, room: Room) -> list[Item]:
    """What some may do besides, each with what to press; where that has no room it is in their panels.

    Of a secret offer nothing is said: nobody waits for it, so nobody else need know of it. People are named here, not
    called.
    """
    offers = [offer for offer in scene.offers() if _is_public(offer)]
    if not offers:
        return []
    found: list[Item] = []
    for offer in offers:
        rows = [] if scene.face.has_picture(offer) else controls(scene, offer, offer.public_options, room)
        found += [lines(*(f"-# {said}" for said in scene.speaker.offered(offer))), *rows]
    pressed = _rows(found)
    if pressed and len(pressed) <= room.rows and size(found) <= room.components:
        return found
    told = lines(*(f"-# {said}" for said in (*scene.speaker.offered(*offers), scene.say("ui-press-hand-for-it"))))
    return [told]


def _is_public(prompt: Prompt) -> bool:
    """May it be answered in public? One without options, such as an amount, names nothing secret."""
    return not prompt.is_secret and bool(prompt.public_options or not prompt.options)


def _head(scene: Scene) -> str:
    return f"### {scene.title}\n{headline(scene)}"


def _asked(scene: Scene) -> str:
    """Who must act, called by name, and where the private part of it is decided."""
    if scene.table.notes.deserted is not None:
        over = scene.table.notes.deserted + DESERTED_FOR
        return f"**{scene.say('table-deserted', when=Plain(format_dt(over, 'R')))}**"
    asked = scene.asked()
    if not asked:
        return scene.speaker.waiting(*scene.table.prompts)
    return lines(f"**{scene.caller.waiting(*asked)}**", *_hints(scene, asked))


def _hints(scene: Scene, asked: Sequence[Prompt]) -> list[str]:
    """Where to decide. It depends on the prompt's word alone, as whether there are secret options must not be seen."""
    if all(prompt.is_secret for prompt in asked):
        return [f"-# {scene.say('ui-press-hand')}"]
    kinds = dict.fromkeys(f"prompt-{prompt.word}.more" for prompt in asked)
    return [f"-# {scene.say(kind)}" for kind in kinds if scene.words.has(kind)]


def _told(scene: Scene) -> list[str]:
    """What lies open of a question, such as an offer on the table."""
    return [control_of(scene, prompt).told() for prompt in scene.table.prompts]


def _pauses(scene: Scene) -> list[str]:
    """The moments that last now, without a countdown."""
    return [f"-# {said}" for pause in scene.table.pauses if (said := scene.speaker.pause(pause))]


def _deadline(scene: Scene) -> str:
    dues = [deadline.due for deadline in scene.table.deadlines.values() if not deadline.is_pause]
    return f"-# {scene.say('deadline', when=Plain(format_dt(min(dues), 'R')))}" if dues else ""


def _hurried(scene: Scene) -> Row | None:
    """A button for whoever is reminded, to ask for more time; at a deserted table for whoever comes back."""
    match, table = scene.table.id, scene.table
    if table.is_deserted:
        return row(verb_button(match, Verb.RETURN, scene.say("return"), style=ButtonStyle.primary))
    asked = [due for due in table.deadlines.values() if due.is_reminded and not due.is_pause]
    late = [due for due in asked if table.notes.snoozes_left(due.seat)]
    return row(verb_button(match, Verb.SNOOZE, scene.say("snooze"))) if late else None


def _foot(scene: Scene) -> ui.ActionRow[Any]:
    match = scene.table.id
    is_private = bool(scene.asked()) and all(prompt.is_secret for prompt in scene.asked())
    style = ButtonStyle.primary if is_private else ButtonStyle.secondary
    whole = [verb_button(match, Verb.WHOLE, scene.say("table-whole"))] if scene.has_whole else []
    return row(
        verb_button(match, Verb.HAND, scene.say("table-hand"), style=style),
        verb_button(match, Verb.READ, scene.say("table-read")),
        *whole,
        verb_button(match, Verb.HELP, scene.say("table-help")),
    )
