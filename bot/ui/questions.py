"""Questions put to the table, as they stand in its message: who asks, who has agreed, and the two buttons."""

from discord import ButtonStyle
from discord.utils import format_dt

from bot.host import Motion, Table
from bot.ui.components import Row, verb_button
from bot.ui.custom_id import Verb
from bot.ui.layout import lines, row
from bot.ui.scene import Scene, mention, unheard
from bot.words import Plain, plain


def questions(scene: Scene) -> list[Row | str]:
    """All that are open, oldest first."""
    shown: list[Row | str] = []
    for motion in scene.table.aside.motions:
        shown += [_text(scene, motion), _buttons(scene, motion)]
    return shown


def asked_for(scene: Scene, motion: Motion) -> str:
    """What the question is."""
    by = plain(motion.by.name)
    if motion.about == "undo":
        return scene.say("undo-asked", by=by, count=taken_back(scene.table, motion))
    if motion.about == "end":
        return scene.say("end-asked", by=by)
    assert motion.to is not None
    to, holder = plain(motion.to.name), scene.table.seats[motion.seat]
    if holder.person is not None and holder.person.id == motion.by.id:
        return scene.say("swap-own", by=by, to=to)
    return scene.say("swap-empty", by=by, to=to, number=motion.seat + 1, name=plain(scene.names[motion.seat]))


def taken_back(table: Table, motion: Motion) -> int:
    """How many answers an undo would cost now."""
    assert table.match is not None
    return table.match.answered - motion.kept


def _text(scene: Scene, motion: Motion) -> str:
    agreed = [mention(person) for person in motion.agreed]
    waiting = [mention(person) for person in unheard(scene.table, motion)]
    return lines(
        f"**{asked_for(scene, motion)}**",
        scene.say("question-agreed", names=agreed) if agreed else None,
        scene.say("question-waiting", names=waiting) if waiting else None,
        f"-# {scene.say('question-until', when=Plain(format_dt(motion.due, 'R')))}",
    )


def _buttons(scene: Scene, motion: Motion) -> Row:
    match, number = scene.table.id, motion.number
    return row(
        verb_button(match, Verb.AGREE, scene.say("question-agree"), style=ButtonStyle.success, argument=number),
        verb_button(match, Verb.REFUSE, scene.say("question-refuse"), argument=number),
    )
