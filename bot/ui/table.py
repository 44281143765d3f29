"""The table message: where the match stands, what happened, the board, who must act and what is on offer."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.engine import Event, Prompt
from bot.host import DESERTED_FOR
from bot.ui.components import Row, controls, verb_button
from bot.ui.custom_id import Verb
from bot.ui.layout import layout, line, lines, row
from bot.ui.questions import questions
from bot.ui.scene import Picture, Scene, mention
from bot.words import Plain

STORY_LENGTH = 1800  # characters; the oldest lines go first
ROWS_OF_A_QUESTION = 2
MOST_ROWS = 6  # of buttons in public; what is more stands in the panels
TOLD = "• "  # begins a line of the story
TORN = "…"  # stands where the older ones had no room


def story_lines(scene: Scene, events: Sequence[Event]) -> list[str]:
    """What everybody may hear of."""
    return [scene.speaker.event(event) for event in events if event.is_for(None)]


def told(story: Sequence[str]) -> str:
    """The last lines of the story that have room."""
    kept: list[str] = []
    room = STORY_LENGTH
    for text in reversed(story):
        room -= len(text) + 3
        if room < 0:
            kept.append(TORN)
            break
        kept.append(f"{TOLD}{text}")
    return "\n".join(reversed(kept))


def table_view(
    scene: Scene,
    story: Sequence[str],
    picture: Picture | None,
    notice: str | None = None,
    previews: Sequence[Picture] = (),
) -> ui.LayoutView:
    """The table message of an open match. Without a picture the button Read Board stands in.

    `previews` are the pictures of what there is to choose; they stand right over the buttons.
    """
    offered = public_controls(scene)
    return layout(
        scene.face.accent,
        _head(scene),
        told(story),
        picture.gallery() if picture else scene.say("table-alt-missing"),
        lines(_asked(scene), _deadline(scene), notice),
        *(preview.gallery() for preview in previews),
        *offered,
        _hurried(scene),
        *questions(scene),
        line(),
        _foot(scene),
    )


def plain_view(scene: Scene, sentence: str, story: Sequence[str] = ()) -> ui.LayoutView:
    """Where the match cannot be shown as it should: why, who is waited for, and what people may still do."""
    called = " ".join(mention(person) for person in sorted(scene.asked_people()))
    hand = row(verb_button(scene.table.id, Verb.HAND, scene.say("table-hand"))) if scene.table.match else None
    return layout(
        scene.face.accent, f"### {scene.title}", told(story), lines(called, sentence), *questions(scene), hand
    )


def past_view(scene: Scene, headline: str, story: Sequence[str], picture: Picture | None = None) -> ui.LayoutView:
    """What is left of a table message once a newer one took its place: a page of the story."""
    shown = picture.gallery() if picture else None
    return layout(
        scene.face.accent, "-# " + " · ".join(part for part in (scene.title, headline) if part), told(story), shown
    )


def headline(scene: Scene) -> str:
    return scene.face.headline(scene.table.view(None), scene.words)


def public_controls(scene: Scene) -> list[Row]:
    """The options everybody may see; those of several seats at once only if there is room."""
    found: list[Row] = []
    for prompt in scene.asked():
        if prompt.is_secret or not (prompt.public_options or not prompt.options):
            continue
        found += controls(scene.table.id, prompt, prompt.public_options, scene.speaker)
    return found if len(found) + ROWS_OF_A_QUESTION * len(scene.table.aside.motions) <= MOST_ROWS else []


def _head(scene: Scene) -> str:
    return f"### {scene.title}\n{headline(scene)}"


def _asked(scene: Scene) -> str:
    """Who must act, called by name, and where the private part of it is decided."""
    if scene.table.aside.deserted is not None:
        over = scene.table.aside.deserted + DESERTED_FOR
        return f"**{scene.say('table-deserted', when=Plain(format_dt(over, 'R')))}**"
    asked = scene.asked()
    if not asked:
        return scene.speaker.waiting(*scene.table.prompts)
    return lines(f"**{scene.caller.waiting(*asked)}**", *_hints(scene, asked))


def _hints(scene: Scene, asked: Sequence[Prompt]) -> list[str]:
    """Where to decide. It hangs on the kind of prompt alone: hidden options must not show through."""
    if all(prompt.is_secret for prompt in asked):
        return [f"-# {scene.say('ui-press-hand')}"]
    kinds = dict.fromkeys(f"prompt-{prompt.word}.more" for prompt in asked)
    return [f"-# {scene.say(kind)}" for kind in kinds if scene.words.has(kind)]


def _deadline(scene: Scene) -> str:
    dues = [deadline.due for deadline in scene.table.deadlines.values()]
    return f"-# {scene.say('deadline', when=Plain(format_dt(min(dues), 'R')))}" if dues else ""


def _hurried(scene: Scene) -> Row | None:
    """Who is reminded may ask for more time right there; whoever nobody waits for may come back."""
    match, table = scene.table.id, scene.table
    if table.is_deserted:
        return row(verb_button(match, Verb.RETURN, scene.say("return"), style=ButtonStyle.primary))
    late = [due for due in table.deadlines.values() if due.is_reminded and table.aside.snoozes_left(due.seat)]
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
