"""The table message: where the match stands, what happened, the board, who must act and what is on offer."""

from collections.abc import Collection, Sequence
from typing import Any

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.engine import Deal, Prompt
from bot.host import DESERTED_FOR, can_undo
from bot.ui.views.at_table import at_table
from bot.ui.views.controls import control_of
from bot.ui.views.hints import has_hints, hint_button
from bot.ui.views.open_votes import open_votes
from bot.ui.views.picture import Picture
from bot.ui.views.placement import Placement
from bot.ui.views.roles import BOARD, PREVIEW, STRIP
from bot.ui.views.room import Item
from bot.ui.views.scene import Scene, mention
from bot.ui.views.story_text import LIVE_STORY, story_text
from bot.ui.views.whose import naming_whose
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import Row, layout, line, lines, row
from bot.words import Plain, plain


def table_view(
    scene: Scene,
    story: Sequence[str],
    picture: Picture | None,
    notice: str | None = None,
    previews: Sequence[Picture] = (),
    strip: Picture | None = None,
) -> ui.LayoutView:
    """The table message of an open match. Without a picture the button Read stands in.

    `previews` are the pictures of what there is to choose; they stand right over the buttons. The `strip` of what has
    just happened stands on top of the board, in a gallery of its own: side by side they would be cropped.
    """
    found = at_table(scene)
    above: list[Item] = [
        _head(scene),
        story_text(story, LIVE_STORY),
        strip.gallery(STRIP) if strip else None,
        picture.gallery(BOARD) if picture else scene.say("table-alt-missing"),
        lines(_asked(scene, found.whole), *_told(scene), _deadline(scene), *_pauses(scene), notice),
        *(preview.gallery(PREVIEW + place) for place, preview in enumerate(previews)),
    ]
    below: list[Item] = [_hurried(scene), *open_votes(scene), line(), _foot(scene)]
    return layout(scene.face.accent, *above, *found.asked, *found.offered, *below)


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


def _head(scene: Scene) -> str:
    return f"### {scene.title}\n{headline(scene)}"


def _asked(scene: Scene, whole: Collection[int]) -> str:
    """Who must act, called by name, and where the private part of it is decided."""
    if scene.table.notes.deserted is not None:
        over = scene.table.notes.deserted + DESERTED_FOR
        return f"**{scene.say('table-deserted', when=Plain(format_dt(over, 'R')))}**"
    asked = scene.asked()
    if not asked:
        return scene.speaker.waiting(*scene.prompts)
    return lines(_question(scene, asked), *_hints(scene, asked, whole))


def _question(scene: Scene, asked: Sequence[Prompt]) -> str:
    """Of one person who decides at the table the whole question, as their panel would have it."""
    if len(asked) > 1 or scene.placement(asked[0]) is not Placement.TABLE:
        return lines(*(f"**{line}**" for line in scene.caller.waiting(*asked).splitlines()))
    hero, who = _of_whom(scene, asked[0])
    question = scene.speaker.prompt(asked[0])
    named = naming_whose(question, hero, who) if hero else None
    return scene.say("table-asked", who=who, question=question) if named is None else f"**{named}**"


def _of_whom(scene: Scene, prompt: Prompt) -> tuple[str, str]:
    """The hero a question is about, if any, and in full: with the person it calls."""
    who = scene.caller.who(prompt.seat)
    if one := scene.face.asked_of(scene.view(), prompt, scene.words):
        return plain(one), scene.say("name-hero", hero=plain(one), person=Plain(who))
    hero = scene.heroes[prompt.seat] if scene.heroes else ""
    return plain(hero) if hero else "", who


def _hints(scene: Scene, asked: Sequence[Prompt], whole: Collection[int]) -> list[str]:
    """Where to decide, if it is not here. Whether there are secret options must not be seen."""
    places = {scene.placement(prompt) for prompt in asked}
    if places == {Placement.PANEL}:
        return [f"-# {scene.say('ui-press-hand')}"]
    if places == {Placement.TABLE}:
        is_here = all(prompt.number in whole for prompt in asked)
        return [] if is_here else [f"-# {scene.say('ui-press-hand-for-it')}"]
    kinds = dict.fromkeys(f"prompt-{prompt.word}.more" for prompt in asked)
    return [f"-# {scene.say(kind)}" for kind in kinds if scene.words.has(kind)]


def _told(scene: Scene) -> list[str]:
    """What lies open of a question, such as an offer on the table; where one person is asked, what options bring."""
    asked = scene.asked()
    shown = [one for one in scene.prompts if isinstance(one.kind, Deal) or (len(asked) == 1 and one in asked)]
    return [control_of(scene, prompt).told() for prompt in shown]


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
    whole = [verb_button(match, Verb.WHOLE, scene.say_own("table-whole"))] if scene.has_whole else []
    return row(
        verb_button(match, Verb.HAND, scene.say("table-hand"), style=style),
        verb_button(match, Verb.READ, scene.say("table-read")),
        *whole,
        hint_button(scene) if has_hints(scene) else verb_button(match, Verb.HELP, scene.say("table-help")),
        *([verb_button(match, Verb.UNDO, scene.say("undo"))] if _can_take_back(scene) else []),
    )


def _can_take_back(scene: Scene) -> bool:
    """Has somebody an answer to take back? It is offered where answers are given: with hidden hands in the panels."""
    return not scene.has_hands and any(can_undo(scene.table, person.id) for person in scene.table.present)
