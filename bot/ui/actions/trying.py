"""Try From Here: a match that is over goes on from a moment of it, in a private message, with automata.

It lives in memory alone and has no result. What lay hidden then is dealt as it was: the match is over, so anybody can
read it in the record; the message shows only what the seat may know.
"""

import asyncio
from typing import Any

from bot.engine import Refused, ScriptFailed
from bot.host import HostRefused, Table
from bot.ui.actions.drafting import step_of
from bot.ui.messages.pictures import Unshown, board_picture, desk_picture
from bot.ui.shared.context import Context, person_of
from bot.ui.shared.trials import Trial
from bot.ui.views.controls import choice_of, control_of
from bot.ui.views.kinds.drafting import ASK, DraftingControl
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from bot.ui.views.trial import trial_table, trial_view
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted


class Trying:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def begin(self, reply: Reply, table: Table, answered: int) -> None:
        """As the match stood after so many answers. Raises HostRefused, Declined."""
        match = await self.context.host.queries.match_after(table.id, answered)
        if match is None:
            raise Declined("watch-lost")
        if match.outcome is not None:
            raise Declined("try-over")
        trial = await self._in_thread(lambda: Trial(table, match, reply.interaction.user.id))
        self.context.trials.keep(trial)
        await self._draw(reply, trial, is_new=True)

    async def handle(self, reply: Reply, wanted: CustomId) -> None:
        """Something pressed in such a message. Raises HostRefused, Declined."""
        trial = self.context.trials.of(wanted.match, reply.interaction.user.id)
        if trial is None:
            raise Declined("try-lost")
        async with trial.acting:
            await self._press(reply, trial, wanted)

    async def _press(self, reply: Reply, trial: Trial, wanted: CustomId) -> None:
        prompt = trial.prompt
        if prompt is None or prompt.number != wanted.prompt:
            await self._draw(reply, trial)
            return
        filled = submitted(data_of(reply.interaction))
        if wanted.what.startswith(Act.MORE):
            await self._draw(reply, trial, page=wanted.argument)
        elif wanted.what.startswith((Act.DRAFT, Act.SEND)):
            await self._fill_in(reply, trial, wanted)
        elif wanted.what.startswith(Act.ASK):
            await self._ask(reply, trial, wanted.argument or 1)
        else:
            choice = choice_of(prompt, wanted, filled)
            await self._answer(reply, trial, choice)

    async def _answer(self, reply: Reply, trial: Trial, choice: Any) -> None:
        prompt = trial.prompt
        if prompt is None or not prompt.is_legal(choice):
            raise HostRefused("illegal")
        trial.draft = None
        await self._in_thread(lambda: trial.answer(prompt.number, choice))
        await self._draw(reply, trial)

    async def _fill_in(self, reply: Reply, trial: Trial, wanted: CustomId) -> None:
        assert trial.prompt is not None
        control = control_of(self._scene(reply, trial), trial.prompt, trial.draft)
        if not isinstance(control, DraftingControl):
            raise HostRefused("illegal")
        if wanted.parts[0] == Act.SEND:
            await self._answer(reply, trial, control.sent)
            return
        filled = submitted(data_of(reply.interaction))
        step, page = step_of(wanted, filled)
        if step == ASK:
            await self._ask(reply, trial, page)
            return
        trial.draft = control.drafted(step, page, filled)
        await self._draw(reply, trial)

    async def _ask(self, reply: Reply, trial: Trial, page: int) -> None:
        assert trial.prompt is not None
        form = control_of(self._scene(reply, trial), trial.prompt, trial.draft).modal(page)
        if form is None:
            raise HostRefused("illegal")
        await reply.ask(form)

    async def _draw(self, reply: Reply, trial: Trial, *, page: int = 1, is_new: bool = False) -> None:
        scene = self._scene(reply, trial)
        news = [event for event in trial.news if any(event.is_for(seat) for seat in trial.own)]
        picture = await _picture(scene, trial)
        view = trial_view(scene, trial.prompt, news, picture, page=page, draft=trial.draft)
        files = [picture.file()] if picture else []
        await (reply.show(view, files) if is_new else reply.replace(view, files))

    def _scene(self, reply: Reply, trial: Trial) -> Scene:
        person = person_of(reply.interaction.user)
        table = trial_table(trial.table, trial.id, trial.match, trial.own, person)
        return self.context.private(table, reply.interaction)

    async def _in_thread(self, doing: Any) -> Any:
        """Automata think, which takes a moment. Rules that raise are told as a match that does not replay."""
        try:
            return await asyncio.to_thread(doing)
        except (Refused, ScriptFailed) as error:
            raise Declined("watch-lost") from error


async def _picture(scene: Scene, trial: Trial) -> Picture | None:
    seat = trial.prompt.seat if trial.prompt else trial.own[0]
    try:
        return await (desk_picture(scene, seat, ()) if scene.has_hands else board_picture(scene))
    except Unshown:
        return None
