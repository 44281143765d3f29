"""Questions put to the table, as they stand in its message: who asks, who has agreed, and the two buttons."""

from discord import ButtonStyle
from discord.utils import format_dt

from bot.host import Table, Vote
from bot.host import taken_back as answers_taken_back
from bot.ui.views.scene import Scene, mention, unheard
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import Row, lines, row
from bot.words import Plain, plain


def open_votes(scene: Scene) -> list[Row | str]:
    """All that are open, oldest first."""
    shown: list[Row | str] = []
    for vote in scene.table.notes.votes:
        shown += [_text(scene, vote), _buttons(scene, vote)]
    return shown


def asked_for(scene: Scene, vote: Vote) -> str:
    """What the question is."""
    by = plain(vote.by.name)
    if vote.about == "undo":
        return scene.say("undo-asked", by=by, count=taken_back(scene.table, vote))
    if vote.about == "end":
        return scene.say("end-asked", by=by)
    assert vote.to is not None
    to, holder = plain(vote.to.name), scene.table.seats[vote.seat]
    if holder.person is not None and holder.person.id == vote.by.id:
        return scene.say("swap-own", by=by, to=to)
    return scene.say("swap-empty", by=by, to=to, number=vote.seat + 1, name=scene.speaker.who(vote.seat))


def taken_back(table: Table, vote: Vote) -> int:
    """How many answers an undo would cost now."""
    assert table.match is not None
    return answers_taken_back(table.match, vote.kept)


def _text(scene: Scene, vote: Vote) -> str:
    agreed = [mention(person) for person in vote.agreed]
    waiting = [mention(person) for person in unheard(scene.table, vote)]
    return lines(
        f"**{asked_for(scene, vote)}**",
        scene.say("question-agreed", names=agreed) if agreed else None,
        scene.say("question-waiting", names=waiting) if waiting else None,
        f"-# {scene.say('question-until', when=Plain(format_dt(vote.due, 'R')))}",
    )


def _buttons(scene: Scene, vote: Vote) -> Row:
    match, number = scene.table.id, vote.number
    return row(
        verb_button(match, Verb.AGREE, scene.say("question-agree"), style=ButtonStyle.success, argument=number),
        verb_button(match, Verb.REFUSE, scene.say("question-refuse"), argument=number),
    )
