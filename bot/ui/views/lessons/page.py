"""The message of a lesson: what has just happened, the board, the coach's line, the question and what to press."""

from collections.abc import Sequence

from discord import ButtonStyle, ui
from msgspec.structs import replace

from bot.engine.lesson import Course
from bot.ui.views.controls import control_of
from bot.ui.views.lookup.lexicon import lexicon_of
from bot.ui.views.lookup.pages import sight_row
from bot.ui.views.picture import Picture
from bot.ui.views.roles import BOARD, DESK, STRIP
from bot.ui.views.room import Item, room_beside
from bot.ui.views.scene import Scene
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import Row, layout, lines, row
from bot.words import shorten

STORY = 400  # characters of what has just happened


def lesson_view(
    scene: Scene, course: Course, answer: str, picture: Picture | None, strip: Picture | None = None
) -> ui.LayoutView:
    """One step; the coach speaks right over the question, where one looks on a phone.

    `answer`: what the coach says to the last try; `.right`, `.wrong`, or empty.
    """
    step = course.step
    assert step is not None
    prompt = replace(course.prompt, main="", default=None)  # which answer is usual would give the puzzle away
    above: list[Item] = [
        lines(f"### {scene.say('learn-title', game=scene.title)}", f"-# {_progress(scene, course)}"),
        _story(scene, course),
        strip.gallery(STRIP) if strip else None,
        picture.gallery(DESK if scene.has_hands else BOARD) if picture else None,
        _coach(scene, answer, scene.say(f"lesson-{step.say}")),
        lines(f"**{scene.speaker.prompt(prompt)}**", control_of(scene, prompt, None, prompt.seat).summary()),
    ]
    below: list[Item] = [_sight(scene, prompt.seat), _foot(scene)]
    asked = control_of(scene, prompt, None, prompt.seat).rows(prompt.options, room_beside([*above, *below]))
    return layout(scene.face.accent, *above, *asked, *below)


def learned_view(scene: Scene, course: Course, answer: str, picture: Picture | None) -> ui.LayoutView:
    """All has been learned: a word to end with, and straight on to a first match."""
    match = scene.table.id
    buttons = row(
        verb_button(match, Verb.PLAY, scene.say("learn-play"), style=ButtonStyle.primary),
        verb_button(match, Verb.LEARN, scene.say("learn-again"), argument=1),
    )
    return layout(
        scene.face.accent,
        f"### {scene.say('learn-title', game=scene.title)}",
        _coach(scene, answer, scene.say("lesson-end")),
        _story(scene, course),
        picture.gallery(DESK if scene.has_hands else BOARD) if picture else None,
        buttons,
    )


def _progress(scene: Scene, course: Course) -> str:
    return scene.say("learn-step", step=course.number, steps=len(course.lesson.said))


def _coach(scene: Scene, *said: str) -> str:
    return "\n".join(f"> {scene.say('learn-coach', said=one)}" for one in said if one)


def _story(scene: Scene, course: Course) -> str:
    """What has happened since the learner's last answer, as their seat hears of it; the newest where it is much."""
    own = course.lesson.own
    told = [scene.speaker.event(event) for event in course.news if any(event.is_for(seat) for seat in own)]
    return _newest([line for line in told if line])


def _newest(told: Sequence[str]) -> str:
    kept: list[str] = []
    for line in reversed(told):
        if sum(map(len, kept)) + len(line) > STORY:
            break
        kept.insert(0, f"-# • {shorten(line, STORY)}")
    return lines(*kept)


def _sight(scene: Scene, seat: int) -> Row | None:
    lexicon = lexicon_of(scene.face, scene.words)
    return sight_row(scene.table.id, lexicon, scene.face.nouns_in_sight(scene.shown(seat)))


def _foot(scene: Scene) -> Row:
    return row(verb_button(scene.table.id, Verb.LEARN, scene.say("learn-again"), argument=1))
