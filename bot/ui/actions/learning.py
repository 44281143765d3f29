"""Learning a game by playing: in one private message that changes with each try. It counts nowhere.

Where a person stands is the answers they have given, kept among what they have settled for themselves; so a lesson can
be left and taken up again at any time, on any server, after any restart.
"""

from typing import Any

from bot.engine import Choice, Refused
from bot.engine.lesson import Course, Lesson
from bot.host import USUAL_PACE, HostRefused
from bot.ui.actions.lobbies import USUAL, Lobbies
from bot.ui.messages.pictures import Unshown, board_picture, desk_picture, moment_picture
from bot.ui.shared.context import Context, person_of
from bot.ui.views.company import company
from bot.ui.views.controls import choice_of, control_of
from bot.ui.views.face import Face
from bot.ui.views.lessons.finding import lesson_in
from bot.ui.views.lessons.page import learned_view, lesson_view
from bot.ui.views.lessons.place import game_of, lesson_scene
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene
from bot.ui.wire.custom_id import Act, CustomId, Verb
from bot.ui.wire.declined import Declined
from bot.ui.wire.reply import Reply, data_of
from bot.ui.wire.submitted import submitted

RIGHT, WRONG = "right", "wrong"


class Learning:
    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self.context = context
        self.lobbies = lobbies

    async def show(self, reply: Reply, game: str, *, is_anew: bool = False) -> None:
        """The lesson where this person left it, or from its beginning. Raises Declined where the game has none."""
        face, lesson = self._lesson(game)
        given = () if is_anew else self._given(reply, game)
        course = _course(face, lesson, given)
        if course.step is None and not is_anew:
            course, given = _course(face, lesson, ()), ()
        await self._keep(reply, game, given)
        await self._draw(reply, face, course, "")

    async def handle(self, reply: Reply, wanted: CustomId) -> None:
        """Something pressed in a lesson. Raises HostRefused and Declined."""
        game = game_of(wanted.match) or ""
        if wanted.prompt is not None:
            await self._try(reply, game, wanted)
        elif wanted.verb is Verb.LEARN:
            await self.show(reply, game, is_anew=bool(wanted.argument))
        elif wanted.verb is Verb.PLAY:
            await self._play(reply, game)
        else:
            raise HostRefused("illegal")

    async def _play(self, reply: Reply, game: str) -> None:
        """Straight on to a first match: a table in this channel, with automata. Raises HostRefused and Declined."""
        face, _ = self._lesson(game)
        kind = face.game.options_type
        await self.lobbies.open(reply, game, kind(), USUAL_PACE, USUAL * company(face.game))
        await reply.accept()

    async def _try(self, reply: Reply, game: str, wanted: CustomId) -> None:
        face, lesson = self._lesson(game)
        given = self._given(reply, game)
        course = _course(face, lesson, given)
        step = course.step
        if step is None or course.prompt.number != wanted.prompt:
            await self._draw(reply, face, course, self._say(reply, game, "learn-stale"))
            return
        if wanted.what.startswith(Act.ASK):
            await self._open_form(reply, face, course, wanted)
            return
        choice = choice_of(course.prompt, wanted, submitted(data_of(reply.interaction)))
        if not course.prompt.is_legal(choice):
            raise HostRefused("illegal")
        if course.is_right(choice):
            course.take(choice)
            await self._keep(reply, game, (*given, choice))
            await self._draw(reply, face, course, self._say(reply, game, f"lesson-{step.say}.{RIGHT}"))
        else:
            await self._draw(reply, face, course, self._say(reply, game, f"lesson-{step.say}.{WRONG}"))

    async def _open_form(self, reply: Reply, face: Face[Any], course: Course, wanted: CustomId) -> None:
        scene = self._scene(reply, face, course)
        form = control_of(scene, course.prompt).modal(wanted.argument or 1)
        if form is None:
            raise HostRefused("illegal")
        await reply.ask(form)

    async def _draw(self, reply: Reply, face: Face[Any], course: Course, answer: str) -> None:
        scene = self._scene(reply, face, course)
        strip, picture = await _pictures(scene, course)
        if course.step is None:
            view = learned_view(scene, course, answer, picture)
        else:
            view = lesson_view(scene, course, answer, picture, strip)
        files = [one.file() for one in ((strip if course.step else None), picture) if one is not None]
        await (reply.replace(view, files) if reply.is_private else reply.show(view, files))

    def _say(self, reply: Reply, game: str, message: str) -> str:
        return self.context.words(reply.interaction, game).say(message)

    def _scene(self, reply: Reply, face: Face[Any], course: Course) -> Scene:
        words = self.context.words(reply.interaction, face.game.key)
        return lesson_scene(face, words, course, person_of(reply.interaction.user))

    def _lesson(self, game: str) -> tuple[Face[Any], Lesson]:
        face = self.context.faces.get(game)
        lesson = lesson_in(face.folder) if face is not None else None
        if face is None or lesson is None:
            raise Declined("learn-none")
        return face, lesson

    def _given(self, reply: Reply, game: str) -> tuple[Choice, ...]:
        return self.context.wishes.of(reply.interaction.user.id).lessons.get(game, ())

    async def _keep(self, reply: Reply, game: str, given: tuple[Choice, ...]) -> None:
        person = reply.interaction.user.id
        lessons = self.context.wishes.of(person).lessons
        if lessons.get(game, ()) != given:
            await self.context.wishes.change(person, lessons=lessons | {game: given})


def _course(face: Face[Any], lesson: Lesson, given: tuple[Choice, ...]) -> Course:
    """Where answers of an older lesson no longer fit, it begins anew."""
    try:
        return Course(face.game, lesson, given)
    except Refused:
        return Course(face.game, lesson)


async def _pictures(scene: Scene, course: Course) -> tuple[Picture | None, Picture | None]:
    """The strip and the board; or the desk, which holds both. One that cannot be drawn is left out."""
    moments = [event for event in course.news if scene.is_for_all(event) and scene.face.moment(event)]
    seat = course.prompt.seat if course.step is not None else course.lesson.own[0]
    try:
        if scene.has_hands:
            return None, await desk_picture(scene, seat, moments)
        return await moment_picture(scene, moments), await board_picture(scene)
    except Unshown:
        return None, None
