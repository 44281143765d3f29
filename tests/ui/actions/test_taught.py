"""Something is pressed in a lesson: what is right goes on, what is wrong is explained, and nothing else counts."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.lesson import Course
from bot.host import HostRefused
from bot.ui.actions import learning as module
from bot.ui.actions.learning import Learning, _pictures
from bot.ui.actions.lobbies import USUAL
from bot.ui.messages.pictures import Unshown
from bot.ui.shared.wishes import Wishes
from bot.ui.views.company import company
from bot.ui.views.lessons.finding import lesson_in
from bot.ui.views.lessons.place import lesson_id
from bot.ui.wire.custom_id import Act, CustomId, Verb
from bot.ui.wire.declined import Declined
from cogs.death_over_the_kingdom.face import KingdomFace
from tests.support.harbour.face import HarbourFace
from tests.ui.actions.acting import ZOE, Acting

FACE = KingdomFace()
GAME, WORDS = FACE.game.key, FACE.catalogue.words()
HERE = lesson_id(GAME)


def course(*said: Any) -> Course:
    lesson = lesson_in(FACE.folder)
    assert lesson is not None
    return Course(FACE.game, lesson, said)


class Taught(Acting):
    """Zoe has said so much of the lesson rightly; whatever she presses means `choice`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, said: int = 0, choice: Any = None) -> None:
        super().__init__()
        at = course()
        self.given = tuple(self._said(at) for _ in range(said))
        self.at, self.choice = at, at.solution() if choice is None and at.step else choice
        self.wishes = {ZOE.id: Wishes(lessons={GAME: self.given, "nim": ("x",)})}
        self.context.faces = {GAME: FACE}
        self.context.words = lambda *_: WORDS
        self.told: list[str] = []
        monkeypatch.setattr(module, "choice_of", lambda *_: self.choice)
        lobbies: Any = self.panels
        learning: Any = Learning(self.context, lobbies)
        self.learning = learning
        learning._draw = self._drawn

    @staticmethod
    def _said(at: Course) -> Any:
        choice = at.solution()
        at.take(choice)
        return choice

    async def _drawn(self, _: Any, face: Any, drawn: Course, answer: str) -> None:
        assert face is FACE
        self.drawn = drawn
        self.told.append(answer)

    async def presses(self, what: str = "x", prompt: int | None = None) -> None:
        number = self.at.prompt.number if prompt is None and self.at.step else prompt
        await self.learning.handle(self.reply(ZOE), CustomId(HERE, what, number))

    @property
    def kept(self) -> Any:
        return self.wishes[ZOE.id].lessons


@pytest.mark.parametrize("said", [0, 1])
async def test_what_is_right_goes_on_from_there(said: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of this lesson alone; others are kept as they were."""
    taught = Taught(monkeypatch, said=said)
    assert taught.at.step is not None
    await taught.presses()
    assert taught.kept == {GAME: (*taught.given, taught.choice), "nim": ("x",)}
    assert taught.told == [WORDS.say(f"lesson-{taught.at.step.say}.right")]
    assert taught.drawn.step == course(*taught.kept[GAME]).step != taught.at.step


async def test_what_is_wrong_is_explained_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = Taught(monkeypatch)
    step = taught.at.step
    assert step is not None
    monkeypatch.setattr(Course, "is_right", lambda *_: False)
    await taught.presses()
    assert taught.told == [WORDS.say(f"lesson-{step.say}.wrong")]
    assert taught.kept[GAME] == ()


async def test_what_cannot_be_chosen_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = Taught(monkeypatch, choice=("gone",))
    with pytest.raises(HostRefused, match="illegal"):
        await taught.presses()
    assert (taught.told, taught.kept[GAME]) == ([], ())


@pytest.mark.parametrize(("said", "prompt"), [(0, 999), (99, 1)])
async def test_what_was_pressed_in_an_older_message_counts_no_more(
    said: int, prompt: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor after the end."""
    taught = Taught(monkeypatch)
    while said and taught.at.step is not None:
        taught.given = (*taught.given, taught._said(taught.at))
    taught.wishes = {ZOE.id: Wishes(lessons={GAME: taught.given})}
    await taught.presses(prompt=prompt)
    assert taught.told == [WORDS.say("learn-stale")]
    assert taught.kept == {GAME: taught.given}


@pytest.mark.parametrize(("what", "is_anew"), [("learn", False), ("learn.1", True)])
async def test_a_lesson_is_shown_or_begun_again(what: str, is_anew: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    taught = Taught(monkeypatch, said=1)
    await taught.learning.handle(taught.reply(ZOE), CustomId(HERE, what))
    assert taught.kept[GAME] == (() if is_anew else taught.given)
    assert taught.told == [""]


async def test_from_a_lesson_one_goes_straight_on_to_a_table_with_automata(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = Taught(monkeypatch)
    await taught.learning.handle(taught.reply(ZOE), CustomId(HERE, Verb.PLAY))
    (opened, game, options, _, automata), accepted = taught.done
    assert (opened, game, options, automata) == ("open", GAME, FACE.game.options_type(), USUAL * company(FACE.game))
    assert accepted == ("accept",)


async def test_nothing_else_is_pressed_in_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = Taught(monkeypatch)
    with pytest.raises(HostRefused, match="illegal"):
        await taught.learning.handle(taught.reply(ZOE), CustomId(HERE, Verb.HAND))
    taught.context.faces["harbour"] = HarbourFace()
    for game in ("gone", "harbour"):
        with pytest.raises(Declined, match="learn-none"):
            await taught.learning.handle(taught.reply(ZOE), CustomId(lesson_id(game), Verb.LEARN))


async def test_where_a_question_has_no_form_none_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = Taught(monkeypatch)
    asked: list[int] = []
    forms: list[Any] = [SimpleNamespace(custom_id="form"), None]

    def modal(page: int) -> Any:
        asked.append(page)
        return forms.pop(0)

    def control(*_: Any) -> Any:
        return SimpleNamespace(modal=modal)

    monkeypatch.setattr(module, "control_of", control)
    await taught.presses(f"{Act.ASK}.3")
    assert taught.done == [("ask", "form")]
    with pytest.raises(HostRefused, match="illegal"):
        await taught.presses(str(Act.ASK))
    assert asked == [3, 1]


@pytest.mark.parametrize(
    ("has_hands", "is_over", "drawn"),
    [
        (True, False, [("desk", 2, 1)]),
        (True, True, [("desk", 1, 1)]),
        (False, False, [("strip", 1), ("board",)]),
    ],
)
async def test_a_lesson_shows_the_desk_of_whoever_is_asked_or_the_board_and_what_has_happened(
    has_hands: bool, is_over: bool, drawn: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the end of it the learner's own; of the events those that matter, and that everybody may know."""
    done: list[Any] = []

    def noting(name: str) -> Any:
        async def draw(_: Any, *of: Any) -> str:
            done.append((name, *(len(one) if isinstance(one, list) else one for one in of)))
            return name

        return draw

    for name in ("desk", "moment", "board"):
        monkeypatch.setattr(module, f"{name}_picture", noting("strip" if name == "moment" else name))
    news = ["loud", "quiet", "secret"]
    face = SimpleNamespace(moment=lambda event: event != "quiet")
    scene: Any = SimpleNamespace(has_hands=has_hands, face=face, is_for_all=lambda event: event != "secret")
    prompt, lesson = SimpleNamespace(seat=2), SimpleNamespace(own=(1, 2))
    shown: Any = SimpleNamespace(news=news, prompt=prompt, lesson=lesson, step=None if is_over else "a step")
    strip, picture = await _pictures(scene, shown)
    assert done == drawn
    shown_there: tuple[Any, Any] = strip, picture
    assert shown_there == ((None, "desk") if has_hands else ("strip", "board"))


@pytest.mark.parametrize(("is_private", "how"), [(True, "replace"), (False, "show")])
@pytest.mark.parametrize("is_over", [False, True])
async def test_a_lesson_says_what_was_right_and_asks_on_to_its_end(
    is_private: bool, how: str, is_over: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def undrawn(*_: Any) -> tuple[None, None]:
        return None, None

    monkeypatch.setattr(module, "_pictures", undrawn)
    taught, at = Taught(monkeypatch), course()
    while is_over and at.step is not None:
        taught._said(at)
    said = "lesson-end" if at.step is None else f"lesson-{at.step.say}"
    await Learning._draw(taught.learning, taught.reply(ZOE, is_private=is_private), FACE, at, "Well done!")
    ((shown, text),) = taught.done
    assert shown == how
    assert f"{WORDS.say('learn-coach', said='Well done!')}\n> {WORDS.say('learn-coach', said=WORDS.say(said))}" in text


async def test_a_picture_that_cannot_be_drawn_is_left_out_of_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    async def torn(*_: Any) -> None:
        raise Unshown("0badcafe")

    monkeypatch.setattr(module, "desk_picture", torn)
    scene: Any = SimpleNamespace(has_hands=True)
    shown: Any = SimpleNamespace(news=(), step=None, lesson=SimpleNamespace(own=(0,)))
    assert await _pictures(scene, shown) == (None, None)
